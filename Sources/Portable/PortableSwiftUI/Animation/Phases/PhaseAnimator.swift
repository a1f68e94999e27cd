/// A view that animates through phases: repeatedly, or once when a value changes.
public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    private let phases: [Phase]
    private let trigger: AnyEquatable?
    private let content: (Phase) -> Content
    private let animation: (Phase) -> Animation?

    /// Creates a view that cycles through phases.
    /// - Parameters:
    ///   - phases: The phases, at least one.
    ///   - content: A closure that returns the view for a phase.
    ///   - animation: A closure that returns the animation to a phase, or `nil` to change in the next frame.
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        trigger = nil
        self.content = content
        self.animation = animation
    }

    /// Creates a view that runs through phases once when a value changes, and then returns to the first phase.
    /// - Parameters:
    ///   - phases: The phases, at least one.
    ///   - trigger: The value.
    ///   - content: A closure that returns the view for a phase.
    ///   - animation: A closure that returns the animation to a phase, or `nil` to change in the next frame.
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        self.trigger = AnyEquatable(trigger)
        self.content = content
        self.animation = animation
    }

    /// The view in its phase.
    @MainActor public var body: some View {
        PhaseBody(phases: phases, trigger: trigger, content: content, animation: animation)
    }
}

extension View {
    /// Animates the view by cycling through phases.
    /// - Parameters:
    ///   - phases: The phases, at least one.
    ///   - content: A closure that returns the view for a phase.
    ///   - animation: A closure that returns the animation to a phase, or `nil` to change in the next frame.
    public nonisolated func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(phases, content: { content(PlaceholderContentView(AnyView(self)), $0) }, animation: animation)
    }

    /// Animates the view by running through phases once when a value changes, and then returning to the first phase.
    /// - Parameters:
    ///   - phases: The phases, at least one.
    ///   - trigger: The value.
    ///   - content: A closure that returns the view for a phase.
    ///   - animation: A closure that returns the animation to a phase, or `nil` to change in the next frame.
    public nonisolated func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(
            phases, trigger: trigger, content: { content(PlaceholderContentView(AnyView(self)), $0) },
            animation: animation)
    }
}

/// A type-erased equatable value.
struct AnyEquatable: Equatable {
    private let value: Any
    private let isEqual: (Any) -> Bool

    init<Value: Equatable>(_ value: Value) {
        self.value = value
        isEqual = { $0 as? Value == value }
    }

    static func == (first: AnyEquatable, second: AnyEquatable) -> Bool { first.isEqual(second.value) }
}

private struct PhaseBody<Phase: Equatable, Content: View>: View {
    let phases: [Phase]
    let trigger: AnyEquatable?
    let content: (Phase) -> Content
    let animation: (Phase) -> Animation?
    @State private var driver = PhaseDriver()

    var body: some View {
        if let first = phases.first {
            let index = driver.index(
                of: phases.count, trigger: trigger, in: Evaluation.current?.node,
                animation: { [animation, phases] in animation(phases[$0]) })
            content(index < phases.count ? phases[index] : first)
        }
    }
}

/// An object that advances through phases, at most one in each frame.
@MainActor
private final class PhaseDriver: RunningAnimation {
    private let index = StateBox(0)
    private var count = 0
    private var trigger: AnyEquatable?
    private var animation: (Int) -> Animation? = { _ in nil }
    private weak var node: _AnyViewNode?
    /// A Boolean value that indicates whether there's another phase.
    private var isGoing = false
    /// A Boolean value that indicates whether the animation to a phase is running.
    private var isRunning = false

    nonisolated init() {}

    /// Returns the index of the current phase, and starts the animation to the next one if needed.
    func index(
        of count: Int, trigger: AnyEquatable?, in node: _AnyViewNode?, animation: @escaping (Int) -> Animation?
    ) -> Int {
        let isFirst = self.node == nil
        self.node = node
        self.count = count
        self.animation = animation
        let isTriggered = trigger == nil || !isFirst && trigger != self.trigger
        self.trigger = trigger
        if isTriggered, !isGoing, count > 1 {
            isGoing = true
            node?.graph.animate(self)
        }
        return index.value
    }

    func step(to time: Double) -> Bool {
        guard let node, !node.isRemoved, isGoing, count > 1 else { return false }
        if isRunning { return true }
        let next = (index.current + 1) % count
        isRunning = true
        // Triggered phases end with the first one.
        if trigger != nil, next == 0 { isGoing = false }
        withAnimation(animation(next)) {
            index.write(next)
        } completion: { [weak self] in
            self?.isRunning = false
        }
        return isGoing
    }
}
