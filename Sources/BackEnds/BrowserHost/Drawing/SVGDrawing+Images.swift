import DisplayList
import LayoutGeometry

extension SVGDrawing {
    /// Returns the elements of an image scaled to `rect`. A tint replaces its colors and keeps its alpha.
    mutating func image(
        _ image: DisplayImage, in rect: Rect, tint: Color?, capInsets: Insets?, alpha: Double
    ) -> [SVGElement] {
        guard alpha > 0, rect.size.width > 0, rect.size.height > 0, rect.origin.x.isFinite, rect.origin.y.isFinite
        else { return [] }
        let elements: [SVGElement]
        switch image.content {
        case .symbol(let drawing):
            return symbol(drawing, in: rect, color: (tint ?? .black).multiplyingAlpha(by: alpha))
        case .commands(let commands):
            elements = drawing(commands, of: image, in: rect)
        case .encoded, .pixels:
            elements = parts(of: image, in: rect, capInsets: capInsets)
        }
        if let tint { return tinted(elements, tint.multiplyingAlpha(by: alpha)) }
        return group(elements, alpha: alpha)
    }

    private mutating func drawing(_ commands: [DisplayCommand], of image: DisplayImage, in rect: Rect) -> [SVGElement] {
        let size = image.size
        guard size.width > 0, size.height > 0 else { return [] }
        let map = AffineTransform(
            a: rect.size.width / size.width, b: 0, c: 0, d: rect.size.height / size.height, tx: rect.minX,
            ty: rect.minY)
        let inside = elements(for: commands)
        guard !inside.isEmpty else { return [] }
        return clipped(
            [SVGElement("g", ["transform": CSS.matrix(map)], children: inside)], Path(rect), evenOdd: false)
    }

    /// Returns the whole image, or nine parts in which the corners keep their size.
    private mutating func parts(of image: DisplayImage, in rect: Rect, capInsets: Insets?) -> [SVGElement] {
        let address = images.address(of: image)
        guard let capInsets, capInsets != .zero, let parts = image.parts(capInsets: capInsets, in: rect) else {
            return [placed(address, in: rect, alpha: 1)]
        }
        return parts.map { part($0.source, of: address, size: image.size, in: $0.target) }
    }

    private func part(_ source: Rect, of address: String, size: Size, in target: Rect) -> SVGElement {
        let box = [source.minX, source.minY, source.size.width, source.size.height].map { CSS.number($0) }
        return SVGElement(
            "svg",
            [
                "x": CSS.number(target.minX), "y": CSS.number(target.minY), "width": CSS.number(target.size.width),
                "height": CSS.number(target.size.height), "viewBox": box.joined(separator: " "),
                "preserveAspectRatio": "none",
            ], children: [placed(address, in: Rect(origin: .zero, size: size), alpha: 1)])
    }

    /// Returns the shape of elements in one color.
    private mutating func tinted(_ elements: [SVGElement], _ color: Color) -> [SVGElement] {
        let name = makeName()
        let filter = SVGElement(
            "filter",
            [
                "id": name, "x": "0", "y": "0", "width": "1", "height": "1", "color-interpolation-filters": "sRGB",
            ],
            children: [
                SVGElement(
                    "feFlood", ["flood-color": CSS.color(color.opaque), "flood-opacity": CSS.number(color.alpha)]),
                SVGElement("feComposite", ["in2": "SourceAlpha", "operator": "in"]),
            ])
        return [filter, SVGElement("g", ["filter": "url(#\(name))"], children: elements)]
    }
}
