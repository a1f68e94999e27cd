import LayoutGeometry

/// The preferred distances of a view to its neighbors when a stack has no explicit spacing.
///
/// Each edge can have preferences for text and for any neighbor. For two adjacent edges, the result is the largest
/// distance of the preferences that both have. Without common ones, it's the larger of their preferences for any
/// neighbor, or else 8.
package struct Spacing: Sendable, Hashable {
    /// The distance between two lines of text, or a line and a symbol.
    package enum TextSpacing: Sendable, Hashable {
        case distance(Double)
        case metrics(TextMetrics)
    }

    /// The preferences of one edge.
    package struct Edge: Sendable, Hashable {
        /// The distance to any neighbor.
        package var any: Double?
        /// This edge's part of the distance if the text is the first of the two views (above, or leading).
        package var afterText: Double?
        /// This edge's part of the distance if the text is the second of the two views.
        package var beforeText: Double?
        /// This edge's part of the distance between two pieces of text.
        package var text: TextSpacing?

        package init(
            any: Double? = nil, afterText: Double? = nil, beforeText: Double? = nil, text: TextSpacing? = nil
        ) {
            self.any = any
            self.afterText = afterText
            self.beforeText = beforeText
            self.text = text
        }

        /// Returns the larger preferences of two edges on the same side of a container.
        package func union(_ other: Edge) -> Edge {
            Edge(
                any: Edge.larger(any, other.any), afterText: Edge.larger(afterText, other.afterText),
                beforeText: Edge.larger(beforeText, other.beforeText), text: Edge.larger(text, other.text))
        }

        private static func larger(_ a: Double?, _ b: Double?) -> Double? {
            guard let a, let b else { return a ?? b }
            return max(a, b)
        }

        /// Metrics have precedence over a distance.
        private static func larger(_ a: TextSpacing?, _ b: TextSpacing?) -> TextSpacing? {
            switch (a, b) {
            case (let a, nil): a
            case (nil, let b): b
            case (.distance(let a)?, .distance(let b)?): .distance(max(a, b))
            case (.distance?, let b): b
            case (let a, .distance?): a
            case (.metrics(let a)?, .metrics(let b)?): .metrics(a.lineSpacing < b.lineSpacing ? b : a)
            }
        }
    }

    package var top: Edge
    package var leading: Edge
    package var bottom: Edge
    package var trailing: Edge

    package init(top: Edge, leading: Edge, bottom: Edge, trailing: Edge) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// The distance between two views without preferences.
    package static let defaultDistance = 8.0

    /// The preferences of most views: the text's distance next to text, otherwise the default.
    package static let standard = Spacing(
        top: Edge(afterText: 0), leading: Edge(afterText: 0), bottom: Edge(beforeText: 0),
        trailing: Edge(beforeText: 0))

    /// Preferences of zero distance to any neighbor.
    package static let zero = Spacing(
        top: Edge(any: 0), leading: Edge(any: 0), bottom: Edge(any: 0), trailing: Edge(any: 0))

    /// Returns the preferences of text whose first and last lines have the given metrics.
    package static func text(first: TextMetrics, last: TextMetrics) -> Spacing {
        Spacing(
            top: Edge(beforeText: first.distanceAbove, text: .metrics(first)), leading: Edge(),
            bottom: Edge(afterText: last.distanceBelow, text: .metrics(last)), trailing: Edge())
    }

    /// The edge at the start of `axis`: the leading or the top one.
    package subscript(start axis: Axis) -> Edge {
        get { axis == .horizontal ? leading : top }
        set { if axis == .horizontal { leading = newValue } else { top = newValue } }
    }

    /// The edge at the end of `axis`: the trailing or the bottom one.
    package subscript(end axis: Axis) -> Edge {
        get { axis == .horizontal ? trailing : bottom }
        set { if axis == .horizontal { trailing = newValue } else { bottom = newValue } }
    }

    /// Resets both edges of `axis` to the edges of a view without text, as a frame of a fixed length and padding do.
    package mutating func reset(_ axis: Axis) {
        self[start: axis] = Spacing.standard[start: axis]
        self[end: axis] = Spacing.standard[end: axis]
    }

    /// Returns the distance to `next`, the following view along `axis`.
    package func distance(to next: Spacing, along axis: Axis) -> Double {
        Spacing.distance(self[end: axis], next[start: axis])
    }

    /// Returns the distance between an end edge and the following start edge.
    package static func distance(_ end: Edge, _ start: Edge) -> Double {
        var shared: Double?
        func consider(_ distance: Double?) {
            guard let distance else { return }
            shared = max(shared ?? distance, distance)
        }
        if let a = end.afterText, let b = start.afterText { consider(a + b) }
        if let a = end.beforeText, let b = start.beforeText { consider(a + b) }
        switch (end.text, start.text) {
        case (.distance(let a)?, .distance(let b)?): consider(a + b)
        case (.distance(let a)?, .metrics?), (.metrics?, .distance(let a)?): consider(a)
        case (.metrics(let upper)?, .metrics(let lower)?): consider(upper.distance(toLower: lower))
        default: break
        }
        if let shared { return shared }
        if let a = end.any { return max(a, start.any ?? a) }
        return start.any ?? defaultDistance
    }
}

extension Spacing {
    /// Returns the preferences of a stack: along its axis the preferences of its first and last child, across it the
    /// largest of any child. An empty stack has zero spacing.
    package static func stack(count: Int, axis: Axis, of child: (Int) -> Spacing) -> Spacing {
        guard count > 0 else { return .zero }
        var result = child(0)
        let across = axis.perpendicular
        for index in 1..<count {
            let next = child(index)
            result[end: axis] = next[end: axis]
            result[start: across] = result[start: across].union(next[start: across])
            result[end: across] = result[end: across].union(next[end: across])
        }
        return result
    }

    /// Returns the preferences of overlaid views: on each edge the largest of any view.
    package static func overlaid(count: Int, of child: (Int) -> Spacing) -> Spacing {
        guard count > 0 else { return .zero }
        var result = child(0)
        for index in 1..<count {
            let next = child(index)
            result = Spacing(
                top: result.top.union(next.top), leading: result.leading.union(next.leading),
                bottom: result.bottom.union(next.bottom), trailing: result.trailing.union(next.trailing))
        }
        return result
    }
}
