import DisplayList

/// A recorder of the frames that a page shows. A frame without changes extends the duration of the preceding one.
package struct FrameRecorder: Sendable {
    package struct Frame: Sendable, Hashable {
        package var frame: DisplayFrame
        /// The time that the frame was visible, in seconds.
        package var seconds: Double
    }

    /// The maximum duration of a recording, in seconds.
    package static let longest = 20.0
    /// The minimum duration of a frame in seconds. It's the duration of two frames at 60 Hz, less a tolerance for
    /// uneven timing.
    private static let shortest = 1.0 / 30 - 0.001

    private var shown: [(frame: DisplayFrame, time: Double)]
    private let start: Double
    private var end: Double?

    /// Starts with the frame that is visible at the given time.
    package init(_ frame: DisplayFrame, at now: Double) {
        shown = [(frame, now)]
        start = now
    }

    /// A Boolean value that indicates whether frames are still recorded.
    package var isRunning: Bool { end == nil }

    /// Adds the frame that is visible from the given time on.
    package mutating func add(_ frame: DisplayFrame, at now: Double) {
        guard isRunning else { return }
        guard now < start + Self.longest else { return stop(at: now) }
        // A recording has only one size. A frame that was barely visible is replaced by the next one.
        guard frame.size == shown[0].frame.size else { return }
        if now - shown[shown.count - 1].time < Self.shortest, shown.count > 1 {
            shown[shown.count - 1].frame = frame
        } else {
            shown.append((frame, now))
        }
    }

    /// Stops recording.
    package mutating func stop(at now: Double) {
        guard isRunning else { return }
        end = min(now, start + Self.longest)
    }

    /// Returns the frames until the given time, or until the recording was stopped.
    package func frames(at now: Double) -> [Frame] {
        let end = end ?? min(now, start + Self.longest)
        return shown.indices.map { index in
            let next = index + 1 < shown.count ? shown[index + 1].time : end
            return Frame(frame: shown[index].frame, seconds: max(next - shown[index].time, 0))
        }
    }
}
