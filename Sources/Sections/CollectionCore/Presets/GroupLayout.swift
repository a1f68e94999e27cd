/// A layout that repeats a pattern of nested rows and columns.
///
/// ```swift
/// let layout = GroupLayout(
///     .row(height: .fractionalWidth(0.5), spacing: 8, [
///         .cell(width: .fractionalWidth(0.6)),
///         .equalColumn(2, width: .fractionalWidth(0.35), spacing: 8),
///     ]))
/// ```
public struct GroupLayout: BadgedSectionLayout, Hashable, Sendable {
    /// A part of the pattern.
    public struct Part: Hashable, Sendable {
        fileprivate indirect enum Content: Hashable, Sendable {
            case item(LayoutInsets)
            case group(Axis, spacing: CGFloat, parts: [Part])
            case shares(Axis, spacing: CGFloat, count: Int, part: Part)
        }

        fileprivate enum Axis: Hashable, Sendable {
            case row, column
        }

        fileprivate let width, height: LayoutLength
        fileprivate let content: Content

        @MainActor
        fileprivate init(
            _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension, _ content: Content
        ) {
            self.width = LayoutLength(width)
            self.height = LayoutLength(height)
            self.content = content
        }
    }

    /// The badges on each cell. The default is an empty array.
    public var badges: [BadgePlacement] = []

    private let pattern: Part
    private let spacing: CGFloat
    private let contentInsets: LayoutInsets
    private let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior

    /// Creates a layout that repeats the given row or column.
    ///
    /// - Parameters:
    ///   - pattern: The row or column to repeat. A single cell counts as a row with one cell.
    ///   - spacing: The spacing between repetitions, in points. The default is 0.
    ///   - contentInsets: The insets around all repetitions. The default is zero.
    ///   - behavior: The orthogonal scrolling behavior. By default, the section doesn't scroll.
    public init(
        _ pattern: Part, spacing: CGFloat = 0, contentInsets: NSDirectionalEdgeInsets = .zero,
        behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
    ) {
        self.pattern = pattern
        self.spacing = spacing
        self.contentInsets = LayoutInsets(contentInsets)
        self.behavior = behavior
    }

    /// Returns a section that repeats the pattern.
    public func makeSection(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let made = pattern.makeItem(self)
        let group =
            made as? NSCollectionLayoutGroup
            ?? .horizontal(
                layoutSize: made.layoutSize, subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = spacing
        section.contentInsets = contentInsets.insets
        section.orthogonalScrollingBehavior = behavior
        return section
    }
}

@MainActor
extension GroupLayout.Part {
    /// Returns a cell. By default, it's as large as the group that contains it.
    public static func cell(
        width: NSCollectionLayoutDimension = .fractionalWidth(1),
        height: NSCollectionLayoutDimension = .fractionalHeight(1), contentInsets: NSDirectionalEdgeInsets = .zero
    ) -> GroupLayout.Part {
        GroupLayout.Part(width, height, .item(LayoutInsets(contentInsets)))
    }

    /// Returns a row of parts. By default, it's as large as the group that contains it.
    public static func row(
        width: NSCollectionLayoutDimension = .fractionalWidth(1),
        height: NSCollectionLayoutDimension = .fractionalHeight(1), spacing: CGFloat = 0, _ parts: [GroupLayout.Part]
    ) -> GroupLayout.Part {
        GroupLayout.Part(width, height, .group(.row, spacing: spacing, parts: parts))
    }

    /// Returns a column of parts. By default, it's as large as the group that contains it.
    public static func column(
        width: NSCollectionLayoutDimension = .fractionalWidth(1),
        height: NSCollectionLayoutDimension = .fractionalHeight(1), spacing: CGFloat = 0, _ parts: [GroupLayout.Part]
    ) -> GroupLayout.Part {
        GroupLayout.Part(width, height, .group(.column, spacing: spacing, parts: parts))
    }

    /// Returns a row that repeats a part, with equal shares of the width. Numbers below 1 count as 1.
    public static func equalRow(
        _ count: Int, of part: GroupLayout.Part? = nil, width: NSCollectionLayoutDimension = .fractionalWidth(1),
        height: NSCollectionLayoutDimension = .fractionalHeight(1), spacing: CGFloat = 0
    ) -> GroupLayout.Part {
        GroupLayout.Part(width, height, .shares(.row, spacing: spacing, count: max(count, 1), part: part ?? .cell()))
    }

    /// Returns a column that repeats a part, with equal shares of the height. Numbers below 1 count as 1.
    public static func equalColumn(
        _ count: Int, of part: GroupLayout.Part? = nil, width: NSCollectionLayoutDimension = .fractionalWidth(1),
        height: NSCollectionLayoutDimension = .fractionalHeight(1), spacing: CGFloat = 0
    ) -> GroupLayout.Part {
        GroupLayout.Part(width, height, .shares(.column, spacing: spacing, count: max(count, 1), part: part ?? .cell()))
    }

    /// Creates the layout item of the part for UIKit.
    fileprivate func makeItem(_ layout: GroupLayout) -> NSCollectionLayoutItem {
        let size = LayoutLength.size(width, height)
        switch content {
        case .item(let insets):
            let item = layout.item(size.widthDimension, size.heightDimension)
            item.contentInsets = insets.insets
            return item
        case .group(let axis, let spacing, let parts):
            let items = parts.map { $0.makeItem(layout) }
            let group: NSCollectionLayoutGroup =
                axis == .row
                ? .horizontal(layoutSize: size, subitems: items) : .vertical(layoutSize: size, subitems: items)
            group.interItemSpacing = .fixed(spacing)
            return group
        case .shares(let axis, let spacing, let count, let part):
            let item = part.makeItem(layout)
            let group: NSCollectionLayoutGroup =
                axis == .row
                ? .horizontal(layoutSize: size, subitem: item, count: count)
                : .vertical(layoutSize: size, subitem: item, count: count)
            group.interItemSpacing = .fixed(spacing)
            return group
        }
    }
}
