/// A type that describes a gesture: a tap, a drag, or a combination of other gestures.
@preconcurrency @MainActor
public protocol Gesture<Value> {
    /// The type of the gesture's value, which is reported while it's in progress and when it ends.
    associatedtype Value
    /// The type of ``body``, which the compiler infers.
    associatedtype Body: Gesture

    /// The gesture that this gesture consists of.
    @preconcurrency @MainActor var body: Body { get }

    // Creates the object that tracks touches. Only built-in gestures implement this requirement.
    static func _makeTracker(_ gesture: Self) -> _GestureTracker<Value>
}

extension Gesture where Value == Body.Value {
    /// Creates the object that tracks touches for the gesture.
    public static func _makeTracker(_ gesture: Self) -> _GestureTracker<Value> { Body._makeTracker(gesture.body) }
}

extension Never: Gesture {
    /// The type of the gesture's value.
    public typealias Value = Never

    /// Creates the object that tracks touches for the gesture.
    public static func _makeTracker(_ gesture: Never) -> _GestureTracker<Never> {}
}

/// A gesture of the library without a body.
@MainActor
protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
    /// Not available, because the type doesn't have a body.
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// A type-erased gesture.
@frozen
public struct AnyGesture<Value>: PrimitiveGesture {
    private let make: @MainActor () -> _GestureTracker<Value>

    /// Creates a type-erased gesture.
    public nonisolated init<T: Gesture>(_ gesture: T) where T.Value == Value {
        // The value is only passed to the main actor, which creates trackers.
        nonisolated(unsafe) let gesture = gesture
        make = { T._makeTracker(gesture) }
    }

    /// Creates the object that tracks touches for the gesture.
    public static func _makeTracker(_ gesture: AnyGesture) -> _GestureTracker<Value> { gesture.make() }
}
