import ArgumentParser
import Foundation
import MutationTesting

/// The command `mutants`, which adds mutants to a module's sources. The environment variable `MUTANT` enables one of
/// them.
@main struct Mutants: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mutants", abstract: "Adds mutants to a copy of a module's sources.")

    @Argument(help: "The folder of the sources, which are overwritten.", completion: .directory)
    var folder: String

    @Option(help: "The prefix of relative paths to include. It can be repeated.")
    var part: [String] = []

    @Option(help: "The number of randomly selected mutants.")
    var count = 100

    @Option(help: "The seed of the random selection.")
    var seed: UInt64 = 1

    @Option(help: "The comma-separated numbers of mutants to use instead of a random selection.")
    var only = ""

    @Option(help: "The comma-separated numbers of mutants to exclude.")
    var without = ""

    func run() throws {
        let module = try MutatedModule(URL(filePath: folder), parts: part)
        let excluded = numbers(without), wanted = numbers(only)
        var generator = SplitMix(state: seed)
        let candidates = module.entries.shuffled(using: &generator).filter { !excluded.contains($0.number) }
        let chosen =
            wanted.isEmpty ? Array(candidates.prefix(count)) : candidates.filter { wanted.contains($0.number) }
        try module.write(Set(chosen.map(\.number)))
        for entry in chosen.sorted(by: { $0.number < $1.number }) {
            print("\(entry.number)\t\(entry.file)\t\(entry.mutant.line)\t\(entry.mutant.summary)")
        }
    }

    private func numbers(_ text: String) -> Set<Int> { Set(text.split(separator: ",").compactMap { Int($0) }) }
}

/// SplitMix64 (Steele, Lea, Flood 2014), so that a seed has the same result on all platforms.
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
