import LayoutGeometry

/// Lays out overlapping views with aligned guides, like a ZStack.
package struct OverlaySolver: Sendable {
    package struct Child: Sendable {
        package fileprivate(set) var size: Size
        /// The top left corner, relative to the stack's.
        package fileprivate(set) var position: Point
    }

    package private(set) var children: [Child] = []
    package private(set) var size = Size.zero

    package init() {}

    /// Solves for `proposal`, which is offered to every view, and returns the size of the views with the highest
    /// priority. The others can extend beyond it.
    ///
    /// - Parameter guide: Returns the alignment point in a view of the given size.
    @discardableResult
    package mutating func solve(
        _ proposal: ProposedSize, count: Int, priority: (Int) -> Double, measure: (Int, ProposedSize) -> Size,
        guide: (Int, Size) -> Point
    ) -> Size {
        children.removeAll(keepingCapacity: true)
        if count == 1 {
            let only = measure(0, proposal)
            children.append(Child(size: only, position: .zero))
            size = only.width.isNaN || only.height.isNaN ? .zero : only
            return size
        }
        let highest = (0..<count).map(priority).max() ?? 0
        var bounds: Rect?
        for index in 0..<count {
            let size = measure(index, proposal)
            var origin = guide(index, size)
            origin = Point(x: origin.x.isFinite ? -origin.x : 0, y: origin.y.isFinite ? -origin.y : 0)
            children.append(Child(size: size, position: origin))
            guard priority(index) == highest, !size.width.isNaN, !size.height.isNaN else { continue }
            let frame = Rect(origin: origin, size: size)
            bounds = bounds?.union(frame) ?? frame
        }
        let origin = bounds?.origin ?? .zero
        for index in children.indices { children[index].position = children[index].position - origin }
        size = bounds?.size ?? .zero
        return size
    }
}
