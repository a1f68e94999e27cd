import DisplayList
import LayoutGeometry
import PortableUIKit

extension GraphicsContext {
    /// The blend mode of a drawing operation with the earlier content of the canvas.
    @frozen
    public struct BlendMode: RawRepresentable, Equatable, Sendable {
        public let rawValue: Int32

        /// Creates a blend mode from a raw value.
        public init(rawValue: Int32) { self.rawValue = rawValue }

        /// The mode of nodes, which have no `plusDarker`.
        var mode: DisplayNode.BlendMode? {
            self == .plusDarker ? .colorBurn : UInt8(exactly: rawValue).flatMap(DisplayNode.BlendMode.init)
        }

        /// The drawing covers the background.
        public static var normal: BlendMode { BlendMode(rawValue: 0) }
        /// The colors are multiplied, which darkens them.
        public static var multiply: BlendMode { BlendMode(rawValue: 1) }
        /// The inverted colors are multiplied, which lightens them.
        public static var screen: BlendMode { BlendMode(rawValue: 2) }
        /// The mode is `multiply` for dark backgrounds and `screen` for light ones.
        public static var overlay: BlendMode { BlendMode(rawValue: 3) }
        /// The darker color is used.
        public static var darken: BlendMode { BlendMode(rawValue: 4) }
        /// The lighter color is used.
        public static var lighten: BlendMode { BlendMode(rawValue: 5) }
        /// The background is brightened to reflect the drawing.
        public static var colorDodge: BlendMode { BlendMode(rawValue: 6) }
        /// The background is darkened to reflect the drawing.
        public static var colorBurn: BlendMode { BlendMode(rawValue: 7) }
        /// The background is softly darkened or lightened, depending on the drawing.
        public static var softLight: BlendMode { BlendMode(rawValue: 8) }
        /// The mode is `multiply` for dark drawings and `screen` for light ones.
        public static var hardLight: BlendMode { BlendMode(rawValue: 9) }
        /// The darker color is subtracted from the lighter one.
        public static var difference: BlendMode { BlendMode(rawValue: 10) }
        /// The mode is similar to `difference`, with lower contrast.
        public static var exclusion: BlendMode { BlendMode(rawValue: 11) }
        /// The hue of the drawing is combined with the saturation and luminosity of the background.
        public static var hue: BlendMode { BlendMode(rawValue: 12) }
        /// The saturation of the drawing is combined with the hue and luminosity of the background.
        public static var saturation: BlendMode { BlendMode(rawValue: 13) }
        /// The hue and saturation of the drawing are combined with the luminosity of the background.
        public static var color: BlendMode { BlendMode(rawValue: 14) }
        /// The luminosity of the drawing is combined with the hue and saturation of the background.
        public static var luminosity: BlendMode { BlendMode(rawValue: 15) }
        /// The drawing is only visible in front of opaque parts of the background.
        public static var sourceAtop: BlendMode { BlendMode(rawValue: 20) }
        /// The drawing is behind the existing content.
        public static var destinationOver: BlendMode { BlendMode(rawValue: 21) }
        /// The drawing is removed from the background.
        public static var destinationOut: BlendMode { BlendMode(rawValue: 23) }
        /// The colors are added with a dark result. Differs from SwiftUI: it's drawn as `colorBurn`.
        public static var plusDarker: BlendMode { BlendMode(rawValue: 26) }
        /// The colors are added, limited to the maximum of each channel.
        public static var plusLighter: BlendMode { BlendMode(rawValue: 27) }
    }

    /// Adds a filter to each of the following drawing operations. The filter that was added last is applied first.
    public mutating func addFilter(
        _ filter: GraphicsContext.Filter, options: GraphicsContext.FilterOptions = FilterOptions()
    ) {
        filters.append(filter)
    }

    /// Draws the content of the closure in a layer. The opacity, filters, and blend mode of the context apply to the
    /// entire layer.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        let layer = recorder.layer
        var inner = self.in(layer)
        try content(&inner)
        guard opacity > 0 else { return }
        var node = layer.node
        guard !node.commands.isEmpty || !node.children.isEmpty else { return }
        applyEffects(to: &node)
        recorder.add(node)
    }

    /// Clips the following drawing operations to the alpha channel of a layer, or to its inverse.
    ///
    /// Differs from SwiftUI: in a browser, `inverse` doesn't clip.
    public mutating func clipToLayer(
        opacity: Double = 1, options: GraphicsContext.ClipOptions = ClipOptions(),
        content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        let layer = recorder.layer
        var inner = self.in(layer)
        try content(&inner)
        var mask = layer.node
        mask.opacity = opacity
        if options.contains(.inverse) {
            let all = recorder.node(
                commands: [.fill(DisplayList.Path(Rect(origin: .zero, size: recorder.size)), .color(.black))])
            mask.blendMode = .destinationOut
            mask = recorder.node(children: [all, mask])
        }
        masks.append(mask)
    }

    /// Returns a context that draws into a layer.
    private func `in`(_ layer: GraphicsRecorder) -> GraphicsContext {
        var inner = GraphicsContext(recorder: layer, environment: environment)
        inner.transform = transform
        inner.clips = clips
        return inner
    }

    /// A Boolean value that indicates whether the content requires a node, in addition to drawing commands.
    var hasEffects: Bool { !filters.isEmpty || !masks.isEmpty || blendMode != .normal }

    /// Applies the context's filters, masks, opacity, and blend mode to a node.
    func applyEffects(to node: inout DisplayNode) {
        for filter in filters.reversed() { filter.apply(to: &node, environment, recorder) }
        for mask in masks {
            if !node.mask.isEmpty { node = recorder.node(children: [node]) }
            node.mask = [recorder.copy(of: mask)]
        }
        node.opacity *= opacity
        node.blendMode = blendMode.mode
    }

    // MARK: Symbols

    /// A symbol of the canvas that's ready to be drawn.
    public struct ResolvedSymbol {
        let symbol: CanvasSymbol
        /// The size in points.
        public var size: CGSize { symbol.size.cgSize }
    }

    /// Returns the canvas's symbol with a tag, or `nil` if there isn't one.
    public func resolveSymbol<ID: Hashable>(id: ID) -> GraphicsContext.ResolvedSymbol? {
        recorder.symbol(AnyHashable(id)).map { ResolvedSymbol(symbol: $0) }
    }

    /// Draws a symbol so that its anchor is at a point.
    public func draw(_ symbol: GraphicsContext.ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        let origin = point.point - anchor.point(in: symbol.symbol.size)
        draw(symbol, in: Rect(origin: origin, size: symbol.symbol.size))
    }

    /// Draws a symbol in a rectangle.
    public func draw(_ symbol: GraphicsContext.ResolvedSymbol, in rect: CGRect) { draw(symbol, in: rect.rect) }

    private func draw(_ symbol: ResolvedSymbol, in rect: Rect) {
        let size = symbol.symbol.size
        guard opacity > 0, let node = symbol.symbol.node, size.width > 0, size.height > 0 else { return }
        var copy = recorder.copy(of: node)
        let (x, y) = (rect.size.width / size.width, rect.size.height / size.height)
        copy.transform = copy.transform
            .followed(by: LayoutGeometry.AffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0))
            .followed(by: LayoutGeometry.AffineTransform(translationX: rect.origin.x, y: rect.origin.y))
            .followed(by: transform.engineTransform)
        var picture = recorder.node(children: [copy])
        if !clips.isEmpty {
            let all = DisplayList.Path(Rect(origin: .zero, size: recorder.size))
            picture.mask = [recorder.node(commands: clipped([.fill(all, .color(.black))]))]
        }
        applyEffects(to: &picture)
        recorder.add(picture)
    }
}
