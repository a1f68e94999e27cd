/// A view that needs something else than a frame to be made, for the proxies of appearances.
@MainActor
package protocol MadeWithoutFrame: UIView {
    /// An instance of the class without a size and a look of its own.
    static func makeInstance() -> UIView
}
