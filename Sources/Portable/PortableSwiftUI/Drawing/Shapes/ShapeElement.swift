import DisplayList
import LayoutGeometry
import PortableUIKit
import ViewLayoutEngine

/// The element of a shape with a style.
final class ShapeElement: Element {
    private var outline = ShapeOutline.rectangle
    private var style = _ResolvedStyle(.color(.clear))
    private var isEvenOdd = false

    func set(_ outline: ShapeOutline, _ style: _ResolvedStyle, isEvenOdd: Bool = false) {
        // Rectangles with colors, the most common content, aren't measured again if only the color changes.
        if case (.rectangle, .rectangle) = (outline.content, self.outline.content) {
            guard style != self.style else { return }
        } else {
            setNeedsLayout()
        }
        self.outline = outline
        self.style = style
        self.isEvenOdd = isEvenOdd
        setNeedsDisplay()
    }

    override func computeSize(_ proposal: ProposedSize) -> Size { outline.size(proposal) }

    override func makeDisplayNode(_ context: DrawingContext) -> DisplayNode? {
        let bounds = Rect(origin: .zero, size: context.size)
        var node = DisplayNode(id: id, name: "Shape", bounds: bounds)
        node.shadow = style.shadow
        if case .rectangle = outline.content, case .color = style.fill {
            node.backgroundColor = style.color
        } else {
            node.draw(outline.outline(in: bounds.cgRect), style, isEvenOdd: isEvenOdd)
        }
        for (index, shadow) in style.innerShadows.enumerated() {
            node.children.append(
                innerShadow(shadow, id: id | UInt64(index % 16 + 1) << 44, outline.outline(in: bounds.cgRect), bounds))
        }
        return node
    }

    /// Returns the inner shadow of the shape: the shadow of the area around it, clipped to the shape.
    private func innerShadow(
        _ shadow: DisplayNode.Shadow, id: UInt64, _ outline: _ShapeOutline, _ bounds: Rect
    ) -> DisplayNode {
        var node = DisplayNode(id: id, name: "Inner shadow", bounds: bounds)
        node.setMask(outline, isEvenOdd: isEvenOdd)
        // The visible extent of the shadow.
        let reach = 3 * max(shadow.radius, 0) + abs(shadow.offset.width) + abs(shadow.offset.height) + 1
        let path = outline.stroke.map { DrawnLine($0).region(along: outline.path) } ?? outline.path
        let around = (path.bounds ?? bounds).union(bounds)
            .inset(by: Insets(top: -reach, leading: -reach, bottom: -reach, trailing: -reach))
        var surroundings = DisplayNode(id: id | 1 << 49, name: "Surroundings", bounds: bounds)
        surroundings.commands = [
            .fill(
                DisplayList.Path(DisplayList.Path(around).elements + path.elements),
                .color(.black), evenOdd: true)
        ]
        surroundings.shadow = shadow
        node.children = [surroundings]
        return node
    }

    override var isTouchable: Bool { true }

    override func contains(_ point: Point) -> Bool {
        guard case .shape = outline.content else { return super.contains(point) }
        let drawn = outline.outline(in: CGRect(origin: .zero, size: frame.size.cgSize))
        // The views inside a border receive their touches.
        guard let stroke = drawn.stroke else { return drawn.path.contains(point, evenOdd: isEvenOdd) }
        return DrawnLine(stroke).region(along: drawn.path).contains(point, evenOdd: false)
    }
}

extension DisplayNode {
    /// Draws an outline in the node.
    mutating func draw(_ outline: _ShapeOutline, _ style: _ResolvedStyle, isEvenOdd: Bool = false) {
        if let paint = style.paint(in: bounds) {
            if let stroke = outline.stroke {
                commands.append(.stroke(outline.path, paint, stroke))
            } else {
                commands.append(.fill(outline.path, paint, evenOdd: isEvenOdd))
            }
            return
        }
        switch style.fill {
        case .image(let image):
            commands += [.save, .clip(outline.path, evenOdd: isEvenOdd), .alpha(style.opacity)]
            commands += image.commands(over: outline.path.bounds ?? bounds)
            commands.append(.restore)
        case .material(let material):
            backdrop = material.backdrop
            backgroundColor = material.tint.multiplyingAlpha(by: style.opacity)
            setMask(outline, isEvenOdd: isEvenOdd)
        case .color, .gradient: break
        }
    }

    /// Masks the node with an outline.
    mutating func setMask(_ outline: _ShapeOutline, isEvenOdd: Bool = false) {
        guard outline != _ShapeOutline(path: DisplayList.Path(bounds)) else {
            clipsToBounds = true
            return
        }
        var mask = DisplayNode(id: Element.maskID(of: id), name: "Mask", bounds: bounds)
        mask.draw(outline, _ResolvedStyle(.color(.black)), isEvenOdd: isEvenOdd)
        self.mask = [mask]
    }
}
