import Foundation

/// A type that animates values with custom code.
public protocol CustomAnimation: Hashable, Sendable {
    /// Returns the change after a time, in seconds: from zero to `value`, or `nil` when the animation has ended.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
    /// Returns the velocity at a time, per second, or `nil` if it isn't known. The default is `nil`.
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
    /// Returns whether the animation continues a running animation of the same value, with the previous start time and
    /// context, and with both changes combined. If it returns `false`, the default, both animations run and their
    /// values are added.
    /// - Parameters:
    ///   - previous: The running animation.
    ///   - value: The total change of the running animation.
    ///   - time: The time since it began, in seconds.
    ///   - context: The context of the running animation.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// Returns `nil`.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

    /// Returns `false`, so that both animations run.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        false
    }
}

/// The state that an animation of a value keeps between frames.
public struct AnimationContext<Value: VectorArithmetic> {
    /// The state that the animation keeps.
    public var state: AnimationState<Value>
    /// A Boolean value that indicates whether the animation is logically complete, although the value may still move a
    /// little.
    public var isLogicallyComplete = false
    private let surroundings: EnvironmentValues

    init(state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues = EnvironmentValues()) {
        self.state = state
        surroundings = environment
    }

    /// The environment of the animation: the default environment.
    public var environment: EnvironmentValues { surroundings }

    /// Returns the context with another state.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        var context = AnimationContext<T>(state: state, environment: surroundings)
        context.isLogicallyComplete = isLogicallyComplete
        return context
    }
}

/// Values of an animation, by key.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Creates a state with default values.
    public init() {}

    /// Accesses the value of a key.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A key of a value in the state of an animation.
public protocol AnimationStateKey {
    /// The type of the value.
    associatedtype Value
    /// The value for animations that haven't stored one.
    static var defaultValue: Value { get }
}
