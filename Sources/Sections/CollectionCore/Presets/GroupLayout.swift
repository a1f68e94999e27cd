/// A pattern of cells that repeats: rows and columns within one another.
///
/// ```swift
/// GroupLayout(
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

    /// The places on each cell; none by default.
    public var badges: [BadgePlacement] = []

    private let pattern: Part
    private let spacing: CGFloat
    private let contentInsets: LayoutInsets
    private let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior

    /// A layout that repeats a pattern, which is to be a row or a column.
    ///
    /// - Parameters:
    ///   - pattern: What is repeated. A single cell counts as a row of one.
    ///   - spacing: The room between two repetitions, in points; none by default.
    ///   - contentInsets: The room around all of them; none by default.
    ///   - behavior: Whether and how the section scrolls by itself; not by default.
    public init(
        _ pattern: Part, spacing: CGFloat = 0, contentInsets: NSDirectionalEdgeInsets = .zero,
        behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
    ) {
        self.pattern = pattern
        self.spacing = spacing
        self.contentInsets = LayoutInsets(contentInsets)
        self.behavior = behavior
    }

    /// A section that repeats the pattern.
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
    /// One cell; as large as the group that it stands in by default.
    public static func cell(
        width: NSCollectionLayoutDimension = .fractionalWidth(1),
        height: NSCollectionLayoutDimension = .fractionalHeight(1), contentInsets: NSDirectionalEdgeInsets = .zero
    ) -> GroupLayout.Part {
        GroupLayout.Part(width, height, .item(LayoutInsets(contentInsets)))
    }

    /// Parts beside one another; as large as the group that the row stands in by default.
    public static func row(
        width: NSCollectionLayoutDimension = .fractionalWidth(1),
        height: NSCollectionLayoutDimension = .fractionalHeight(1), spacing: CGFloat = 0, _ parts: [GroupLayout.Part]
    ) -> GroupLayout.Part {
        GroupLayout.Part(width, height, .group(.row, spacing: spacing, parts: parts))
    }

    /// Parts one below the other; as large as the group that the column stands in by default.
    public static func column(
        width: NSCollectionLayoutDimension = .fractionalWidth(1),
        height: NSCollectionLayoutDimension = .fractionalHeight(1), spacing: CGFloat = 0, _ parts: [GroupLayout.Part]
    ) -> GroupLayout.Part {
        GroupLayout.Part(width, height, .group(.column, spacing: spacing, parts: parts))
    }

    /// A part several times beside itself, each with an equal share of the width. A number below 1 counts as 1.
    public static func equalRow(
        _ count: Int, of part: GroupLayout.Part? = nil, width: NSCollectionLayoutDimension = .fractionalWidth(1),
        height: NSCollectionLayoutDimension = .fractionalHeight(1), spacing: CGFloat = 0
    ) -> GroupLayout.Part {
        GroupLayout.Part(width, height, .shares(.row, spacing: spacing, count: max(count, 1), part: part ?? .cell()))
    }

    /// A part several times below itself, each with an equal share of the height. A number below 1 counts as 1.
    public static func equalColumn(
        _ count: Int, of part: GroupLayout.Part? = nil, width: NSCollectionLayoutDimension = .fractionalWidth(1),
        height: NSCollectionLayoutDimension = .fractionalHeight(1), spacing: CGFloat = 0
    ) -> GroupLayout.Part {
        GroupLayout.Part(width, height, .shares(.column, spacing: spacing, count: max(count, 1), part: part ?? .cell()))
    }

    /// What UIKit takes of the part of a layout.
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
