import DisplayList

extension AppSession {
    package var recordsEvents: Bool {
        get { device.events.isListening }
        set { device.events.isListening = newValue }
    }

    package func consumeEvents() -> [DeveloperEvent] { device.events.consume() }

    package func findProblems() {
        guard recordsEvents else { return }
        device.run {
            visitViews { view, _ in
                if view.hasAmbiguousLayout { device.events.recordAmbiguity(of: view, at: device.clock.now) }
            }
        }
    }
}
