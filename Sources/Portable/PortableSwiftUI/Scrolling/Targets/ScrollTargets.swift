import Foundation
import LayoutGeometry
import PortableUIKit
import ViewLayoutEngine

/// The target of a scroll gesture.
public struct ScrollTarget: Hashable, Sendable {
    /// The visible rectangle at the target, in the content's coordinate space.
    public var rect: CGRect
    /// The anchor of the rectangle, or `nil` for the top leading corner.
    public var anchor: UnitPoint?
}

/// A type that changes the target of a scroll gesture.
public protocol ScrollTargetBehavior {
    /// The properties of the scroll view.
    typealias TargetContext = ScrollTargetBehaviorContext

    /// Changes the target at which the content comes to rest.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// The properties of a scroll view that a ``ScrollTargetBehavior`` can use.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    /// The position of the content when the gesture began.
    public let originalTarget: ScrollTarget
    /// The velocity, in points per second.
    public let velocity: CGVector
    /// The size of the content.
    public let contentSize: CGSize
    /// The size of the container.
    public let containerSize: CGSize
    /// The scrolling axes.
    public let axes: Axis.Set
    fileprivate let environment: EnvironmentValues
    /// The frames of the target layouts' views in the content.
    let targets: [CGRect]

    @MainActor init(_ scroll: ScrollElement, original: CGPoint, velocity: CGPoint) {
        let geometry = scroll.geometry
        originalTarget = ScrollTarget(rect: CGRect(origin: original, size: geometry.containerSize), anchor: nil)
        self.velocity = CGVector(dx: velocity.x * 1000, dy: velocity.y * 1000)
        contentSize = geometry.contentSize
        containerSize = geometry.containerSize
        axes = scroll.axes
        environment = scroll.environment
        targets = scroll.targets.map { scroll.contentFrame(of: $0) }
    }

    /// Returns a value of the scroll view's environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// A behavior that stops at pages. A gesture scrolls by at most one page.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// Creates the behavior.
    public init() {}

    /// Aligns the target with a page.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let original = context.originalTarget.rect
        func page(_ goal: CGFloat, _ start: CGFloat, _ length: CGFloat, _ content: CGFloat) -> CGFloat {
            guard length > 0 else { return goal }
            let first = (start / length).rounded(), wanted = (goal / length).rounded()
            let page = min(max(wanted, first - 1), first + 1)
            return min(max(page * length, 0), max(content - length, 0))
        }
        if context.axes.contains(.horizontal) {
            target.rect.origin.x = page(
                target.rect.minX, original.minX, context.containerSize.width, context.contentSize.width)
        }
        if context.axes.contains(.vertical) {
            target.rect.origin.y = page(
                target.rect.minY, original.minY, context.containerSize.height, context.contentSize.height)
        }
    }
}

/// A behavior that aligns the target with the start of a view in a ``View/scrollTargetLayout(isEnabled:)``.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// The limit of the distance that one gesture scrolls.
    public struct LimitBehavior: Hashable, Sendable {
        /// The number of views by which one gesture scrolls at most, or `nil` if it isn't limited.
        let count: Int?

        /// The distance isn't limited.
        public static var automatic: LimitBehavior { LimitBehavior(count: nil) }
        /// A gesture scrolls by at most one view.
        public static var always: LimitBehavior { LimitBehavior(count: 1) }
        /// The distance isn't limited.
        public static var never: LimitBehavior { LimitBehavior(count: nil) }
        /// A gesture scrolls by at most one view.
        public static var alwaysByOne: LimitBehavior { LimitBehavior(count: 1) }
        /// A gesture scrolls by at most a few views: three.
        public static var alwaysByFew: LimitBehavior { LimitBehavior(count: 3) }
    }

    private let limit: LimitBehavior

    /// Creates a behavior with a limit.
    public init(limitBehavior: LimitBehavior = .automatic) {
        limit = limitBehavior
    }

    /// Aligns the target with a view.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let original = context.originalTarget.rect.origin
        let margins = context.scrollSettings.contentMargins
        func aligned(_ goal: CGFloat, _ start: CGFloat, _ starts: [CGFloat]) -> CGFloat {
            let starts = starts.sorted()
            func nearest(_ place: CGFloat) -> Int? {
                starts.indices.min { abs(starts[$0] - place) < abs(starts[$1] - place) }
            }
            guard var index = nearest(goal), let first = nearest(start) else { return goal }
            if let count = limit.count { index = min(max(index, first - count), first + count) }
            return starts[index]
        }
        if context.axes.contains(.horizontal) {
            target.rect.origin.x = aligned(
                target.rect.minX, original.x, context.targets.map { $0.minX - margins.leading })
        }
        if context.axes.contains(.vertical) {
            target.rect.origin.y = aligned(target.rect.minY, original.y, context.targets.map { $0.minY - margins.top })
        }
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// A behavior that stops at pages. A gesture scrolls by at most one page.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// A behavior that aligns the target with the start of a view in a ``View/scrollTargetLayout(isEnabled:)``.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    /// Returns a behavior that aligns the target with the start of a view in a ``View/scrollTargetLayout(isEnabled:)``.
    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}

private enum ScrollTargetBehaviorKey: EnvironmentKey {
    static var defaultValue: (any ScrollTargetBehavior)? { nil }
}

extension EnvironmentValues {
    var scrollTargetBehavior: (any ScrollTargetBehavior)? {
        get { self[ScrollTargetBehaviorKey.self] }
        set { self[ScrollTargetBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Sets the scroll target behavior of scroll views in the view.
    public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        environment(\.scrollTargetBehavior, behavior)
    }

    /// Makes the views of a stack or grid the targets of the enclosing scroll view, whose ids
    /// ``View/scrollPosition(id:anchor:)`` reports.
    public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
    }
}

private nonisolated struct ScrollTargetLayoutModifier: WrappingModifier {
    let isEnabled: Bool

    @MainActor func makeElement(_ inputs: _ViewInputs) -> TargetLayoutElement { TargetLayoutElement() }

    @MainActor func update(_ element: TargetLayoutElement, _ inputs: _ViewInputs) { element.isEnabled = isEnabled }
}

private final class TargetLayoutElement: UnaryElement {
    var isEnabled = true

    /// The views of the target layout: the children of the first stack, lazy container, or other element that doesn't
    /// have exactly one child.
    var targets: [Element] {
        var layout = children.first
        while let current = layout, current.stackAxis == nil, !(current is LazyElement), current.children.count == 1 {
            layout = current.children.first
        }
        return layout?.children ?? []
    }
}

extension ScrollElement {
    /// The views of the target layouts in the content.
    var targets: [Element] {
        var found: [Element] = []
        func visit(_ element: Element) {
            if let layout = element as? TargetLayoutElement, layout.isEnabled { return found += layout.targets }
            if element is ScrollElement { return }
            element.children.forEach(visit)
        }
        children.forEach(visit)
        return found
    }

    /// Returns the frame of an element in the scroll content.
    func contentFrame(of element: Element) -> CGRect {
        let frame = element.frameInRoot
        return Rect(origin: frame.origin - contentOrigin, size: frame.size).cgRect
    }
}
