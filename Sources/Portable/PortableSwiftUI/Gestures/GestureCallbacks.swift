// The callbacks of gestures, and transforms of their values.

extension Gesture {
    /// Adds an action to perform when the gesture's value changes.
    @preconcurrency @MainActor
    public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> where Value: Equatable {
        _ChangedGesture(base: self, action: action)
    }

    /// Adds an action to perform when the gesture ends.
    public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(base: self, action: action)
    }

    /// Updates a gesture state while the gesture is in progress. When the gesture ends, even if it's cancelled, the
    /// state is reset to its initial value.
    /// - Parameters:
    ///   - state: The state: `$name` of a ``GestureState``.
    ///   - body: A closure that updates the state. Its parameters are the gesture's value, the state, and the
    ///     transaction of the update.
    @preconcurrency @MainActor
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }

    /// Returns a gesture that transforms the gesture's value.
    @preconcurrency @MainActor
    public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(base: self, transform: body)
    }
}

/// The gesture that `onChanged(_:)` returns.
public struct _ChangedGesture<Base: Gesture>: PrimitiveGesture where Base.Value: Equatable {
    let base: Base
    let action: (Base.Value) -> Void

    /// The type of the gesture's value.
    public typealias Value = Base.Value

    /// Creates the object that tracks touches for the gesture.
    public static func _makeTracker(_ gesture: _ChangedGesture) -> _GestureTracker<Value> {
        ChangedTracker(Base._makeTracker(gesture.base), gesture.action)
    }
}

/// The gesture that `onEnded(_:)` returns.
public nonisolated struct _EndedGesture<Base: Gesture>: PrimitiveGesture {
    let base: Base
    let action: (Base.Value) -> Void

    /// The type of the gesture's value.
    public typealias Value = Base.Value

    /// Creates the object that tracks touches for the gesture.
    @MainActor public static func _makeTracker(_ gesture: _EndedGesture) -> _GestureTracker<Value> {
        EndedTracker(Base._makeTracker(gesture.base), gesture.action)
    }
}

/// The gesture that `map(_:)` returns.
public struct _MapGesture<Base: Gesture, Value>: PrimitiveGesture {
    let base: Base
    let transform: (Base.Value) -> Value

    /// Creates the object that tracks touches for the gesture.
    public static func _makeTracker(_ gesture: _MapGesture) -> _GestureTracker<Value> {
        MappedTracker(Base._makeTracker(gesture.base), gesture.transform)
    }
}

/// A tracker that transforms the values of another tracker.
class MappedTracker<Base, Value>: _GestureTracker<Value> {
    let base: _GestureTracker<Base>
    private var transform: (Base) -> Value

    init(_ base: _GestureTracker<Base>, _ transform: @escaping (Base) -> Value) {
        self.base = base
        self.transform = transform
    }

    override func next(_ event: GestureEvent) -> GesturePhase<Value> {
        base.receive(event)
        return base.phase.map(transform)
    }

    override func inheritState(_ other: _GestureTracker<Value>) {
        guard let other = other as? MappedTracker<Base, Value> else { return }
        base.adopt(other.base)
        transform = other.transform
    }

    override func wasCancelled() { base.cancel() }
    override func deliver() { base.deliver() }
    override var deadline: Double? { base.deadline }
    override var tapCount: Int { base.tapCount }
}

private final class ChangedTracker<Value: Equatable>: MappedTracker<Value, Value> {
    private var action: (Value) -> Void
    private var lastValue: Value?

    init(_ base: _GestureTracker<Value>, _ action: @escaping (Value) -> Void) {
        self.action = action
        super.init(base) { $0 }
    }

    override func inheritState(_ other: _GestureTracker<Value>) {
        super.inheritState(other)
        if let other = other as? ChangedTracker<Value> { action = other.action }
    }

    override func deliver() {
        super.deliver()
        // `onEnded` reports the end.
        if case .ended = phase { return }
        guard let value = phase.value, value != lastValue else { return }
        lastValue = value
        action(value)
    }
}

private final class EndedTracker<Value>: MappedTracker<Value, Value> {
    private var action: (Value) -> Void
    private var hasNotified = false

    init(_ base: _GestureTracker<Value>, _ action: @escaping (Value) -> Void) {
        self.action = action
        super.init(base) { $0 }
    }

    override func inheritState(_ other: _GestureTracker<Value>) {
        super.inheritState(other)
        if let other = other as? EndedTracker<Value> { action = other.action }
    }

    override func deliver() {
        super.deliver()
        guard case .ended(let value) = phase, !hasNotified else { return }
        hasNotified = true
        action(value)
    }
}
