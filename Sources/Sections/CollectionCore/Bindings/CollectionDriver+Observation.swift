import Observation

extension CollectionDriver {
    /// Shows sections that are created from observable objects, and updates them whenever an observed property changes.
    ///
    /// - Parameters:
    ///   - options: Options that control how changes are shown.
    ///   - sections: A closure that creates the sections. It's retained for as long as the observation lasts.
    /// - Returns: An object that ends the observation when it's deallocated.
    @available(iOS 17.0, tvOS 17.0, macOS 14.0, *)
    public func observe(
        options: UpdateOptions = .automatic, sections: @escaping @MainActor () -> [SectionModel]
    ) -> CollectionObservation {
        let observation = CollectionObservation(driver: self, options: options, sections: sections)
        observation.update()
        return observation
    }
}

/// An object that keeps a driver up to date with observable objects until it's deallocated.
@available(iOS 17.0, tvOS 17.0, macOS 14.0, *)
@MainActor
public final class CollectionObservation {
    private weak var driver: CollectionDriver?
    private let options: UpdateOptions
    private let sections: @MainActor () -> [SectionModel]

    init(driver: CollectionDriver, options: UpdateOptions, sections: @escaping @MainActor () -> [SectionModel]) {
        self.driver = driver
        self.options = options
        self.sections = sections
    }

    func update() {
        guard let driver else { return }
        let made = withObservationTracking {
            sections()
        } onChange: { [weak self] in
            // The closure is called before the change. Several changes in a turn of the main actor are a single update.
            Task { @MainActor in self?.update() }
        }
        driver.apply(made, options: options, completion: nil)
    }
}
