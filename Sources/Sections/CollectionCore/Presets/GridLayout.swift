/// A layout with rows of equally wide cells. The number of columns is fixed, or adapts to the width.
public struct GridLayout: BadgedSectionLayout, Hashable, Sendable {
    private enum Columns: Hashable {
        case count(Int)
        case minimumWidth(CGFloat)
    }

    private enum Height: Hashable {
        case length(LayoutLength)
        case aspectRatio(CGFloat)
    }

    /// The badges on each item. The default is an empty array.
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

    /// Creates a grid with a fixed number of columns and cells of the given height. Numbers below 1 count as 1.
    ///
    /// - Parameters:
    ///   - columns: The number of columns.
    ///   - height: The height of a row.
    ///   - spacing: The spacing between columns, in points. The default is 0.
    ///   - lineSpacing: The spacing between rows, in points. The default is the spacing between columns.
    ///   - contentInsets: The insets around the grid. The default is zero.
    @MainActor
    public init(
        columns: Int, height: NSCollectionLayoutDimension, spacing: CGFloat = 0, lineSpacing: CGFloat? = nil,
        contentInsets: NSDirectionalEdgeInsets = .zero
    ) {
        self.init(
            .count(columns), .length(LayoutLength(height)), spacing: spacing, lineSpacing: lineSpacing,
            contentInsets: contentInsets)
    }

    /// Creates a grid with a fixed number of columns and cells of the given aspect ratio, which is the width divided by
    /// the height.
    public init(
        columns: Int, aspectRatio: CGFloat, spacing: CGFloat = 0, lineSpacing: CGFloat? = nil,
        contentInsets: NSDirectionalEdgeInsets = .zero
    ) {
        self.init(
            .count(columns), .aspectRatio(aspectRatio), spacing: spacing, lineSpacing: lineSpacing,
            contentInsets: contentInsets)
    }

    /// Creates a grid with as many columns as fit with the given minimum width, and cells of the given height. There's
    /// always at least one column.
    @MainActor
    public init(
        minimumItemWidth: CGFloat, height: NSCollectionLayoutDimension, spacing: CGFloat = 0,
        lineSpacing: CGFloat? = nil, contentInsets: NSDirectionalEdgeInsets = .zero
    ) {
        self.init(
            .minimumWidth(minimumItemWidth), .length(LayoutLength(height)), spacing: spacing,
            lineSpacing: lineSpacing, contentInsets: contentInsets)
    }

    /// Creates a grid with as many columns as fit with the given minimum width, and cells of the given aspect ratio.
    public init(
        minimumItemWidth: CGFloat, aspectRatio: CGFloat, spacing: CGFloat = 0, lineSpacing: CGFloat? = nil,
        contentInsets: NSDirectionalEdgeInsets = .zero
    ) {
        self.init(
            .minimumWidth(minimumItemWidth), .aspectRatio(aspectRatio), spacing: spacing, lineSpacing: lineSpacing,
            contentInsets: contentInsets)
    }

    /// Returns a section of rows whose cells share the width equally.
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

    /// Returns the number of columns for a width in points.
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
