import ArgumentParser

/// The benchmarks that `./bench` runs one after another.
@main
struct Benchmarks: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "benchmarks", abstract: "Measures Collage on this machine.",
        subcommands: [
            SnapshotBenchmarks.self, ScreenBenchmarks.self, LayoutEngineBenchmarks.self, ViewBenchmarks.self,
            ConstraintBenchmarks.self, LayoutBenchmarks.self, ImageBenchmarks.self,
        ] + peers)

    #if canImport(DeepDiff) && canImport(DifferenceKit)
    private static let peers: [any ParsableCommand.Type] = [PeerBenchmarks.self]
    #else
    private static let peers: [any ParsableCommand.Type] = []
    #endif
}
