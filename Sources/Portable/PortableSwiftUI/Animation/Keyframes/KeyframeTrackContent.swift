import Foundation

/// A type that describes a sequence of keyframes for one value.
public protocol KeyframeTrackContent<Value> {
    /// The type of the value.
    associatedtype Value: Animatable = Body.Value
    /// The type of ``body``, which the compiler infers.
    associatedtype Body: KeyframeTrackContent

    /// The keyframes that this type consists of.
    @KeyframeTrackContentBuilder<Value> var body: Body { get }

    // Adds the keyframes. Only the library's own keyframes implement it.
    /// Adds the keyframes.
    func _resolve(into track: inout _ResolvedKeyframes<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
    /// Adds the keyframes.
    public func _resolve(into track: inout _ResolvedKeyframes<Value>) { body._resolve(into: &track) }
}

extension Never: KeyframeTrackContent {
    /// Does nothing.
    public func _resolve(into track: inout _ResolvedKeyframes<Never>) {}
}

extension Never: Animatable {
    /// The empty animatable data.
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

/// Keyframes of the library without a body.
protocol PrimitiveKeyframes: KeyframeTrackContent where Body == Never {}

extension PrimitiveKeyframes {
    /// Not available, because the type doesn't have a body.
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// A keyframe that changes to the value immediately.
public struct MoveKeyframe<Value: Animatable>: PrimitiveKeyframes {
    private let target: Value

    /// Creates a keyframe that changes to the value immediately.
    public init(_ to: Value) { target = to }

    /// Adds the keyframe.
    public func _resolve(into track: inout _ResolvedKeyframes<Value>) {
        track.add(.move, to: target, duration: 0)
    }
}

/// A keyframe that animates to a value along a timing curve.
public struct LinearKeyframe<Value: Animatable>: PrimitiveKeyframes {
    private let target: Value
    private let duration: TimeInterval
    private let curve: UnitCurve

    /// Creates a keyframe that animates to a value along a curve. The duration is in seconds. The default curve is
    /// linear.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        target = to
        self.duration = duration
        curve = timingCurve
    }

    /// Adds the keyframe.
    public func _resolve(into track: inout _ResolvedKeyframes<Value>) {
        track.add(.curve(curve), to: target, duration: duration)
    }
}

/// A keyframe that animates to a value with a spring.
public struct SpringKeyframe<Value: Animatable>: PrimitiveKeyframes {
    private let target: Value
    private let duration: TimeInterval?
    private let spring: Spring
    private let startVelocity: Value?

    /// Creates a keyframe that animates to a value with a spring.
    /// - Parameters:
    ///   - to: The value.
    ///   - duration: The duration in seconds, or `nil` for the settling duration of the spring.
    ///   - spring: The spring.
    ///   - startVelocity: The initial velocity per second, or `nil` for the current velocity.
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {
        target = to
        self.duration = duration
        self.spring = spring
        self.startVelocity = startVelocity
    }

    /// Adds the keyframe.
    public func _resolve(into track: inout _ResolvedKeyframes<Value>) {
        track.add(
            .spring(spring), to: target, duration: duration ?? spring.settlingDuration, startVelocity: startVelocity)
    }
}

/// A keyframe that animates to a value along a curve that's smooth between consecutive cubic keyframes.
public struct CubicKeyframe<Value: Animatable>: PrimitiveKeyframes {
    private let target: Value
    private let duration: TimeInterval
    private let startVelocity: Value?
    private let endVelocity: Value?

    /// Creates a keyframe that animates to a value along a cubic curve.
    /// - Parameters:
    ///   - to: The value.
    ///   - duration: The duration in seconds.
    ///   - startVelocity: The velocity at the start, per second, or `nil` for a smooth curve.
    ///   - endVelocity: The velocity at the end, per second, or `nil` for a smooth curve.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        target = to
        self.duration = duration
        self.startVelocity = startVelocity
        self.endVelocity = endVelocity
    }

    /// Adds the keyframe.
    public func _resolve(into track: inout _ResolvedKeyframes<Value>) {
        track.add(.cubic, to: target, duration: duration, startVelocity: startVelocity, endVelocity: endVelocity)
    }
}

/// A sequence of two groups of keyframes.
struct JoinedKeyframes<First: KeyframeTrackContent, Second: KeyframeTrackContent>: PrimitiveKeyframes
where First.Value == Second.Value {
    typealias Value = First.Value

    let first: First
    let second: Second

    func _resolve(into track: inout _ResolvedKeyframes<Value>) {
        first._resolve(into: &track)
        second._resolve(into: &track)
    }
}

/// The keyframes of a loop.
struct RepeatedKeyframes<Content: KeyframeTrackContent>: PrimitiveKeyframes {
    typealias Value = Content.Value

    let contents: [Content]

    func _resolve(into track: inout _ResolvedKeyframes<Value>) { contents.forEach { $0._resolve(into: &track) } }
}

/// An empty sequence of keyframes.
struct NoKeyframes<Value: Animatable>: PrimitiveKeyframes {
    func _resolve(into track: inout _ResolvedKeyframes<Value>) {}
}

/// A result builder that creates keyframes of a value.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    /// Builds an expression.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }

    /// Builds the first component of a block.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

    /// Builds the next component of a block.
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> {
        JoinedKeyframes(first: accumulated, second: next)
    }

    /// Builds an empty block.
    public static func buildBlock() -> some KeyframeTrackContent<Value> { NoKeyframes<Value>() }

    /// Builds the keyframes of a loop.
    public static func buildArray(
        _ components: [some KeyframeTrackContent<Value>]
    ) -> some KeyframeTrackContent<Value> {
        RepeatedKeyframes(contents: components)
    }

    /// Builds the keyframes of the first branch of a condition.
    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        first component: First
    ) -> Conditional<Value, First, Second> where First.Value == Value, Second.Value == Value {
        Conditional(first: component, second: nil)
    }

    /// Builds the keyframes of the second branch of a condition.
    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        second component: Second
    ) -> Conditional<Value, First, Second> where First.Value == Value, Second.Value == Value {
        Conditional(first: nil, second: component)
    }

    /// The keyframes of one of two branches.
    public struct Conditional<ConditionalValue, First: KeyframeTrackContent, Second: KeyframeTrackContent>:
        PrimitiveKeyframes
    where First.Value == ConditionalValue, Second.Value == ConditionalValue {
        /// The type of the value.
        public typealias Value = ConditionalValue

        fileprivate let first: First?
        fileprivate let second: Second?

        /// Adds the keyframes of the branch.
        public func _resolve(into track: inout _ResolvedKeyframes<ConditionalValue>) {
            first?._resolve(into: &track)
            second?._resolve(into: &track)
        }
    }
}
