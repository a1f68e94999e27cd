import LayoutGeometry
import PortableUIKit
import ViewLayoutEngine

/// What a shape is good for.
public nonisolated struct ContentShapeKinds: OptionSet, Sendable {
    /// The bits.
    public var rawValue: Int

    /// Kinds of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Touches.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// The picture that is dragged.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// The picture of a context menu.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// What the pointer does.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    /// What VoiceOver frames.
    public static let accessibility = ContentShapeKinds(rawValue: 64)
}

extension View {
    /// Says where the view is touched: in a shape of its room, whatever is drawn there.
    public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(_ContentShapeModifier(shape: shape, isEvenOdd: eoFill, isForTouches: true))
    }

    /// Says what shape the view has for some purposes.
    public nonisolated func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        modifier(
            _ContentShapeModifier(shape: shape, isEvenOdd: eoFill, isForTouches: kind.contains(.interaction)))
    }
}

/// What `contentShape(_:eoFill:)` applies.
public nonisolated struct _ContentShapeModifier<ContentShape: Shape>: WrappingModifier {
    let shape: ContentShape
    let isEvenOdd: Bool
    let isForTouches: Bool

    @MainActor func makeElement(_ inputs: _ViewInputs) -> ContentShapeElement { ContentShapeElement() }

    @MainActor func update(_ element: ContentShapeElement, _ inputs: _ViewInputs) {
        element.shape = isForTouches ? shape : nil
        element.isEvenOdd = isEvenOdd
    }
}

final class ContentShapeElement: UnaryElement {
    /// Nil leaves touches as they are.
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
