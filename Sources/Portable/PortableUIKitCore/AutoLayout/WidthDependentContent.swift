import Foundation

/// A view whose content may be higher the narrower layout makes it, as text of several lines is.
///
/// Its ``UIView/intrinsicContentSize`` is that of unlimited width. Layout solves widths first, asks for the heights
/// at those widths, and then solves heights.
@MainActor
package protocol WidthDependentContent: UIView {
    /// Whether the height follows from the width at present.
    var contentHeightFollowsWidth: Bool { get }

    /// Whether the content may also be higher where it is wider than its own width, as images that fill it are.
    var contentHeightGrowsWithWidth: Bool { get }

    /// The height of the content at a width of the alignment rectangle, in points.
    func contentHeight(atWidth width: CGFloat) -> CGFloat
}

extension WidthDependentContent {
    package var contentHeightGrowsWithWidth: Bool { false }
}
