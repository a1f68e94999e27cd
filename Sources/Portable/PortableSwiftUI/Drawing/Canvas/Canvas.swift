import DisplayList
import LayoutGeometry
import PortableUIKit
import ViewLayoutEngine

/// The color space for blending in a canvas.
public enum ColorRenderingMode: Hashable, Sendable {
    /// Blends in the sRGB color space.
    case nonLinear
    /// Blends in the linear sRGB color space.
    case linear
    /// Blends in the extended linear sRGB color space.
    case extendedLinear
}

/// A view that draws its content with a closure. It has the proposed size.
public nonisolated struct Canvas<Symbols: View>: ContainerView {
    /// The views that the renderer can draw, identified by their tags.
    public var symbols: Symbols
    /// A closure that draws the canvas in the view's coordinate space.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// A Boolean value that indicates whether the canvas covers the views behind it. Differs from SwiftUI: it has no
    /// effect.
    public var isOpaque: Bool
    /// The color space for blending. Differs from SwiftUI: it's always sRGB.
    public var colorMode: ColorRenderingMode
    /// A Boolean value that indicates whether the canvas can be drawn later than other views. Differs from SwiftUI: it
    /// has no effect.
    public var rendersAsynchronously: Bool

    var content: Symbols { symbols }

    @MainActor func makeElement(_ inputs: _ViewInputs) -> CanvasElement { CanvasElement() }

    @MainActor func update(_ element: CanvasElement, _ inputs: _ViewInputs) {
        element.set(renderer, inputs.environment)
    }
}

extension Canvas where Symbols == EmptyView {
    /// Creates a canvas with a closure that draws it.
    ///
    /// - Parameters:
    ///   - opaque: A Boolean value that indicates whether the canvas covers the views behind it. Differs from SwiftUI:
    ///     it has no effect.
    ///   - colorMode: The color space for blending. Differs from SwiftUI: it's always sRGB.
    ///   - rendersAsynchronously: A Boolean value that indicates whether the canvas can be drawn later than other
    ///     views. Differs from SwiftUI: it has no effect.
    ///   - renderer: A closure that draws the canvas in the view's coordinate space.
    public nonisolated init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
        ) {}
    }
}

extension Canvas {
    /// Creates a canvas with a closure that draws it, and with views that the closure can draw any number of times.
    ///
    /// - Parameters:
    ///   - opaque: A Boolean value that indicates whether the canvas covers the views behind it. Differs from SwiftUI:
    ///     it has no effect.
    ///   - colorMode: The color space for blending. Differs from SwiftUI: it's always sRGB.
    ///   - rendersAsynchronously: A Boolean value that indicates whether the canvas can be drawn later than other
    ///     views. Differs from SwiftUI: it has no effect.
    ///   - renderer: A closure that draws the canvas in the view's coordinate space.
    ///   - symbols: Views with tags that the renderer uses to resolve them.
    public nonisolated init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.renderer = renderer
        self.symbols = symbols()
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

    /// Places the symbols with their ideal sizes.
    override func placeChildren(in size: Size, _ proposal: ProposedSize) {
        for child in children { child.place(at: .zero, .unspecified) }
    }

    override func makeDisplayNode(_ context: DrawingContext) -> DisplayNode? {
        let recorder = GraphicsRecorder(id: id, size: context.size) { [children] id in
            children.first { $0.traits[TagTrait.self]?.matches(id) ?? ($0.explicitID == id) }.flatMap {
                CanvasSymbol(size: $0.frame.size, node: $0.renderedNode(rest: .zero, context.grid))
            }
        }
        var graphics = GraphicsContext(recorder: recorder, environment: environment)
        renderer(&graphics, context.size.cgSize)
        return DisplayNode(
            id: id, name: "Canvas", bounds: Rect(origin: .zero, size: context.size), clipsToBounds: true,
            commands: recorder.plainCommands, children: recorder.nodes)
    }

    override var isTouchable: Bool { true }

    override func hit(_ point: Point) -> Element? { contains(point) ? self : nil }

    /// Symbols are drawn as images, so assistive technologies don't read them.
    override var accessibility: AccessibilityProperties? {
        guard !children.isEmpty else { return nil }
        var properties = AccessibilityProperties()
        properties.isHidden = true
        return properties
    }
}
