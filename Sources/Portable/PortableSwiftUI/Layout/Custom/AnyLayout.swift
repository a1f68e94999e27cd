import PortableUIKit

/// A type-erased layout. Views keep their state when the layout changes.
public nonisolated struct AnyLayout: Layout {
    private let content: AnyLayoutContent

    /// Creates a type-erased layout.
    public init<L: Layout>(_ layout: L) {
        content = (layout as? AnyLayout)?.content ?? TypedLayoutContent(layout)
    }

    /// The type-erased cache of the layout.
    public struct Cache {
        fileprivate var kind: ObjectIdentifier
        fileprivate var value: Any
    }

    /// Creates the cache of the layout.
    public func makeCache(subviews: Subviews) -> Cache {
        Cache(kind: content.kind, value: content.makeCache(subviews))
    }

    /// Updates the cache, or creates a new one if the type of the layout has changed.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        if cache.kind == content.kind {
            content.updateCache(&cache.value, subviews)
        } else {
            cache = makeCache(subviews: subviews)
        }
    }

    /// Returns the spacing of the base layout.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        content.spacing(subviews, &cache.value)
    }

    /// Returns the size of the base layout.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        content.size(proposal, subviews, &cache.value)
    }

    /// Places the views with the base layout.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        content.place(bounds, proposal, subviews, &cache.value)
    }
}

/// A layout without its static type.
private nonisolated class AnyLayoutContent: @unchecked Sendable {
    var kind: ObjectIdentifier { fatalError("Subclasses override this property.") }
    func makeCache(_ subviews: LayoutSubviews) -> Any { fatalError("Subclasses override this method.") }
    func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {}
    func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing { ViewSpacing() }
    func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize { .zero }
    func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) {}
}

private nonisolated final class TypedLayoutContent<L: Layout>: AnyLayoutContent, @unchecked Sendable {
    private let layout: L

    init(_ layout: L) { self.layout = layout }

    override var kind: ObjectIdentifier { ObjectIdentifier(L.self) }

    override func makeCache(_ subviews: LayoutSubviews) -> Any { layout.makeCache(subviews: subviews) }

    /// Calls a closure with the layout's cache, which `updateCache` has created with the layout's type.
    private func with<Result>(_ cache: inout Any, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result)
        -> Result
    {
        var own = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
        defer { cache = own }
        return body(&own)
    }

    override func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {
        with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
    }

    override func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
        with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }

    override func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize {
        with(&cache, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    override func place(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
    ) {
        with(&cache, subviews) {
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }
}
