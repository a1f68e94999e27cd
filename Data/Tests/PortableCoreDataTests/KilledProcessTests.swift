import Foundation
import Testing

/// Processes that are killed while they save.
@Suite
struct KilledProcessTests {
    private static let program = Bundle.main.executableURL?.deletingLastPathComponent()
        .appendingPathComponent("SaveLoop")

    @Test func `no saved object is lost when the process is killed`() throws {
        let folder = try TemporaryFolder()
        let program = try #require(Self.program)
        var random = SeededGenerator(state: 7)
        var reported = 0
        for _ in 0..<8 {
            let process = Process()
            let pipe = Pipe()
            process.executableURL = program
            process.arguments = [folder.store.path]
            process.standardOutput = pipe
            try process.run()
            var output = Data()
            let wanted = Int.random(in: 1...400, using: &random)
            while output.count < wanted {
                let more = pipe.fileHandleForReading.availableData
                if more.isEmpty { break }
                output += more
            }
            kill(process.processIdentifier, SIGKILL)
            output += pipe.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
            // The last line may be cut off; the one before it is whole.
            reported = max(reported, lines.dropLast().last.flatMap { Int($0) } ?? 0)
            let (count, whole) = try self.count(folder.store, program)
            #expect(reported > 0 && count >= reported && count == whole && count % 2 == 0)
        }
    }

    private func count(_ store: URL, _ program: URL) throws -> (Int, Int) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = program
        process.arguments = [store.path, "count"]
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let numbers = String(decoding: output, as: UTF8.self).split { $0.isWhitespace }.compactMap { Int($0) }
        try #require(numbers.count == 2)
        return (numbers[0], numbers[1])
    }
}
