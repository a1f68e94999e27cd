import DisplayList
import LayoutGeometry

extension DisplayNode {
    /// Whether two nodes draw the same between their background and their children.
    func hasSameDrawing(as other: DisplayNode) -> Bool {
        guard commands == other.commands, drawsShadow == other.drawsShadow else { return false }
        guard drawsShadow else { return true }
        return shadow == other.shadow && backgroundColor == other.backgroundColor && bounds == other.bounds
            && corners == other.corners
    }

    /// What stands in the layer's drawing: its commands, below them a shadow with an outline of its own and the
    /// background that covers it.
    func drawing(scale: Double, images: inout ImageCatalog) -> [SVGElement] {
        var drawing = SVGDrawing(layer: id, scale: scale, images: images)
        var elements: [SVGElement] = []
        if var shadow, drawsShadow {
            let outline = Path(bounds, corners: corners)
            if shadow.path == nil, let backgroundColor { shadow.color.alpha *= backgroundColor.alpha }
            elements += drawing.shadow(shadow, path: shadow.path ?? outline)
            if let color = backgroundColor {
                elements += drawing.shape(outline, .color(color), alpha: 1, [:], isStroke: false)
            }
        }
        elements += drawing.elements(for: commands)
        images = drawing.images
        return elements
    }
}

extension SVGDrawing {
    /// A blurred shape.
    fileprivate mutating func shadow(_ shadow: DisplayNode.Shadow, path: Path) -> [SVGElement] {
        let offset = AffineTransform(translationX: shadow.offset.width, y: shadow.offset.height)
        guard offset.hasInverse, let bounds = path.bounds else { return [] }
        let shape = shape(path, .color(shadow.color), alpha: 1, [:], isStroke: false)
        guard !shape.isEmpty else { return [] }
        let transform = CSS.matrix(offset)
        guard shadow.radius > 0 else { return [SVGElement("g", ["transform": transform], children: shape)] }
        // The blur reaches out by three times its standard deviation.
        let reach = shadow.radius * 3
        let name = makeName()
        let filter = SVGElement(
            "filter",
            [
                "id": name, "filterUnits": "userSpaceOnUse", "x": CSS.number(bounds.minX - reach),
                "y": CSS.number(bounds.minY - reach), "width": CSS.number(bounds.size.width + 2 * reach),
                "height": CSS.number(bounds.size.height + 2 * reach), "color-interpolation-filters": "sRGB",
            ], children: [SVGElement("feGaussianBlur", ["stdDeviation": CSS.number(shadow.radius)])])
        return [filter, SVGElement("g", ["transform": transform, "filter": "url(#\(name))"], children: shape)]
    }
}
