import Foundation
import PortableUIKit

/// The geometry of a scroll view: the scroll offset, and the sizes of the content and the container.
public struct ScrollGeometry: Equatable, Sendable {
    /// The point of the content at the top leading corner of the container.
    public var contentOffset: CGPoint
    /// The size of the content.
    public var contentSize: CGSize
    /// The insets of the content, for example for bars above it.
    public var contentInsets: EdgeInsets
    /// The size of the container.
    public var containerSize: CGSize

    /// Creates a geometry.
    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The bounds of the container, in the content's coordinate space.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    /// The visible rectangle in the content's coordinate space: the bounds without the area that bars cover.
    public var visibleRect: CGRect {
        CGRect(
            x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
            width: max(containerSize.width - contentInsets.leading - contentInsets.trailing, 0),
            height: max(containerSize.height - contentInsets.top - contentInsets.bottom, 0))
    }
}

/// The cause of a scroll view's movement.
@frozen
public enum ScrollPhase: Hashable, Sendable {
    /// The scroll view isn't moving.
    case idle
    /// A touch is in progress, which can become a drag.
    case tracking
    /// The user is dragging the content.
    case interacting
    /// The content decelerates after a drag.
    case decelerating
    /// The content moves to a position that the app has requested.
    case animating

    /// A Boolean value that indicates whether the content is moving, or a touch is in progress.
    public var isScrolling: Bool { self != .idle }
}

/// The state of a scroll view when its scroll phase changes.
public struct ScrollPhaseChangeContext {
    /// The geometry of the scroll view.
    public let geometry: ScrollGeometry

    /// The velocity of the content.
    ///
    /// Differs from SwiftUI: the velocity isn't known, and the value is always `nil`.
    public var velocity: CGVector? { nil }
}

extension View {
    /// Runs an action when a value that is computed from the scroll view's geometry changes.
    /// - Parameters:
    ///   - transform: A closure that returns the value.
    ///   - action: A closure that is called with the old and the new value.
    public nonisolated func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
    ) -> some View {
        modifier(ScrollGeometryModifier(transform: transform, action: action))
    }

    /// Runs an action when the scroll phase changes.
    /// - Parameter action: A closure that is called with the old and the new phase.
    public nonisolated func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
    }

    /// Runs an action when the scroll phase changes.
    /// - Parameter action: A closure that is called with the old and the new phase, and the state of the scroll view.
    public nonisolated func onScrollPhaseChange(
        _ action:
            @escaping (
                _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
            ) -> Void
    ) -> some View {
        modifier(ScrollPhaseModifier(action: action))
    }
}

/// An object that observes a scroll view.
@MainActor
class ScrollObserver {
    nonisolated init() {}

    /// Called after the content has moved, or a size has changed.
    func geometryDidChange(_ scroll: ScrollElement) {}

    /// Called after the content of a scroll view or a list has moved, or a size has changed.
    func geometryDidChange(to geometry: ScrollGeometry) {}

    /// Called after the cause of the movement has changed.
    func phaseDidChange(from old: ScrollPhase, to new: ScrollPhase) {}

    /// Called after a layout. Subclasses override it to scroll to the position that the app requested.
    func didUpdate(_ scroll: ScrollElement) {}
}

extension UIScrollView {
    /// Returns the current scroll geometry.
    func geometry(isRightToLeft: Bool) -> ScrollGeometry {
        let insets = adjustedContentInset
        return ScrollGeometry(
            contentOffset: contentOffset, contentSize: contentSize,
            contentInsets: EdgeInsets(
                top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
                trailing: isRightToLeft ? insets.left : insets.right), containerSize: bounds.size)
    }
}

private enum ScrollObserversKey: EnvironmentKey {
    static var defaultValue: [ScrollObserver] { [] }
}

extension EnvironmentValues {
    /// The observers of the next scroll view.
    var scrollObservers: [ScrollObserver] {
        get { self[ScrollObserversKey.self] }
        set { self[ScrollObserversKey.self] = newValue }
    }
}

extension View {
    /// Adds an observer to the next scroll view.
    func scrollObserver(_ observer: ScrollObserver) -> some View {
        transformEnvironment(\.scrollObservers) { $0.append(observer) }
    }
}

private nonisolated struct ScrollGeometryModifier<T: Equatable>: ViewModifier {
    let transform: (ScrollGeometry) -> T
    let action: (T, T) -> Void
    @State private var observer = GeometryObserver<T>()

    init(transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void) {
        self.transform = transform
        self.action = action
    }

    @MainActor func body(content: Content) -> some View {
        observer.transform = transform
        observer.action = action
        return content.scrollObserver(observer)
    }
}

private final class GeometryObserver<T: Equatable>: ScrollObserver {
    var transform: ((ScrollGeometry) -> T)?
    var action: (T, T) -> Void = { _, _ in }
    private var last: T?

    override func geometryDidChange(to geometry: ScrollGeometry) {
        guard let new = transform?(geometry), new != last else { return }
        let old = last
        last = new
        if let old { action(old, new) }
    }
}

private nonisolated struct ScrollPhaseModifier: ViewModifier {
    let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
    @State private var observer = PhaseObserver()

    init(action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) {
        self.action = action
    }

    @MainActor func body(content: Content) -> some View {
        observer.action = action
        return content.scrollObserver(observer)
    }
}

private final class PhaseObserver: ScrollObserver {
    var action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void = { _, _, _ in }
    private var geometry = ScrollGeometry(
        contentOffset: .zero, contentSize: .zero, contentInsets: EdgeInsets(), containerSize: .zero)

    override func geometryDidChange(to geometry: ScrollGeometry) { self.geometry = geometry }

    override func phaseDidChange(from old: ScrollPhase, to new: ScrollPhase) {
        action(old, new, ScrollPhaseChangeContext(geometry: geometry))
    }
}
