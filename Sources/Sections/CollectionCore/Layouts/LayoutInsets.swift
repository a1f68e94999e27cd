/// Insets as a value that can be hashed, which UIKit's own are not everywhere.
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
