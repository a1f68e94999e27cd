import LayoutGeometry
import PortableUIKit
import ViewLayoutEngine

/// A flexible space that expands along the axis of its stack.
public nonisolated struct Spacer: LeafView {
    /// The minimum length in points, or `nil` for the default spacing.
    @preconcurrency @MainActor public var minLength: CGFloat?

    /// Creates a space with a minimum length.
    @preconcurrency @MainActor public init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }

    @MainActor func makeElement(_ inputs: _ViewInputs) -> SpacerElement { SpacerElement() }

    @MainActor func update(_ element: SpacerElement, _ inputs: _ViewInputs) {
        let length = minLength.map { Double($0) } ?? Spacing.defaultDistance
        element.minLength = length.isFinite ? max(length, 0) : Spacing.defaultDistance
    }
}

final class SpacerElement: Element {
    var minLength = Spacing.defaultDistance {
        didSet { if minLength != oldValue { setNeedsLayout() } }
    }

    override func computeSize(_ proposal: ProposedSize) -> Size {
        var size = Size.zero
        let axes = enclosingStackAxis.map { [$0] } ?? LayoutGeometry.Axis.allCases
        for axis in axes { size[axis] = max(proposal[axis] ?? minLength, minLength) }
        return size
    }

    override var layoutPriority: Double {
        let given = super.layoutPriority
        return given == 0 ? -.infinity : given
    }

    override var spacing: Spacing {
        var spacing = Spacing.standard
        for axis in enclosingStackAxis.map({ [$0] }) ?? LayoutGeometry.Axis.allCases {
            spacing[start: axis] = Spacing.zero[start: axis]
            spacing[end: axis] = Spacing.zero[end: axis]
        }
        return spacing
    }
}

extension Element {
    /// The axis of the enclosing stack, ignoring the elements in between that wrap this one.
    final var enclosingStackAxis: LayoutGeometry.Axis? {
        var inner = self
        while let outer = inner.parent {
            if let axis = outer.stackAxis { return axis }
            guard outer is UnaryElement, outer.children.first === inner else { return nil }
            inner = outer
        }
        return nil
    }
}
