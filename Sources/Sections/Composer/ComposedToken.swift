/// A value that changes when a composable's layout does. It contains comparable copies of its three descriptions,
/// because UIKit's dimensions, spacings, and insets aren't comparable on every system.
struct ComposedToken: Hashable {
    private let parts: [AnyHashable]

    @MainActor
    init(_ composable: any Composable) {
        parts = composable.item.token + composable.group.token + composable.section.token
    }
}

@MainActor
extension UICollectionViewComposableLayout.Item {
    fileprivate var token: [AnyHashable] {
        switch self {
        case .full(let insets): ["full"] + part(insets)
        case .listRow(let height, let insets): ["listRow", part(height)] + part(insets)
        case .grid(let width, let height, let insets): ["grid", part(width), part(height)] + part(insets)
        case .custom(let width, let height, let insets, let badges):
            ["custom", part(width), part(height), AnyHashable(badges)] + part(insets)
        }
    }
}

@MainActor
extension UICollectionViewComposableLayout.Group {
    fileprivate var token: [AnyHashable] {
        switch self {
        case .full(let insets, let inner): return token("full", [], nil, insets, inner)
        case .singleFullList(let height, let insets, let inner):
            return token("singleFullList", [part(height)], nil, insets, inner)
        case .grid(let height, let count, let spacing, let insets, let inner):
            return token("grid", [part(height), AnyHashable(count)], spacing, insets, inner)
        case .flow(let height, let count, let spacing, let insets, let inner):
            return token("flow", [part(height), AnyHashable(count)], spacing, insets, inner)
        case .list(let width, let count, let spacing, let insets, let inner):
            return token("list", [AnyHashable(width.map(part)), AnyHashable(count)], spacing, insets, inner)
        case .custom(let width, let height, let direction, let count, let spacing, let insets, let inner):
            let lengths = [part(width), part(height), AnyHashable(direction), AnyHashable(count)]
            return token("custom", lengths, spacing, insets, inner)
        case .adaptiveGrid(let minimum, let height, let spacing, let insets):
            return token("adaptiveGrid", [AnyHashable(minimum), part(height), AnyHashable(spacing)], nil, insets, nil)
        }
    }

    private func token(
        _ name: String, _ lengths: [AnyHashable], _ spacing: NSCollectionLayoutSpacing?,
        _ insets: NSDirectionalEdgeInsets?, _ inner: UICollectionViewComposableLayout.Group?
    ) -> [AnyHashable] {
        [AnyHashable(name)] + lengths + part(spacing) + part(insets) + (inner?.token ?? [])
    }
}

@MainActor
extension UICollectionViewComposableLayout.Section {
    fileprivate var token: [AnyHashable] {
        switch self {
        case .base(let spacing, let insets, let scrolling, let boundary, let decorations, let reference):
            let own = ["base", AnyHashable(spacing), AnyHashable(scrolling), AnyHashable(reference)] + part(insets)
            return own + (boundary ?? []).flatMap(\.token) + (decorations ?? []).flatMap(\.token)
        case .list(let appearance, let boundary):
            return ["list", AnyHashable(appearance)] + (boundary ?? []).flatMap(\.token)
        case .configuredList(_, let boundary):
            // Closures can't be compared.
            return ["configuredList", AnyHashable(UUID())] + (boundary ?? []).flatMap(\.token)
        case .layout(let layout, let boundary, let decorations):
            let own = layout.layoutToken ?? AnyHashable(UUID())
            return ["layout", own] + (boundary ?? []).flatMap(\.token) + (decorations ?? []).flatMap(\.token)
        }
    }
}

@MainActor
extension UICollectionViewComposableLayout.BoundaryItem {
    fileprivate var token: [AnyHashable] {
        switch self {
        case .header(let height, let insets, let kind, let alignment, let isPinned):
            ["header", part(height), AnyHashable(kind), AnyHashable(alignment), AnyHashable(isPinned)] + part(insets)
        case .footer(let height, let insets, let kind, let alignment, let isPinned):
            ["footer", part(height), AnyHashable(kind), AnyHashable(alignment), AnyHashable(isPinned)] + part(insets)
        case .leading(let width, let height, let kind, let insets):
            ["leading", part(width), AnyHashable(height.map(part)), AnyHashable(kind)] + part(insets)
        case .trailing(let width, let height, let kind, let insets):
            ["trailing", part(width), AnyHashable(height.map(part)), AnyHashable(kind)] + part(insets)
        }
    }
}

@MainActor
extension UICollectionViewComposableLayout.DecorationItem {
    fileprivate var token: [AnyHashable] {
        switch self {
        case .background(let kind, let insets): ["background", kind] + part(insets)
        }
    }
}

@MainActor
private func part(_ length: NSCollectionLayoutDimension) -> AnyHashable { AnyHashable(LayoutLength(length)) }

@MainActor
private func part(_ spacing: NSCollectionLayoutSpacing?) -> [AnyHashable] {
    spacing.map { [$0.isFixed, $0.spacing] } ?? ["none"]
}

private func part(_ insets: NSDirectionalEdgeInsets?) -> [AnyHashable] {
    insets.map { [$0.top, $0.leading, $0.bottom, $0.trailing] } ?? ["none"]
}
