/// An update that waits for its turn.
@MainActor
struct PendingUpdate {
    let sections: [SectionModel]
    let options: UpdateOptions
    let completion: UpdateCompletion
}

/// Tells once what became of an update: at the latest when nobody can tell any more, so that whoever waits for it goes
/// on whatever happens.
@MainActor
final class UpdateCompletion {
    private var handler: (@MainActor (UpdateOutcome) -> Void)?

    init(_ handler: (@MainActor (UpdateOutcome) -> Void)?) {
        self.handler = handler
    }

    deinit {
        guard let handler else { return }
        Task { @MainActor in handler(.abandoned) }
    }

    func callAsFunction(_ outcome: UpdateOutcome) {
        let handler = handler
        self.handler = nil
        handler?(outcome)
    }
}
