import DisplayList
import LayoutGeometry
@_spi(Collage) import PortableUIKit

/// Runs the effects of a symbol, and moves its drawing.
@MainActor
final class SymbolEffectRunner {
    private var requests: [SymbolEffectRequest] = []
    private var runs: [SymbolEffectRun] = []
    private unowned let element: Element

    init(_ element: Element) {
        self.element = element
    }

    /// Starts and ends effects.
    ///
    /// - Parameter isFirst: A Boolean value that indicates whether the symbol has just been created, so that its state is
    ///   shown without an animation.
    func update(_ new: [SymbolEffectRequest], isFirst: Bool) {
        let old = requests
        requests = new
        for (index, request) in new.enumerated() {
            let former = old.indices.contains(index) && old[index].motion == request.motion ? old[index].trigger : nil
            guard former != request.trigger else { continue }
            update(request, at: index, from: former, isFirst: isFirst)
        }
        for index in new.count..<max(old.count, new.count) { end(at: index) }
    }

    /// Starts all effects again after the symbol has joined a screen.
    func restart() {
        stop()
        let all = requests
        requests = []
        update(all, isFirst: true)
    }

    func stop() {
        runs.forEach { $0.stop() }
        runs = []
    }

    private func update(
        _ request: SymbolEffectRequest, at index: Int, from former: SymbolEffectRequest.Trigger?, isFirst: Bool
    ) {
        let motion = request.motion
        switch request.trigger {
        case .active(true):
            end(at: index)
            let count = motion.isLasting ? 1 : request.options.runCount(repeats: motion.isRepeating)
            let isAtEnd = isFirst && former == nil && (motion.isLasting || motion == .appear)
            start(SymbolEffectRun.Plan(request: request, index: index, count: count), isAtEnd: isAtEnd)
        case .active(false):
            end(at: index)
            guard former == .active(true), motion.isLasting else { return }
            start(SymbolEffectRun.Plan(request: request, index: index, count: 1, isReversed: true))
        case .changes:
            guard former != nil else { return }
            end(at: index)
            let count = request.options.runCount(repeats: false)
            start(SymbolEffectRun.Plan(request: request, index: index, count: count))
        }
    }

    private func start(_ plan: SymbolEffectRun.Plan, isAtEnd: Bool = false) {
        let run = SymbolEffectRun(plan)
        runs.append(run)
        element.setNeedsDisplay()
        guard let graph = element.graph, graph.host != nil, !isAtEnd else { return run.finish() }
        run.start(in: graph) { [weak self, unowned run] in self?.step(run) }
    }

    private func step(_ run: SymbolEffectRun) {
        element.setNeedsDisplay()
        if run.isOver, !run.keepsState { runs.removeAll { $0 === run } }
    }

    private func end(at index: Int) {
        for run in runs where run.plan.index == index {
            run.stop()
            element.setNeedsDisplay()
        }
        runs.removeAll { $0.plan.index == index }
    }

    /// Applies the current state of all effects to the drawing of the symbol.
    func apply(to node: inout DisplayNode) {
        for run in runs { run.pose.apply(to: &node) }
    }
}

/// One effect of a symbol from its start until its end.
@MainActor
final class SymbolEffectRun {
    /// The properties that don't change.
    struct Plan {
        let request: SymbolEffectRequest
        /// The position of the request.
        let index: Int
        /// The number of runs, or `nil` if the effect repeats until it's stopped.
        let count: Int?
        var isReversed = false

        var motion: SymbolMotion { request.motion }
        /// The duration of a run, in seconds.
        var duration: Double { motion.duration / request.options.speed }
        /// The time from the start of a run to the start of the next one, in seconds.
        var period: Double { duration + (motion.isLasting ? 0 : request.options.delay) }
    }

    let plan: Plan
    /// The time of the start, and the time since then, in seconds.
    private var time = (start: 0.0, elapsed: 0.0)
    private var link: FrameLink?

    init(_ plan: Plan) {
        self.plan = plan
    }

    /// A Boolean value that indicates whether the effect has ended.
    var isOver: Bool { plan.count.map { time.elapsed >= Double($0) * plan.period } ?? false }

    /// A Boolean value that indicates whether the symbol keeps its last state after the end.
    var keepsState: Bool { plan.motion.isLasting && !plan.isReversed }

    /// Runs the effect in each frame. Endless effects don't prevent the device from being idle.
    func start(in graph: ViewGraph, _ step: @escaping () -> Void) {
        time.start = graph.now
        let link = FrameLink(isAwaited: plan.count != nil) { [weak self] now in
            self?.advance(to: now)
            step()
        }
        self.link = link
        link.start(for: graph.host)
    }

    private func advance(to now: Double) {
        time.elapsed = now - time.start
        if isOver { stop() }
    }

    /// Shows the last state without a motion.
    func finish() { time.elapsed = Double(plan.count ?? 0) * plan.period }

    func stop() {
        link?.stop()
        link = nil
    }

    /// The state of the symbol at the current time.
    var pose: SymbolPose {
        // A run is followed by a pause, in which the symbol has its last state.
        let fraction = isOver ? 1 : min(time.elapsed.truncatingRemainder(dividingBy: plan.period) / plan.duration, 1)
        return SymbolPose(of: plan.motion, at: plan.isReversed ? 1 - fraction : fraction)
    }
}

/// The differences of a symbol from its normal state.
struct SymbolPose {
    private var scale = 0.0
    private var opacity = 0.0
    private var rotation = 0.0
    private var offset = Point.zero

    /// - Parameter fraction: The fraction of a run, from 0 to 1.
    @MainActor init(of motion: SymbolMotion, at fraction: Double) {
        for (path, values) in motion.tracks(opacity: 1) {
            let value = SymbolPose.value(of: values.map(Double.init), at: fraction)
            switch path {
            case "transform.scale": scale += value
            case "opacity": opacity += value
            case "transform.rotation.z": rotation += value
            case "position.x": offset.x += value
            case "position.y": offset.y += value
            default: break
            }
        }
    }

    /// Interpolates evenly spaced values with ease in and out.
    private static func value(of values: [Double], at fraction: Double) -> Double {
        let position = min(max(fraction, 0), 1) * Double(values.count - 1)
        let index = min(Int(position), values.count - 2)
        let share = TimingCurve.easeInOut.progress(at: position - Double(index), duration: 1)
        return values[index] + (values[index + 1] - values[index]) * share
    }

    func apply(to node: inout DisplayNode) {
        let center = Point(x: node.bounds.midX, y: node.bounds.midY), factor = 1 + scale
        let motion = LayoutGeometry.AffineTransform(translationX: -center.x, y: -center.y)
            .followed(by: CGAffineTransform(rotationAngle: CGFloat(rotation)).engineTransform)
            .followed(by: LayoutGeometry.AffineTransform(a: factor, b: 0, c: 0, d: factor, tx: 0, ty: 0))
            .followed(by: LayoutGeometry.AffineTransform(translationX: center.x + offset.x, y: center.y + offset.y))
        node.transform = motion.followed(by: node.transform)
        node.opacity *= min(max(1 + opacity, 0), 1)
    }
}
