import Foundation

/// A view that shows an accessory of a cell.
@MainActor
protocol AccessoryDisplay: UIView {
    /// Shows an accessory of the view's kind in a cell.
    func show(_ accessory: UICellAccessory, in cell: UICollectionViewListCell)

    /// Returns the accessory's preferred size in points.
    ///
    /// - Parameter limit: The largest available size.
    func accessorySize(in limit: CGSize, traits: UITraitCollection) -> CGSize
}

extension UICellAccessory {
    /// Creates a view for accessories of the kind.
    @MainActor
    func makeDisplay() -> any AccessoryDisplay {
        switch detail {
        case .customView(let view, _, _): CustomAccessoryView(view)
        case .label: LabelAccessoryView(frame: .zero)
        default: SymbolAccessoryView(kind)
        }
    }

    /// Returns the width that is reserved for the accessory.
    func reservedWidth(for size: CGSize, traits: UITraitCollection) -> CGFloat {
        switch common.reservedLayoutWidth {
        case .actual: size.width
        case .standard: AccessorySymbol.standardWidth(of: kind, traits: traits)
        case .custom(let width): width.isFinite ? max(width, 0) : 0
        }
    }
}
