/// The buttons and titles of a navigation bar.
final class NavigationBarContentView: UIView {
    weak var bar: UINavigationBar?
    var rowHeight: CGFloat = 44
    var largeTitleHeight: CGFloat = 0
    var appearance: UINavigationBarAppearance?

    func setNeedsRebuild() {
        setNeedsLayout()
    }
}
