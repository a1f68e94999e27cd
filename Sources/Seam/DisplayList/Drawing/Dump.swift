import LayoutGeometry

/// The descriptions of values in a dump.
enum Dump {
    /// Returns a number with at most two decimals, and never "-0".
    static func number(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
        let hundredths = Int((abs(value) * 100).rounded())
        let sign = value < 0 && hundredths > 0 ? "-" : ""
        let (whole, fraction) = hundredths.quotientAndRemainder(dividingBy: 100)
        if fraction == 0 { return "\(sign)\(whole)" }
        if fraction % 10 == 0 { return "\(sign)\(whole).\(fraction / 10)" }
        return "\(sign)\(whole).\(fraction < 10 ? "0" : "")\(fraction)"
    }

    static func point(_ point: Point) -> String { "\(number(point.x)),\(number(point.y))" }

    static func size(_ size: Size) -> String { "\(number(size.width))x\(number(size.height))" }

    static func rect(_ rect: Rect) -> String { "(\(point(rect.origin)) \(size(rect.size)))" }

    /// Returns `#rrggbb`, with the alpha in hundredths after a slash if the color isn't opaque.
    static func color(_ color: Color) -> String {
        func hex(_ component: Double) -> String {
            let byte = component.isFinite ? Int((min(max(component, 0), 1) * 255).rounded()) : 0
            return (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        let digits = "#" + hex(color.red) + hex(color.green) + hex(color.blue)
        return color.alpha == 1 ? digits : digits + "/" + number(color.alpha)
    }

    static func paint(_ paint: Paint) -> String {
        switch paint {
        case .color(let color): return self.color(color)
        case .gradient(let gradient):
            let stops = gradient.stops.map { "\(color($0.color))@\(number($0.location))" }.joined(separator: " ")
            switch gradient.shape {
            case .axial(let start, let end): return "axial \(point(start)) to \(point(end)) [\(stops)]"
            case .radial(let center, let radii): return "radial \(point(center)) radii \(size(radii)) [\(stops)]"
            case .conic(let center, let angle): return "conic \(point(center)) angle \(number(angle)) [\(stops)]"
            }
        }
    }

    static func transform(_ map: AffineTransform) -> String {
        "[" + [map.a, map.b, map.c, map.d, map.tx, map.ty].map(number).joined(separator: " ") + "]"
    }

    static func corners(_ radii: CornerRadii) -> String {
        let all = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
        let numbers = Set(all).count == 1 ? number(all[0]) : all.map(number).joined(separator: ",")
        return radii.isContinuous ? numbers + " continuous" : numbers
    }

    /// Returns a path's elements, or a rectangle if the path is an axis-aligned one.
    static func path(_ path: Path) -> String {
        if let rect = path.uprightRect { return "rect \(self.rect(rect))" }
        return "path "
            + path.elements.map { element in
                switch element {
                case .move(let end): "M\(point(end))"
                case .line(let end): "L\(point(end))"
                case .quadCurve(let end, let control): "Q\(point(control)) \(point(end))"
                case .curve(let end, let first, let second): "C\(point(first)) \(point(second)) \(point(end))"
                case .close: "Z"
                }
            }.joined(separator: " ")
    }

    static func font(_ font: FontDescription) -> String {
        let family: String
        switch font.family {
        case .system: family = "system"
        case .systemMonospaced: family = "monospaced"
        case .systemSerif: family = "serif"
        case .systemRounded: family = "rounded"
        case .symbols: family = "symbols"
        case .named(let name): family = "\"\(name)\""
        }
        return "\(family) \(number(font.size))/\(font.weight)" + (font.isItalic ? " italic" : "")
            + (font.hasMonospacedDigits ? " tnum" : "")
    }

    static func image(_ image: DisplayImage) -> String {
        let size = "\(image.pixelWidth)x\(image.pixelHeight)@\(number(image.scale))x"
        switch image.content {
        case .encoded: return "image \(size)"
        case .pixels: return "bitmap \(size)"
        case .commands: return "drawing \(size)"
        case .symbol(let symbol):
            let steps = symbol.steps.map { step($0, of: symbol) }.joined(separator: " ")
            return "symbol \(steps)/\(symbol.weight)" + symbol.colors.map { " \(color($0))" }.joined()
        }
    }

    /// Returns a step, with its layer if the layers have colors. A glyph that fills the box is described only by its code.
    private static func step(_ step: SymbolDrawing.Step, of symbol: SymbolDrawing) -> String {
        let shape =
            switch step.shape {
            case .icon(let character, let rect):
                character.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: "+")
                    + (rect == Rect(x: 0, y: 0, width: 1, height: 1) ? "" : "[\(self.rect(rect))]")
            case .text(let text, let rect): "\"\(text)\"[\(self.rect(rect))]"
            case .fill(let path): "fill(\(self.path(path)))"
            case .stroke(let path, let width): "stroke(\(self.path(path)), \(number(width)))"
            }
        return (symbol.erases(step) ? "-" : symbol.colors.isEmpty ? "" : "\(step.layer):") + shape
    }
}

extension Path {
    /// The rectangle, if the path has the form of one created from a `Rect`.
    package var uprightRect: Rect? {
        guard elements.count == 5, case .move(let a) = elements[0], case .line(let b) = elements[1],
            case .line(let c) = elements[2], case .line(let d) = elements[3], elements[4] == .close,
            a.y == b.y, b.x == c.x, c.y == d.y, d.x == a.x, a.x <= b.x, a.y <= d.y
        else { return nil }
        return Rect(x: a.x, y: a.y, width: b.x - a.x, height: d.y - a.y)
    }
}
