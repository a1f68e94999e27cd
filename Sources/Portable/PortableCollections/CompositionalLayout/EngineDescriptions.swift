import CompositionalEngine
import LayoutGeometry

// Conversions of layout objects to the engine's descriptions. These are values, so that the engine can compare and
// store them.

extension NSCollectionLayoutDimension {
    var engineDescription: DimensionDescription {
        switch kind {
        case .fractionalWidth: .fractionalWidth(Double(dimension))
        case .fractionalHeight: .fractionalHeight(Double(dimension))
        case .absolute: .absolute(Double(dimension))
        case .estimated: .estimated(Double(dimension))
        case .uniformAcrossSiblings: .uniformAcrossSiblings(estimate: Double(dimension))
        }
    }
}

extension NSCollectionLayoutSize {
    var engineDescription: SizeDescription {
        SizeDescription(width: widthDimension.engineDescription, height: heightDimension.engineDescription)
    }
}

extension NSCollectionLayoutSpacing {
    var engineDescription: SpacingDescription {
        isFlexible ? .flexible(Double(spacing)) : .fixed(Double(spacing))
    }
}

extension NSCollectionLayoutEdgeSpacing {
    var engineDescription: EdgeSpacingDescription {
        EdgeSpacingDescription(
            leading: leading?.engineDescription, top: top?.engineDescription,
            trailing: trailing?.engineDescription, bottom: bottom?.engineDescription)
    }
}

extension NSDirectionalRectEdge {
    var engineDescription: EdgeSet {
        var edges: EdgeSet = []
        if contains(.top) { edges.insert(.top) }
        if contains(.leading) { edges.insert(.leading) }
        if contains(.bottom) { edges.insert(.bottom) }
        if contains(.trailing) { edges.insert(.trailing) }
        return edges
    }
}

extension NSCollectionLayoutAnchor {
    var engineDescription: AnchorDescription {
        AnchorDescription(
            edges: edges.engineDescription, absoluteOffset: isAbsoluteOffset ? offset.point : .zero,
            fractionalOffset: isAbsoluteOffset ? .zero : offset.point)
    }
}

extension NSCollectionLayoutSupplementaryItem {
    var supplementaryDescription: SupplementaryDescription {
        SupplementaryDescription(
            elementKind: elementKind, size: layoutSize.engineDescription,
            containerAnchor: containerAnchor.engineDescription, itemAnchor: itemAnchor?.engineDescription,
            contentInsets: contentInsets.insets, zIndex: zIndex)
    }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
    var boundaryDescription: BoundaryDescription {
        BoundaryDescription(
            elementKind: elementKind, size: layoutSize.engineDescription, alignment: alignment.edges.engineDescription,
            absoluteOffset: offset.point, extendsBoundary: extendsBoundary, pinsToVisibleBounds: pinToVisibleBounds,
            contentInsets: contentInsets.insets, leadingPadding: Double(leadingPadding), zIndex: zIndex)
    }
}

extension NSCollectionLayoutDecorationItem {
    var decorationDescription: DecorationDescription {
        DecorationDescription(elementKind: elementKind, contentInsets: contentInsets.insets, zIndex: zIndex)
    }
}

/// The container of a custom group, for its item provider.
@MainActor
struct CustomGroupContext {
    /// The size that the group's fractional dimensions refer to.
    var containerSize: Size
    var grid: PixelGrid
    var traits: UITraitCollection
}

extension NSCollectionLayoutItem {
    /// Returns the engine's description of the item or group. Calls the providers of custom groups.
    func nodeDescription(_ context: CustomGroupContext) -> NodeDescription {
        if let group = self as? NSCollectionLayoutGroup { return .group(group.groupDescription(context)) }
        return .item(
            ItemDescription(
                size: layoutSize.engineDescription, contentInsets: contentInsets.insets,
                edgeSpacing: edgeSpacing?.engineDescription ?? EdgeSpacingDescription(),
                supplementaryItems: supplementaryItems.map(\.supplementaryDescription)))
    }
}

extension NSCollectionLayoutGroup {
    /// Returns the engine's description of the group. Calls the provider of a custom group.
    func groupDescription(_ context: CustomGroupContext) -> GroupDescription {
        GroupDescription(
            size: layoutSize.engineDescription, content: content(context),
            interItemSpacing: interItemSpacing?.engineDescription ?? .fixed(0), contentInsets: contentInsets.insets,
            edgeSpacing: edgeSpacing?.engineDescription ?? EdgeSpacingDescription(),
            supplementaryItems: supplementaryItems.map(\.supplementaryDescription))
    }

    private func content(_ context: CustomGroupContext) -> GroupDescription.Content {
        let size = layoutSize.engineDescription.size(in: context.containerSize, grid: context.grid)
        let container = CollectionContainer(size: size.cgSize, insets: contentInsets)
        var inner = context
        inner.containerSize = container.effectiveContentSize.engineSize
        let nodes = { self.subitems.map { $0.nodeDescription(inner) } }
        switch arrangement {
        case .fitting(let axis): return .repeating(axis: axis, nodes: nodes())
        case .sharing(let axis, let count): return .divided(axis: axis, node: nodes()[0], count: count)
        case .repeating(let axis, let count): return .counted(axis: axis, node: nodes()[0], count: count)
        case .custom(let provider):
            let environment = CollectionEnvironment(
                size: size.cgSize, insets: contentInsets, traits: context.traits)
            return .custom(
                provider(environment).map { CustomItemDescription(frame: $0.frame.rect, zIndex: $0.zIndex) })
        }
    }
}

extension NSCollectionLayoutSection {
    /// Returns the engine's description of the section without its group, with its insets references resolved.
    func descriptionWithoutGroup(referenceInsets: Insets, supplementaryReferenceInsets: Insets) -> SectionDescription {
        SectionDescription(
            group: .empty, interGroupSpacing: Double(interGroupSpacing),
            contentInsets: contentInsets.insets, referenceInsets: referenceInsets,
            boundaryReferenceInsets: supplementaryReferenceInsets,
            orthogonalBehavior: OrthogonalBehavior(rawValue: orthogonalScrollingBehavior.rawValue) ?? .none,
            boundaryItems: boundarySupplementaryItems.map(\.boundaryDescription),
            boundaryItemsFollowContentInsets: supplementariesKeepInsets,
            decorationItems: decorationItems.map(\.decorationDescription))
    }
}

extension GroupDescription {
    /// An empty group.
    static let empty = GroupDescription(
        size: SizeDescription(width: .absolute(0), height: .absolute(0)),
        content: .repeating(axis: .vertical, nodes: []))
}

extension ElementKey {
    /// The engine's identifier of the element; `nil` for index paths that compositional layouts don't have.
    var engineID: ElementID? {
        guard indexPath.count == 2 else { return nil }
        let engineCategory: ElementID.Category =
            switch category {
            case .cell: .cell
            case .supplementaryView: .supplementary(kind: kind)
            case .decorationView: .decoration(kind: kind)
            }
        return ElementID(engineCategory, section: indexPath.section, item: indexPath.item)
    }

    init(_ id: ElementID) {
        let path = IndexPath(item: id.item, section: id.section)
        switch id.category {
        case .cell: self = .cell(path)
        case .supplementary(let kind): self = .supplementary(kind, path)
        case .decoration(let kind): self = .decoration(kind, path)
        }
    }
}
