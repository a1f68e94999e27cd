import LayoutGeometry
import PortableUIKit
import ViewLayoutEngine

/// The purposes of a content shape.
public nonisolated struct ContentShapeKinds: OptionSet, Sendable {
    public var rawValue: Int

    /// Creates a set from a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The shape for hit testing.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// The shape of the drag preview.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// The shape of the context menu preview.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// The shape for hover effects.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    /// The shape that VoiceOver outlines.
    public static let accessibility = ContentShapeKinds(rawValue: 64)
}

extension View {
    /// Sets the shape that receives touches, in the view's frame, regardless of the drawn content.
    public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(_ContentShapeModifier(shape: shape, isEvenOdd: eoFill, isForTouches: true))
    }

    /// Sets the shape of the view for the given purposes.
    public nonisolated func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        modifier(
            _ContentShapeModifier(shape: shape, isEvenOdd: eoFill, isForTouches: kind.contains(.interaction)))
    }
}

/// The modifier that `contentShape(_:eoFill:)` applies.
public nonisolated struct _ContentShapeModifier<ContentShape: Shape>: WrappingModifier {
    let shape: ContentShape
    let isEvenOdd: Bool
    let isForTouches: Bool

    @MainActor func makeElement(_ inputs: _ViewInputs) -> ContentShapeElement { ContentShapeElement() }

    @MainActor func update(_ element: ContentShapeElement, _ inputs: _ViewInputs) {
        element.shape = isForTouches ? inputs.environment.resolved(shape) : nil
        element.isEvenOdd = isEvenOdd
    }
}

final class ContentShapeElement: UnaryElement {
    /// The shape, or `nil` to keep the default hit testing.
    var shape: (any Shape)?
    var isEvenOdd = false

    override func contains(_ point: Point) -> Bool {
        guard let shape else { return super.contains(point) }
        return shape.path(in: CGRect(origin: .zero, size: frame.size.cgSize)).path
            .contains(point, evenOdd: isEvenOdd)
    }

    override func hit(_ point: Point) -> Element? {
        guard shape != nil else { return super.hit(point) }
        return contains(point) ? super.hit(point) ?? self : nil
    }
}
