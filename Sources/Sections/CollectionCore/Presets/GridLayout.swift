/// Rows of equally wide cells: so many in each, or as many as have room.
public struct GridLayout: BadgedSectionLayout, Hashable, Sendable {
    private enum Columns: Hashable {
        case count(Int)
        case minimumWidth(CGFloat)
    }

    private enum Height: Hashable {
        case length(LayoutLength)
        case aspectRatio(CGFloat)
    }

    /// The places on each item; none by default.
    public var badges: [BadgePlacement] = []

    private let columns: Columns
    private let height: Height
    private let spacing, lineSpacing: CGFloat
    private let contentInsets: LayoutInsets

    private init(
        _ columns: Columns, _ height: Height, spacing: CGFloat, lineSpacing: CGFloat?,
        contentInsets: NSDirectionalEdgeInsets
    ) {
        self.columns = columns
        self.height = height
        self.spacing = spacing
        self.lineSpacing = lineSpacing ?? spacing
        self.contentInsets = LayoutInsets(contentInsets)
    }

    /// A grid of so many columns with cells of a height. A number below 1 counts as 1.
    ///
    /// - Parameters:
    ///   - columns: The number of columns.
    ///   - height: The height of a row.
    ///   - spacing: The room between two columns, in points; none by default.
    ///   - lineSpacing: The room between two rows, in points; the same as between columns by default.
    ///   - contentInsets: The room around all of them; none by default.
    @MainActor
    public init(
        columns: Int, height: NSCollectionLayoutDimension, spacing: CGFloat = 0, lineSpacing: CGFloat? = nil,
        contentInsets: NSDirectionalEdgeInsets = .zero
    ) {
        self.init(
            .count(columns), .length(LayoutLength(height)), spacing: spacing, lineSpacing: lineSpacing,
            contentInsets: contentInsets)
    }

    /// A grid of so many columns with cells of a shape: `aspectRatio` is the width divided by the height.
    public init(
        columns: Int, aspectRatio: CGFloat, spacing: CGFloat = 0, lineSpacing: CGFloat? = nil,
        contentInsets: NSDirectionalEdgeInsets = .zero
    ) {
        self.init(
            .count(columns), .aspectRatio(aspectRatio), spacing: spacing, lineSpacing: lineSpacing,
            contentInsets: contentInsets)
    }

    /// A grid of as many columns as are at least so wide, with cells of a height. There is always one column.
    @MainActor
    public init(
        minimumItemWidth: CGFloat, height: NSCollectionLayoutDimension, spacing: CGFloat = 0,
        lineSpacing: CGFloat? = nil, contentInsets: NSDirectionalEdgeInsets = .zero
    ) {
        self.init(
            .minimumWidth(minimumItemWidth), .length(LayoutLength(height)), spacing: spacing,
            lineSpacing: lineSpacing, contentInsets: contentInsets)
    }

    /// A grid of as many columns as are at least so wide, with cells of a shape.
    public init(
        minimumItemWidth: CGFloat, aspectRatio: CGFloat, spacing: CGFloat = 0, lineSpacing: CGFloat? = nil,
        contentInsets: NSDirectionalEdgeInsets = .zero
    ) {
        self.init(
            .minimumWidth(minimumItemWidth), .aspectRatio(aspectRatio), spacing: spacing, lineSpacing: lineSpacing,
            contentInsets: contentInsets)
    }

    /// A section of rows whose cells share the width.
    public func makeSection(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let width = max(environment.container.effectiveContentSize.width - contentInsets.horizontal, 0)
        let count = columnCount(inWidth: width)
        let height = rowHeight(inWidth: width, columns: count)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: height.dimension),
            subitem: item(.fractionalWidth(1), height.fillingGroup(.fractionalHeight(1))), count: count)
        group.interItemSpacing = .fixed(spacing)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = lineSpacing
        section.contentInsets = contentInsets.insets
        return section
    }

    /// The number of columns in a width, in points.
    func columnCount(inWidth width: CGFloat) -> Int {
        switch columns {
        case .count(let count): return max(count, 1)
        case .minimumWidth(let minimum):
            let fitting = (width + spacing) / max(minimum + spacing, 1)
            return fitting.isFinite ? max(Int(min(fitting, 10_000)), 1) : 1
        }
    }

    @MainActor
    private func rowHeight(inWidth width: CGFloat, columns: Int) -> LayoutLength {
        switch height {
        case .length(let length): return length
        case .aspectRatio(let ratio):
            let item = max((width - CGFloat(columns - 1) * spacing) / CGFloat(columns), 0)
            return LayoutLength(.absolute(ratio > 0 ? item / ratio : item))
        }
    }
}
