import Foundation

/// How much memory the process takes at most, which Linux says.
enum PeakMemory {
    /// The most that an action takes beside what there was before, in bytes; nil where nobody says.
    static func bytes(_ action: () -> Void) -> Double? {
        // What was freed is given back first, or the action would be lent it for nothing.
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
