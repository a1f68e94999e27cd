/// A view that needs something else than a frame to be made, for the proxies of appearances.
@MainActor
package protocol MadeWithoutFrame: UIView {
    /// Returns an instance of the class with a size of zero and the default appearance.
    static func makeInstance() -> UIView
}
