import DisplayList
import LayoutGeometry

extension SVGDrawing {
    /// Returns the elements of a symbol in the largest square in the middle of `rect`. If a step erases parts of
    /// others, the steps become the mask of a square in the symbol's color.
    mutating func symbol(_ symbol: SymbolDrawing, in rect: Rect, color: Color) -> [SVGElement] {
        let box = rect.middleSquare
        guard symbol.colors.isEmpty else { return layers(of: symbol, in: box, alpha: color.alpha) }
        guard symbol.hasErasing else {
            return symbol.steps.map { element($0, of: symbol, in: box, paint: CSS.color(color)) }
        }
        let steps = symbol.steps.map {
            element($0, of: symbol, in: box, paint: symbol.erases($0) ? "#000" : "#fff")
        }
        let (mask, reference) = mask(over: box, steps)
        return [mask, square(box, fill: CSS.color(color), mask: reference)]
    }

    /// Returns the elements of a symbol whose layers have colors. A part that erases becomes the mask of the parts before it.
    private mutating func layers(of symbol: SymbolDrawing, in box: Rect, alpha: Double) -> [SVGElement] {
        var elements: [SVGElement] = []
        for part in symbol.coloredParts {
            guard part.erases else {
                let drawn = part.steps.map { element($0, of: symbol, in: box, paint: CSS.color(part.color.opaque)) }
                elements += group(drawn, alpha: part.color.alpha)
                continue
            }
            let erased = part.steps.map { element($0, of: symbol, in: box, paint: "#000") }
            let (mask, reference) = mask(over: box, [square(box, fill: "#fff")] + erased)
            elements = [mask, SVGElement("g", ["mask": reference], children: elements)]
        }
        return group(elements, alpha: alpha)
    }

    /// Returns a mask that covers a square, and a reference to the mask.
    private mutating func mask(over box: Rect, _ children: [SVGElement]) -> (SVGElement, reference: String) {
        let name = makeName()
        let (x, y, side) = (CSS.number(box.minX), CSS.number(box.minY), CSS.number(box.size.width))
        let mask = SVGElement(
            "mask", ["id": name, "maskUnits": "userSpaceOnUse", "x": x, "y": y, "width": side, "height": side],
            children: children)
        return (mask, "url(#\(name))")
    }

    private func square(_ box: Rect, fill: String, mask: String? = nil) -> SVGElement {
        let (x, y, side) = (CSS.number(box.minX), CSS.number(box.minY), CSS.number(box.size.width))
        return SVGElement("rect", ["x": x, "y": y, "width": side, "height": side, "fill": fill, "mask": mask])
    }

    /// Returns the elements, in a group if they're translucent.
    func group(_ elements: [SVGElement], alpha: Double) -> [SVGElement] {
        alpha < 1 ? [SVGElement("g", ["opacity": CSS.number(alpha)], children: elements)] : elements
    }

    private func element(
        _ step: SymbolDrawing.Step, of symbol: SymbolDrawing, in box: Rect, paint: String
    ) -> SVGElement {
        let added = symbol.addedLineWidth
        switch step.shape {
        case .icon(let character, let place):
            let place = place.placed(in: box)
            let size = place.size.height
            return text(
                String(character), FontDescription(family: .symbols, size: size), x: place.midX,
                y: place.minY + size * SymbolDrawing.iconBaseline, outline: added * size, paint)
        case .text(let string, let place):
            let place = place.placed(in: box)
            let size = place.size.height
            return text(
                string, FontDescription(size: size, weight: symbol.textWeight), x: place.midX,
                y: place.midY + size * SymbolDrawing.textBaseline, outline: 0, paint)
        case .fill(let path): return SVGElement("path", ["d": CSS.path(path.placed(in: box)), "fill": paint])
        case .stroke(let path, let width):
            return SVGElement(
                "path",
                [
                    "d": CSS.path(path.placed(in: box)), "fill": "none", "stroke": paint,
                    "stroke-width": CSS.number((width + added) * box.size.width), "stroke-linejoin": "round",
                    "stroke-linecap": "round",
                ])
        }
    }

    private func text(
        _ text: String, _ font: FontDescription, x: Double, y: Double, outline: Double, _ paint: String
    ) -> SVGElement {
        SVGElement(
            "text",
            [
                "x": CSS.number(x), "y": CSS.number(y), "text-anchor": "middle",
                "font-family": font.cssFamily(for: text),
                "font-size": CSS.number(font.size),
                "font-weight": font.family == .symbols ? nil : String(font.weight), "fill": paint,
                "stroke": outline > 0 ? paint : nil, "stroke-width": outline > 0 ? CSS.number(outline) : nil,
                "stroke-linejoin": outline > 0 ? "round" : nil,
            ], text: text)
    }
}
