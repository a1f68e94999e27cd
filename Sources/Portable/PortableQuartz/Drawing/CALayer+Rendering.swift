import DisplayList
import LayoutGeometry

extension CALayer {
    /// Renders the current appearance of the layer and its sublayers into a context, in the layer's coordinate space.
    ///
    /// Differs from Core Animation: shadows, materials, masks, and filters aren't rendered, and the method can't be
    /// overridden.
    ///
    /// - Complexity: O(*n*), where *n* is the number of layers in the layer's tree.
    public func render(in ctx: CGContext) {
        layoutIfNeeded()
        guard var node = displayNode(at: now) else { return }
        // As in Core Animation, the layer's position and opacity aren't applied.
        node.transform = .identity
        node.opacity = 1
        for command in node.flatCommands { ctx.append(command) }
    }
}

extension DisplayNode {
    /// The commands that draw the node and its children, in its parent's coordinate space.
    package var flatCommands: [DisplayCommand] {
        guard opacity > 0 else { return [] }
        var result: [DisplayCommand] = [.save, .transform(transform)]
        let outline = corners.isZero ? Path(bounds) : Path(bounds, corners: corners)
        var inside: [DisplayCommand] = []
        if let backgroundColor, backgroundColor.alpha > 0 { inside.append(.fill(outline, .color(backgroundColor))) }
        if !commands.isEmpty || !children.isEmpty {
            inside.append(.save)
            if clipsToBounds { inside.append(.clip(outline)) }
            if !commands.isEmpty { inside += [.save] + commands + [.restore] }
            for child in children { inside += child.flatCommands }
            inside.append(.restore)
        }
        if let border, border.width > 0, border.color.alpha > 0 {
            let half = border.width / 2
            let line = bounds.inset(by: Insets(top: half, leading: half, bottom: half, trailing: half))
            let radii = corners.limited(to: bounds.size)
            let path = Path(line, corners: radii.mapped { max($0 - half, 0) })
            inside.append(.stroke(path, .color(border.color), StrokeStyle(width: border.width)))
        }
        if opacity < 1 {
            // The opacity applies to the node as a whole, so that overlapping content doesn't show through.
            result.append(.alpha(opacity))
            result.append(contentsOf: Self.group(inside, in: extent))
        } else {
            result += inside
        }
        result.append(.restore)
        return result
    }

    /// The rectangle that encloses the node and its children, in its own coordinate space.
    private var extent: Rect {
        guard !clipsToBounds else { return bounds }
        return children.reduce(bounds) { whole, child in
            whole.union(Path(child.extent).applying(child.transform).bounds ?? whole)
        }
    }

    /// Returns commands that draw the given commands as an image, at the same position.
    private static func group(_ commands: [DisplayCommand], in extent: Rect) -> [DisplayCommand] {
        guard extent.size.width > 0, extent.size.height > 0 else { return [] }
        let moved = LayoutGeometry.AffineTransform(translationX: -extent.origin.x, y: -extent.origin.y)
        let content: [DisplayCommand] = [.save, .transform(moved)] + commands + [.restore]
        let scale = 3.0
        let picture = DisplayImage(
            commands: content, pixelWidth: Int((extent.size.width * scale).rounded(.up)),
            pixelHeight: Int((extent.size.height * scale).rounded(.up)), scale: scale)
        return [.image(picture, rect: extent)]
    }
}
