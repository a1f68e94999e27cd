import DisplayList

/// Keeps what a page shows for a while. Frames in which nothing changes are the longer life of the one before.
package struct FrameRecorder: Sendable {
    package struct Frame: Sendable, Hashable {
        package var frame: DisplayFrame
        /// How long it was seen.
        package var seconds: Double
    }

    /// How long a recording may be, in seconds.
    package static let longest = 20.0
    /// How long each frame is kept at least, in seconds: every second of sixty, whose times are never quite even.
    private static let shortest = 1.0 / 30 - 0.001

    private var shown: [(frame: DisplayFrame, time: Double)]
    private let start: Double
    private var end: Double?

    /// Begins with what is seen at a time.
    package init(_ frame: DisplayFrame, at now: Double) {
        shown = [(frame, now)]
        start = now
    }

    /// Whether frames are still taken.
    package var isRunning: Bool { end == nil }

    /// Takes what is seen from now on.
    package mutating func add(_ frame: DisplayFrame, at now: Double) {
        guard isRunning else { return }
        guard now < start + Self.longest else { return stop(at: now) }
        // A recording has one size; and a frame that hardly anybody sees gives way to the next.
        guard frame.size == shown[0].frame.size else { return }
        if now - shown[shown.count - 1].time < Self.shortest, shown.count > 1 {
            shown[shown.count - 1].frame = frame
        } else {
            shown.append((frame, now))
        }
    }

    /// Takes no more.
    package mutating func stop(at now: Double) {
        guard isRunning else { return }
        end = min(now, start + Self.longest)
    }

    /// What was seen until now, or until the recording was stopped.
    package func frames(at now: Double) -> [Frame] {
        let end = end ?? min(now, start + Self.longest)
        return shown.indices.map { index in
            let next = index + 1 < shown.count ? shown[index + 1].time : end
            return Frame(frame: shown[index].frame, seconds: max(next - shown[index].time, 0))
        }
    }
}
