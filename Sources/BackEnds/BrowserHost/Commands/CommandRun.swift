import DisplayList
import LayoutGeometry

/// Performs the commands of a script in an application, one after another.
@MainActor
package final class CommandRun {
    package enum Outcome: Sendable, Hashable {
        /// All commands were performed. The value is `false` if an animation was still running after the maximum time
        /// for settling.
        case done(hasSettled: Bool)
        case failed(String)
    }

    /// A step of a command.
    private enum Step {
        case send(PageMessage)
        case wait(Double)
        /// Waits until the screen is idle, for at most the given number of frames.
        case settle(frames: Int)
        /// Waits until an element is on the screen, for at most the given number of frames.
        case find(CommandTarget, frames: Int)
    }

    private static let frameInterval = 1.0 / 60
    /// The maximum number of frames for settling: five seconds.
    private static let longestSettling = 300
    /// The time between two taps, and the time that a finger stays still at the end of a drag, in seconds.
    private static let pause = 0.05
    private static let rest = 0.2
    /// The identifier of the finger in all gestures. Pages don't use it.
    private static let finger = 99

    private let stage: any CommandStage
    private let time: any PageTime
    private let perform: (PageMessage) throws(PageMessage.Failure) -> Void
    private let finish: (Outcome) -> Void
    private var commands: ArraySlice<PageCommand>
    private var steps: [Step] = []
    private var position = 0
    private var hasSettled = true
    private var cancelWait: () -> Void = {}

    /// A Boolean value that indicates whether the run waits for something to appear, which takes real time.
    package var isWaitingForTarget: Bool {
        if case .find? = steps.last { true } else { false }
    }

    /// - Parameters:
    ///   - perform: A closure that performs a message in the application.
    ///   - finish: A closure that is called once, unless the run is canceled.
    package init(
        _ commands: [PageCommand], on stage: any CommandStage, time: any PageTime,
        perform: @escaping (PageMessage) throws(PageMessage.Failure) -> Void, finish: @escaping (Outcome) -> Void
    ) {
        self.commands = commands + [.settle]
        self.stage = stage
        self.time = time
        self.perform = perform
        self.finish = finish
    }

    /// Performs the remaining steps, up to the next one that takes time.
    package func advance() {
        do throws(PageMessage.Failure) {
            while true {
                if steps.isEmpty {
                    guard let command = commands.popFirst() else { return finish(.done(hasSettled: hasSettled)) }
                    position += 1
                    steps = try steps(of: command).reversed()
                }
                switch steps.removeLast() {
                case .send(let message): try perform(message)
                case .wait(let seconds): return wait(seconds)
                case .settle(let frames):
                    hasSettled = stage.isAtRest
                    guard !hasSettled, frames > 0 else { break }
                    steps.append(.settle(frames: frames - 1))
                    return wait(Self.frameInterval)
                case .find(let target, let frames):
                    guard target.location(on: stage) == nil else { break }
                    guard frames > 0 else { throw lateFailure(target) }
                    steps.append(.find(target, frames: frames - 1))
                    return wait(Self.frameInterval)
                }
            }
        } catch {
            finish(.failed("command \(position): \(error.what)"))
        }
    }

    /// Cancels the remaining steps.
    package func cancel(_ reason: String) {
        cancelWait()
        finish(.failed(reason))
    }

    private func wait(_ seconds: Double) {
        cancelWait = time.after(seconds) { [weak self] in self?.advance() }
    }

    private func steps(of command: PageCommand) throws(PageMessage.Failure) -> [Step] {
        switch command {
        // A control that the text enables can be used in the next frame.
        case .send(.input(.text(let text))): return type(text) + [.wait(Self.frameInterval)]
        case .send(let message): return [.send(message)]
        case .wait(let seconds): return [.wait(seconds)]
        case .waitFor(let target, let limit):
            return [.find(target, frames: Int((limit / Self.frameInterval).rounded()))]
        case .settle: return [.settle(frames: Self.longestSettling)]
        case .scroll(let target, let delta):
            return [.send(.input(.wheel(location: try locate(target), delta: delta)))]
        case .key(let key):
            var end = key
            end.phase = .ended
            return [.send(.key(key, otherwise: nil)), .wait(Self.frameInterval), .send(.key(end, otherwise: nil))]
        case .press(let target, let button, let seconds, let times):
            let place = try locate(target)
            let press = [touch(.began, place, button), .wait(seconds), touch(.ended, place, button)]
            return press + (1..<max(times, 1)).flatMap { _ in [.wait(Self.pause)] + press }
        case .drag(let from, let to, let seconds, let held, let rests):
            let start = try locate(from)
            let end: Point
            if case .distance(let distance) = to {
                end = Point(x: start.x + distance.width, y: start.y + distance.height)
            } else {
                end = try locate(to)
            }
            return drag(from: start, to: end, seconds: seconds, held: held, rests: rests)
        case .pinch(let target, let scale):
            return pinch(around: try locate(target), scale: scale)
        case .hover(let target): return [.send(.input(.hover(location: try locate(target))))]
        case .perform(let target, let action):
            guard let element = target.element(in: stage.accessibleElements()) else { throw missing(target) }
            return [.send(.input(.accessibility(element: element.id, action)))]
        }
    }

    private func drag(from start: Point, to end: Point, seconds: Double, held: Double, rests: Bool) -> [Step] {
        let count = max(Int((seconds / Self.frameInterval).rounded()), 1)
        let moves = (1...count).flatMap { index in
            let progress = Double(index) / Double(count)
            let place = Point(
                x: start.x + (end.x - start.x) * progress, y: start.y + (end.y - start.y) * progress)
            return [.wait(Self.frameInterval), touch(.moved, place)]
        }
        let wait: [Step] = held > 0 ? [.wait(held)] : []
        return [touch(.began, start)] + wait + moves + (rests ? [.wait(Self.rest)] : []) + [touch(.ended, end)]
    }

    private func pinch(around center: Point, scale: Double) -> [Step] {
        let count = 20
        func step(_ phase: HostInput.Touch.Phase, _ scale: Double) -> Step {
            .send(.pinch(Pinch(phase: phase, center: center, scale: scale)))
        }
        let moves = (1...count).flatMap { index in
            [.wait(Self.frameInterval), step(.moved, 1 + (scale - 1) * Double(index) / Double(count))]
        }
        return [step(.began, 1)] + moves + [step(.ended, scale)]
    }

    private func touch(
        _ phase: HostInput.Touch.Phase, _ place: Point, _ button: HostInput.Touch.Button? = nil
    ) -> Step {
        .send(
            .input(.touch(HostInput.Touch(identifier: Self.finger, phase: phase, location: place, button: button))))
    }

    private func locate(_ target: CommandTarget) throws(PageMessage.Failure) -> Point {
        guard let place = target.location(on: stage) else { throw missing(target) }
        return place
    }

    /// Returns the steps that type text. Line breaks press the Return key, so that a text field ends editing.
    private func type(_ text: String) -> [Step] {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        guard lines.count > 1, let usage = KeyUsage.usage(ofCode: "Enter") else { return [.send(.input(.text(text)))] }
        let began = HostInput.Key(phase: .began, usage: usage, characters: "\r", modifiers: [], movesFocus: false)
        var ended = began
        ended.phase = .ended
        let enter: [Step] = [
            .send(.key(began, otherwise: nil)), .send(.input(.text("\n"))), .send(.key(ended, otherwise: nil)),
        ]
        return lines.enumerated().flatMap { index, line in
            (index > 0 ? enter : []) + (line.isEmpty ? [] : [.send(.input(.text(String(line))))])
        }
    }

    private func lateFailure(_ target: CommandTarget) -> PageMessage.Failure {
        let labels = stage.accessibleElements().map(\.label).filter { !$0.isEmpty }.map { "\"\($0)\"" }
        let there = labels.isEmpty ? "nothing" : labels.joined(separator: ", ")
        return PageMessage.Failure(what: "\(missing(target).what) after the wait. The screen has: \(there)")
    }

    private func missing(_ target: CommandTarget) -> PageMessage.Failure {
        PageMessage.Failure(what: "nothing on the screen has \(target.description)")
    }
}
