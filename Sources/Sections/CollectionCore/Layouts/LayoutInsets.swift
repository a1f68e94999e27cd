/// A hashable value for insets, because UIKit's insets aren't hashable on every platform.
struct LayoutInsets: Hashable, Sendable {
    private let top, leading, bottom, trailing: CGFloat

    init(_ insets: NSDirectionalEdgeInsets) {
        top = insets.top
        leading = insets.leading
        bottom = insets.bottom
        trailing = insets.trailing
    }

    var insets: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }

    var horizontal: CGFloat { leading + trailing }
}
