import DisplayList
import LayoutGeometry

/// Numbers, colors, and transforms in the syntax of CSS and SVG.
enum CSS {
    /// Returns a number with at most `digits` decimals. A value that isn't finite is written as 0, with which a page
    /// draws nothing.
    static func number(_ value: Double, digits: Int = 3) -> String {
        guard value.isFinite else { return "0" }
        let scale = digits == 3 ? 1_000 : 1_000_000
        let scaled = Int((min(max(value, -1e9), 1e9) * Double(scale)).rounded())
        let magnitude = scaled.magnitude
        var text = scaled < 0 ? "-\(magnitude / UInt(scale))" : "\(magnitude / UInt(scale))"
        var fraction = magnitude % UInt(scale)
        guard fraction != 0 else { return text }
        text += "."
        var place = UInt(scale) / 10
        while fraction != 0 {
            text += "\(fraction / place)"
            fraction %= place
            place = max(place / 10, 1)
        }
        return text
    }

    static func pixels(_ value: Double) -> String { number(value) + "px" }

    static func color(_ color: Color) -> String {
        func byte(_ component: Double) -> String { "\(Int((min(max(component, 0), 1) * 255).rounded()))" }
        let rgb = "\(byte(color.red)),\(byte(color.green)),\(byte(color.blue))"
        return color.alpha >= 1 ? "rgb(\(rgb))" : "rgba(\(rgb),\(number(max(color.alpha, 0))))"
    }

    /// Returns the value of CSS's `transform`, or `nil` for the identity.
    static func transform(_ map: AffineTransform) -> String? {
        if map == .identity { return nil }
        return map.isTranslation ? "translate(\(pixels(map.tx)),\(pixels(map.ty)))" : matrix(map)
    }

    /// Returns a transform as an attribute of SVG, where lengths have no unit.
    static func matrix(_ map: AffineTransform) -> String {
        let linear = [map.a, map.b, map.c, map.d].map { number($0, digits: 6) }
        return "matrix(\((linear + [number(map.tx), number(map.ty)]).joined(separator: ",")))"
    }

    /// Returns the value of SVG's attribute `d`.
    static func path(_ path: Path) -> String {
        func text(_ points: Point...) -> String {
            points.map { number($0.x) + " " + number($0.y) }.joined(separator: " ")
        }
        return path.elements.map { element in
            switch element {
            case .move(let point): "M" + text(point)
            case .line(let point): "L" + text(point)
            case .quadCurve(let end, let control): "Q" + text(control, end)
            case .curve(let end, let first, let second): "C" + text(first, second, end)
            case .close: "Z"
            }
        }.joined()
    }
}
