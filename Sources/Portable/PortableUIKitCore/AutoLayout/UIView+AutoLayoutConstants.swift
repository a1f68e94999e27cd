import Foundation

extension UIView {
    /// What ``intrinsicContentSize`` has in a direction in which content has no size of its own: -1.
    public static let noIntrinsicMetric: CGFloat = -1

    /// Asks for the smallest size in ``systemLayoutSizeFitting(_:)``: zero.
    public static let layoutFittingCompressedSize = CGSize.zero

    /// Asks for the largest size in ``systemLayoutSizeFitting(_:)``: 10,000 each way.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
