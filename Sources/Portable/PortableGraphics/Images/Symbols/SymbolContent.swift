import DisplayList
import LayoutGeometry

/// The content of a symbol, from which its drawing is created.
indirect enum SymbolContent: Hashable, Sendable {
    /// A glyph of the icon font.
    case icon(Character)
    /// Text in the system font.
    case text(String)
    /// A sign inside a shape. It's cut out of a filled shape.
    case enclosed(SymbolContent, SymbolEnclosure, isFilled: Bool)
    /// A sign with a slash from the top left to the bottom right.
    case slashed(SymbolContent)
    /// A sign with a small badge at the bottom right.
    case badged(SymbolContent, badge: SymbolContent)
    /// A page with a sidebar that contains rows.
    case sidebar(isAtRight: Bool)
    /// Weather: a cloud with the sun or the moon, and with rain, snow, fog, or lightning.
    case weather(WeatherSymbol)
    /// A custom outline, which isn't scaled to the size of system symbols.
    case outline(SymbolOutline)

    func drawing(weight: Int) -> SymbolDrawing {
        SymbolDrawing(steps(in: Rect(x: 0, y: 0, width: 1, height: 1)), weight: weight)
    }

    /// The line width of the icon font, whose glyphs have a 24-unit grid.
    static let lineWidth = 2.0 / 24

    func steps(in box: Rect) -> [SymbolDrawing.Step] {
        switch self {
        case .icon(let glyph): return [.init(.icon(glyph, in: box))]
        case .text(let text): return [.init(.text(text, in: SymbolContent.textBox(text, in: box)))]
        case .enclosed(let sign, let enclosure, let isFilled):
            // Only content inside the shape can be cut out of it, so a nested shape is drawn normally.
            let inside = sign.steps(in: enclosure.contentBox.placed(in: box))
            let rim = SymbolDrawing.Step(
                .stroke(enclosure.path.placed(in: box), width: SymbolContent.lineWidth * box.size.width), layer: 1)
            guard isFilled else { return [rim] + inside.map { .init($0.shape, $0.effect) } }
            let shape = SymbolDrawing.Step(.fill(enclosure.path.placed(in: box)), layer: 1)
            return [shape, rim]
                + inside.map { $0.effect == .draw ? .init($0.shape, .cutOut) : .init($0.shape, layer: 1) }
        case .outline(let outline): return outline.form(weight: 400, scale: .medium).drawing(weight: 400).steps
        case .slashed(let sign):
            let (start, end) = (Point(x: 3.3 / 24, y: 3.3 / 24), Point(x: 20.7 / 24, y: 20.7 / 24))
            let offset = 2.6 / 24 / 2.0.squareRoot()
            let line = Path([.move(start), .line(end)]).placed(in: box)
            // The gap above the line separates the line from the sign.
            let gap = Path([
                .move(Point(x: start.x + offset, y: start.y - offset)),
                .line(Point(x: end.x + offset, y: end.y - offset)),
            ]).placed(in: box)
            let width = SymbolContent.lineWidth * box.size.width
            return sign.layeredSteps(in: box) + [
                .init(.stroke(gap, width: width), .erase), .init(.stroke(line, width: width)),
            ]
        case .badged(let sign, let badge):
            let place = Rect(x: 13.0 / 24, y: 13.0 / 24, width: 11.0 / 24, height: 11.0 / 24)
            let space = Rect(x: 12.2 / 24, y: 12.2 / 24, width: 12.6 / 24, height: 12.6 / 24)
            return sign.layeredSteps(in: box) + [.init(.fill(Path(ellipseIn: space).placed(in: box)), .erase)]
                + badge.steps(in: place.placed(in: box))
        case .weather(let symbol): return symbol.steps(in: box)
        case .sidebar(let isAtRight):
            let width = SymbolContent.lineWidth * box.size.width
            let lines = [((9.0, 5.0), (9.0, 19.0)), ((4.5, 8.5), (6.5, 8.5)), ((4.5, 11.5), (6.5, 11.5))]
            return [.init(.stroke(SymbolEnclosure.rectangle.path.placed(in: box), width: width))]
                + lines.map { start, end in
                    let points = [start, end].map { x, y in Point(x: (isAtRight ? 24 - x : x) / 24, y: y / 24) }
                    let line = Path([.move(points[0]), .line(points[1])])
                    return .init(.stroke(line.placed(in: box), width: width))
                }
        }
    }

    /// Returns the steps of a sign that's less prominent than what is drawn over it.
    private func layeredSteps(in box: Rect) -> [SymbolDrawing.Step] {
        steps(in: box).map { .init($0.shape, $0.effect, layer: $0.layer + 1) }
    }

    /// Returns the box of a string, which is smaller for longer strings.
    private static func textBox(_ text: String, in box: Rect) -> Rect {
        let scale = text.count == 1 ? 0.9 : text.count == 2 ? 0.72 : 1.5 / Double(text.count)
        let height = box.size.height * scale
        return Rect(x: box.minX, y: box.midY - height / 2, width: box.size.width, height: height)
    }
}
