import Foundation
import LayoutGeometry
import ViewLayoutEngine

/// The gestures that a gesture modifier enables.
@frozen
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32

    /// Creates a mask from a raw value.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Disables the added gesture and the gestures of subviews.
    public static let none: GestureMask = []
    /// Enables the added gesture.
    public static let gesture = GestureMask(rawValue: 1)
    /// Enables the gestures of subviews.
    public static let subviews = GestureMask(rawValue: 2)
    /// Enables the added gesture and the gestures of subviews.
    public static let all: GestureMask = [.gesture, .subviews]
}

/// The precedence of gestures with the same touch.
enum GesturePriority {
    /// Gestures of inner views take precedence.
    case normal
    /// The gesture takes precedence over gestures of inner views.
    case high
    /// The gesture is recognized simultaneously with other gestures.
    case simultaneous
}

/// An element with a gesture.
final class GestureElement: UnaryElement {
    var priority = GesturePriority.normal
    var mask = GestureMask.all
    private var isEnabled = true
    private var makeTracker: (() -> any GestureTracking)?
    /// The tracker of the current touches.
    private weak var tracker: (any GestureTracking)?

    var isActive: Bool { isEnabled && mask.contains(.gesture) }

    /// Sets the gesture of the element. If a gesture is in progress, it continues with the new callbacks.
    func set(isEnabled: Bool, makeTracker: @escaping () -> any GestureTracking) {
        self.isEnabled = isEnabled
        self.makeTracker = makeTracker
        guard let tracker, !tracker.isOver else { return }
        if isActive { tracker.adopt(makeTracker()) } else { tracker.cancel() }
    }

    /// Starts to track touches.
    func beginTracking() -> (any GestureTracking)? {
        let tracker = makeTracker?()
        self.tracker = tracker
        return tracker
    }

    /// Cancels the gesture in progress when the element leaves the graph.
    override func willLeave() { tracker?.cancel() }
}

/// A tracker without the type of its value, for the arbitration between gestures.
@MainActor
protocol GestureTracking: AnyObject {
    func receive(_ event: GestureEvent)
    func cancel()
    func deliver()
    func adopt(_ other: any GestureTracking)
    var deadline: Double? { get }
    var tapCount: Int { get }
    var isRecognized: Bool { get }
    var isOver: Bool { get }
    var hasFailed: Bool { get }
}

extension _GestureTracker: GestureTracking {
    var isRecognized: Bool { phase.isRecognized }
    var isOver: Bool { phase.isOver }
    var hasFailed: Bool {
        if case .failed = phase { true } else { false }
    }
}

nonisolated struct GestureModifier<G: Gesture>: WrappingModifier {
    let gesture: G
    let priority: GesturePriority
    let mask: GestureMask

    @MainActor func makeElement(_ inputs: _ViewInputs) -> GestureElement { GestureElement() }

    @MainActor func update(_ element: GestureElement, _ inputs: _ViewInputs) {
        let gesture = gesture
        element.priority = priority
        element.mask = mask
        element.set(isEnabled: inputs.environment.isEnabled) { G._makeTracker(gesture) }
    }
}

extension View {
    /// Adds a gesture with a lower precedence than gestures of subviews.
    public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .normal, mask: mask))
    }

    /// Adds a gesture with a higher precedence than gestures of subviews.
    public nonisolated func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .high, mask: mask))
    }

    /// Adds a gesture that is recognized simultaneously with gestures of subviews.
    public nonisolated func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
    }

    /// Adds an action to perform when the view is tapped.
    public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded(action))
    }

    /// Adds an action to perform when the view is tapped, with the location of the last tap.
    /// - Parameters:
    ///   - count: The number of taps.
    ///   - coordinateSpace: The coordinate space of the location. The default is the local coordinate space.
    ///   - action: The action, with the location.
    public nonisolated func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(
            SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    /// Adds an action to perform when the view is long pressed.
    /// - Parameters:
    ///   - minimumDuration: The minimum duration, in seconds.
    ///   - maximumDistance: The maximum distance that the finger can move, in points.
    ///   - action: The action to perform after the minimum duration.
    ///   - onPressingChanged: A closure that is called with `true` when the press begins, and with `false` when the
    ///     finger is lifted or moves too far, or after the minimum duration.
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        gesture(
            PressingGesture(
                base: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance),
                onPressingChanged: onPressingChanged, action: action))
    }
}

extension View {
    /// Adds an action to perform when the view is long pressed.
    /// - Parameters:
    ///   - minimumDuration: The minimum duration, in seconds.
    ///   - maximumDistance: The maximum distance that the finger can move, in points.
    ///   - pressing: A closure that is called when the press begins and ends.
    ///   - action: The action to perform after the minimum duration.
    @available(*, deprecated, message: "Use the method with onPressingChanged.")
    @_disfavoredOverload
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }
}

/// A long press that reports when it starts and ends, even if it's cancelled.
private nonisolated struct PressingGesture: PrimitiveGesture {
    let base: LongPressGesture
    let onPressingChanged: ((Bool) -> Void)?
    let action: () -> Void

    typealias Value = Bool

    @MainActor static func _makeTracker(_ gesture: PressingGesture) -> _GestureTracker<Bool> {
        PressingTracker(LongPressGesture._makeTracker(gesture.base), gesture)
    }
}

private final class PressingTracker: MappedTracker<Bool, Bool> {
    private var gesture: PressingGesture
    private var isPressing = false

    init(_ base: _GestureTracker<Bool>, _ gesture: PressingGesture) {
        self.gesture = gesture
        super.init(base) { $0 }
    }

    override func inheritState(_ other: _GestureTracker<Bool>) {
        super.inheritState(other)
        if let other = other as? PressingTracker { gesture = other.gesture }
    }

    override func deliver() {
        super.deliver()
        let isDown = !phase.isOver
        if isDown != isPressing {
            isPressing = isDown
            gesture.onPressingChanged?(isDown)
        }
        if case .ended = phase { gesture.action() }
    }

    override func wasCancelled() {
        super.wasCancelled()
        guard isPressing else { return }
        isPressing = false
        gesture.onPressingChanged?(false)
    }
}
