/// The system whose metrics are used. Colors, sizes, and insets depend on the generation of its design.
package struct SystemMetrics: Sendable, Hashable {
    package enum Generation: Int, Sendable, Hashable, Comparable {
        /// The design of iOS 13 through 18.
        case iOS18 = 18
        /// The design introduced with the iOS 26 releases.
        case iOS26 = 26

        package static func < (left: Generation, right: Generation) -> Bool { left.rawValue < right.rawValue }
    }

    package var generation: Generation
    package var idiom: UIUserInterfaceIdiom
    /// The scale of the interface. It's 1, or 0.77 for an iPad interface on a Mac.
    package var interfaceScale: CGFloat

    package init(
        generation: Generation = .iOS18, idiom: UIUserInterfaceIdiom = .phone, interfaceScale: CGFloat = 1
    ) {
        self.generation = generation
        self.idiom = idiom
        self.interfaceScale = interfaceScale
    }

    /// A Boolean value that indicates whether the interface is shown on a Mac, either as a Mac or as an iPad interface.
    package var isOnMac: Bool { idiom == .mac || interfaceScale != 1 }

    /// The metrics for the recordings of lists, cells, and configurations: an iPad interface on a Mac in 2026.
    package static let catalyst = SystemMetrics(generation: .iOS26, idiom: .pad, interfaceScale: 0.77)

    /// The metrics that recorded tests run with, or `nil` for the metrics of the current traits.
    @TaskLocal private static var override: SystemMetrics?

    /// The metrics for the running code, which follow from the current traits.
    package static var current: SystemMetrics { override ?? UITraitCollection.current.systemMetrics }

    /// Runs `body` with these metrics.
    @MainActor
    package func apply<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Self.$override.withValue(self) { try body() }
    }

    /// Returns the metrics for content with the given traits, which may be incomplete.
    package static func metrics(for traits: UITraitCollection?) -> SystemMetrics {
        override ?? traits?.ownSystemMetrics ?? UITraitCollection.current.systemMetrics
    }
}

/// The trait for the generation of the system's design. Apps can't see or override it.
package struct SystemDesignTrait: UITraitDefinition {
    package static var defaultValue: SystemMetrics.Generation { .iOS18 }
    package static var affectsColorAppearance: Bool { true }
    package static var name: String { "SystemDesign" }
}

extension UITraitCollection {
    /// The metrics for the design of this collection, or `nil` if it doesn't specify a design.
    fileprivate var ownSystemMetrics: SystemMetrics? {
        values.value(of: SystemDesignTrait.self).map { SystemMetrics(generation: $0) }
    }

    fileprivate var systemMetrics: SystemMetrics { ownSystemMetrics ?? SystemMetrics() }
}
