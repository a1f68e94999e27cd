import Foundation

/// What a measured view's size has to come close to.
struct LayoutFitting {
    var target: CGSize
    var horizontalPriority: UILayoutPriority
    var verticalPriority: UILayoutPriority
}
