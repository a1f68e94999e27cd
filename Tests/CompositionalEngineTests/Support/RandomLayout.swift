import CompositionalEngine
import LayoutGeometry
import RandomNumbers

/// Random layouts that a seed repeats.
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
            group: group(depth: 2), interGroupSpacing: number(0, 12), contentInsets: insets())
        if Bool.random(using: &generator) {
            description.boundaryItems = [
                BoundaryDescription(
                    elementKind: "header", size: SizeDescription(width: .absolute(40), height: .absolute(20)),
                    alignment: EdgeSet(rawValue: UInt8.random(in: 0...15, using: &generator)),
                    extendsBoundary: Bool.random(using: &generator))
            ]
        }
        return description
    }

    private mutating func group(depth: Int) -> GroupDescription {
        let axis: Axis = Bool.random(using: &generator) ? .horizontal : .vertical
        let nodes = (0..<Int.random(in: 1...3, using: &generator)).map { _ in node(depth: depth) }
        let content: GroupDescription.Content
        switch Int.random(in: 0...3, using: &generator) {
        case 0: content = .divided(axis: axis, node: nodes[0], count: Int.random(in: 1...4, using: &generator))
        case 1: content = .counted(axis: axis, node: nodes[0], count: Int.random(in: 1...4, using: &generator))
        default: content = .repeating(axis: axis, nodes: nodes)
        }
        return GroupDescription(
            size: SizeDescription(width: dimension(100), height: dimension(100)), content: content,
            interItemSpacing: Bool.random(using: &generator) ? .fixed(number(0, 9)) : .flexible(number(0, 9)),
            contentInsets: insets())
    }

    private mutating func node(depth: Int) -> NodeDescription {
        if depth > 0, Int.random(in: 0...3, using: &generator) == 0 { return .group(group(depth: depth - 1)) }
        var item = ItemDescription(size: SizeDescription(width: dimension(50), height: dimension(30)))
        if Int.random(in: 0...4, using: &generator) == 0 {
            item.supplementaryItems = [
                SupplementaryDescription(
                    elementKind: "badge", size: SizeDescription(width: .absolute(14), height: .absolute(14)),
                    containerAnchor: AnchorDescription(
                        edges: EdgeSet(rawValue: UInt8.random(in: 0...15, using: &generator)),
                        fractionalOffset: Point(x: 0.5, y: -0.5)))
            ]
        }
        return .item(item)
    }

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

// MARK: Turned by the diagonal: width for height, leading for top.

extension Size {
    var turned: Size { Size(width: height, height: width) }
}

extension Rect {
    var turned: Rect { Rect(x: minY, y: minX, width: size.height, height: size.width) }
}

extension Insets {
    var turned: Insets { Insets(top: leading, leading: top, bottom: trailing, trailing: bottom) }
}

extension DimensionDescription {
    var turned: DimensionDescription {
        switch self {
        case .fractionalWidth(let value): .fractionalHeight(value)
        case .fractionalHeight(let value): .fractionalWidth(value)
        default: self
        }
    }
}

extension SizeDescription {
    var turned: SizeDescription { SizeDescription(width: height.turned, height: width.turned) }
}

extension EdgeSet {
    var turned: EdgeSet {
        var edges: EdgeSet = []
        if contains(.top) { edges.insert(.leading) }
        if contains(.leading) { edges.insert(.top) }
        if contains(.bottom) { edges.insert(.trailing) }
        if contains(.trailing) { edges.insert(.bottom) }
        return edges
    }
}

extension NodeDescription {
    var turned: NodeDescription {
        switch self {
        case .group(let group): return .group(group.turned)
        case .item(var item):
            item.size = item.size.turned
            item.contentInsets = item.contentInsets.turned
            return .item(item)
        }
    }
}

extension GroupDescription {
    var turned: GroupDescription {
        var group = self
        group.size = size.turned
        group.contentInsets = contentInsets.turned
        switch content {
        case .repeating(let axis, let nodes):
            group.content = .repeating(axis: axis.perpendicular, nodes: nodes.map(\.turned))
        case .divided(let axis, let node, let count):
            group.content = .divided(axis: axis.perpendicular, node: node.turned, count: count)
        case .counted(let axis, let node, let count):
            group.content = .counted(axis: axis.perpendicular, node: node.turned, count: count)
        case .custom(let items):
            group.content = .custom(items.map { CustomItemDescription(frame: $0.frame.turned, zIndex: $0.zIndex) })
        }
        return group
    }
}

extension SectionDescription {
    var turned: SectionDescription {
        var section = self
        section.group = group.turned
        section.contentInsets = contentInsets.turned
        section.boundaryItems = boundaryItems.map { item in
            var item = item
            item.size = item.size.turned
            item.alignment = item.alignment.turned
            return item
        }
        return section
    }
}
