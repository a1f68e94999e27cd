import CairoRenderer
import DisplayList
import LayoutGeometry
import Testing

/// A pixel as it is stored: premultiplied.
struct Pixel: Equatable, CustomStringConvertible {
    var red: UInt8
    var green: UInt8
    var blue: UInt8
    var alpha: UInt8

    init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    static let clear = Pixel(0, 0, 0, 0)
    static let white = Pixel(255, 255, 255)
    static let black = Pixel(0, 0, 0)

    var description: String { "(\(red) \(green) \(blue) \(alpha))" }

    func isNear(_ other: Pixel, within tolerance: Int = 2) -> Bool {
        [(red, other.red), (green, other.green), (blue, other.blue), (alpha, other.alpha)]
            .allSatisfy { abs(Int($0) - Int($1)) <= tolerance }
    }
}

extension DecodedImage {
    subscript(x: Int, y: Int) -> Pixel {
        let start = (y * pixelWidth + x) * 4
        return Pixel(pixels[start + 2], pixels[start + 1], pixels[start], pixels[start + 3])
    }

    /// The sum of all alphas, in opaque pixels.
    var coverage: Double {
        stride(from: 3, to: pixels.count, by: 4).reduce(0) { $0 + Double(pixels[$1]) / 255 }
    }
}

extension Color {
    static let red = Color(red: 1, green: 0, blue: 0)
    static let green = Color(red: 0, green: 1, blue: 0)
    static let blue = Color(red: 0, green: 0, blue: 1)
}

/// Draws nodes on a transparent screen of 20 by 20 points.
func draw(
    _ children: DisplayNode..., size: Size = Size(width: 20, height: 20), scale: Double = 1,
    with renderer: CairoRenderer = CairoRenderer()
) throws -> DecodedImage {
    let root = DisplayNode(id: 0, bounds: Rect(origin: .zero, size: size), children: children)
    return try renderer.pixels(DisplayFrame(size: size, scale: scale, root: root))
}

/// A node at a position, in the coordinates of the screen.
func node(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, color: Color? = nil, opacity: Double = 1,
    corners: Double = 0, commands: [DisplayCommand] = [], children: [DisplayNode] = []
) -> DisplayNode {
    DisplayNode(
        id: 1, bounds: Rect(x: 0, y: 0, width: width, height: height),
        transform: AffineTransform(translationX: x, y: y), opacity: opacity, backgroundColor: color,
        corners: CornerRadii(all: corners), commands: commands, children: children)
}

/// One line of text, placed with the measurer's metrics.
func text(_ string: String, font: FontDescription, color: Color = .black, baseline: Double) -> TextLayout {
    let shaped = PangoTextMeasurer().shape(string, font: font)
    let width = shaped.clusters.reduce(0) { $0 + $1.advance }
    let run = TextRun(
        text: string, font: font, color: color, x: 0, width: width, isRightToLeft: shaped.isRightToLeft)
    let line = TextLine(
        runs: [run], baseline: baseline, ascent: font.size * 0.95, descent: font.size * 0.25, x: 0, width: width)
    return TextLayout(lines: [line], size: Size(width: width, height: font.size * 1.2))
}
