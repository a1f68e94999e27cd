import CompositionalEngine
import Foundation
import LayoutCases
import LayoutGeometry

/// A recorded case, translated for the engine.
struct EngineCase {
    let recorded: LayoutCase

    /// The recorded files next to the tests.
    static let files: [URL] = {
        let tests = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let folder = tests.appendingPathComponent("Resources/golden/cases")
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (files ?? []).filter { $0.pathExtension == "json" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
    }()

    init(contentsOf url: URL) throws {
        recorded = try LayoutCase(contentsOf: url)
    }

    var bounds: Size { Size(width: recorded.environment.bounds.x, height: recorded.environment.bounds.y) }

    /// A solver with the case's sections and visible bounds.
    func solver() -> CompositionalSolver {
        let configuration = recorded.layout.configuration
        var solver = CompositionalSolver(
            container: LayoutContainer(size: bounds, scale: recorded.environment.scale),
            configuration: LayoutConfiguration(
                scrollAxis: configuration?.scrollDirection == .horizontal ? .horizontal : .vertical,
                interSectionSpacing: configuration?.interSectionSpacing ?? 0,
                boundaryItems: (configuration?.boundarySupplementaryItems ?? []).map(boundary)))
        solver.setSections(
            recorded.itemCounts.enumerated().compactMap { index, count in
                recorded.layout.section(at: index).map { .init(description: section($0), itemCount: count) }
            })
        let adjusted = recorded.environment.adjustedContentInset ?? .init()
        let offset = recorded.environment.contentOffset
        solver.visibleBounds = Rect(
            x: (offset?.x ?? 0) + adjusted.left, y: (offset?.y ?? 0) + adjusted.top,
            width: bounds.width - adjusted.left - adjusted.right,
            height: bounds.height - adjusted.top - adjusted.bottom)
        return solver
    }

    /// An element's identity in the engine.
    func id(of element: LayoutCase.Element) -> ElementID {
        let category: ElementID.Category =
            switch element.kind {
            case .cell: .cell
            case .supplementary: .supplementary(kind: element.elementKind ?? "")
            case .decoration: .decoration(kind: element.elementKind ?? "")
            }
        let item = element.indexPath[1]
        return ElementID(category, section: element.indexPath[0], item: item < 0 ? ElementID.layoutItem : item)
    }

    // MARK: Translation

    private func section(_ section: LayoutCase.Section) -> SectionDescription {
        let reference = reference(section.contentInsetsReference ?? .automatic)
        return SectionDescription(
            group: group(section.group), interGroupSpacing: section.interGroupSpacing ?? 0,
            contentInsets: insets(section.contentInsets), referenceInsets: reference,
            orthogonalBehavior: behavior(section.orthogonalScrollingBehavior),
            boundaryItems: (section.boundarySupplementaryItems ?? []).map(boundary),
            boundaryItemsFollowContentInsets: section.supplementariesFollowContentInsets ?? true,
            decorationItems: (section.decorationItems ?? []).map {
                DecorationDescription(
                    elementKind: $0.elementKind, contentInsets: insets($0.contentInsets), zIndex: $0.zIndex ?? 0)
            })
    }

    private func reference(_ reference: LayoutCase.InsetsReference) -> Insets {
        switch reference {
        case .automatic:
            let configured = recorded.layout.configuration?.contentInsetsReference ?? .automatic
            return self.reference(configured == .automatic ? .safeArea : configured)
        case .none: return .zero
        case .safeArea: return insets(recorded.environment.safeAreaInsets)
        case .layoutMargins, .readableContent: return insets(recorded.environment.layoutMargins)
        }
    }

    private func behavior(_ behavior: LayoutCase.ScrollingBehavior?) -> OrthogonalBehavior {
        switch behavior ?? .none {
        case .none: .none
        case .continuous: .continuous
        case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
        case .paging: .paging
        case .groupPaging: .groupPaging
        case .groupPagingCentered: .groupPagingCentered
        }
    }

    private func node(_ node: LayoutCase.Node) -> NodeDescription {
        switch node.type {
        case .group: .group(group(node))
        case .item:
            .item(
                ItemDescription(
                    size: size(node.size), contentInsets: insets(node.contentInsets),
                    edgeSpacing: edgeSpacing(node.edgeSpacing),
                    supplementaryItems: (node.supplementaryItems ?? []).map(supplementary)))
        }
    }

    private func group(_ group: LayoutCase.Node) -> GroupDescription {
        let axis: Axis = group.axis == .vertical ? .vertical : .horizontal
        let nodes = (group.subitems ?? []).map(node)
        let content: GroupDescription.Content =
            if group.axis == .custom {
                .custom(
                    (group.customItems ?? []).map {
                        CustomItemDescription(
                            frame: Rect(
                                x: $0.frame.x, y: $0.frame.y, width: $0.frame.width, height: $0.frame.height),
                            zIndex: $0.zIndex ?? 0)
                    })
            } else if let count = group.count, let node = nodes.first {
                group.`init` == .repeatingSubitem
                    ? .counted(axis: axis, node: node, count: count)
                    : .divided(axis: axis, node: node, count: count)
            } else {
                .repeating(axis: axis, nodes: nodes)
            }
        return GroupDescription(
            size: size(group.size), content: content, interItemSpacing: spacing(group.interItemSpacing) ?? .fixed(0),
            contentInsets: insets(group.contentInsets), edgeSpacing: edgeSpacing(group.edgeSpacing),
            supplementaryItems: (group.supplementaryItems ?? []).map(supplementary))
    }

    private func size(_ size: LayoutCase.Extent) -> SizeDescription {
        func dimension(_ dimension: LayoutCase.Dimension) -> DimensionDescription {
            switch dimension {
            case .fractionalWidth(let value): .fractionalWidth(value)
            case .fractionalHeight(let value): .fractionalHeight(value)
            case .absolute(let value): .absolute(value)
            case .estimated(let value): .estimated(value)
            case .uniformAcrossSiblings(let value): .uniformAcrossSiblings(estimate: value)
            }
        }
        return SizeDescription(width: dimension(size.width), height: dimension(size.height))
    }

    private func spacing(_ spacing: LayoutCase.Spacing?) -> SpacingDescription? {
        spacing?.fixed.map { .fixed($0) } ?? spacing?.flexible.map { .flexible($0) }
    }

    private func edgeSpacing(_ edges: LayoutCase.EdgeSpacing?) -> EdgeSpacingDescription {
        EdgeSpacingDescription(
            leading: spacing(edges?.leading), top: spacing(edges?.top), trailing: spacing(edges?.trailing),
            bottom: spacing(edges?.bottom))
    }

    private func insets(_ sides: LayoutCase.Sides?) -> Insets {
        guard let sides else { return .zero }
        return Insets(top: sides.top, leading: sides.left, bottom: sides.bottom, trailing: sides.right)
    }

    private func anchor(_ anchor: LayoutCase.Anchor) -> AnchorDescription {
        var edges: EdgeSet = []
        for name in anchor.edges {
            switch name {
            case "top": edges.insert(.top)
            case "leading": edges.insert(.leading)
            case "bottom": edges.insert(.bottom)
            case "trailing": edges.insert(.trailing)
            default: edges = []
            }
        }
        return AnchorDescription(
            edges: edges,
            absoluteOffset: Point(x: anchor.absoluteOffset?.x ?? 0, y: anchor.absoluteOffset?.y ?? 0),
            fractionalOffset: Point(x: anchor.fractionalOffset?.x ?? 0, y: anchor.fractionalOffset?.y ?? 0))
    }

    private func supplementary(_ item: LayoutCase.Supplementary) -> SupplementaryDescription {
        SupplementaryDescription(
            elementKind: item.elementKind, size: size(item.size), containerAnchor: anchor(item.containerAnchor),
            itemAnchor: item.itemAnchor.map(anchor), contentInsets: insets(item.contentInsets),
            zIndex: item.zIndex ?? 1)
    }

    private func boundary(_ item: LayoutCase.Boundary) -> BoundaryDescription {
        let alignment: EdgeSet =
            switch item.alignment {
            case .none: []
            case .top: .top
            case .topLeading: [.top, .leading]
            case .leading: .leading
            case .bottomLeading: [.bottom, .leading]
            case .bottom: .bottom
            case .bottomTrailing: [.bottom, .trailing]
            case .trailing: .trailing
            case .topTrailing: [.top, .trailing]
            }
        return BoundaryDescription(
            elementKind: item.elementKind, size: size(item.size), alignment: alignment,
            absoluteOffset: Point(x: item.absoluteOffset?.x ?? 0, y: item.absoluteOffset?.y ?? 0),
            extendsBoundary: item.extendsBoundary ?? true, pinsToVisibleBounds: item.pinToVisibleBounds ?? false,
            contentInsets: insets(item.contentInsets), zIndex: item.zIndex ?? 1)
    }
}
