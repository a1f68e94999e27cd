/// A view with the background color of the visible sections of a list.
///
/// In a collection view, it's behind all other views and in front of the collection view's background color.
package final class ListBackgroundView: UIView {
    /// Creates an empty background view.
    package override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    package required init?(coder: NSCoder) { nil }
}
