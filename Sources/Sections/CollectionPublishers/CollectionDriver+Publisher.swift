extension CollectionDriver {
    /// Shows each version that a publisher sends, until the returned object is deallocated.
    ///
    /// ```swift
    /// let store = RecipeStore()
    /// let binding = driver.bind(to: store.$recipes) { recipes in
    ///     [SectionModel(id: 0, layout: ListLayout(), items: recipes.map(RecipeItem.init))]
    /// }
    /// ```
    ///
    /// Versions that are sent on the main queue are shown immediately; in the case of a `@Published` property, that's
    /// before the property has its new value. Versions that are sent on other threads are shown in the next turn of the
    /// main actor, which shows only the newest one.
    ///
    /// - Parameters:
    ///   - publisher: The publisher of versions of the data.
    ///   - options: Options that control how changes are shown.
    ///   - sections: A closure that creates the sections of a version.
    /// - Returns: An object that ends the binding when it's canceled or deallocated. It doesn't retain the driver.
    public func bind<Versions: Publisher>(
        to publisher: Versions, options: UpdateOptions = .automatic,
        sections: @escaping @MainActor (Versions.Output) -> [SectionModel]
    ) -> AnyCancellable where Versions.Output: Sendable, Versions.Failure == Never {
        let inbox = VersionMailbox<Versions.Output> { [weak self] version in
            self?.apply(sections(version), options: options, completion: nil)
        }
        return publisher.sink { @Sendable version in inbox.receive(version) }
    }

    /// Shows the sections that a publisher sends, like `bind(to:options:sections:)`.
    public func bind<Versions: Publisher, Section: SectionConvertible>(
        _ publisher: Versions, options: UpdateOptions = .automatic
    ) -> AnyCancellable where Versions.Output == [Section], Versions.Failure == Never {
        bind(to: publisher, options: options) { $0.map(\.model) }
    }
}
