import LayoutGeometry

/// A value that indicates whether a view is mirrored in a layout direction.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// The view is never mirrored.
    case fixed
    /// The view is mirrored in a layout direction.
    case mirrors(in: LayoutDirection)

    /// The view is mirrored where text is written from right to left.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension View {
    /// Sets whether the view is mirrored in a layout direction.
    public nonisolated func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        modifier(LayoutDirectionBehaviorModifier(behavior: behavior))
    }
}

private nonisolated struct LayoutDirectionBehaviorModifier: WrappingModifier {
    let behavior: LayoutDirectionBehavior

    @MainActor func makeElement(_ inputs: _ViewInputs) -> AffineElement { AffineElement() }

    @MainActor func update(_ element: AffineElement, _ inputs: _ViewInputs) {
        let isMirrored = behavior == .mirrors(in: inputs.environment.layoutDirection)
        let flip = LayoutGeometry.AffineTransform(a: isMirrored ? -1 : 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        element.effect = AffineElement.Effect(transform: flip, anchor: .center)
    }
}
