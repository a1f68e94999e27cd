/// A gesture that updates a gesture state while it's in progress.
@frozen
public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
    /// The type of the gesture's value.
    public typealias Value = Base.Value

    /// The base gesture.
    public var base: Base
    /// The state that the gesture updates.
    public var state: GestureState<State>
    /// Updates the state with the gesture's value.
    public var body: (Value, inout State, inout Transaction) -> Void

    /// Creates a gesture that updates a state.
    public init(
        base: Base, state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) {
        self.base = base
        self.state = state
        self.body = body
    }

    /// Creates the object that tracks touches for the gesture.
    public static func _makeTracker(_ gesture: GestureStateGesture) -> _GestureTracker<Value> {
        StateTracker(Base._makeTracker(gesture.base), gesture)
    }
}

private final class StateTracker<Base: Gesture, State>: MappedTracker<Base.Value, Base.Value> {
    private var gesture: GestureStateGesture<Base, State>
    private var hasWritten = false

    init(_ base: _GestureTracker<Base.Value>, _ gesture: GestureStateGesture<Base, State>) {
        self.gesture = gesture
        super.init(base) { $0 }
    }

    override func inheritState(_ other: _GestureTracker<Base.Value>) {
        super.inheritState(other)
        if let other = other as? StateTracker<Base, State> { gesture = other.gesture }
    }

    override func deliver() {
        super.deliver()
        if phase.isOver { return reset() }
        guard let value = phase.value else { return }
        hasWritten = true
        var transaction = Transaction()
        let write = gesture.body
        gesture.state.update(&transaction) { write(value, &$0, &$1) }
    }

    override func wasCancelled() {
        super.wasCancelled()
        reset()
    }

    private func reset() {
        guard hasWritten else { return }
        hasWritten = false
        gesture.state.end()
    }
}
