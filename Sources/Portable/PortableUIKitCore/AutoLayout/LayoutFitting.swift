import Foundation

/// The target size of a measured view.
struct LayoutFitting {
    var target: CGSize
    var horizontalPriority: UILayoutPriority
    var verticalPriority: UILayoutPriority
}
