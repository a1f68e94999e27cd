import Foundation
import LayoutGeometry
import PortableUIKit
import ViewLayoutEngine

/// Where the content of a scroll view comes to rest.
public struct ScrollTarget: Hashable, Sendable {
    /// The visible rectangle at the target, in the content's coordinate space.
    public var rect: CGRect
    /// The point of the rectangle that counts; nil for the top leading corner.
    public var anchor: UnitPoint?
}

/// Where content comes to rest that a finger has thrown.
public protocol ScrollTargetBehavior {
    /// The properties of the scroll view.
    typealias TargetContext = ScrollTargetBehaviorContext

    /// Changes where the content comes to rest.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// The properties of a scroll view that a ``ScrollTargetBehavior`` can use.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    /// Where the content was when the finger came.
    public let originalTarget: ScrollTarget
    /// How fast it moves, in points per second.
    public let velocity: CGVector
    /// How large the content is.
    public let contentSize: CGSize
    /// How large the room is.
    public let containerSize: CGSize
    /// The directions that the content moves in.
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

    /// A value of the scroll view's environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// Comes to rest at a page: as much as is seen at a time, and one page further at most.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// Makes it.
    public init() {}

    /// Brings the target to a page.
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

/// Comes to rest where a view of a ``View/scrollTargetLayout(isEnabled:)`` begins.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// How far one throw goes.
    public struct LimitBehavior: Hashable, Sendable {
        let isOne: Bool

        /// As far as it goes.
        public static var automatic: LimitBehavior { LimitBehavior(isOne: false) }
        /// To the next view.
        public static var always: LimitBehavior { LimitBehavior(isOne: true) }
        /// As far as it goes.
        public static var never: LimitBehavior { LimitBehavior(isOne: false) }
        /// To the next view.
        public static var alwaysByOne: LimitBehavior { LimitBehavior(isOne: true) }
    }

    private let limit: LimitBehavior

    /// With a limit of how far one throw goes.
    public init(limitBehavior: LimitBehavior = .automatic) {
        limit = limitBehavior
    }

    /// Brings the target to a view.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let original = context.originalTarget.rect.origin
        let margins = context.scrollSettings.contentMargins
        func aligned(_ goal: CGFloat, _ start: CGFloat, _ starts: [CGFloat]) -> CGFloat {
            let starts = starts.sorted()
            func nearest(_ place: CGFloat) -> Int? {
                starts.indices.min { abs(starts[$0] - place) < abs(starts[$1] - place) }
            }
            guard var index = nearest(goal), let first = nearest(start) else { return goal }
            if limit.isOne { index = min(max(index, first - 1), first + 1) }
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
    /// Comes to rest at a page.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Comes to rest where a view of a target layout begins.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    /// Comes to rest where a view of a target layout begins.
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
    /// Sets where the content of scroll views in the view comes to rest.
    public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        environment(\.scrollTargetBehavior, behavior)
    }

    /// Makes the views of a stack or grid what a scroll view around it comes to rest at, and whose ids
    /// ``View/scrollPosition(id:anchor:)`` tells.
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
