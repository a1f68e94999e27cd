import CairoRenderer
import DisplayList
import Foundation
import PortableUIKit

extension TestHost {
    /// Compares an animation of the screen with the animated image of the given name.
    ///
    /// ```swift
    /// try host.verifyMotion(named: "delete") {
    ///     try host.element(.label("Milk")).swipe("Delete")
    /// }
    /// ```
    ///
    /// The animation begins before `change` and ends when the screen settles after it. It's stored as an animated PNG
    /// file (APNG), which browsers and the report play. Frames are compared one by one. A failure describes the first
    /// frame that differs, and its time.
    /// - Parameters:
    ///   - name: The name of the image. The default is the name of the test function.
    ///   - duration: The duration of the animation, in seconds, at most 60. If it's `nil`, the animation ends when the
    ///     screen settles.
    ///   - framesPerSecond: The number of frames per second, from 1 to 60.
    ///   - scale: The number of pixels per point. A scale below the device's results in smaller files.
    ///   - tolerance: The tolerated difference of each frame. If it's `nil`, the suite's trait applies, and then
    ///     `COLLAGE_TOLERANCE`.
    ///   - change: A closure that starts the animation. The image includes everything that it does with the host:
    ///     touches, scrolling, and waiting.
    /// - Throws: ``SnapshotFailure``, or the error that `change` throws.
    public func verifyMotion(
        named name: String? = nil, duration: TimeInterval? = nil, framesPerSecond: Int = 30, scale: CGFloat = 1,
        tolerance: ImageTolerance? = nil, fileID: String = #fileID, file: StaticString = #filePath,
        line: Int = #line, column: Int = #column, function: String = #function, _ change: () throws -> Void
    ) throws {
        let call = SnapshotCall(fileID: fileID, file: file, line: line, column: column, function: function)
        try call.verify(
            SnapshotType(name: "motion", suffix: "motion.png"), named: name, tolerance: tolerance, argument: identity,
            device: setUp, frames: { window.recursiveDescription }
        ) {
            try motion(duration: duration, framesPerSecond: framesPerSecond, scale: scale, change)
        }
    }

    /// Returns the animation that
    /// ``verifyMotion(named:duration:framesPerSecond:scale:tolerance:fileID:file:line:column:function:_:)`` compares.
    func motion(
        duration: TimeInterval? = nil, framesPerSecond: Int = 30, scale: CGFloat = 1, _ change: () throws -> Void
    ) throws -> any SnapshotContent {
        guard (1...60).contains(framesPerSecond) else {
            throw SnapshotFailure("\(framesPerSecond) frames a second can't be recorded: use 1 to 60.")
        }
        if let duration, !(duration > 0 && duration <= AnimationRecorder.longest) {
            throw SnapshotFailure("An animation of \(duration) seconds can't be recorded. Use 0 to 60 seconds.")
        }
        let recorder = AnimationRecorder(
            start: now, framesPerSecond: framesPerSecond, scale: Double(scale), text: text, duration: duration)
        recorder.add(frame(), at: now)
        motionRecorder = recorder
        defer { motionRecorder = nil }
        try change()
        settle()
        if let duration {
            while now < recorder.start + duration { advance(by: 1.0 / 60) }
        }
        if let failure = recorder.failure { throw failure }
        return AnimationContent(data: Data(recorder.writer.file))
    }
}

/// Records the frames of an animation.
@MainActor
final class AnimationRecorder {
    /// The longest duration of an animation, in seconds.
    static let longest: TimeInterval = 60

    let start: TimeInterval
    private let framesPerSecond: Int
    private let scale: Double
    private let text: TestHost.Text
    private let duration: TimeInterval
    private var count = 0
    private(set) var failure: (any Error)?
    let writer: AnimatedPNGWriter

    init(
        start: TimeInterval, framesPerSecond: Int, scale: Double, text: TestHost.Text, duration: TimeInterval?
    ) {
        self.start = start
        self.framesPerSecond = framesPerSecond
        self.scale = scale
        self.text = text
        self.duration = duration ?? Self.longest
        writer = AnimatedPNGWriter(framesPerSecond: framesPerSecond)
    }

    /// Records a frame if it's due.
    func add(_ frame: DisplayFrame, at time: TimeInterval) {
        // The tolerance compensates for rounding errors in sums of sixtieths.
        while failure == nil, time - start + 1e-6 >= Double(count) / Double(framesPerSecond),
            Double(count) / Double(framesPerSecond) <= duration
        {
            count += 1
            do {
                let picture = try ScreenRenderer.renderer(for: text).picture(frame, scale: scale)
                guard writer.append(picture) else {
                    throw SnapshotFailure("The size of the screen changed, which an animation doesn't support.")
                }
            } catch {
                failure = error
            }
        }
    }
}

/// An animated image.
struct AnimationContent: SnapshotContent {
    let data: Data

    var isImage: Bool { true }

    func file() -> Data { data }

    func compare(with reference: Data, tolerance: ImageTolerance) -> SnapshotOutcome {
        if let fault = ReferenceImageFile.fault(in: reference) { return .unusable(fault) }
        let expected = [UInt8](reference), actual = [UInt8](data)
        do {
            let found = try ImageComparison.difference(
                actualMotion: actual, expectedMotion: expected, bounds: tolerance.pixelBounds,
                measuresSimilarity: tolerance.ssim != nil, accepts: tolerance.accepts)
            guard let found else { return .same }
            let hint = ImageOrigin(ofFile: expected).flatMap { reference in
                ImageOrigin(ofFile: actual)?.explanation(against: reference)
            }
            switch found {
            case .length(let actual, let expected):
                return .different(
                    SnapshotDifference(
                        words: "it lasts \(Self.seconds(actual)) instead of \(Self.seconds(expected)), and all frames "
                            + "until then are the same",
                        hint: hint))
            case .frame(let number, let count, let time, let difference):
                return .different(
                    SnapshotDifference(
                        words: "frame \(number) of \(count), at \(Self.seconds(time)), is the first that differs: "
                            + difference.summary + tolerance.aside,
                        hint: hint, sheet: difference.triptych))
            }
        } catch {
            return .unusable(ImageContent.words(for: error))
        }
    }

    private static func seconds(_ time: Double) -> String { "\(((time * 1000).rounded() / 1000).formatted()) s" }
}
