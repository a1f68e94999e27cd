import CollageTesting
import Testing

@MainActor struct EndOfProcess {
    nonisolated private static var isWanted: Bool { ProcessInfo.processInfo.environment["ENDS_PROCESS"] != nil }

    /// Ends the process behind a picture, if the environment wants it: the report has the picture all the same.
    @Test(.enabled(if: isWanted)) func betweenTwoSnapshots() throws {
        try host(card("Hello")).verify(named: "first")
        fatalError("This is the end, on purpose.")
    }
}
