import LayoutGeometry

extension Dump {
    /// The position of the node in its parent.
    static func placement(_ node: DisplayNode) -> [String] {
        guard node.transform.isTranslation else {
            return ["bounds " + rect(node.bounds), "transform " + transform(node.transform)]
        }
        let frame = rect(node.transform.apply(node.bounds))
        return node.bounds.origin == .zero ? [frame] : [frame, "origin " + point(node.bounds.origin)]
    }

    /// Returns the properties that differ from their defaults.
    static func style(_ node: DisplayNode) -> [String] {
        var words: [String] = []
        if node.opacity != 1 { words.append("opacity \(number(node.opacity))") }
        if let mode = node.blendMode { words.append("blends \(mode)") }
        if let backdrop = node.backdrop {
            words.append("backdrop blur \(number(backdrop.radius)) saturation \(number(backdrop.saturation))")
        }
        if let color = node.backgroundColor, color.alpha != 0 { words.append("background " + self.color(color)) }
        if !node.corners.isZero { words.append("corners " + corners(node.corners)) }
        if let border = node.border { words.append("border \(number(border.width)) \(color(border.color))") }
        if let shadow = node.shadow {
            words.append(self.shadow(shadow))
        }
        switch node.activeFilter {
        case .blur(let radius, let isOpaque): words.append("blur \(number(radius))\(isOpaque ? " opaque" : "")")
        case .colors(let matrix): words.append("colors " + matrix.values.map(number).joined(separator: ","))
        case nil: break
        }
        if node.clipsToBounds { words.append("clips") }
        return words
    }

    static func command(_ command: DisplayCommand) -> String {
        switch command {
        case .fill(let path, let paint, let evenOdd):
            return "fill\(evenOdd ? " even-odd" : "") \(self.path(path)) \(self.paint(paint))"
        case .stroke(let path, let paint, let style):
            return "stroke \(stroke(style)) \(self.path(path)) \(self.paint(paint))"
        case .text(let layout, let origin):
            let box = rect(Rect(origin: origin, size: layout.size))
            return "text \(box)\(layout.isTruncated ? " truncated" : "")"
        case .image(let image, let rect, let tint, let capInsets):
            var words = [self.image(image), self.rect(rect)]
            if let tint { words.append("tint " + color(tint)) }
            if let caps = capInsets {
                let edges = [caps.top, caps.leading, caps.bottom, caps.trailing].map(number)
                words.append("caps " + edges.joined(separator: ","))
            }
            return words.joined(separator: " ")
        case .save: return "save"
        case .restore: return "restore"
        case .clip(let path, let evenOdd): return "clip\(evenOdd ? " even-odd" : "") \(self.path(path))"
        case .transform(let map): return "transform " + transform(map)
        case .alpha(let alpha): return "alpha " + number(alpha)
        case .blend(let mode): return "blend \(mode)"
        case .interpolation(let isSmooth): return "interpolation \(isSmooth ? "smooth" : "none")"
        case .antialiasing(let isOn): return "antialiasing \(isOn ? "on" : "off")"
        case .shadow(let shadow): return shadow.map(self.shadow) ?? "shadow none"
        }
    }

    private static func shadow(_ shadow: DisplayNode.Shadow) -> String {
        let outline = shadow.path.map { " " + path($0) } ?? ""
        let offset = Point(x: shadow.offset.width, y: shadow.offset.height)
        return "shadow \(color(shadow.color)) blur \(number(shadow.radius)) by \(point(offset))\(outline)"
    }

    static func line(_ line: TextLine) -> String {
        let place = "line \(number(line.x)),\(number(line.baseline)) width \(number(line.width))"
        return ([place] + line.runs.map(run)).joined(separator: " ")
    }

    private static func stroke(_ style: StrokeStyle) -> String {
        var words = [number(style.width)]
        if style.cap != .butt { words.append("\(style.cap)") }
        if style.join != .miter { words.append("\(style.join)") }
        if !style.dash.isEmpty {
            words.append("dash " + style.dash.map(number).joined(separator: ",") + " from " + number(style.dashPhase))
        }
        return words.joined(separator: " ")
    }

    private static func run(_ run: TextRun) -> String {
        if let attachment = run.attachment {
            return "{\(image(attachment.image)) \(rect(attachment.rect))}"
        }
        var words = [run.text.debugDescription, font(run.font), color(run.color)]
        if run.letterSpacing != 0 { words.append("spacing \(number(run.letterSpacing))") }
        if run.baselineOffset != 0 { words.append("raised \(number(run.baselineOffset))") }
        if run.isRightToLeft { words.append("rtl") }
        if let color = run.underlineColor { words.append("underline " + self.color(color)) }
        if let color = run.strikethroughColor { words.append("strike " + self.color(color)) }
        if let color = run.backgroundColor { words.append("on " + self.color(color)) }
        return "{" + words.joined(separator: " ") + "}"
    }
}
