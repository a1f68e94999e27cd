import DisplayList
import LayoutGeometry

extension DisplayNode {
    /// Returns whether two nodes have the same drawing between their background and their children.
    func hasSameDrawing(as other: DisplayNode) -> Bool {
        guard commands == other.commands, drawsShadow == other.drawsShadow, drawnFilter == other.drawnFilter else {
            return false
        }
        guard drawsShadow else { return true }
        return shadow == other.shadow && backgroundColor == other.backgroundColor && bounds == other.bounds
            && corners == other.corners
    }

    /// Returns the elements of the layer's drawing: the filter that its style refers to, the shadow if it has a
    /// separate outline and the background that covers it, and the commands.
    func drawing(scale: Double, images: inout ImageCatalog) -> [SVGElement] {
        var drawing = SVGDrawing(layer: id, scale: scale, images: images)
        var elements = drawnFilter.map { [$0] } ?? []
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

    /// The name of the layer's filter in its style.
    var filterName: String { "f\(id)" }

    /// The layer's filter if CSS has no equivalent. For example, CSS's `brightness()` multiplies.
    private var drawnFilter: SVGElement? {
        func filter(_ area: Rect, _ steps: [SVGElement]) -> SVGElement {
            SVGElement(
                "filter",
                [
                    "id": filterName, "filterUnits": "userSpaceOnUse", "x": CSS.number(area.minX),
                    "y": CSS.number(area.minY), "width": CSS.number(area.size.width),
                    "height": CSS.number(area.size.height), "color-interpolation-filters": "sRGB",
                ], children: steps)
        }
        func colors(_ values: [Double]) -> SVGElement {
            let list = values.map { CSS.number($0, digits: 6) }.joined(separator: " ")
            return SVGElement("feColorMatrix", ["type": "matrix", "values": list])
        }
        // Lengths are relative to the corner of the layer's box.
        let box = Rect(origin: .zero, size: bounds.size)
        switch activeFilter {
        case .colors(let matrix):
            // Content outside the box must also be visible.
            let reach = 4_000.0
            return filter(
                box.inset(by: Insets(top: -reach, leading: -reach, bottom: -reach, trailing: -reach)),
                [colors(matrix.values)])
        case .blur(let radius, isOpaque: true):
            return filter(
                box,
                [
                    SVGElement("feGaussianBlur", ["stdDeviation": CSS.number(radius)]),
                    colors(ColorMatrix.opaque.values),
                ])
        case .blur, nil: return nil
        }
    }
}

extension SVGDrawing {
    /// Returns the elements of a blurred shape.
    fileprivate mutating func shadow(_ shadow: DisplayNode.Shadow, path: Path) -> [SVGElement] {
        let offset = AffineTransform(translationX: shadow.offset.width, y: shadow.offset.height)
        guard offset.hasInverse, let bounds = path.bounds else { return [] }
        let shape = shape(path, .color(shadow.color), alpha: 1, [:], isStroke: false)
        guard !shape.isEmpty else { return [] }
        let transform = CSS.matrix(offset)
        guard shadow.radius > 0 else { return [SVGElement("g", ["transform": transform], children: shape)] }
        // The blur extends by three times its standard deviation.
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
