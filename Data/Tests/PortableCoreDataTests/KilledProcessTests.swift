import Foundation
import Testing

/// Tests of processes that are killed while they save or migrate. `COLLAGE_KILLS=1000` kills 1,000 processes instead of
/// 16.
struct KilledProcessTests {
    private static let program = Bundle.main.executableURL?.deletingLastPathComponent()
        .appendingPathComponent("SaveLoop")
    private static let kills = ProcessInfo.processInfo.environment["COLLAGE_KILLS"].flatMap { Int($0) } ?? 16

    @Test func `no save is lost or partial when the process is killed`() throws {
        let folder = try TemporaryFolder()
        let program = try #require(Self.program)
        var random = SeededGenerator(state: UInt64(Self.kills))
        var acknowledged = 0
        for kill in 0..<Self.kills {
            // The program repeats the history of a store, which would take longer and longer.
            if kill % 50 == 0 { acknowledged = 0 }
            let store = folder.url.appendingPathComponent("\(kill / 50).sqlite")
            // Every other version migrates the store.
            let version = Bool.random(using: &random) ? ["second"] : []
            let saved = try run(program, [store.path] + version, early: kill % 3 == 0, &random)
            acknowledged = max(acknowledged, saved)
            let (step, state) = try check(program, [store.path] + version)
            // The process may be killed between a save and its line.
            try #require(step == acknowledged || step == acknowledged + 1, "kill \(kill)")
            try #require(state == "whole", "kill \(kill)")
            acknowledged = step
        }
        #expect(acknowledged > 0)
    }

    /// Runs the program, kills it at a random moment, and returns the number of the last save that it reported.
    ///
    /// - Parameter early: Whether it's killed while it starts, opens the store, and migrates it.
    private func run(
        _ program: URL, _ arguments: [String], early: Bool, _ random: inout SeededGenerator
    ) throws -> Int {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = program
        process.arguments = arguments
        process.standardOutput = pipe
        try process.run()
        var output = Data()
        let wanted = early ? 0 : Int.random(in: 1...150, using: &random)
        while output.count < wanted {
            let more = pipe.fileHandleForReading.availableData
            if more.isEmpty { break }
            output += more
        }
        // A save takes about this long, so that any part of it can be the last.
        usleep(UInt32.random(in: 0...(early ? 80_000 : 2000), using: &random))
        kill(process.processIdentifier, SIGKILL)
        output += pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        // Text after the last line break is cut off.
        let lines = String(decoding: output, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        return lines.dropLast().last.flatMap { Int($0) } ?? 0
    }

    private func check(_ program: URL, _ arguments: [String]) throws -> (Int, String) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = program
        process.arguments = arguments + ["check"]
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let words = String(decoding: output, as: UTF8.self).split { $0.isWhitespace }
        try #require(words.count == 2)
        return (try #require(Int(words[0])), String(words[1]))
    }
}
