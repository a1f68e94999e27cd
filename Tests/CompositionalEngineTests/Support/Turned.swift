import CompositionalEngine
import LayoutGeometry

// Transposed: width for height, leading for top.

extension Point {
    var turned: Point { Point(x: y, y: x) }
}

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

extension EdgeSpacingDescription {
    var turned: EdgeSpacingDescription {
        EdgeSpacingDescription(leading: top, top: leading, trailing: bottom, bottom: trailing)
    }
}

extension AnchorDescription {
    var turned: AnchorDescription {
        AnchorDescription(
            edges: edges.turned, absoluteOffset: absoluteOffset.turned, fractionalOffset: fractionalOffset.turned)
    }
}

extension SupplementaryDescription {
    var turned: SupplementaryDescription {
        var item = self
        item.size = size.turned
        item.containerAnchor = containerAnchor.turned
        item.itemAnchor = itemAnchor?.turned
        item.contentInsets = contentInsets.turned
        return item
    }
}

extension BoundaryDescription {
    var turned: BoundaryDescription {
        var item = self
        item.size = size.turned
        item.alignment = alignment.turned
        item.absoluteOffset = absoluteOffset.turned
        item.contentInsets = contentInsets.turned
        return item
    }
}

extension NodeDescription {
    var turned: NodeDescription {
        switch self {
        case .group(let group): return .group(group.turned)
        case .item(var item):
            item.size = item.size.turned
            item.contentInsets = item.contentInsets.turned
            item.edgeSpacing = item.edgeSpacing.turned
            item.supplementaryItems = item.supplementaryItems.map(\.turned)
            return .item(item)
        }
    }
}

extension GroupDescription {
    var turned: GroupDescription {
        var group = self
        group.size = size.turned
        group.contentInsets = contentInsets.turned
        group.edgeSpacing = edgeSpacing.turned
        group.supplementaryItems = supplementaryItems.map(\.turned)
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
        section.referenceInsets = referenceInsets.turned
        section.boundaryReferenceInsets = boundaryReferenceInsets.turned
        section.boundaryItems = boundaryItems.map(\.turned)
        section.decorationItems = decorationItems.map { item in
            var item = item
            item.contentInsets = item.contentInsets.turned
            return item
        }
        return section
    }
}
