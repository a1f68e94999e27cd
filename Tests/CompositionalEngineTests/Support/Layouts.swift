import CompositionalEngine
import LayoutGeometry

// Short spellings for descriptions in tests.

func item(
    _ width: DimensionDescription, _ height: DimensionDescription, insets: Insets = .zero,
    edges: EdgeSpacingDescription = EdgeSpacingDescription(), badges: [SupplementaryDescription] = []
) -> NodeDescription {
    .item(
        ItemDescription(
            size: SizeDescription(width: width, height: height), contentInsets: insets, edgeSpacing: edges,
            supplementaryItems: badges))
}

func group(
    _ width: DimensionDescription, _ height: DimensionDescription, _ content: GroupDescription.Content,
    spacing: SpacingDescription = .fixed(0), insets: Insets = .zero,
    edges: EdgeSpacingDescription = EdgeSpacingDescription(), badges: [SupplementaryDescription] = []
) -> GroupDescription {
    GroupDescription(
        size: SizeDescription(width: width, height: height), content: content, interItemSpacing: spacing,
        contentInsets: insets, edgeSpacing: edges, supplementaryItems: badges)
}

func row(_ nodes: NodeDescription...) -> GroupDescription.Content { .repeating(axis: .horizontal, nodes: nodes) }
func column(_ nodes: NodeDescription...) -> GroupDescription.Content { .repeating(axis: .vertical, nodes: nodes) }

func badge(
    _ kind: String, _ width: DimensionDescription, _ height: DimensionDescription, at edges: EdgeSet
) -> SupplementaryDescription {
    SupplementaryDescription(
        elementKind: kind, size: SizeDescription(width: width, height: height),
        containerAnchor: AnchorDescription(edges: edges))
}

func boundary(
    _ kind: String, _ width: DimensionDescription, _ height: DimensionDescription, at alignment: EdgeSet,
    offset: Point = .zero, extends: Bool = true, pins: Bool = false
) -> BoundaryDescription {
    BoundaryDescription(
        elementKind: kind, size: SizeDescription(width: width, height: height), alignment: alignment,
        absoluteOffset: offset, extendsBoundary: extends, pinsToVisibleBounds: pins)
}

/// Rows that are 44 points high until they are measured.
let measuredRows = SectionDescription(
    group: group(.fractionalWidth(1), .estimated(44), row(item(.fractionalWidth(1), .estimated(44)))))

/// Cells in pairs, of an estimated height in points.
func measuredPairs(height: Double) -> SectionDescription {
    SectionDescription(
        group: group(
            .fractionalWidth(1), .estimated(height),
            .divided(axis: .horizontal, node: item(.fractionalWidth(0.5), .estimated(height)), count: 2)))
}

/// A solver for one section in a collection of 320 by 480 points at 2 pixels per point.
func solver(
    _ section: SectionDescription, _ count: Int, size: Size = Size(width: 320, height: 480), scale: Double = 2,
    configuration: LayoutConfiguration = LayoutConfiguration()
) -> LayoutUnderTest {
    solver([(section, count)], size: size, scale: scale, configuration: configuration)
}

func solver(
    _ sections: [(SectionDescription, Int)], size: Size = Size(width: 320, height: 480), scale: Double = 2,
    configuration: LayoutConfiguration = LayoutConfiguration()
) -> LayoutUnderTest {
    var solver = CompositionalSolver(
        container: LayoutContainer(size: size, scale: scale), configuration: configuration)
    solver.setSections(sections.map { .init(description: $0, itemCount: $1) })
    return LayoutUnderTest(solver)
}

/// The frames of the cells of a section's first group, in a 320-point-wide collection.
func frames(_ description: GroupDescription, _ count: Int, scale: Double = 2) -> [Rect] {
    let solver = solver(SectionDescription(group: description), count, scale: scale)
    return solver.cellFrames(section: 0)
}

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
}
