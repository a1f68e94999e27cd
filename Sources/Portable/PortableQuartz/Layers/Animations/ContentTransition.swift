import DisplayList
import Foundation
import LayoutGeometry

/// A transition between a layer's old and new content, which are drawn as display nodes.
package struct ContentTransition {
    /// A side of the layer.
    package enum Edge: Sendable { case left, right, top, bottom }

    /// The effect of the transition.
    package enum Kind: Sendable {
        case dissolve
        /// The new content slides over the old content, from a side.
        case moveIn(Edge)
        /// The new content pushes the old content out, from a side.
        case push(Edge)
        /// The old content slides away, toward the side opposite to `Edge`.
        case reveal(Edge)
        /// The old content rotates about its center until its back, which is the new content, is visible.
        case flip(Axis)
    }

    private let kind: Kind
    private let old: DisplayNode
    private let wrapperID: UInt64
    private var begin: Double
    private var duration: Double
    private var curve: TimingCurve
    private let range: ClosedRange<CGFloat>

    init(
        _ kind: Kind, from old: DisplayNode, wrapperID: UInt64, begin: Double, duration: Double, curve: TimingCurve,
        from start: CGFloat, to end: CGFloat
    ) {
        self.kind = kind
        self.old = old
        self.wrapperID = wrapperID
        self.begin = begin
        self.duration = duration
        self.curve = curve
        range = min(start, end)...max(start, end)
    }

    /// Delays the transition, and sets the duration and the curve of the surrounding animation.
    mutating func setTime(delay: Double, duration: Double, curve: TimingCurve) {
        begin += delay
        self.duration = duration
        self.curve = curve
    }

    func isOver(at time: Double) -> Bool { time >= begin + duration }

    /// Returns a node with both contents at the given time, at the position of the new content.
    func node(to new: DisplayNode, at time: Double) -> DisplayNode {
        let progress = curve.progress(at: duration > 0 ? (time - begin) / duration : 1, duration: duration)
        let fraction = Double(range.lowerBound) + Double(range.upperBound - range.lowerBound) * progress
        let place = new.transform.apply(new.bounds)
        var old = old, new = new
        // The layer may have moved since the transition began. Both contents use its current position.
        old.transform = new.transform
        var nodes = [new, old]
        switch kind {
        case .dissolve:
            old.opacity *= 1 - fraction
            if new.backgroundColor?.alpha ?? 0 < 1 { new.opacity *= fraction }
            nodes = [new, old]
        case .moveIn(let edge):
            nodes = [old, new.moved(by: edge.offset(in: place.size), times: 1 - fraction)]
        case .push(let edge):
            let offset = edge.offset(in: place.size)
            nodes = [old.moved(by: offset, times: -fraction), new.moved(by: offset, times: 1 - fraction)]
        case .reveal(let edge):
            nodes = [new, old.moved(by: edge.offset(in: place.size), times: -fraction)]
        case .flip(let axis):
            let width = cos(fraction * .pi)
            nodes = [width > 0 ? old.squeezed(to: width, on: axis) : new.squeezed(to: -width, on: axis)]
        }
        let clips = if case .dissolve = kind { false } else if case .flip = kind { false } else { true }
        return DisplayNode(
            id: wrapperID, name: "transition", bounds: place, clipsToBounds: clips, children: nodes)
    }
}

extension ContentTransition.Edge {
    /// Returns the offset that moves content with the given size just outside the edge.
    fileprivate func offset(in size: Size) -> Point {
        switch self {
        case .left: Point(x: -size.width, y: 0)
        case .right: Point(x: size.width, y: 0)
        case .top: Point(x: 0, y: -size.height)
        case .bottom: Point(x: 0, y: size.height)
        }
    }
}

extension DisplayNode {
    fileprivate func moved(by offset: Point, times factor: Double) -> DisplayNode {
        var node = self
        node.transform = transform.followed(
            by: AffineTransform(translationX: offset.x * factor, y: offset.y * factor))
        return node
    }

    /// Returns the node scaled about its center, like a rotating card.
    fileprivate func squeezed(to width: Double, on axis: Axis) -> DisplayNode {
        var node = self
        let center = Point(
            x: bounds.origin.x + bounds.size.width / 2, y: bounds.origin.y + bounds.size.height / 2)
        let factor = max(width, 0.001)
        node.transform = AffineTransform(translationX: -center.x, y: -center.y)
            .followed(
                by: AffineTransform(
                    a: axis == .horizontal ? factor : 1, b: 0, c: 0, d: axis == .vertical ? factor : 1, tx: center.x,
                    ty: center.y)
            )
            .followed(by: transform)
        return node
    }

    /// Returns the same node with new identifiers.
    @MainActor func renumbered() -> DisplayNode {
        var node = self
        node.id = CALayer.makeIdentity()
        node.children = children.map { $0.renumbered() }
        node.mask = mask.map { $0.renumbered() }
        return node
    }
}
