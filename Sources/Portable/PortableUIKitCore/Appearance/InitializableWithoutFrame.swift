/// A view that has no initializer with a frame, for appearance proxies.
@MainActor
package protocol InitializableWithoutFrame: UIView {
    /// Returns an instance of the class with a size of zero and the default appearance.
    static func makeInstance() -> UIView
}
