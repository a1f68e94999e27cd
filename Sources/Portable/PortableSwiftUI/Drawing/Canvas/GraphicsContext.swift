import DisplayList
import LayoutGeometry
import PortableUIKit

/// What code draws into. A copy draws into the same picture, with a state of its own: what is set on it doesn't touch the
/// one that it was copied from.
public nonisolated struct GraphicsContext {
    let recorder: GraphicsRecorder
    /// The environment of the view.
    public let environment: EnvironmentValues
    /// How much of what is drawn next is to be seen, from 0 to 1.
    public var opacity = 1.0
    /// Maps what is drawn next.
    public var transform = CGAffineTransform.identity
    /// How what is drawn next mixes with what the canvas has drawn before.
    public var blendMode = GraphicsContext.BlendMode.normal
    /// What changes what is drawn next, the outermost first.
    var filters: [Filter] = []
    /// What is drawn is seen where all of these are.
    var masks: [DisplayNode] = []

    /// What is drawn lies inside of all of these, which are in the coordinates of the picture.
    var clips: [(path: DisplayList.Path, isEvenOdd: Bool)] = []

    init(recorder: GraphicsRecorder, environment: EnvironmentValues) {
        self.recorder = recorder
        self.environment = environment
    }

    private var size: Size { recorder.size }

    // MARK: State

    /// Makes what is drawn next larger or smaller.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) {
        concatenate(CGAffineTransform(scaleX: x, y: y))
    }

    /// Draws elsewhere from now on.
    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        concatenate(CGAffineTransform(translationX: x, y: y))
    }

    /// Turns what is drawn next, clockwise.
    public mutating func rotate(by angle: Angle) {
        concatenate(CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
    }

    /// Maps what is drawn next, before what maps it already.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    /// How a clip is meant.
    public struct ClipOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt32

        /// Options of bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// What lies outside is drawn.
        public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
    }

    /// Draws only inside of a path from now on, or only outside of it.
    public mutating func clip(
        to path: Path, style: FillStyle = FillStyle(), options: GraphicsContext.ClipOptions = ClipOptions()
    ) {
        var outline = path.applying(transform).path
        var isEvenOdd = style.isEOFilled
        if options.contains(.inverse) {
            // Far more than the picture, less the path. Parts of the path that overlap count as outside here.
            let reach = 4 * max(size.width, size.height) + 1
            outline.elements +=
                DisplayList.Path(
                    Rect(x: -reach, y: -reach, width: 3 * reach, height: 3 * reach)
                ).elements
            isEvenOdd = true
        }
        clips.append((outline, isEvenOdd))
    }

    /// The smallest rectangle around what can be seen.
    public var clipBoundingRect: CGRect {
        let all = Rect(origin: .zero, size: size)
        let visible = clips.reduce(all) { rect, clip in
            clip.path.bounds.flatMap { rect.intersection($0) } ?? .zero
        }
        guard let inverse = transform.engineTransform.inverse else { return .zero }
        return inverse.apply(visible).cgRect
    }

    // MARK: Paths

    /// How a gradient goes on beyond its ends. Differs from SwiftUI: always in the colors of its ends.
    public struct GradientOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt32

        /// Options of bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// From its start again.
        public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
        /// Back to its start.
        public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
        /// Colors between two are those of sRGB without its curve.
        public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }
    }

    /// What paths are drawn with.
    public struct Shading: Sendable {
        let style: any ShapeStyle

        /// The style of what is in front.
        public static var foreground: Shading { Shading(style: ForegroundStyle()) }

        /// The background of the place.
        public static var backdrop: Shading { Shading(style: BackgroundStyle()) }

        /// A color.
        public static func color(_ color: Color) -> Shading { Shading(style: color) }

        /// A color by its components.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        /// A gray.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            .color(Color(colorSpace, white: white, opacity: opacity))
        }

        /// Any style.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(style: style) }

        /// A gradient between two points of the picture.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
            options: GraphicsContext.GradientOptions = GradientOptions()
        ) -> Shading {
            // Points of a rectangle of one point are those of the picture.
            Shading(
                style: LinearGradient(
                    gradient: gradient, startPoint: UnitPoint(x: startPoint.x, y: startPoint.y),
                    endPoint: UnitPoint(x: endPoint.x, y: endPoint.y)
                ).in(unit))
        }

        /// A gradient out of a point of the picture.
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

        /// A gradient around a point of the picture.
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

    /// Draws along a path.
    public func stroke(_ path: Path, with shading: GraphicsContext.Shading, style: StrokeStyle) {
        draw(path.path, shading, stroke: style.seam, isEvenOdd: false)
    }

    /// Draws along a path.
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
        /// What the text is drawn with, in the place of its own colors once it is set. Differs from SwiftUI: of a
        /// gradient it takes the first color.
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

        /// The size of the text in a room.
        public func measure(in size: CGSize) -> CGSize { layout(size).size.cgSize }

        /// How far the first baseline lies below the top in a room.
        public func firstBaseline(in size: CGSize) -> CGFloat { CGFloat(layout(size).lines.first?.baseline ?? 0) }

        /// How far the last baseline lies below the top in a room.
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
        /// How far the baseline lies below the top.
        public let baseline: CGFloat
        /// What stencils are filled with; nil leaves the image's colors.
        public var shading: Shading?
    }

    /// Makes a text ready, in the environment of the view.
    public func resolve(_ text: Text) -> ResolvedText {
        var resolver = TextResolver(environment)
        return ResolvedText(resolver.styledText(of: text), environment)
    }

    /// Makes an image ready, in the environment of the view.
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

    /// Draws a text with one of its points at a point.
    public func draw(_ text: GraphicsContext.ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let layout = text.layout(CGSize(width: CGFloat.infinity, height: .infinity))
        record([.text(layout, origin: point.point - anchor.point(in: layout.size))])
    }

    /// Draws a text with one of its points at a point.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    /// Draws an image over a rectangle.
    public func draw(_ image: GraphicsContext.ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        let tint = image.shading.map { UIColor($0.style._resolved(environment, level: 0).color) }
        record(
            image.image?.displayCommands(in: rect, tint: tint, traits: environment.traitCollection) ?? [])
    }

    /// Draws an image over a rectangle.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    /// Draws an image with one of its points at a point.
    public func draw(_ image: GraphicsContext.ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        let offset = anchor.point(in: image.size.engineSize)
        draw(image, in: CGRect(origin: (point.point - offset).cgPoint, size: image.size))
    }

    /// Draws an image with one of its points at a point.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    private func record(_ commands: [DisplayCommand]) {
        guard !commands.isEmpty, opacity > 0 else { return }
        if hasEffects {
            var node = recorder.node(commands: clipped(commands, isMapped: true))
            applyEffects(to: &node)
            recorder.add(node)
        } else {
            recorder.record(clipped(commands, isMapped: true, alpha: opacity))
        }
    }

    /// Commands inside of the clips, and mapped if they are to be.
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
