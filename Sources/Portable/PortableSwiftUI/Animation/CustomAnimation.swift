import Foundation

/// How values change over time, by code of the app.
public protocol CustomAnimation: Hashable, Sendable {
    /// The value after a time, in seconds: zero at first, `value` at last; nil when it has arrived.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
    /// How fast the value changes after a time, per second; nil, the default, if nobody knows.
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
    /// Whether the animation goes on where another one of the same value is on its way: with its time, its context, and
    /// both ways as one. False, the default, lets both run, and adds them up.
    /// - Parameters:
    ///   - previous: The animation under way.
    ///   - value: Its whole way.
    ///   - time: The seconds since it began.
    ///   - context: Its context.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// Nobody knows.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

    /// Both run.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        false
    }
}

/// What an animation of a value keeps from frame to frame.
public struct AnimationContext<Value: VectorArithmetic> {
    /// What it keeps.
    public var state: AnimationState<Value>
    /// Whether the value seems to have arrived, though it may yet move a little.
    public var isLogicallyComplete = false
    private let surroundings: EnvironmentValues

    init(state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues = EnvironmentValues()) {
        self.state = state
        surroundings = environment
    }

    /// The environment of the animation: the default one.
    public var environment: EnvironmentValues { surroundings }

    /// The same with another state, of any type.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        var context = AnimationContext<T>(state: state, environment: surroundings)
        context.isLogicallyComplete = isLogicallyComplete
        return context
    }
}

/// Values of an animation, by key.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    /// A state in which everything has its default value.
    public init() {}

    /// The value of a key.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A key of what animations keep.
public protocol AnimationStateKey {
    /// The type of the value.
    associatedtype Value
    /// What animations have that have kept nothing.
    static var defaultValue: Value { get }
}
