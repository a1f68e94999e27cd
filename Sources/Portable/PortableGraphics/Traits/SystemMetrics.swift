/// Which system's numbers hold: colors, sizes and insets changed from one design to the next.
package struct SystemMetrics: Sendable, Hashable {
    package enum Generation: Int, Sendable, Hashable, Comparable {
        /// The design of iOS 13 to 18.
        case iOS18 = 18
        /// The design that came with the 26 releases.
        case iOS26 = 26

        package static func < (left: Generation, right: Generation) -> Bool { left.rawValue < right.rawValue }
    }

    package var generation: Generation
    package var idiom: UIUserInterfaceIdiom
    /// How large the interface is drawn: 1, but 0.77 for an iPad's interface on a Mac.
    package var interfaceScale: CGFloat

    package init(
        generation: Generation = .iOS18, idiom: UIUserInterfaceIdiom = .phone, interfaceScale: CGFloat = 1
    ) {
        self.generation = generation
        self.idiom = idiom
        self.interfaceScale = interfaceScale
    }

    /// Whether the interface is shown on a Mac, as a Mac's or as a tablet's.
    package var isOnMac: Bool { idiom == .mac || interfaceScale != 1 }

    /// The metrics for the recordings of lists, cells, and configurations: an iPad interface on a Mac in 2026.
    package static let catalyst = SystemMetrics(generation: .iOS26, idiom: .pad, interfaceScale: 0.77)

    /// The numbers that hold; recorded cases are run under those they were recorded with.
    @TaskLocal package static var current = SystemMetrics()

    /// Runs `body` while these numbers hold.
    @MainActor
    package func apply<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Self.$current.withValue(self) { try body() }
    }
}
