import DisplayList
import LayoutGeometry
import PortableUIKit
import ViewLayoutEngine

/// Which colors there are between two, where a canvas lays one over another.
public enum ColorRenderingMode: Hashable, Sendable {
    /// Those of sRGB.
    case nonLinear
    /// Those of sRGB without its curve.
    case linear
    /// More than those of sRGB.
    case extendedLinear
}

/// A view that code draws, as large as its room.
public nonisolated struct Canvas<Symbols: View>: LeafView {
    /// Draws, in the coordinates of the view.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether what is behind is covered. Differs from SwiftUI: without effect.
    public var isOpaque: Bool
    /// Which colors there are between two. Differs from SwiftUI: always those of sRGB.
    public var colorMode: ColorRenderingMode
    /// Whether drawing may come later than the rest. Differs from SwiftUI: it never does.
    public var rendersAsynchronously: Bool

    @MainActor func makeElement(_ inputs: _ViewInputs) -> CanvasElement { CanvasElement() }

    @MainActor func update(_ element: CanvasElement, _ inputs: _ViewInputs) {
        element.set(renderer, inputs.environment)
    }
}

extension Canvas where Symbols == EmptyView {
    /// A view that code draws.
    ///
    /// - Parameters:
    ///   - opaque: Whether what is behind is covered. Differs from SwiftUI: without effect.
    ///   - colorMode: Which colors there are between two. Differs from SwiftUI: always those of sRGB.
    ///   - rendersAsynchronously: Whether drawing may come later than the rest. Differs from SwiftUI: it never does.
    ///   - renderer: Draws, in the coordinates of the view.
    public nonisolated init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }
}

final class CanvasElement: Element {
    private var renderer: (inout GraphicsContext, CGSize) -> Void = { _, _ in }
    private var environment = EnvironmentValues()

    func set(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void, _ environment: EnvironmentValues) {
        self.renderer = renderer
        self.environment = environment
        setNeedsDisplay()
    }

    override func computeSize(_ proposal: ProposedSize) -> Size { proposal.replacingUnspecified(by: .fallbackIdeal) }

    override func makeDisplayNode(_ context: DrawingContext) -> DisplayNode? {
        let recorder = GraphicsRecorder()
        var graphics = GraphicsContext(recorder: recorder, environment: environment, size: context.size)
        renderer(&graphics, context.size.cgSize)
        return DisplayNode(
            id: id, name: "Canvas", bounds: Rect(origin: .zero, size: context.size), clipsToBounds: true,
            commands: recorder.commands)
    }

    override var isTouchable: Bool { true }
}

/// Collects what is drawn.
final class GraphicsRecorder {
    var commands: [DisplayCommand] = []
}
