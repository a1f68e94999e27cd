extension CollectionDriver {
    /// Shows each version that a publisher sends, for as long as what is returned is kept.
    ///
    /// ```swift
    /// binding = driver.bind(to: viewModel.$offers) { offers in [SectionModel(id: 0, layout: …, items: offers)] }
    /// ```
    ///
    /// What is sent on the main queue is shown at once: a `@Published` property, before it has its new value. What is
    /// sent on other threads is shown in the next turn of the main actor, and only the newest version of a turn.
    ///
    /// - Parameters:
    ///   - publisher: Versions of something that sections are made of.
    ///   - options: How changes are shown.
    ///   - sections: Makes the sections of a version.
    /// - Returns: What ends the binding when it is cancelled or goes away. It doesn't keep the driver.
    public func bind<Versions: Publisher>(
        to publisher: Versions, options: UpdateOptions = .automatic,
        sections: @escaping @MainActor (Versions.Output) -> [SectionModel]
    ) -> AnyCancellable where Versions.Output: Sendable, Versions.Failure == Never {
        let inbox = VersionInbox<Versions.Output> { [weak self] version in
            self?.apply(sections(version), options: options, completion: nil)
        }
        return publisher.sink { @Sendable version in inbox.receive(version) }
    }

    /// Shows the sections that a publisher sends, as `bind(to:options:sections:)` does.
    public func bind<Versions: Publisher, Section: SectionConvertible>(
        _ publisher: Versions, options: UpdateOptions = .automatic
    ) -> AnyCancellable where Versions.Output == [Section], Versions.Failure == Never {
        bind(to: publisher, options: options) { $0.map(\.model) }
    }
}
