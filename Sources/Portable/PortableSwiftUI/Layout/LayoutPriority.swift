extension View {
    /// How early a stack asks the view for its size; 0 by default. Views of a higher priority take what they need first.
    public nonisolated func layoutPriority(_ value: Double) -> some View {
        modifier(_LayoutPriorityModifier(value: value))
    }

    /// Sets the drawing order of the view among the views that it overlaps. Views with higher values are in front. The
    /// default is 0.
    public nonisolated func zIndex(_ value: Double) -> some View {
        modifier(_ZIndexModifier(value: value))
    }
}

/// The modifier that `layoutPriority(_:)` applies.
public nonisolated struct _LayoutPriorityModifier: TraitModifier {
    let value: Double

    @MainActor func modify(_ item: inout Item) { item.traits[LayoutPriorityTrait.self] = value }
}

/// The modifier that `zIndex(_:)` applies.
public nonisolated struct _ZIndexModifier: TraitModifier {
    let value: Double

    @MainActor func modify(_ item: inout Item) { item.traits[ZIndexTrait.self] = value }
}
