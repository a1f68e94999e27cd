/// A layout with columns of cells of different heights. Each cell is added to the shortest column.
public struct WaterfallLayout: SectionLayout, Hashable, Sendable {
    private let columns: Int
    private let aspectRatios: [CGFloat]
    private let spacing: CGFloat
    private let contentInsets: LayoutInsets

    /// Creates a layout with cells of known aspect ratios.
    ///
    /// - Parameters:
    ///   - columns: The number of columns, at least 1.
    ///   - aspectRatios: The width of each item divided by its height, in the order of the items. Values that aren't
    ///     positive numbers count as 1. If there are more items than ratios, the ratios repeat.
    ///   - spacing: The spacing between cells, in points. The default is 0.
    ///   - contentInsets: The insets around all columns. The default is zero.
    public init(
        columns: Int, aspectRatios: [CGFloat], spacing: CGFloat = 0, contentInsets: NSDirectionalEdgeInsets = .zero
    ) {
        self.columns = max(columns, 1)
        self.aspectRatios = aspectRatios.map { $0.isFinite && $0 > 0 ? $0 : 1 }
        self.spacing = spacing
        self.contentInsets = LayoutInsets(contentInsets)
    }

    /// Returns a section with one custom group.
    public func makeSection(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let width = max(environment.container.effectiveContentSize.width - contentInsets.horizontal, 0)
        let height = max(frames(inWidth: width).map(\.maxY).max() ?? 0, 0)
        let group = NSCollectionLayoutGroup.custom(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        ) { environment in
            frames(inWidth: environment.container.contentSize.width).map {
                NSCollectionLayoutGroupCustomItem(frame: $0)
            }
        }
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = spacing
        section.contentInsets = contentInsets.insets
        return section
    }

    /// Returns the frames of the items for a width, in points.
    ///
    /// - Complexity: O(*n* · *c*) for *n* items in *c* columns.
    func frames(inWidth width: CGFloat) -> [CGRect] {
        let itemWidth = max((width - CGFloat(columns - 1) * spacing) / CGFloat(columns), 0)
        var heights = [CGFloat](repeating: 0, count: columns)
        return aspectRatios.map { ratio in
            var column = 0
            for candidate in heights.indices where heights[candidate] < heights[column] { column = candidate }
            let frame = CGRect(
                x: CGFloat(column) * (itemWidth + spacing), y: heights[column], width: itemWidth,
                height: itemWidth / ratio)
            heights[column] = frame.maxY + spacing
            return frame
        }
    }
}
