import DisplayList
import LayoutGeometry

/// The shadow of a context's drawing. Transforms of the context don't apply to it.
struct ShadowState {
    /// The shadow in the initial coordinate space.
    var requested: DisplayNode.Shadow?
    /// The shadow in the commands so far.
    var current: DisplayNode.Shadow?

    /// Sets the shadow in the commands to the requested one, in a coordinate space.
    ///
    /// - Returns: The command's value, or `nil` if it's the same as in the commands so far.
    mutating func update(for transform: CGAffineTransform) -> Update? {
        let next = requested.map { shadow in
            let scale = transform.meanScale
            let map = CGAffineTransform(a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0)
            let offset = CGPoint(x: shadow.offset.width, y: shadow.offset.height).applying(map.inverted())
            return DisplayNode.Shadow(
                color: shadow.color, radius: scale > 0 ? shadow.radius / Double(scale) : shadow.radius,
                offset: Size(width: Double(offset.x), height: Double(offset.y)))
        }
        guard next != current else { return nil }
        current = next
        return Update(displayed: next)
    }

    struct Update {
        let displayed: DisplayNode.Shadow?
    }
}

/// The antialiasing of a context's drawing.
struct Antialiasing {
    var isRequested = true
    var isAllowed = true

    var isOn: Bool { isRequested && isAllowed }
}

extension CGAffineTransform {
    /// The factor by which the transform changes lengths, on average.
    var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }
}
