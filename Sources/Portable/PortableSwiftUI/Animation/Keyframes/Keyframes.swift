import Foundation

/// A type that describes the keyframes of a value, or of several of its properties.
public protocol Keyframes<Value> {
    /// The type of the value.
    associatedtype Value = Body.Value
    /// The type of ``body``, which the compiler infers.
    associatedtype Body: Keyframes

    /// The keyframes that this type consists of.
    @KeyframesBuilder<Value> var body: Body { get }

    // Only built-in keyframes implement this requirement.
    /// Returns the tracks, beginning with a value.
    func _tracks(from value: Value) -> [_KeyframeTrack<Value>]
}

extension Keyframes where Body.Value == Value {
    /// Returns the tracks, beginning with a value.
    public func _tracks(from value: Value) -> [_KeyframeTrack<Value>] { body._tracks(from: value) }
}

extension Never: Keyframes {
    /// Not available, because `Never` doesn't have tracks.
    public func _tracks(from value: Never) -> [_KeyframeTrack<Never>] {}
}

/// Tracks of the library without a body.
protocol PrimitiveTracks: Keyframes where Body == Never {}

extension PrimitiveTracks {
    /// Not available, because the type doesn't have a body.
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// The keyframes of one property of a value.
public struct _KeyframeTrack<Root> {
    /// The duration, in seconds.
    let duration: Double
    /// A closure that sets the property to its value after a time, in seconds.
    let write: (inout Root, Double) -> Void
}

/// The keyframes of a property of a value, or of the value itself.
public struct KeyframeTrack<Root, Part, Content: KeyframeTrackContent>: PrimitiveTracks where Part == Content.Value {
    /// The type of the value.
    public typealias Value = Root

    private let keyPath: WritableKeyPath<Root, Part>
    private let content: Content

    /// Creates keyframes for a property of a value.
    public init(_ keyPath: WritableKeyPath<Root, Part>, @KeyframeTrackContentBuilder<Part> content: () -> Content) {
        self.keyPath = keyPath
        self.content = content()
    }

    /// Creates keyframes for an entire value.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Part {
        keyPath = \Root.self
        self.content = content()
    }

    init(_ content: Content) where Root == Part {
        keyPath = \Root.self
        self.content = content
    }

    /// Returns the track, beginning with a value.
    public func _tracks(from value: Root) -> [_KeyframeTrack<Root>] {
        var frames = _ResolvedKeyframes<Part>(from: value[keyPath: keyPath])
        content._resolve(into: &frames)
        return [_KeyframeTrack(duration: frames.duration) { $0[keyPath: keyPath] = frames.value(at: $1) }]
    }
}

/// The keyframes of several properties of a value.
struct JoinedTracks<First: Keyframes, Second: Keyframes>: PrimitiveTracks where First.Value == Second.Value {
    typealias Value = First.Value

    let first: First
    let second: Second

    func _tracks(from value: Value) -> [_KeyframeTrack<Value>] {
        first._tracks(from: value) + second._tracks(from: value)
    }
}

/// A result builder that creates tracks of keyframes.
@resultBuilder
public struct KeyframesBuilder<Value> {
    /// Builds an expression with tracks.
    public static func buildExpression<Content: Keyframes>(_ expression: Content) -> Content
    where Content.Value == Value {
        expression
    }

    /// Builds an expression with a keyframe for the entire value.
    public static func buildExpression<Content: KeyframeTrackContent>(_ expression: Content) -> Content
    where Content.Value == Value {
        expression
    }

    /// Builds the first component of a block.
    public static func buildPartialBlock<Content: Keyframes>(first: Content) -> Content
    where Content.Value == Value {
        first
    }

    /// Builds the first component of a block.
    public static func buildPartialBlock<Content: KeyframeTrackContent>(first: Content) -> Content
    where Content.Value == Value {
        first
    }

    /// Builds the next component of a block.
    public static func buildPartialBlock(
        accumulated: some Keyframes<Value>, next: some Keyframes<Value>
    ) -> some Keyframes<Value> {
        JoinedTracks(first: accumulated, second: next)
    }

    /// Builds the next component of a block.
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> {
        JoinedKeyframes(first: accumulated, second: next)
    }

    /// Builds an empty block.
    public static func buildBlock() -> some KeyframeTrackContent<Value> where Value: Animatable {
        NoKeyframes<Value>()
    }

    /// Builds the keyframes of a loop.
    public static func buildArray(
        _ components: [some KeyframeTrackContent<Value>]
    ) -> some KeyframeTrackContent<Value> {
        RepeatedKeyframes(contents: components)
    }

    /// Builds the keyframes of the first branch of a condition.
    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        first component: First
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
    where First.Value == Value, Second.Value == Value {
        KeyframeTrackContentBuilder<Value>.buildEither(first: component)
    }

    /// Builds the keyframes of the second branch of a condition.
    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        second component: Second
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
    where First.Value == Value, Second.Value == Value {
        KeyframeTrackContentBuilder<Value>.buildEither(second: component)
    }

    /// Builds the final result.
    public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content
    where Content.Value == Value {
        component
    }

    /// Builds the final result.
    public static func buildFinalResult<Content: KeyframeTrackContent>(_ component: Content) -> some Keyframes<Value>
    where Content.Value == Value {
        KeyframeTrack<Value, Value, Content>(component)
    }
}

/// The values of keyframes over time.
public struct KeyframeTimeline<Value> {
    private let initialValue: Value
    private let tracks: [_KeyframeTrack<Value>]

    /// Creates the timeline of keyframes that begin with a value.
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.init(initialValue: initialValue, content())
    }

    init(initialValue: Value, _ keyframes: some Keyframes<Value>) {
        self.initialValue = initialValue
        tracks = keyframes._tracks(from: initialValue)
    }

    /// The duration of the longest track, in seconds.
    public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

    /// Returns the value after a time, in seconds.
    public func value(time: Double) -> Value {
        var value = initialValue
        for track in tracks { track.write(&value, time) }
        return value
    }

    /// Returns the value at a fraction of the duration.
    public func value(progress: Double) -> Value { value(time: progress * duration) }
}
