import Foundation
import LayoutGeometry

/// A point or rectangle of a view, which ancestors convert to their own coordinate space. See ``GeometryProxy``.
public struct Anchor<Value> {
    /// The value in the root's coordinate space.
    fileprivate let value: Value
    fileprivate let moved: (Value, Point) -> Value

    /// Returns the value in the coordinate space of an element.
    @MainActor func value(in element: Element?) -> Value {
        let origin = element?.originInRoot ?? .zero
        return moved(value, Point(x: -origin.x, y: -origin.y))
    }

    /// The source of an anchor: a point or rectangle in a view.
    public struct Source {
        fileprivate let make: @MainActor (Rect) -> Value
        fileprivate let moved: (Value, Point) -> Value

        @MainActor func anchor(of element: Element) -> Anchor {
            Anchor(value: make(Rect(origin: element.originInRoot, size: element.frame.size)), moved: moved)
        }

        /// Returns the value of the source in a rectangle.
        @MainActor func value(in rect: Rect) -> Value { make(rect) }
    }
}

extension Anchor: Equatable where Value: Equatable {
    /// Returns whether both anchors have the same value.
    public static func == (first: Anchor, second: Anchor) -> Bool { first.value == second.value }
}

extension Anchor: Hashable where Value: Hashable {
    /// Hashes the value of the anchor.
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Anchor.Source where Value == CGRect {
    /// The bounds of the view.
    public static var bounds: Anchor<CGRect>.Source {
        Anchor<CGRect>.Source(make: { CGRect($0) }, moved: { $0.offsetBy(dx: CGFloat($1.x), dy: CGFloat($1.y)) })
    }

    /// Returns a rectangle of the view.
    public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
        Anchor<CGRect>.Source(
            make: { r.offsetBy(dx: CGFloat($0.minX), dy: CGFloat($0.minY)) },
            moved: { $0.offsetBy(dx: CGFloat($1.x), dy: CGFloat($1.y)) })
    }
}

extension Anchor.Source where Value == CGPoint {
    private static func at(_ point: @escaping @MainActor @Sendable (Rect) -> CGPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source(
            make: { point($0) },
            moved: { CGPoint(x: $0.x + CGFloat($1.x), y: $0.y + CGFloat($1.y)) })
    }

    /// Returns a point of the view.
    public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
        at { CGPoint(x: p.x + CGFloat($0.minX), y: p.y + CGFloat($0.minY)) }
    }

    /// Returns a point at fractions of the view's size.
    public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
        at {
            CGPoint(
                x: CGFloat($0.minX) + p.x * CGFloat($0.size.width), y: CGFloat($0.minY) + p.y * CGFloat($0.size.height))
        }
    }

    /// The top leading corner.
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    /// The center of the top edge.
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    /// The top trailing corner.
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    /// The center of the leading edge.
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    /// The center.
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    /// The center of the trailing edge.
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    /// The bottom leading corner.
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    /// The center of the bottom edge.
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    /// The bottom trailing corner.
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
    /// Returns the value of an anchor in the local coordinate space.
    public subscript<T>(anchor: Anchor<T>) -> T {
        // Geometry is only read on the main actor.
        nonisolated(unsafe) let anchor = anchor
        let element = element
        nonisolated(unsafe) var value: T?
        MainActor.assumeIsolated { value = anchor.value(in: element) }
        return value!
    }
}

extension CGRect {
    fileprivate nonisolated init(_ rect: Rect) {
        self.init(x: rect.minX, y: rect.minY, width: rect.size.width, height: rect.size.height)
    }
}
