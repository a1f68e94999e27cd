import Foundation

/// A view whose content can be higher if layout makes it narrower, for example text with several lines.
///
/// Its ``UIView/intrinsicContentSize`` is the size at unlimited width. Layout solves widths first, gets the heights at
/// these widths, and then solves heights.
@MainActor
package protocol WidthDependentContent: UIView {
    /// A Boolean value that indicates whether the height currently depends on the width.
    var contentHeightFollowsWidth: Bool { get }

    /// A Boolean value that indicates whether the content can also be higher if it's wider than its natural width, for
    /// example an image that fills the width.
    var contentHeightGrowsWithWidth: Bool { get }

    /// Returns the height of the content at a width of the alignment rectangle, in points.
    func contentHeight(atWidth width: CGFloat) -> CGFloat
}

extension WidthDependentContent {
    package var contentHeightGrowsWithWidth: Bool { false }
}
