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

    /// The current metrics. Recorded tests run with the metrics that they were recorded with.
    @TaskLocal package static var current = SystemMetrics()

    /// Runs `body` with these metrics.
    @MainActor
    package func apply<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Self.$current.withValue(self) { try body() }
    }
}
