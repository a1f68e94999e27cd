/// The delivery of touches to a recognizer.
extension UIGestureRecognizer {
    /// Returns whether the recognizer receives a touch that begins.
    func accepts(_ touch: UITouch, of event: UIEvent) -> Bool {
        isEnabled && !isFinished && allowedTouchTypes.contains(NSNumber(value: touch.type.rawValue))
            && !isExcluded(touch) && shouldReceive(event)
            && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
    }

    /// Returns whether the recognizer follows touches of another type than that of a touch.
    private func isExcluded(_ touch: UITouch) -> Bool {
        requiresExclusiveTouchType && activeTouches.contains { $0.type != touch.type }
    }

    /// Delivers the recognizer's touches among the touches of an event, with one method for each phase.
    func receive(_ touches: [UITouch], of event: UIEvent, from dispatcher: TouchDispatcher) {
        self.dispatcher = dispatcher
        modifierFlags = event.modifierFlags
        buttonMask = event.buttonMask
        for touch in touches where touch.phase == .began {
            activeTouches.append(touch)
            gestureTouches.insert(touch)
            isEngaged = true
            lastWindow = touch.window
        }
        deliver(.began, touches, touchesBegan, event)
        deliver(.moved, touches, touchesMoved, event)
        deliver(.ended, touches, touchesEnded, event)
        deliver(.cancelled, touches, touchesCancelled, event)
    }

    private func deliver(
        _ phase: UITouch.Phase, _ touches: [UITouch], _ method: (Set<UITouch>, UIEvent) -> Void, _ event: UIEvent
    ) {
        guard !isFinished else { return }
        let changed = touches.filter { $0.phase == phase && activeTouches.contains($0) }
        guard !changed.isEmpty else { return }
        method(Set(changed), event)
    }

    /// Ends a gesture of several touches when one of them is lifted. A gesture that hasn't begun fails with the last
    /// one.
    func finishOnTouchUp() {
        if hasRecognized {
            state = .ended
        } else if activeTouches.allSatisfy(\.isOver) {
            state = .failed
        }
    }

    /// Removes the touches that have ended, after all recognizers have received their end.
    func removeEndedTouches() {
        guard activeTouches.contains(where: \.isOver) else { return }
        lastWindowLocation = windowLocation
        activeTouches.removeAll(where: \.isOver)
    }

    /// Resets the recognizer if its gesture is over.
    ///
    /// - Returns: `true` if it was reset.
    func resetIfOver() -> Bool {
        guard activeTouches.isEmpty, pendingState == nil, isFinished || !awaitsMoreTouches else { return false }
        if isFinished {
            reset()
            currentState = .possible
        }
        isEngaged = false
        gestureTouches = []
        releaseWaiting()
        return true
    }
}

extension UITouch {
    /// A Boolean value that indicates whether the touch has ended or was canceled.
    var isOver: Bool { phase == .ended || phase == .cancelled }
}
