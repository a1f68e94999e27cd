import DisplayList
import LayoutGeometry
import PortableUIKit
import ViewLayoutEngine

/// A thin line across its stack. Outside of a stack, it's horizontal.
public nonisolated struct Divider: LeafView {
    /// Creates a divider.
    public init() {}

    @MainActor func makeElement(_ inputs: _ViewInputs) -> DividerElement { DividerElement() }

    @MainActor func update(_ element: DividerElement, _ inputs: _ViewInputs) {
        element.thickness = Double(inputs.environment.pixelLength)
        element.color = UIColor.separator.color(with: inputs.environment.traitCollection)
    }
}

final class DividerElement: Element {
    var thickness = 1.0 {
        didSet { if thickness != oldValue { setNeedsLayout() } }
    }
    var color = DisplayList.Color.clear {
        didSet { if color != oldValue { setNeedsDisplay() } }
    }

    /// The axis of the divider's thickness.
    private var axis: LayoutGeometry.Axis { enclosingStackAxis ?? .vertical }

    override func computeSize(_ proposal: ProposedSize) -> Size {
        var size = proposal.replacingUnspecified(by: .fallbackIdeal)
        size[axis] = thickness
        return size
    }

    override func makeDisplayNode(_ context: DrawingContext) -> DisplayNode? {
        DisplayNode(
            id: id, name: "Divider", bounds: Rect(origin: .zero, size: context.size), backgroundColor: color)
    }
}
