/// The coordination of a recognizer with others.
extension UIGestureRecognizer {
    /// Performs a transition to a state if it's valid.
    func transition(to new: State) {
        switch (currentState, new) {
        case (.possible, .began), (.possible, .changed), (.possible, .ended):
            recognize(as: new == .changed ? .began : new)
        case (.possible, .failed), (.possible, .cancelled):
            fail()
        case (.began, .changed), (.began, .ended), (.began, .cancelled), (.began, .failed),
            (.changed, .changed), (.changed, .ended), (.changed, .cancelled), (.changed, .failed):
            currentState = new == .failed ? .cancelled : new
            report()
            if isFinished { releaseWaiting() }
        default:
            break
        }
        dispatcher?.settleUnlessUpdating()
    }

    /// Ends the gesture of a recognizer that was turned off.
    func interrupt() {
        activeTouches = []
        switch currentState {
        // Without a touch, there's no gesture to fail, and the recognizer wouldn't be reset.
        case .possible: if isEngaged { fail() }
        case .began, .changed: transition(to: .cancelled)
        case .ended, .cancelled, .failed: break
        }
        dispatcher?.settleUnlessUpdating()
    }

    private func recognize(as new: State) {
        guard pendingState == nil else {
            // While waiting for other recognizers, only the pending state changes.
            pendingState = new
            return
        }
        guard canBegin(), viewsAllowBeginning, delegate?.gestureRecognizerShouldBegin(self) ?? true else {
            fail()
            return
        }
        settle(as: new)
    }

    /// Recognizes the gesture unless another recognizer prevents it. If that isn't known yet, waits.
    private func settle(as new: State) {
        let others = competitors
        let requirements = requiredFailures(among: others)
        guard !requirements.contains(where: \.hasRecognized) else { return fail() }
        let undecided = requirements.filter(\.isUndecided)
        guard undecided.isEmpty else {
            pendingState = new
            for other in undecided {
                other.waiting.append(WeakReference(object: self))
            }
            return
        }
        pendingState = nil
        guard !others.contains(where: { $0.hasRecognized && $0.excludes(self) }) else { return fail() }
        currentState = new
        report()
        for other in others where other.isUndecided && excludes(other) {
            other.fail()
        }
        releaseWaiting()
    }

    func fail() {
        guard currentState == .possible else { return }
        pendingState = nil
        currentState = .failed
        releaseWaiting()
    }

    /// Continues the recognizers that waited for this one.
    func releaseWaiting() {
        let released = waiting.compactMap(\.object)
        waiting = []
        for other in released {
            guard let pending = other.pendingState else { continue }
            other.settle(as: pending)
        }
    }

    private func report() {
        guard let dispatcher else { return sendActions(for: currentState) }
        dispatcher.recognizerDidChange(self, to: currentState)
    }

    private func excludes(_ other: UIGestureRecognizer) -> Bool {
        canPrevent(other) && other.canBePrevented(by: self) && !recognizesSimultaneously(with: other)
            && !other.recognizesSimultaneously(with: self)
    }

    private func recognizesSimultaneously(with other: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
    }

    /// A Boolean value that indicates whether the view and the hit view allow the gesture. For example, controls handle
    /// taps themselves.
    private var viewsAllowBeginning: Bool {
        var views: [UIView] = []
        for touch in asksTouchedViews ? gestureTouches : [] {
            if let hit = touch.view, hit !== view, !views.contains(hit) { views.append(hit) }
        }
        if let view { views.append(view) }
        return views.allSatisfy { $0.gestureRecognizerShouldBegin(self) }
    }

    /// The other recognizers that receive any of the same touches.
    private var competitors: [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        for touch in gestureTouches {
            for other in touch.gestureRecognizers ?? [] where other !== self && !found.contains(other) {
                found.append(other)
            }
        }
        return found
    }

    private func requiredFailures(among competitors: [UIGestureRecognizer]) -> [UIGestureRecognizer] {
        let required = staticRequirements.compactMap(\.object).filter { $0.isEngaged && $0.isEnabled }
        return required + competitors.filter { !required.contains($0) && requiresFailure(of: $0) }
    }

    private func requiresFailure(of other: UIGestureRecognizer) -> Bool {
        shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
    }
}
