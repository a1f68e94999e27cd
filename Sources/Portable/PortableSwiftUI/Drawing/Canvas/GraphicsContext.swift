import DisplayList
import LayoutGeometry
import PortableUIKit

/// A drawing destination with a graphics state. Copies draw into the same image, but have their own state: changes to a
/// copy don't affect the original.
public nonisolated struct GraphicsContext {
    let recorder: GraphicsRecorder
    /// The environment of the view.
    public let environment: EnvironmentValues
    /// The opacity of the following drawing operations, from 0 to 1.
    public var opacity = 1.0
    /// The transform of the following drawing operations.
    public var transform = CGAffineTransform.identity
    /// The blend mode of the following drawing operations.
    public var blendMode = GraphicsContext.BlendMode.normal
    /// The filters for the following drawing operations, the outermost first.
    var filters: [Filter] = []
    /// The masks for the following drawing operations. Content is visible where all of them are.
    var masks: [DisplayNode] = []

    /// The clips for the following drawing operations, in the coordinate space of the image. Content is visible inside
    /// all of them.
    var clips: [(path: DisplayList.Path, isEvenOdd: Bool)] = []

    init(recorder: GraphicsRecorder, environment: EnvironmentValues) {
        self.recorder = recorder
        self.environment = environment
    }

    private var size: Size { recorder.size }

    // MARK: State

    /// Scales the coordinate space of the following drawing operations.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) {
        concatenate(CGAffineTransform(scaleX: x, y: y))
    }

    /// Moves the coordinate space of the following drawing operations.
    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        concatenate(CGAffineTransform(translationX: x, y: y))
    }

    /// Rotates the coordinate space of the following drawing operations, clockwise.
    public mutating func rotate(by angle: Angle) {
        concatenate(CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
    }

    /// Prepends a transform to the current one for the following drawing operations.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    /// Options of a clip.
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        /// Creates an option set from a raw value.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The area outside of the path remains visible.
        public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
    }

    /// Clips the following drawing operations to a path, or to its inverse.
    public mutating func clip(
        to path: Path, style: FillStyle = FillStyle(), options: GraphicsContext.ClipOptions = ClipOptions()
    ) {
        var outline = path.applying(transform).path
        var isEvenOdd = style.isEOFilled
        if options.contains(.inverse) {
            // A rectangle that's much larger than the image, without the path. Overlapping parts of the path count
            // as outside.
            let reach = 4 * max(size.width, size.height) + 1
            outline.elements +=
                DisplayList.Path(
                    Rect(x: -reach, y: -reach, width: 3 * reach, height: 3 * reach)
                ).elements
            isEvenOdd = true
        }
        clips.append((outline, isEvenOdd))
    }

    /// The bounding rectangle of the visible area.
    public var clipBoundingRect: CGRect {
        let all = Rect(origin: .zero, size: size)
        let visible = clips.reduce(all) { rect, clip in
            clip.path.bounds.flatMap { rect.intersection($0) } ?? .zero
        }
        guard let inverse = transform.engineTransform.inverse else { return .zero }
        return inverse.apply(visible).cgRect
    }

    // MARK: Paths

    /// Options for drawing a gradient beyond its ends. Differs from SwiftUI: the end colors are always extended.
    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        /// Creates an option set from a raw value.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The gradient repeats from its start.
        public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
        /// The gradient is mirrored at its ends.
        public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
        /// The colors are interpolated in the linear sRGB color space.
        public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }
    }

    /// The color or pattern that a path is drawn with.
    public struct Shading: Sendable {
        let style: any ShapeStyle

        /// The foreground style of the environment.
        public static var foreground: Shading { Shading(style: ForegroundStyle()) }

        /// The background style of the environment.
        public static var backdrop: Shading { Shading(style: BackgroundStyle()) }

        /// Returns a shading with a color.
        public static func color(_ color: Color) -> Shading { Shading(style: color) }

        /// Returns a shading with the components of a color.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        /// Returns a shading with a gray color.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            .color(Color(colorSpace, white: white, opacity: opacity))
        }

        /// Returns a shading with a style.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(style: style) }

        /// Returns a gradient between two points of the image.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
            options: GraphicsContext.GradientOptions = GradientOptions()
        ) -> Shading {
            // In a rectangle of one by one point, unit points are equal to points of the image.
            Shading(
                style: LinearGradient(
                    gradient: gradient, startPoint: UnitPoint(x: startPoint.x, y: startPoint.y),
                    endPoint: UnitPoint(x: endPoint.x, y: endPoint.y)
                ).in(unit))
        }

        /// Returns a gradient with circles around a point of the image.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GraphicsContext.GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(
                style: RadialGradient(
                    gradient: gradient, center: UnitPoint(x: center.x, y: center.y), startRadius: startRadius,
                    endRadius: endRadius
                ).in(unit))
        }

        /// Returns an angular gradient around a point of the image.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
            options: GraphicsContext.GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(
                style: AngularGradient(
                    gradient: gradient, center: UnitPoint(x: center.x, y: center.y), angle: angle
                ).in(unit))
        }

        private static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    }

    /// Fills a path.
    public func fill(_ path: Path, with shading: GraphicsContext.Shading, style: FillStyle = FillStyle()) {
        draw(path.path, shading, stroke: nil, isEvenOdd: style.isEOFilled)
    }

    /// Strokes a path.
    public func stroke(_ path: Path, with shading: GraphicsContext.Shading, style: StrokeStyle) {
        draw(path.path, shading, stroke: style.seam, isEvenOdd: false)
    }

    /// Strokes a path.
    public func stroke(_ path: Path, with shading: GraphicsContext.Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    private func draw(
        _ path: DisplayList.Path, _ shading: Shading, stroke: DisplayList.StrokeStyle?, isEvenOdd: Bool
    ) {
        let resolved = shading.style._resolved(environment, level: 0)
        let bounds = path.bounds ?? .zero
        if let paint = resolved.paint(in: bounds) {
            let command: DisplayCommand =
                stroke.map { .stroke(path, paint, $0) } ?? .fill(path, paint, evenOdd: isEvenOdd)
            record([command])
        } else if case .image(let image) = resolved.fill {
            record(
                [.save, .clip(path, evenOdd: isEvenOdd), .alpha(resolved.opacity)] + image.commands(over: bounds)
                    + [.restore])
        } else {
            record([.fill(path, .color(resolved.color), evenOdd: isEvenOdd)])
        }
    }

    // MARK: Texts and images

    /// A text that is ready to be measured and drawn.
    public struct ResolvedText {
        fileprivate let plain: StyledText
        fileprivate let environment: EnvironmentValues
        /// The shading of the text, which replaces its own colors if it's set. Differs from SwiftUI: only the first
        /// color of a gradient is used.
        public var shading = Shading.foreground {
            didSet { isShaded = true }
        }
        private var isShaded = false

        fileprivate init(_ text: StyledText, _ environment: EnvironmentValues) {
            plain = text
            self.environment = environment
        }

        private var text: StyledText {
            guard isShaded else { return plain }
            var text = plain
            let color = shading.style._resolved(environment, level: 0).color
            for index in text.runs.indices { text.runs[index].style.color = color }
            return text
        }

        /// Returns the size of the text for a proposed size.
        public func measure(in size: CGSize) -> CGSize { layout(size).size.cgSize }

        /// Returns the distance from the top to the first baseline in the given size.
        public func firstBaseline(in size: CGSize) -> CGFloat { CGFloat(layout(size).lines.first?.baseline ?? 0) }

        /// Returns the distance from the top to the last baseline in the given size.
        public func lastBaseline(in size: CGSize) -> CGFloat { CGFloat(layout(size).lines.last?.baseline ?? 0) }

        func layout(_ size: CGSize) -> TextLayout {
            let full = Services.current.layout(text, width: size.width, maximumLineCount: 0)
            guard full.size.height > Double(size.height) + 0.5, full.lines.count > 1 else { return full }
            let count = full.lines.prefix { $0.baseline + $0.descent <= Double(size.height) + 0.5 }.count
            return Services.current.layout(text, width: size.width, maximumLineCount: max(count, 1))
        }
    }

    /// An image that is ready to be drawn.
    public struct ResolvedImage {
        let image: UIImage?
        /// The size in points.
        public var size: CGSize { image?.size ?? .zero }
        /// The distance from the top to the baseline.
        public let baseline: CGFloat
        /// The shading for template images, or `nil` to keep the image's colors.
        public var shading: Shading?
    }

    /// Resolves a text in the environment of the view.
    public func resolve(_ text: Text) -> ResolvedText {
        var resolver = TextResolver(environment)
        return ResolvedText(resolver.styledText(of: text), environment)
    }

    /// Resolves an image in the environment of the view.
    public func resolve(_ image: Image) -> ResolvedImage {
        let resolved = image.resolvedImage(in: environment)
        let height = resolved?.size.height ?? 0
        return ResolvedImage(
            image: resolved, baseline: height - (resolved?.baselineOffsetFromBottom ?? 0),
            shading: resolved?.isTemplate == true ? .foreground : nil)
    }

    /// Draws a text in a rectangle.
    public func draw(_ text: GraphicsContext.ResolvedText, in rect: CGRect) {
        record([.text(text.layout(rect.size), origin: rect.origin.point)])
    }

    /// Draws a text in a rectangle.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    /// Draws a text so that its anchor is at a point.
    public func draw(_ text: GraphicsContext.ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let layout = text.layout(CGSize(width: CGFloat.infinity, height: .infinity))
        record([.text(layout, origin: point.point - anchor.point(in: layout.size))])
    }

    /// Draws a text so that its anchor is at a point.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    /// Draws an image that fills a rectangle.
    public func draw(_ image: GraphicsContext.ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        let tint = image.shading.map { UIColor($0.style._resolved(environment, level: 0).color) }
        record(
            image.image?.displayCommands(in: rect, tint: tint, traits: environment.traitCollection) ?? [])
    }

    /// Draws an image that fills a rectangle.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    /// Draws an image so that its anchor is at a point.
    public func draw(_ image: GraphicsContext.ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        let offset = anchor.point(in: image.size.engineSize)
        draw(image, in: CGRect(origin: (point.point - offset).cgPoint, size: image.size))
    }

    /// Draws an image so that its anchor is at a point.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    func record(_ commands: [DisplayCommand]) {
        guard !commands.isEmpty, opacity > 0 else { return }
        if hasEffects {
            var node = recorder.node(commands: clipped(commands, isMapped: true))
            applyEffects(to: &node)
            recorder.add(node)
        } else {
            recorder.record(clipped(commands, isMapped: true, alpha: opacity))
        }
    }

    /// Returns the commands with the clips of the context, and with its transform if `isMapped` is `true`.
    func clipped(_ commands: [DisplayCommand], isMapped: Bool = false, alpha: Double = 1) -> [DisplayCommand] {
        let isMapped = isMapped && !transform.isIdentity
        if !isMapped, clips.isEmpty, alpha >= 1 { return commands }
        var result = [DisplayCommand.save]
        for clip in clips { result.append(.clip(clip.path, evenOdd: clip.isEvenOdd)) }
        if isMapped { result.append(.transform(transform.engineTransform)) }
        if alpha < 1 { result.append(.alpha(alpha)) }
        return result + commands + [.restore]
    }
}
