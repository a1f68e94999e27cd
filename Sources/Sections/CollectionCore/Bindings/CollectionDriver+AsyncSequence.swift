extension CollectionDriver {
    /// Shows each element of a sequence for as long as the sequence and the driver last.
    ///
    /// - Parameters:
    ///   - sequence: Versions of something that sections are made of.
    ///   - options: How changes are shown.
    ///   - sections: Makes the sections of a version.
    /// - Returns: The task that listens; cancelling it ends the binding. It doesn't keep the driver.
    @discardableResult
    public func bind<Versions: AsyncSequence & Sendable>(
        to sequence: Versions, options: UpdateOptions = .automatic,
        sections: @escaping @MainActor (Versions.Element) -> [SectionModel]
    ) -> Task<Void, any Error> where Versions.Element: Sendable {
        loading.bindingTasks.start { @MainActor [weak self] in
            for try await version in sequence {
                guard !Task.isCancelled, let self else { return }
                apply(sections(version), options: options, completion: nil)
            }
        }
    }

    /// Shows the sections that a sequence has, as `bind(to:options:sections:)` does.
    @discardableResult
    public func bind<Versions: AsyncSequence & Sendable, Section: SectionConvertible>(
        _ sequence: Versions, options: UpdateOptions = .automatic
    ) -> Task<Void, any Error> where Versions.Element == [Section] {
        bind(to: sequence, options: options) { $0.map(\.model) }
    }
}
