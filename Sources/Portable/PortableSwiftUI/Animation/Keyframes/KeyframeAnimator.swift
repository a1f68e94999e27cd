/// A view with a value that keyframes animate: repeatedly, or once when another value changes.
public nonisolated struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
    private let initialValue: Value
    private let isRepeating: Bool
    private let trigger: AnyEquatable?
    private let content: (Value) -> Content
    private let keyframes: (Value) -> KeyframePath

    /// Creates a view whose value is animated as soon as the view appears.
    /// - Parameters:
    ///   - initialValue: The value at the start of each pass.
    ///   - repeating: A Boolean value that indicates whether the animation restarts at its end. The default is `true`.
    ///   - content: A closure that returns the view for a value.
    ///   - keyframes: A closure that returns the keyframes, which begin with the given value.
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        isRepeating = repeating
        trigger = nil
        self.content = content
        self.keyframes = keyframes
    }

    /// Creates a view whose value is animated each time that another value changes.
    /// - Parameters:
    ///   - initialValue: The first value.
    ///   - trigger: The value whose changes start the animation.
    ///   - content: A closure that returns the view for a value.
    ///   - keyframes: A closure that returns the keyframes for the current value, which is passed in.
    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        isRepeating = false
        self.trigger = AnyEquatable(trigger)
        self.content = content
        self.keyframes = keyframes
    }

    /// The view of the value.
    @MainActor public var body: some View {
        KeyframeBody(
            initialValue: initialValue, isRepeating: isRepeating, trigger: trigger, content: content,
            keyframes: keyframes)
    }
}

extension View {
    /// Modifies the view with a value that keyframes animate as soon as the view appears.
    /// - Parameters:
    ///   - initialValue: The value at the start of each pass.
    ///   - repeating: A Boolean value that indicates whether the animation restarts at its end. The default is `true`.
    ///   - content: A closure that returns the modified view for a value.
    ///   - keyframes: A closure that returns the keyframes, which begin with the given value.
    public nonisolated func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue, repeating: repeating,
            content: { content(PlaceholderContentView(AnyView(self)), $0) }, keyframes: keyframes)
    }

    /// Modifies the view with a value that keyframes animate each time that another value changes.
    /// - Parameters:
    ///   - initialValue: The first value.
    ///   - trigger: The value whose changes start the animation.
    ///   - content: A closure that returns the modified view for a value.
    ///   - keyframes: A closure that returns the keyframes for the current value, which is passed in.
    public nonisolated func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue, trigger: trigger,
            content: { content(PlaceholderContentView(AnyView(self)), $0) }, keyframes: keyframes)
    }
}

private struct KeyframeBody<Value, KeyframePath: Keyframes, Content: View>: View where KeyframePath.Value == Value {
    let initialValue: Value
    let isRepeating: Bool
    let trigger: AnyEquatable?
    let content: (Value) -> Content
    let keyframes: (Value) -> KeyframePath
    @State private var driver = KeyframeDriver<Value>()

    var body: some View {
        content(
            driver.value(initialValue, isRepeating: isRepeating, trigger: trigger, in: Evaluation.current?.node) {
                KeyframeTimeline(initialValue: $0, keyframes($0))
            })
    }
}

/// An object that animates a value with keyframes.
@MainActor
private final class KeyframeDriver<Value>: RunningAnimation {
    /// The frame number. The body reads it, so each frame evaluates the body again.
    private let frame = StateBox(0)
    private var current: Value?
    private var timeline: KeyframeTimeline<Value>?
    private var start = 0.0
    private var isRepeating = false
    private var trigger: AnyEquatable?
    private weak var node: _AnyViewNode?

    nonisolated init() {}

    /// Returns the current value, and starts the animation if necessary.
    func value(
        _ initial: Value, isRepeating: Bool, trigger: AnyEquatable?, in node: _AnyViewNode?,
        timeline make: (Value) -> KeyframeTimeline<Value>
    ) -> Value {
        _ = frame.value
        let isFirst = self.node == nil
        self.node = node
        self.isRepeating = isRepeating
        let begins = isFirst ? trigger == nil : trigger != self.trigger
        self.trigger = trigger
        let value = current ?? initial
        if begins, let graph = node?.graph {
            timeline = make(value)
            start = graph.time
            graph.animate(self)
        }
        return value
    }

    func step(to time: Double) -> Bool {
        guard let node, !node.isRemoved, let timeline else { return false }
        var elapsed = time - start
        if isRepeating, timeline.duration > 0 { elapsed = elapsed.truncatingRemainder(dividingBy: timeline.duration) }
        current = timeline.value(time: elapsed)
        frame.write(frame.current + 1)
        if isRepeating, timeline.duration > 0 || elapsed < timeline.duration { return true }
        guard elapsed >= timeline.duration else { return true }
        self.timeline = nil
        return false
    }
}
