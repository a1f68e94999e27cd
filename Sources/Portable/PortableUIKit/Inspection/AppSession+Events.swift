import DisplayList

extension AppSession {
    package var notesEvents: Bool {
        get { device.events.isListening }
        set { device.events.isListening = newValue }
    }

    package func takeEvents() -> [DeveloperEvent] { device.events.take() }

    package func lookForProblems() {
        guard notesEvents else { return }
        device.run {
            visitViews { view, _ in
                if view.hasAmbiguousLayout { device.events.noteAmbiguity(of: view, at: device.clock.now) }
            }
        }
    }
}
