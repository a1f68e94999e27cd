import Foundation

/// A container of a custom accessory view.
final class CustomAccessoryView: UIView, AccessoryDisplay {
    private let customView: UIView
    private var maintainsFixedSize = false

    init(_ customView: UIView) {
        self.customView = customView
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ accessory: UICellAccessory, in cell: UICollectionViewListCell) {
        guard case .customView(_, _, let maintainsFixedSize) = accessory.detail else { return }
        self.maintainsFixedSize = maintainsFixedSize
        isUserInteractionEnabled = !accessory.common.isHidden
        if let tintColor = accessory.common.tintColor {
            self.tintColor = tintColor
        } else {
            tintColor = nil
        }
        guard customView.superview !== self else { return }
        // The cell lays out the accessories, regardless of constraints on the view's position.
        customView.translatesAutoresizingMaskIntoConstraints = true
        addSubview(customView)
    }

    /// Returns the size of the view's constraints or, without constraints, the size that fits. A view without an
    /// intrinsic length, such as a slider's width, keeps its frame's length.
    func accessorySize(in limit: CGSize, traits: UITraitCollection) -> CGSize {
        if maintainsFixedSize { return customView.bounds.size.clamped }
        let hasConstraints =
            !customView.constraints.isEmpty
            || customView.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
        guard !hasConstraints else {
            return customView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).clamped
        }
        var size = customView.sizeThatFits(CGSize(width: limit.width, height: .greatestFiniteMagnitude)).clamped
        let intrinsic = customView.intrinsicContentSize, bounds = customView.bounds.size
        if intrinsic.width == UIView.noIntrinsicMetric, bounds.width > 0 { size.width = bounds.width }
        if intrinsic.height == UIView.noIntrinsicMetric, bounds.height > 0 { size.height = bounds.height }
        return size
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard customView.superview === self else { return }
        let frame = CGRect(
            x: (bounds.width - customView.bounds.width) / 2, y: (bounds.height - customView.bounds.height) / 2,
            width: customView.bounds.width, height: customView.bounds.height)
        let wanted = maintainsFixedSize ? frame : bounds
        if customView.frame != wanted { customView.frame = wanted }
    }
}

extension CGSize {
    /// The size, with 0 for lengths that are negative, infinite, or NaN.
    fileprivate var clamped: CGSize {
        CGSize(width: width.isFinite ? max(width, 0) : 0, height: height.isFinite ? max(height, 0) : 0)
    }
}
