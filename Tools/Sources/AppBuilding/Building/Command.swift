import Foundation

/// Functions that run other programs.
enum Command {
    struct Outcome {
        let status: Int32
        let output: String
        let errors: String
    }

    /// Runs a program and returns its output.
    ///
    /// - Parameters:
    ///   - program: The name of the program, which is searched for in `PATH`.
    ///   - onLine: A closure that receives each line of the output while the program runs.
    static func capture(
        _ program: String, _ arguments: [String], in folder: URL? = nil, onLine: ((String) -> Void)? = nil
    ) -> Outcome {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        if let folder { process.currentDirectoryURL = folder }
        let output = Pipe()
        process.standardOutput = output
        process.standardInput = FileHandle.nullDevice
        // Errors go to a file, because reading two pipes simultaneously would require threads.
        let file = FileManager.default.temporaryDirectory.appending(path: "collage-\(UUID()).txt")
        defer { try? FileManager.default.removeItem(at: file) }
        if FileManager.default.createFile(atPath: file.path, contents: nil),
            let handle = try? FileHandle(forWritingTo: file)
        {
            process.standardError = handle
        }
        do {
            try process.run()
        } catch {
            return Outcome(
                status: 127, output: "", errors: "\(program) can't be started: \(error.localizedDescription)")
        }
        var text = Data()
        var told = 0
        while true {
            let data = output.fileHandleForReading.availableData
            guard !data.isEmpty else { break }
            text += data
            guard let onLine, let end = text.lastIndex(of: UInt8(ascii: "\n")), end >= told else { continue }
            String(decoding: text[told..<end], as: UTF8.self).split(separator: "\n").forEach { onLine(String($0)) }
            told = end + 1
        }
        process.waitUntilExit()
        let errors = FileManager.default.contents(atPath: file.path) ?? Data()
        return Outcome(
            status: process.terminationStatus, output: String(decoding: text, as: UTF8.self),
            errors: String(decoding: errors, as: UTF8.self))
    }

    /// Runs a program with this process's standard input and output, and returns its exit status.
    static func pass(
        _ program: URL, _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:]
    ) throws -> Int32 {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        if let folder { process.currentDirectoryURL = folder }
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        try process.run()
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
    }
}

extension String {
    /// Returns the last nonempty lines.
    func lastLines(_ count: Int) -> String {
        split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }.suffix(count)
            .joined(separator: " ").trimmingCharacters(in: .whitespaces)
    }
}
