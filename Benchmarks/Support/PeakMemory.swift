import Foundation

/// The most memory that the process has had at any time, as Linux reports it.
enum PeakMemory {
    /// The peak since the start of the process, in MB.
    static var ofProcess: Int {
        var usage = rusage()
        getrusage(Int32(RUSAGE_SELF.rawValue), &usage)
        return Int(usage.ru_maxrss) / 1024
    }

    /// Returns the peak memory of an action in addition to the memory before it, in bytes, or `nil` if the system
    /// doesn't report it.
    static func bytes(_ action: () -> Void) -> Double? {
        // Freed memory is returned to the system first. Otherwise, the action could reuse it without being counted.
        giveBackFreedMemory()
        guard let before = field("VmRSS") else { return nil }
        do {
            // From here on the peak counts.
            try Data("5".utf8).write(to: URL(fileURLWithPath: "/proc/self/clear_refs"))
        } catch {
            return nil
        }
        action()
        return field("VmHWM").map { $0 - before }
    }

    private static func giveBackFreedMemory() {
        // The C library's own, which no module shows.
        typealias Trim = @convention(c) (Int) -> CInt
        guard let trim = dlsym(nil, "malloc_trim") else { return }
        _ = unsafeBitCast(trim, to: Trim.self)(0)
    }

    private static func field(_ name: String) -> Double? {
        guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return nil }
        let line = status.split(separator: "\n").first { $0.hasPrefix(name + ":") }
        return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) }.map { $0 * 1_024 }
    }
}
