import LayoutGeometry
import PortableUIKit
import ViewLayoutEngine

/// A type that arranges views. Call an instance with a view builder to create a container.
///
/// ```swift
/// struct Staircase: Layout {
///     func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///         let steps = subviews.map { $0.sizeThatFits(.unspecified) }
///         return CGSize(width: steps.map(\.width).reduce(0, +), height: steps.map(\.height).reduce(0, +))
///     }
///
///     func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
///         var corner = bounds.origin
///         for subview in subviews {
///             subview.place(at: corner, proposal: .unspecified)
///             let step = subview.sizeThatFits(.unspecified)
///             corner = CGPoint(x: corner.x + step.width, y: corner.y + step.height)
///         }
///     }
/// }
/// ```
@preconcurrency
public nonisolated protocol Layout: Sendable {
    /// The data that the layout keeps between calls.
    associatedtype Cache = Void

    /// The views of a layout.
    typealias Subviews = LayoutSubviews

    /// The properties of the layout that its views can depend on.
    static var layoutProperties: LayoutProperties { get }

    /// Creates the cache before the views are first laid out.
    func makeCache(subviews: Subviews) -> Cache

    /// Updates the cache after the views or the layout changed. The default implementation creates a new cache.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// Returns the preferred spacing of the layout to its neighbors.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// Returns the size of the container for a proposed size.
    ///
    /// - Parameters:
    ///   - proposal: The size that the container's parent proposes.
    ///   - subviews: The views that the layout arranges, which can be measured.
    ///   - cache: The data that `makeCache(subviews:)` returned.
    /// - Returns: The size that the container requires, in points.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Places each view in the given bounds. Views that aren't placed are centered.
    ///
    /// - Parameters:
    ///   - bounds: The frame of the container. Its origin isn't necessarily zero.
    ///   - proposal: The size that the container's parent proposed.
    ///   - subviews: The views, which are placed with `place(at:anchor:proposal:)`.
    ///   - cache: The data that `makeCache(subviews:)` returned.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// Returns the position of a horizontal alignment guide, or `nil` if the views determine it.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// Returns the position of a vertical alignment guide, or `nil` if the views determine it.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    /// The default properties.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Replaces the cache with a new one.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    /// Returns the largest spacing of the views.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        ViewSpacing(Spacing.overlaid(count: subviews.count) { subviews[$0].spacing.spacing })
    }

    /// Returns `nil`, so that the guides of the views are used.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    /// Returns `nil`, so that the guides of the views are used.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    /// Creates a container that arranges views with the layout.
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        _LayoutView(layout: self, content: content())
    }
}

extension Layout where Cache == Void {
    /// Creates an empty cache.
    public func makeCache(subviews: Subviews) {}
}

/// The properties of a layout that its views can depend on.
public nonisolated struct LayoutProperties: Sendable {
    /// The axis along which the views are stacked, or `nil` if they aren't.
    public var stackOrientation: Axis?

    /// Creates the default properties.
    public init() {}
}

/// A key for values that views provide to their layout.
public protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value for views that don't provide one.
    static var defaultValue: Value { get }
}

/// The preferred distances of a view to its neighbors.
public nonisolated struct ViewSpacing: Sendable {
    var spacing: Spacing

    init(_ spacing: Spacing) { self.spacing = spacing }

    /// Creates the standard spacing.
    public init() { spacing = .standard }

    /// A spacing of zero.
    public static let zero = ViewSpacing(.zero)

    /// Replaces the spacing at the given edges with the spacing of another view if that is larger.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        let other = other.spacing
        if edges.contains(.top) { spacing.top = spacing.top.union(other.top) }
        if edges.contains(.leading) { spacing.leading = spacing.leading.union(other.leading) }
        if edges.contains(.bottom) { spacing.bottom = spacing.bottom.union(other.bottom) }
        if edges.contains(.trailing) { spacing.trailing = spacing.trailing.union(other.trailing) }
    }

    /// Returns the larger spacing of two views at the given edges.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var union = self
        union.formUnion(other, edges: edges)
        return union
    }

    /// Returns the preferred distance to the next view, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        CGFloat(spacing.distance(to: next.spacing, along: axis.engineAxis))
    }
}

/// The views of a layout, in order.
public nonisolated struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
    let elements: [PortableSwiftUI.Element]
    /// The layout direction.
    public var layoutDirection: LayoutDirection

    /// The index of the first view.
    public var startIndex: Int { 0 }
    /// The index after the last view.
    public var endIndex: Int { elements.count }

    /// Returns the view at an index.
    public subscript(index: Int) -> LayoutSubview { LayoutSubview(element: elements[index]) }

    /// Returns whether both collections contain the same views.
    public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
        lhs.layoutDirection == rhs.layoutDirection && lhs.elements.elementsEqual(rhs.elements, by: ===)
    }
}

/// A view of a layout.
public nonisolated struct LayoutSubview: Equatable, Sendable {
    let element: Element

    /// Returns the value that the view provides to the layout.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        let element = element
        return MainActor.assumeIsolated { LayoutValue(value: element.traits[LayoutValueTrait<K>.self]) }.value
    }

    /// The view's layout priority.
    public var priority: Double {
        let element = element
        return MainActor.assumeIsolated { element.layoutPriority }
    }

    /// The preferred distances of the view to its neighbors.
    public var spacing: ViewSpacing {
        let element = element
        return ViewSpacing(MainActor.assumeIsolated { element.reportSpacing() })
    }

    /// Returns the size of the view for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let element = element
        return MainActor.assumeIsolated { element.size(proposal.proposal) }.cgSize
    }

    /// Returns the size and the alignment guides of the view for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        let proposal = proposal.proposal, element = element
        let size = MainActor.assumeIsolated { element.size(proposal) }
        return ViewDimensions(element: element, size: size, proposal: proposal)
    }

    /// Places the view. Call it only from `placeSubviews`.
    ///
    /// - Parameters:
    ///   - position: The position, in the coordinate space of the layout's bounds.
    ///   - anchor: The point of the view that is placed at the position.
    ///   - proposal: The size that is proposed to the view.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        let element = element
        MainActor.assumeIsolated {
            let offer = proposal.proposal
            let point = anchor.point(in: element.size(offer))
            (element.parent as? any CustomLayoutElement)?
                .record(element, at: position.point - point, offer)
        }
    }

    /// Returns whether both are the same view.
    public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool { lhs.element === rhs.element }
}

/// A value that is passed to the layout, which the main actor also calls.
struct LayoutValue<Value>: @unchecked Sendable {
    let value: Value
}

/// The trait with the value that a view provides for a layout value key.
enum LayoutValueTrait<K: LayoutValueKey>: ItemTraitKey {
    static var defaultValue: K.Value { K.defaultValue }
}

extension View {
    /// Provides a value to the layout that contains the view.
    public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(_LayoutValueModifier<K>(value: value))
    }
}

/// The modifier that `layoutValue(key:value:)` applies.
public nonisolated struct _LayoutValueModifier<K: LayoutValueKey>: TraitModifier {
    let value: K.Value

    @MainActor func modify(_ item: inout Item) { item.traits[LayoutValueTrait<K>.self] = value }
}
