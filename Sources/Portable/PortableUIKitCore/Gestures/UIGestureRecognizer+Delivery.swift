/// How touches come to a recognizer.
extension UIGestureRecognizer {
    /// Whether the recognizer wants to see a touch that begins.
    func accepts(_ touch: UITouch, of event: UIEvent) -> Bool {
        isEnabled && !isFinished && allowedTouchTypes.contains(NSNumber(value: touch.type.rawValue))
            && shouldReceive(event) && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
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

    /// Ends a gesture of several fingers when one of them is lifted; one that hasn't begun fails with the last.
    func finishAsFingersLift() {
        if hasRecognized {
            state = .ended
        } else if activeTouches.allSatisfy(\.isOver) {
            state = .failed
        }
    }

    /// Forgets the touches that have ended, once everybody has seen their end.
    func removeEndedTouches() {
        guard activeTouches.contains(where: \.isOver) else { return }
        lastWindowLocation = windowLocation
        activeTouches.removeAll(where: \.isOver)
    }

    /// Makes the recognizer ready for the next gesture if this one is over.
    ///
    /// - Returns: Whether it is ready.
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
    /// Whether the finger has been lifted, or taken away by the system.
    var isOver: Bool { phase == .ended || phase == .cancelled }
}
