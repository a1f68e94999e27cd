/// A layout with cells of given sizes in lines that wrap, like `UICollectionViewFlowLayout`, for use next to sections
/// with other layouts.
///
/// Full lines are justified, and a single cell on a full line is centered. If the cells of the last line have the same
/// size, it keeps the spacing of a full line; otherwise, it uses the minimum spacing. Cells are centered vertically in
/// their line.
public struct SizedFlowLayout: SectionLayout, Hashable, Sendable {
    private struct Extent: Hashable {
        var width, height: CGFloat
    }

    private let extents: [Extent]
    private let lineSpacing, itemSpacing: CGFloat
    private let contentInsets: LayoutInsets

    /// Creates a layout with cells of known sizes.
    ///
    /// - Parameters:
    ///   - sizes: The size of each item in points, in the order of the items. Lengths that aren't positive numbers
    ///     count as 0. If the array is empty, all sizes are 0. If there are more items than sizes, the sizes repeat,
    ///     beginning with a new line.
    ///   - lineSpacing: The spacing between lines, in points. The default is 10.
    ///   - itemSpacing: The minimum spacing between cells in a line, in points. The default is 10.
    ///   - contentInsets: The insets around all lines. The default is zero.
    public init(
        sizes: [CGSize], lineSpacing: CGFloat = 10, itemSpacing: CGFloat = 10,
        contentInsets: NSDirectionalEdgeInsets = .zero
    ) {
        func length(_ value: CGFloat) -> CGFloat { value.isFinite && value > 0 ? value : 0 }
        let extents = sizes.map { Extent(width: length($0.width), height: length($0.height)) }
        self.extents = extents.isEmpty ? [Extent(width: 0, height: 0)] : extents
        self.lineSpacing = lineSpacing
        self.itemSpacing = itemSpacing
        self.contentInsets = LayoutInsets(contentInsets)
    }

    /// Returns a section with one custom group.
    public func makeSection(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let width = max(environment.container.effectiveContentSize.width - contentInsets.horizontal, 0)
        let height = frames(inWidth: width).map(\.maxY).max() ?? 0
        let group = NSCollectionLayoutGroup.custom(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        ) { environment in
            frames(inWidth: environment.container.contentSize.width).map {
                NSCollectionLayoutGroupCustomItem(frame: $0)
            }
        }
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = lineSpacing
        section.contentInsets = contentInsets.insets
        return section
    }

    // MARK: Lines

    /// The length by which a row of cells can exceed its line, because sums of lengths are rounded.
    private static let tolerance: CGFloat = 1e-6

    /// Returns the frames of the items for a width, in points.
    ///
    /// - Complexity: O(*n*) in the number of items.
    func frames(inWidth width: CGFloat) -> [CGRect] {
        var frames: [CGRect] = []
        var first = 0, y: CGFloat = 0
        while first < extents.count {
            let line = line(from: first, inWidth: width)
            let height = extents[line].map(\.height).max() ?? 0
            var (x, gap) = start(of: line, inWidth: width)
            for extent in extents[line] {
                frames.append(
                    CGRect(x: x, y: y + (height - extent.height) / 2, width: extent.width, height: extent.height))
                x += extent.width + gap
            }
            y += height + lineSpacing
            first = line.upperBound
        }
        return frames
    }

    /// Returns the items of the line that begins with the given item.
    private func line(from first: Int, inWidth width: CGFloat) -> Range<Int> {
        var length = extents[first].width, end = first + 1
        while end < extents.count {
            length += itemSpacing + extents[end].width
            guard length <= width + Self.tolerance else { break }
            end += 1
        }
        return first..<end
    }

    /// Returns the start of a line and the spacing between its cells.
    private func start(of line: Range<Int>, inWidth width: CGFloat) -> (x: CGFloat, gap: CGFloat) {
        let cells = extents[line], first = extents[line.lowerBound]
        if line.upperBound < extents.count { return spread(cells.reduce(0) { $0 + $1.width }, cells.count, width) }
        guard cells.allSatisfy({ $0 == first }) else { return (0, itemSpacing) }
        // The spacing is that of a full line of such cells, even if this line has fewer.
        let step = first.width + itemSpacing
        guard step > 0 else { return (0, itemSpacing) }
        let count = max(((width + itemSpacing) / step + Self.tolerance).rounded(.down), 1)
        return spread(count * first.width, Int(min(count, 1e9)), width)
    }

    /// Returns the start of a full line and the spacing between its cells.
    private func spread(_ length: CGFloat, _ count: Int, _ width: CGFloat) -> (x: CGFloat, gap: CGFloat) {
        count == 1 ? (max((width - length) / 2, 0), itemSpacing) : (0, (width - length) / CGFloat(count - 1))
    }
}
