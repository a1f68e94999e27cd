import CollageTesting
import Foundation
import LayoutCases

// Converts recorded descriptions to UIKit's objects with UIKit's public API.

extension LayoutCase.Dimension {
    @MainActor var layoutDimension: NSCollectionLayoutDimension {
        switch self {
        case .fractionalWidth(let value): .fractionalWidth(value)
        case .fractionalHeight(let value): .fractionalHeight(value)
        case .absolute(let value): .absolute(value)
        case .estimated(let value): .estimated(value)
        case .uniformAcrossSiblings(let value): .uniformAcrossSiblings(estimate: value)
        }
    }
}

extension LayoutCase.Extent {
    @MainActor var layoutSize: NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width.layoutDimension, heightDimension: height.layoutDimension)
    }
}

extension LayoutCase.Spacing {
    @MainActor var layoutSpacing: NSCollectionLayoutSpacing? {
        fixed.map { .fixed($0) } ?? flexible.map { .flexible($0) }
    }
}

extension LayoutCase.EdgeSpacing {
    @MainActor var layoutEdgeSpacing: NSCollectionLayoutEdgeSpacing {
        NSCollectionLayoutEdgeSpacing(
            leading: leading?.layoutSpacing, top: top?.layoutSpacing, trailing: trailing?.layoutSpacing,
            bottom: bottom?.layoutSpacing)
    }
}

extension LayoutCase.Sides {
    var directionalInsets: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: top, leading: left, bottom: bottom, trailing: right)
    }

    var edgeInsets: UIEdgeInsets { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }
}

extension LayoutCase.Lengths {
    var point: CGPoint { CGPoint(x: x, y: y) }
    var size: CGSize { CGSize(width: x, height: y) }
}

extension LayoutCase.Frame {
    init(_ rect: CGRect) {
        self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    }
}

extension LayoutCase.Anchor {
    @MainActor var layoutAnchor: NSCollectionLayoutAnchor {
        var edges: NSDirectionalRectEdge = []
        for name in self.edges {
            switch name {
            case "top": edges.insert(.top)
            case "leading": edges.insert(.leading)
            case "bottom": edges.insert(.bottom)
            case "trailing": edges.insert(.trailing)
            case "all": edges = .all
            default: break
            }
        }
        if let offset = fractionalOffset {
            return NSCollectionLayoutAnchor(edges: edges, fractionalOffset: offset.point)
        }
        if let offset = absoluteOffset { return NSCollectionLayoutAnchor(edges: edges, absoluteOffset: offset.point) }
        return NSCollectionLayoutAnchor(edges: edges)
    }
}

extension LayoutCase.Supplementary {
    @MainActor var layoutItem: NSCollectionLayoutSupplementaryItem {
        let item =
            if let itemAnchor {
                NSCollectionLayoutSupplementaryItem(
                    layoutSize: size.layoutSize, elementKind: elementKind,
                    containerAnchor: containerAnchor.layoutAnchor, itemAnchor: itemAnchor.layoutAnchor)
            } else {
                NSCollectionLayoutSupplementaryItem(
                    layoutSize: size.layoutSize, elementKind: elementKind,
                    containerAnchor: containerAnchor.layoutAnchor)
            }
        if let contentInsets { item.contentInsets = contentInsets.directionalInsets }
        if let zIndex { item.zIndex = zIndex }
        return item
    }
}

extension LayoutCase.Boundary {
    @MainActor var layoutItem: NSCollectionLayoutBoundarySupplementaryItem {
        let alignment: NSRectAlignment =
            switch alignment {
            case .none: .none
            case .top: .top
            case .topLeading: .topLeading
            case .leading: .leading
            case .bottomLeading: .bottomLeading
            case .bottom: .bottom
            case .bottomTrailing: .bottomTrailing
            case .trailing: .trailing
            case .topTrailing: .topTrailing
            }
        let item = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size.layoutSize, elementKind: elementKind, alignment: alignment,
            absoluteOffset: absoluteOffset?.point ?? .zero)
        if let extendsBoundary { item.extendsBoundary = extendsBoundary }
        if let pinToVisibleBounds { item.pinToVisibleBounds = pinToVisibleBounds }
        if let contentInsets { item.contentInsets = contentInsets.directionalInsets }
        if let zIndex { item.zIndex = zIndex }
        return item
    }
}

extension LayoutCase.Decoration {
    @MainActor var layoutItem: NSCollectionLayoutDecorationItem {
        let item = NSCollectionLayoutDecorationItem.background(elementKind: elementKind)
        if let contentInsets { item.contentInsets = contentInsets.directionalInsets }
        if let zIndex { item.zIndex = zIndex }
        return item
    }
}

extension LayoutCase.InsetsReference {
    var reference: UIContentInsetsReference {
        switch self {
        case .automatic: .automatic
        case .none: .none
        case .safeArea: .safeArea
        case .layoutMargins: .layoutMargins
        case .readableContent: .readableContent
        }
    }
}

extension LayoutCase.ScrollingBehavior {
    var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior {
        switch self {
        case .none: .none
        case .continuous: .continuous
        case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
        case .paging: .paging
        case .groupPaging: .groupPaging
        case .groupPagingCentered: .groupPagingCentered
        }
    }
}
