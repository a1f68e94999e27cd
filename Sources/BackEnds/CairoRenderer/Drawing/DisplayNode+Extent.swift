import DisplayList
import LayoutGeometry

extension DisplayNode {
    /// A rectangle in the node's coordinate space that encloses all drawing, or `nil` if nothing is drawn.
    ///
    /// - Complexity: O(*n*) in the number of nodes and commands in the tree.
    var extent: Rect? {
        guard case .blur(let radius, let isOpaque) = activeFilter else { return unfilteredExtent }
        return isOpaque ? bounds : unfilteredExtent.map { $0.grown(by: 3 * radius) }
    }

    /// The extent of the content without its filter.
    var unfilteredExtent: Rect? {
        var all: Rect?
        func add(_ rect: Rect?) {
            guard let rect, rect.isUsable else { return }
            all = all?.union(rect) ?? rect
        }
        if backgroundColor != nil || border != nil || clipsToBounds || showsBackdrop { add(bounds) }
        if !clipsToBounds {
            add(DisplayCommand.extent(of: commands))
            for child in children where child.opacity > 0 {
                add(child.extent.map(child.transform.apply))
            }
        }
        if let shadow {
            let outline = shadow.path?.controlPointBounds ?? all ?? bounds
            add(
                outline.offset(x: shadow.offset.width, y: shadow.offset.height).grown(by: 3 * max(shadow.radius, 0)))
        }
        return all
    }
}

extension Rect {
    /// Returns the rectangle enlarged by a distance on all sides.
    func grown(by reach: Double) -> Rect {
        inset(by: Insets(top: -reach, leading: -reach, bottom: -reach, trailing: -reach))
    }
}

extension DisplayCommand {
    /// Returns a rectangle that encloses the drawing of the commands, ignoring clips, or `nil` if they draw nothing.
    static func extent(of commands: [DisplayCommand]) -> Rect? {
        var all: Rect?
        var map = AffineTransform.identity
        var shadow: DisplayNode.Shadow?
        var stack: [(AffineTransform, DisplayNode.Shadow?)] = []
        for command in commands {
            switch command {
            case .save: stack.append((map, shadow))
            case .restore: (map, shadow) = stack.popLast() ?? (map, shadow)
            case .transform(let next): map = next.followed(by: map)
            case .shadow(let next): shadow = next
            case .clip, .alpha, .blend: break
            default:
                guard var own = command.ownExtent else { continue }
                if let shadow {
                    own = own.union(
                        own.offset(x: shadow.offset.width, y: shadow.offset.height).grown(by: 3 * max(shadow.radius, 0))
                    )
                }
                let rect = map.apply(own)
                guard rect.isUsable else { continue }
                all = all?.union(rect) ?? rect
            }
        }
        return all
    }

    private var ownExtent: Rect? {
        switch self {
        case .fill(let path, _, _): return path.controlPointBounds
        case .stroke(let path, _, let style):
            let reach = style.width * max(style.join == .miter ? style.miterLimit : 1, 1.5)
            return path.controlPointBounds?.grown(by: reach)
        case .text(let layout, let origin):
            // Slanted and accented glyphs extend beyond their line by less than its height.
            let reach = layout.lines.reduce(0) { max($0, $1.ascent + $1.descent) }
            // Centered or right-aligned lines begin outside the layout's own width.
            let start = layout.lines.reduce(0) { min($0, $1.x) }
            let end = layout.lines.reduce(layout.size.width) { max($0, $1.x + $1.width) }
            return Rect(
                x: origin.x + start, y: origin.y, width: end - start, height: layout.size.height
            ).grown(by: reach)
        case .image(_, let rect, _, _): return rect
        case .save, .restore, .clip, .transform, .alpha, .blend, .interpolation, .antialiasing, .shadow: return nil
        }
    }
}

extension Path {
    /// Creates the ring between the outline of `rect` and an outline that is inset by `width`. Fill it with the
    /// even-odd rule.
    init(border width: Double, of rect: Rect, corners: CornerRadii) {
        self.init(rect, corners: corners)
        let inner = rect.inset(by: Insets(top: width, leading: width, bottom: width, trailing: width))
        guard !inner.isEmpty else { return }
        let radii = corners.limited(to: rect.size)
        elements += Path(inner, corners: radii.mapped { max($0 - width, 0) }).elements
    }
}
