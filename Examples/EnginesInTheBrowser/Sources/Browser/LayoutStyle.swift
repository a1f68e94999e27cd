import CompositionalEngine
import LayoutGeometry

/// The layout of the page's items. The page uses the raw values.
enum LayoutStyle: Int32 {
    /// Rows that are measured when they appear.
    case list = 0
    /// Cells of equal size, with as many columns as fit.
    case grid = 1
}

extension LayoutStyle {
    /// Returns the description of the section for a page of the given width.
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

    /// Returns the height of an item's row in a list, which simulates the height of a text.
    static func rowHeight(of item: Int) -> Double {
        44 + 16 * Double(mixed(item) % 4)
    }

    private static func mixed(_ item: Int) -> UInt32 {
        (UInt32(truncatingIfNeeded: item) &* 0x9E37_79B9) >> 16
    }
}
