extension View {
    /// Sets the layout priority of the view. Stacks measure views with a higher priority first, and give them the
    /// length that they need. The default is 0.
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
