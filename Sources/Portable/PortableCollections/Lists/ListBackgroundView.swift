/// The color behind the sections of a list that are visible.
///
/// Collection views keep theirs behind all other views, in front of their own background color.
package final class ListBackgroundView: UIView {
    /// A view that covers nothing yet.
    package override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    package required init?(coder: NSCoder) { nil }
}
