import Foundation

extension UIView {
    /// The value of ``intrinsicContentSize`` along an axis without an intrinsic size: -1.
    public static let noIntrinsicMetric: CGFloat = -1

    /// The target size of ``systemLayoutSizeFitting(_:)`` for the smallest size: zero.
    public static let layoutFittingCompressedSize = CGSize.zero

    /// The target size of ``systemLayoutSizeFitting(_:)`` for the largest size: 10,000 on each axis.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
