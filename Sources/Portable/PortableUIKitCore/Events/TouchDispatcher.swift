/// Delivers the touches of a window to gesture recognizers first, and then to the views that were hit.
///
/// A view's touches are delayed while a recognizer requires it, and canceled when a recognizer that cancels them has
/// recognized its gesture.
@MainActor
package final class TouchDispatcher {
    private unowned let window: UIWindow
    private var sequences: [UITouch: TouchSequence] = [:]
    private var engaged: [UIGestureRecognizer] = []
    private var reports: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
    private var isUpdating = false

    package init(window: UIWindow) {
        self.window = window
    }

    /// Delivers all touches that have changed. Touches that begin already have a view.
    package func dispatch(_ event: UIEvent) {
        let touches = (event.touches(for: window) ?? []).filter { $0.phase != .stationary }
            .sorted {
                ($0.timestamp, $0.windowLocation.y, $0.windowLocation.x) < (
                    $1.timestamp, $1.windowLocation.y, $1.windowLocation.x
                )
            }
        guard !touches.isEmpty else { return }
        for touch in touches where touch.phase == .began {
            begin(touch, of: event)
        }
        update {
            for recognizer in engaged {
                let seen = touches.filter { $0.gestureRecognizers?.contains(recognizer) ?? false }
                if !seen.isEmpty { recognizer.receive(seen, of: event, from: self) }
            }
            for touch in touches {
                sequences[touch]?.append(touch.phase, of: event)
            }
        }
    }

    /// Completes the delivery after a recognizer has changed its state outside an event, for example after a delay.
    func settleUnlessUpdating() {
        if !isUpdating { update {} }
    }

    /// Records a change that must be reported to a recognizer's targets, and cancels the views' touches if the
    /// recognizer requires it.
    func recognizerDidChange(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
        reports.append((recognizer, state))
        guard recognizer.cancelsTouchesInView, state == .began || state == .ended else { return }
        for touch in recognizer.gestureTouches {
            sequences[touch]?.isDetached = true
        }
    }

    private func update(_ body: () -> Void) {
        isUpdating = true
        defer { isUpdating = false }
        body()
        sendReports()
        for touch in engagedTouches {
            sequences[touch]?.deliver(touch)
        }
        // The views can have changed the state of recognizers.
        sendReports()
        finish()
    }

    private func sendReports() {
        while !reports.isEmpty {
            let report = reports.removeFirst()
            report.recognizer.sendActions(for: report.state)
        }
    }

    /// The touches, in the order in which they began.
    private var engagedTouches: [UITouch] {
        sequences.keys.sorted { sequences[$0]!.order < sequences[$1]!.order }
    }

    private func begin(_ touch: UITouch, of event: UIEvent) {
        let hit = touch.view
        var recognizers: [UIGestureRecognizer] = []
        var view = hit
        while let current = view {
            recognizers += current.gestureRecognizers ?? []
            view = current.superview
        }
        touch.gestureRecognizers = recognizers.filter { $0.accepts(touch, of: event) }
        for recognizer in touch.gestureRecognizers ?? [] where !engaged.contains(recognizer) {
            engaged.append(recognizer)
        }
        let order = (sequences.values.map(\.order).max() ?? 0) + 1
        let isExtra =
            hit.map { view in
                !view.isMultipleTouchEnabled && sequences.keys.contains { $0.view === view && !$0.isOver }
            } ?? true
        sequences[touch] = TouchSequence(
            order: order, isDetached: isExtra || isRefused(touch, of: event) || isExcluded(touch))
    }

    /// Returns whether the scroll view around the view of a touch doesn't pass it to the view.
    private func isRefused(_ touch: UITouch, of event: UIEvent) -> Bool {
        guard let view = touch.view else { return false }
        let container = sequence(first: view.superview, next: { $0?.superview }).prefix { $0 != nil }
            .lazy.compactMap { $0 as? UIScrollView }.first
        return container.map { !$0.touchesShouldBegin([touch], with: event, in: view) } ?? false
    }

    /// Returns whether a view with exclusive touches prevents another view of the window from
    /// receiving a touch.
    private func isExcluded(_ touch: UITouch) -> Bool {
        let others = sequences.keys.filter { $0.view !== touch.view && !$0.isOver }
        return !others.isEmpty
            && (touch.view?.isExclusiveTouch ?? false || others.contains { $0.view?.isExclusiveTouch ?? false })
    }

    private func finish() {
        for recognizer in engaged {
            recognizer.removeEndedTouches()
        }
        // Resetting a recognizer can release another one that waited for it, which then reports its state.
        engaged.removeAll { $0.resetIfOver() }
        sendReports()
        for (touch, sequence) in sequences where touch.isOver && sequence.isDelivered {
            sequences[touch] = nil
        }
    }
}

/// The phases of a touch and their delivery to its view.
@MainActor
private final class TouchSequence {
    let order: Int
    /// A Boolean value that indicates whether the view doesn't receive the touch, or not anymore.
    var isDetached: Bool
    private var hasBegun = false
    private var queue: [(phase: UITouch.Phase, event: UIEvent)] = []

    init(order: Int, isDetached: Bool) {
        self.order = order
        self.isDetached = isDetached
    }

    /// A Boolean value that indicates whether all phases have been delivered.
    var isDelivered: Bool { queue.isEmpty }

    func append(_ phase: UITouch.Phase, of event: UIEvent) {
        queue.append((phase, event))
    }

    /// Delivers the phases that no recognizer delays.
    func deliver(_ touch: UITouch) {
        if isDetached {
            detach(touch)
            return
        }
        let undecided = (touch.gestureRecognizers ?? []).filter(\.isUndecided)
        while let next = queue.first {
            let isHeldBack = undecided.contains {
                $0.delaysTouchesBegan || ($0.delaysTouchesEnded && next.phase == .ended)
            }
            if isHeldBack { return }
            queue.removeFirst()
            deliver(touch, as: next.phase, event: next.event)
            if isDetached { return detach(touch) }
        }
    }

    private func deliver(_ touch: UITouch, as phase: UITouch.Phase, event: UIEvent) {
        guard let view = touch.view else { return }
        // Delayed phases are delivered one by one. Meanwhile, the touch has the phase that's delivered.
        let actual = touch.phase
        touch.phase = phase
        defer { touch.phase = actual }
        switch phase {
        case .began:
            hasBegun = true
            view.touchesBegan([touch], with: event)
        case .moved:
            view.touchesMoved([touch], with: event)
        case .ended:
            hasBegun = false
            view.touchesEnded([touch], with: event)
        case .cancelled:
            hasBegun = false
            view.touchesCancelled([touch], with: event)
        default:
            break
        }
    }

    private func detach(_ touch: UITouch) {
        let event = queue.last?.event
        queue = []
        guard hasBegun else { return }
        hasBegun = false
        guard let view = touch.view else { return }
        let actual = touch.phase
        touch.phase = .cancelled
        view.touchesCancelled([touch], with: event)
        touch.phase = actual
    }
}
