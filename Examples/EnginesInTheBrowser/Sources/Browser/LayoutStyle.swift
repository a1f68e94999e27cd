import CompositionalEngine
import LayoutGeometry

/// How the page lays out its items. The page knows the raw values.
enum LayoutStyle: Int32 {
    /// Rows whose heights are found out when they are shown.
    case list = 0
    /// Cells of one size, as many side by side as fit.
    case grid = 1
}

extension LayoutStyle {
    /// The section's description, for a page of this width.
    func description(width: Double) -> SectionDescription {
        switch self {
        case .list:
            let size = SizeDescription(width: .fractionalWidth(1), height: .estimated(60))
            let group = GroupDescription(
                size: size, content: .repeating(axis: .vertical, nodes: [.item(ItemDescription(size: size))]))
            return SectionDescription(
                group: group, interGroupSpacing: 4, contentInsets: Insets(top: 8, leading: 8, bottom: 8, trailing: 8))
        case .grid:
            let columns = max(1, Int(width / 120))
            let item = ItemDescription(
                size: SizeDescription(
                    width: .fractionalWidth(1 / Double(columns)), height: .fractionalHeight(1)))
            let group = GroupDescription(
                size: SizeDescription(width: .fractionalWidth(1), height: .absolute(96)),
                content: .divided(axis: .horizontal, node: .item(item), count: columns),
                interItemSpacing: .fixed(8))
            return SectionDescription(
                group: group, interGroupSpacing: 8, contentInsets: Insets(top: 8, leading: 8, bottom: 8, trailing: 8))
        }
    }

    /// How high an item's row is in a list: what its text would need.
    static func rowHeight(of item: Int) -> Double {
        44 + 16 * Double(mixed(item) % 4)
    }

    private static func mixed(_ item: Int) -> UInt32 {
        (UInt32(truncatingIfNeeded: item) &* 0x9E37_79B9) >> 16
    }
}
