extension Gesture {
    /// Combines two gestures that are recognized at the same time.
    @preconcurrency @MainActor
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    /// Combines two gestures that are recognized one after the other, with the same fingers.
    @preconcurrency @MainActor
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }

    /// Combines two gestures so that only one succeeds. If both are recognized by the same event, this gesture takes
    /// precedence.
    @preconcurrency @MainActor
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}

/// A gesture that consists of two gestures that are recognized at the same time.
@frozen
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Creates a gesture from two gestures.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// The values of both gestures. The value of a gesture that hasn't started is `nil`.
    @frozen
    public struct Value {
        /// The value of the first gesture.
        public var first: First.Value?
        /// The value of the second gesture.
        public var second: Second.Value?
    }

    /// Creates the object that tracks touches for the gesture.
    public static func _makeTracker(_ gesture: SimultaneousGesture) -> _GestureTracker<Value> {
        SimultaneousTracker<First, Second>(First._makeTracker(gesture.first), Second._makeTracker(gesture.second))
    }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

private final class SimultaneousTracker<First: Gesture, Second: Gesture>:
    PairTracker<First, Second, SimultaneousGesture<First, Second>.Value>
{
    override func next(_ event: GestureEvent) -> GesturePhase<SimultaneousGesture<First, Second>.Value> {
        first.receive(event)
        second.receive(event)
        let value = SimultaneousGesture<First, Second>.Value(first: first.phase.value, second: second.phase.value)
        switch (first.phase, second.phase) {
        case (.failed, .failed): return .failed
        case _ where first.phase.isOver && second.phase.isOver: return .ended(value)
        case (.active, _), (_, .active), (.ended, _), (_, .ended): return .active(value)
        default: return .possible(value.first == nil && value.second == nil ? nil : value)
        }
    }
}

/// A gesture that consists of two gestures that are recognized one after the other.
@frozen
public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Creates a gesture from two gestures.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// The state of the sequence.
    @frozen
    public enum Value {
        /// The first gesture is in progress.
        case first(First.Value)
        /// The first gesture ended. The second value is `nil` until the second gesture starts.
        case second(First.Value, Second.Value?)
    }

    /// Creates the object that tracks touches for the gesture.
    public static func _makeTracker(_ gesture: SequenceGesture) -> _GestureTracker<Value> {
        SequenceTracker<First, Second>(First._makeTracker(gesture.first), Second._makeTracker(gesture.second))
    }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

private final class SequenceTracker<First: Gesture, Second: Gesture>:
    PairTracker<First, Second, SequenceGesture<First, Second>.Value>
{
    override func next(_ event: GestureEvent) -> GesturePhase<SequenceGesture<First, Second>.Value> {
        if case .ended(let value) = first.phase {
            second.receive(event)
            return phase(value)
        }
        first.receive(event)
        switch first.phase {
        case .possible(let value): return .possible(value.map { .first($0) })
        case .active(let value): return .active(.first(value))
        case .failed: return .failed
        case .ended(let value):
            // The finger that's down also begins the second gesture.
            if event.kind != .ended {
                var start = event
                start.kind = .began
                second.receive(start)
            }
            return phase(value)
        }
    }

    private func phase(_ value: First.Value) -> GesturePhase<SequenceGesture<First, Second>.Value> {
        switch second.phase {
        case .possible(let other): .active(.second(value, other))
        case .active(let other): .active(.second(value, other))
        case .ended(let other): .ended(.second(value, other))
        case .failed: .failed
        }
    }

    override func deliver() {
        first.deliver()
        if case .ended = first.phase { second.deliver() }
    }

    override var deadline: Double? {
        if case .ended = first.phase { second.deadline } else { first.deadline }
    }
    override var tapCount: Int { first.tapCount }
}

/// A gesture that consists of two gestures of which only one succeeds.
@frozen
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    /// The gesture that takes precedence.
    public var first: First
    /// The other gesture.
    public var second: Second

    /// Creates a gesture from two gestures.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// The value of the gesture that is recognized.
    @frozen
    public enum Value {
        /// The first is recognized.
        case first(First.Value)
        /// The second is recognized.
        case second(Second.Value)
    }

    /// Creates the object that tracks touches for the gesture.
    public static func _makeTracker(_ gesture: ExclusiveGesture) -> _GestureTracker<Value> {
        ExclusiveTracker<First, Second>(First._makeTracker(gesture.first), Second._makeTracker(gesture.second))
    }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

private final class ExclusiveTracker<First: Gesture, Second: Gesture>:
    PairTracker<First, Second, ExclusiveGesture<First, Second>.Value>
{
    override func next(_ event: GestureEvent) -> GesturePhase<ExclusiveGesture<First, Second>.Value> {
        first.receive(event)
        second.receive(event)
        if first.phase.isRecognized {
            second.cancel()
            return first.phase.map { .first($0) }
        }
        if case .failed = first.phase { return second.phase.map { .second($0) } }
        // If the second gesture is recognized, it waits until the first fails.
        return .possible(first.phase.value.map { .first($0) })
    }

    override func deliver() {
        if case .failed = first.phase { second.deliver() } else { first.deliver() }
    }
}

/// Tracks touches for two gestures at the same time. Subclasses combine their phases.
private class PairTracker<First: Gesture, Second: Gesture, Value>: _GestureTracker<Value> {
    let first: _GestureTracker<First.Value>
    let second: _GestureTracker<Second.Value>

    init(_ first: _GestureTracker<First.Value>, _ second: _GestureTracker<Second.Value>) {
        self.first = first
        self.second = second
    }

    override func inheritState(_ other: _GestureTracker<Value>) {
        guard let other = other as? PairTracker<First, Second, Value> else { return }
        first.adopt(other.first)
        second.adopt(other.second)
    }

    override func wasCancelled() {
        first.cancel()
        second.cancel()
    }

    override func deliver() {
        first.deliver()
        second.deliver()
    }

    override var deadline: Double? { [first.deadline, second.deadline].compactMap(\.self).min() }
    override var tapCount: Int { max(first.tapCount, second.tapCount) }
}
