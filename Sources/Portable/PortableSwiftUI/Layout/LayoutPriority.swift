extension View {
    /// How early a stack asks the view for its size; 0 by default. Views of a higher priority take what they need first.
    public nonisolated func layoutPriority(_ value: Double) -> some View {
        modifier(_LayoutPriorityModifier(value: value))
    }

    /// Where the view is drawn among those that it overlaps; 0 by default. Higher ones are in front.
    public nonisolated func zIndex(_ value: Double) -> some View {
        modifier(_ZIndexModifier(value: value))
    }
}

/// What `layoutPriority(_:)` applies.
public nonisolated struct _LayoutPriorityModifier: TraitModifier {
    let value: Double

    @MainActor func modify(_ item: inout Item) { item.traits[LayoutPriorityTrait.self] = value }
}

/// What `zIndex(_:)` applies.
public nonisolated struct _ZIndexModifier: TraitModifier {
    let value: Double

    @MainActor func modify(_ item: inout Item) { item.traits[ZIndexTrait.self] = value }
}
