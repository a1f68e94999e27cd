extension CollectionDriver {
    /// Shows each element of a sequence until the sequence ends or the driver is deallocated.
    ///
    /// - Parameters:
    ///   - sequence: The sequence of versions of the data.
    ///   - options: Options that control how changes are shown.
    ///   - sections: A closure that creates the sections of a version.
    /// - Returns: The task that iterates over the sequence. Cancel it to end the binding. It doesn't retain the driver.
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

    /// Shows each element of a sequence of sections, like `bind(to:options:sections:)`.
    @discardableResult
    public func bind<Versions: AsyncSequence & Sendable, Section: SectionConvertible>(
        _ sequence: Versions, options: UpdateOptions = .automatic
    ) -> Task<Void, any Error> where Versions.Element == [Section] {
        bind(to: sequence, options: options) { $0.map(\.model) }
    }
}
