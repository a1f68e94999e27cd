extension Optional: Gesture where Wrapped: Gesture {
    /// The value of the gesture.
    public typealias Value = Wrapped.Value

    /// Not available, because an optional gesture doesn't have a body.
    @MainActor public var body: Never { fatalError("An optional gesture has no body.") }

    /// Creates the object that tracks touches for the gesture. If the gesture is `nil`, the tracker fails.
    @MainActor public static func _makeTracker(_ gesture: Wrapped?) -> _GestureTracker<Wrapped.Value> {
        gesture.map { Wrapped._makeTracker($0) } ?? _GestureTracker<Wrapped.Value>()
    }
}
