import CompositionalEngine
import LayoutGeometry
import RandomNumbers

/// Random layouts, reproducible from a seed.
struct RandomLayout {
    var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    mutating func solver(_ sections: [CompositionalSolver.Section]? = nil) -> LayoutUnderTest {
        let sections = sections ?? self.sections()
        var solver = CompositionalSolver(
            container: LayoutContainer(size: Size(width: 320, height: 320), scale: 2),
            configuration: LayoutConfiguration(interSectionSpacing: 6))
        solver.setSections(sections)
        return LayoutUnderTest(solver)
    }

    mutating func sections() -> [CompositionalSolver.Section] {
        (0..<Int.random(in: 1...5, using: &generator)).map { _ in
            .init(description: section(), itemCount: Int.random(in: 0...40, using: &generator))
        }
    }

    mutating func rect(in size: Size) -> Rect {
        Rect(
            x: Double.random(in: -20...Swift.max(1, size.width), using: &generator),
            y: Double.random(in: -20...Swift.max(1, size.height), using: &generator),
            width: Double.random(in: 1...200, using: &generator),
            height: Double.random(in: 1...200, using: &generator))
    }

    private mutating func section() -> SectionDescription {
        var description = SectionDescription(
            group: group(depth: 2), interGroupSpacing: number(chance(10) ? -30 : 0, 12), contentInsets: insets())
        if chance(30) { description.referenceInsets = insets() }
        if chance(50) { description.boundaryItems = (0..<count(1...3)).map { boundary("header\($0 / 2)") } }
        description.boundaryItemsFollowContentInsets = chance(70)
        if chance(15) { description.orthogonalBehavior = OrthogonalBehavior(rawValue: count(1...5)) ?? .none }
        if chance(20) {
            description.decorationItems = [DecorationDescription(elementKind: "back", contentInsets: insets())]
        }
        return description
    }

    mutating func boundary(_ kind: String) -> BoundaryDescription {
        var item = BoundaryDescription(
            elementKind: kind, size: SizeDescription(width: dimension(40), height: dimension(20)), alignment: edges(),
            extendsBoundary: chance(50))
        if chance(30) { item.absoluteOffset = Point(x: number(-9, 9), y: number(-9, 9)) }
        if chance(20) { item.contentInsets = insets() }
        if chance(20) { item.leadingPadding = number(0, 20) }
        return item
    }

    private mutating func group(depth: Int) -> GroupDescription {
        let axis: Axis = chance(50) ? .horizontal : .vertical
        let nodes = (0..<count(1...3)).map { _ in node(depth: depth) }
        let content: GroupDescription.Content
        switch count(0...8) {
        case 0, 1: content = .divided(axis: axis, node: nodes[0], count: count(1...4))
        case 2, 3: content = .counted(axis: axis, node: nodes[0], count: count(1...4))
        case 4:
            content = .custom(
                nodes.map { _ in
                    CustomItemDescription(
                        frame: Rect(x: number(0, 50), y: number(0, 50), width: number(5, 50), height: number(5, 50)))
                })
        default: content = .repeating(axis: axis, nodes: nodes)
        }
        return GroupDescription(
            size: SizeDescription(width: dimension(100), height: dimension(100)), content: content,
            interItemSpacing: spacing(), contentInsets: insets(), edgeSpacing: edgeSpacing(),
            supplementaryItems: chance(15) ? [badge("group")] : [])
    }

    private mutating func node(depth: Int) -> NodeDescription {
        if depth > 0, chance(25) { return .group(group(depth: depth - 1)) }
        return .item(
            ItemDescription(
                size: SizeDescription(width: dimension(50), height: dimension(30)),
                contentInsets: chance(20) ? insets() : .zero, edgeSpacing: edgeSpacing(),
                supplementaryItems: (0..<(chance(20) ? count(1...2) : 0)).map { badge("badge\($0)") }))
    }

    private mutating func badge(_ kind: String) -> SupplementaryDescription {
        SupplementaryDescription(
            elementKind: kind, size: SizeDescription(width: dimension(14), height: dimension(14)),
            containerAnchor: AnchorDescription(edges: edges(), fractionalOffset: Point(x: 0.5, y: -0.5)),
            itemAnchor: chance(50)
                ? AnchorDescription(edges: edges(), absoluteOffset: Point(x: number(-9, 9), y: number(-9, 9))) : nil,
            contentInsets: chance(20) ? insets() : .zero)
    }

    private mutating func edges() -> EdgeSet { EdgeSet(rawValue: UInt8.random(in: 0...15, using: &generator)) }

    private mutating func spacing() -> SpacingDescription {
        chance(50) ? .fixed(number(0, 9)) : .flexible(number(0, 9))
    }

    private mutating func edgeSpacing() -> EdgeSpacingDescription {
        var edges = EdgeSpacingDescription()
        guard chance(30) else { return edges }
        if chance(50) { edges.leading = spacing() }
        if chance(50) { edges.top = spacing() }
        if chance(50) { edges.trailing = spacing() }
        if chance(50) { edges.bottom = spacing() }
        return edges
    }

    private mutating func chance(_ percent: Int) -> Bool { generator.chance(percent) }

    private mutating func count(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

    private mutating func dimension(_ typical: Double) -> DimensionDescription {
        switch Int.random(in: 0...4, using: &generator) {
        case 0: .fractionalWidth(number(1, 4) / 4)
        case 1: .fractionalHeight(number(1, 4) / 4)
        case 2: .absolute(number(typical / 2, typical))
        case 3: .uniformAcrossSiblings(estimate: number(typical / 2, typical))
        default: .estimated(number(typical / 2, typical))
        }
    }

    private mutating func insets() -> Insets {
        Insets(top: number(0, 8), leading: number(0, 8), bottom: number(0, 8), trailing: number(0, 8))
    }

    private mutating func number(_ low: Double, _ high: Double) -> Double {
        Double(Int.random(in: Int(low)...Int(high), using: &generator))
    }
}
