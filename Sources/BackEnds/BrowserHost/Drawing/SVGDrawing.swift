import DisplayList
import LayoutGeometry

/// Drawing commands as SVG: shapes, laid-out text, and images.
struct SVGDrawing {
    /// The layer's identifier, which makes the names of clips, gradients, and filters unique in the page.
    private let layer: UInt64
    /// The number of pixels per point, for alignment to whole pixels.
    let scale: Double
    private var nameCount = 0
    /// The shadow of each of the following elements.
    private var shadow: DisplayNode.Shadow?
    var images: ImageCatalog

    init(layer: UInt64, scale: Double, images: ImageCatalog) {
        self.layer = layer
        self.scale = scale.isFinite && scale > 0 ? scale : 1
        self.images = images
    }

    /// Returns the elements that draw `commands`, in order. A state that is saved and not restored ends with the
    /// commands. A `restore` without a `save` undoes everything before it.
    ///
    /// - Complexity: O(*n*) in the number of commands.
    mutating func elements(for commands: [DisplayCommand], alpha: Double = 1) -> [SVGElement] {
        var index = commands.startIndex
        var result: [SVGElement] = []
        while index < commands.endIndex {
            // A `restore` without a `save` ends the run, and another run begins.
            result += run(commands, &index, alpha: alpha)
            index += 1
        }
        return result
    }

    /// Returns the elements up to an unmatched `restore`. A clip or transform contains the elements that follow it.
    private mutating func run(_ commands: [DisplayCommand], _ index: inout Int, alpha: Double) -> [SVGElement] {
        var alpha = alpha
        var result: [SVGElement] = []
        let outer = shadow
        defer { shadow = outer }
        while index < commands.endIndex {
            let command = commands[index]
            if let area = command.areaOfConicGradient {
                result += shadowed(picture(of: [command], in: area, alpha: alpha))
                index += 1
                continue
            }
            switch command {
            case .restore: return result
            case .save:
                index += 1
                result += run(commands, &index, alpha: alpha)
            case .transform(let map):
                index += 1
                let inside = run(commands, &index, alpha: alpha)
                guard map.hasInverse, !inside.isEmpty else { return result }
                return result + [SVGElement("g", ["transform": CSS.matrix(map)], children: inside)]
            case .clip(let path, let evenOdd):
                index += 1
                let inside = run(commands, &index, alpha: alpha)
                return inside.isEmpty ? result : result + clipped(inside, path, evenOdd: evenOdd)
            case .alpha(let factor): alpha *= factor.isFinite ? min(max(factor, 0), 1) : 1
            case .interpolation(let isSmooth):
                index += 1
                let inside = run(commands, &index, alpha: alpha)
                guard !inside.isEmpty else { return result }
                let rendering = "image-rendering: \(isSmooth ? "auto" : "pixelated")"
                return result + [SVGElement("g", ["style": rendering], children: inside)]
            case .antialiasing(let isOn):
                index += 1
                let inside = run(commands, &index, alpha: alpha)
                guard !inside.isEmpty else { return result }
                let rendering = "shape-rendering: \(isOn ? "auto" : "crispEdges")"
                return result + [SVGElement("g", ["style": rendering], children: inside)]
            case .shadow(let next): shadow = next
            // Drawing that blends is part of images.
            case .blend: break
            case .image(let image, let rect, _, _) where image.blends:
                result += shadowed(picture(of: [command], in: rect, alpha: alpha))
            case .fill(let path, let paint, let evenOdd):
                result += shadowed(
                    shape(path, paint, alpha: alpha, ["fill-rule": evenOdd ? "evenodd" : nil], isStroke: false))
            case .stroke(let path, let paint, let style):
                result += shadowed(stroke(path, paint, style, alpha: alpha))
            case .text(let layout, let origin): result += shadowed(text(layout, at: origin, alpha: alpha))
            case .image(let image, let rect, let tint, let capInsets):
                // The commands of an image have no shadow in addition to that of the image.
                let current = shadow
                shadow = nil
                let elements = self.image(image, in: rect, tint: tint, capInsets: capInsets, alpha: alpha)
                shadow = current
                result += shadowed(elements)
            }
            index += 1
        }
        return result
    }

    /// Returns a group that draws elements with the current shadow, or the elements if there isn't one.
    private func shadowed(_ elements: [SVGElement]) -> [SVGElement] {
        guard let shadow, !elements.isEmpty else { return elements }
        let lengths = [shadow.offset.width, shadow.offset.height, max(shadow.radius, 0)].map { CSS.number($0) + "px" }
        let filter = "filter: drop-shadow(\(lengths.joined(separator: " ")) \(CSS.color(shadow.color)))"
        return [SVGElement("g", ["style": filter], children: elements)]
    }

    mutating func makeName() -> String {
        nameCount += 1
        return "n\(layer)-\(nameCount)"
    }

    mutating func clipped(_ elements: [SVGElement], _ path: Path, evenOdd: Bool) -> [SVGElement] {
        let name = makeName()
        let outline = SVGElement("path", ["d": CSS.path(path), "clip-rule": evenOdd ? "evenodd" : nil])
        return [
            SVGElement("clipPath", ["id": name], children: [outline]),
            SVGElement("g", ["clip-path": "url(#\(name))"], children: elements),
        ]
    }

    // MARK: Shapes

    mutating func shape(
        _ path: Path, _ paint: Paint, alpha: Double, _ attributes: KeyValuePairs<String, String?>, isStroke: Bool
    ) -> [SVGElement] {
        guard alpha > 0, !path.elements.isEmpty else { return [] }
        var result: [SVGElement] = []
        var element = SVGElement("path", attributes)
        element.attributes.insert(SVGElement.Attribute(name: "d", value: CSS.path(path)), at: 0)
        let value: String
        switch paint {
        case .color(let color):
            guard color.alpha > 0 else { return [] }
            value = CSS.color(color.multiplyingAlpha(by: alpha))
        case .gradient(let gradient):
            let name = makeName()
            guard let definition = self.gradient(gradient, name: name, alpha: alpha) else { return [] }
            result.append(definition)
            value = "url(#\(name))"
        }
        element.attributes.append(SVGElement.Attribute(name: isStroke ? "stroke" : "fill", value: value))
        if isStroke { element.attributes.append(SVGElement.Attribute(name: "fill", value: "none")) }
        return result + [element]
    }

    private mutating func stroke(
        _ path: Path, _ paint: Paint, _ style: StrokeStyle, alpha: Double
    ) -> [SVGElement] {
        guard style.width.isFinite, style.width > 0 else { return [] }
        let cap: String? =
            switch style.cap {
            case .butt: nil
            case .round: "round"
            case .square: "square"
            }
        let join: String? =
            switch style.join {
            case .miter: nil
            case .round: "round"
            case .bevel: "bevel"
            }
        let isDashed = style.dash.allSatisfy { $0.isFinite && $0 >= 0 } && style.dash.contains { $0 > 0 }
        return shape(
            path, paint, alpha: alpha,
            [
                "stroke-width": CSS.number(style.width), "stroke-linecap": cap, "stroke-linejoin": join,
                "stroke-miterlimit": join == nil ? CSS.number(max(style.miterLimit, 1)) : nil,
                "stroke-dasharray": isDashed ? style.dash.map { CSS.number($0) }.joined(separator: " ") : nil,
                "stroke-dashoffset": isDashed && style.dashPhase != 0 ? CSS.number(style.dashPhase) : nil,
            ], isStroke: true)
    }

    /// Returns an axial or radial gradient, or `nil` if it has no colors.
    private func gradient(_ gradient: Gradient, name: String, alpha: Double) -> SVGElement? {
        guard !gradient.stops.isEmpty else { return nil }
        let stops = gradient.stops.sorted { $0.location < $1.location }.map { stop in
            SVGElement(
                "stop",
                [
                    "offset": CSS.number(min(max(stop.location, 0), 1), digits: 6),
                    "stop-color": CSS.color(Color(red: stop.color.red, green: stop.color.green, blue: stop.color.blue)),
                    "stop-opacity": CSS.number(stop.color.alpha * alpha),
                ])
        }
        switch gradient.shape {
        case .axial(let start, let end):
            return SVGElement(
                "linearGradient",
                [
                    "id": name, "gradientUnits": "userSpaceOnUse", "x1": CSS.number(start.x), "y1": CSS.number(start.y),
                    "x2": CSS.number(end.x), "y2": CSS.number(end.y),
                ], children: stops)
        case .radial(let center, let radii):
            let map = AffineTransform(a: radii.width, b: 0, c: 0, d: radii.height, tx: center.x, ty: center.y)
            return SVGElement(
                "radialGradient",
                [
                    "id": name, "gradientUnits": "userSpaceOnUse", "cx": "0", "cy": "0", "r": "1",
                    "gradientTransform": CSS.matrix(map),
                ], children: stops)
        case .conic: return nil
        }
    }

    /// Draws commands that SVG doesn't support as an image.
    private mutating func picture(of commands: [DisplayCommand], in area: Rect, alpha: Double) -> [SVGElement] {
        guard alpha > 0, area.size.isValid, !area.isEmpty else { return [] }
        let node = DisplayNode(id: 0, bounds: area, commands: commands)
        return [placed(images.address(ofPicture: node, scale: scale), in: area, alpha: alpha)]
    }

    func placed(_ address: String, in rect: Rect, alpha: Double) -> SVGElement {
        SVGElement(
            "image",
            [
                "href": address, "x": CSS.number(rect.minX), "y": CSS.number(rect.minY),
                "width": CSS.number(rect.size.width), "height": CSS.number(rect.size.height),
                "preserveAspectRatio": "none", "opacity": alpha < 1 ? CSS.number(alpha) : nil,
            ])
    }
}

extension AffineTransform {
    /// A Boolean value that indicates whether drawing with the transform could be visible.
    var hasInverse: Bool {
        let determinant = a * d - b * c
        return determinant.isFinite && abs(determinant) > 1e-12 && tx.isFinite && ty.isFinite
    }
}

extension DisplayImage {
    /// A Boolean value that indicates whether the image is a drawing with blend modes, which SVG doesn't have.
    fileprivate var blends: Bool {
        if case .commands(let commands) = content { commands.blends } else { false }
    }
}

extension DisplayCommand {
    /// The area that the command fills with a conic gradient, which SVG doesn't support, or `nil` for other commands.
    fileprivate var areaOfConicGradient: Rect? {
        switch self {
        case .fill(let path, .gradient(let gradient), _):
            guard case .conic = gradient.shape else { return nil }
            return path.bounds
        case .stroke(let path, .gradient(let gradient), let style):
            guard case .conic = gradient.shape else { return nil }
            let reach = -style.width * max(style.miterLimit, 1)
            return path.bounds?.inset(by: Insets(top: reach, leading: reach, bottom: reach, trailing: reach))
        default: return nil
        }
    }
}
