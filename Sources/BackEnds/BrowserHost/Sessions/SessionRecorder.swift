import DisplayList
import LayoutGeometry

/// A recorder of user actions in an app as commands that repeat them in another run. They use the names of elements
/// instead of locations.
///
/// A finger that scrolls becomes a turn of the scroll wheel by the total distance, including deceleration, so that the
/// result is the same. Other gestures are recorded unchanged.
@MainActor
final class SessionRecorder {
    /// The maximum distance that a finger moves in a tap or hold, in points.
    private static let slop = 10.0
    /// The minimum duration of a hold, the time that a finger stays still before it's lifted to count as resting, and
    /// the maximum time between two taps of the same gesture, in seconds.
    private static let holding = 0.4
    private static let rest = 0.1
    private static let tapInterval = 0.3
    /// The maximum time between two turns of the scroll wheel that are combined, in seconds.
    private static let wheelInterval = 1.0
    /// The maximum number of commands.
    private static let capacity = 2000

    /// A gesture with one or two fingers.
    private struct Gesture {
        var target: CommandTarget
        /// A Boolean value that indicates whether the position of the touch in the element matters.
        var needsPlace: Bool
        var button: HostInput.Touch.Button?
        var began: Double
        var starts: [Int: Point]
        var ends: [Int: Point]
        /// The time when the finger moved away from its initial location, and the time of its last move.
        var left: Double?
        var moved: Double
        var offsets: [ScrollPosition]
        var screen: String
    }

    /// An action whose result isn't known until the screen is idle: a drag, or turns of the scroll wheel.
    private struct PendingGesture {
        var command: PageCommand
        var target: CommandTarget
        var offsets: [ScrollPosition]
        /// The time of the last turn of the scroll wheel, or `nil` for a finger.
        var turned: Double?
        /// The total distance of the scroll wheel.
        var turn = Size.zero
        var screen: String
    }

    private let app: any HostedApp
    private var done: [PageCommand] = []
    /// The screen on which each command was performed.
    private var screens: [String] = []
    private var gesture: Gesture?
    private var motion: PendingGesture?
    private var lastTap: (end: Double, location: Point)?
    private var isTextHandled = false
    /// The unfinished text of an input method.
    private var composition = ""
    /// A closure that is called when a command was recorded.
    var onChange: () -> Void = {}

    /// A Boolean value that indicates whether the recording includes all actions since the launch.
    let isWhole: Bool

    init(app: any HostedApp, isWhole: Bool = true) {
        self.app = app
        self.isWhole = isWhole
    }

    /// The commands whose result is known.
    var commands: [PageCommand] {
        if !app.needsFrame { finishMotion() }
        return done
    }

    /// The commands that lead from the launch to the current screen: all commands except the ones on screens that were
    /// left, and the ones that lead to and from these screens.
    var commandsToScreen: [PageCommand] {
        let commands = commands
        var kept: [(command: PageCommand, screen: String)] = []
        for (command, screen) in zip(commands.map(Optional.some) + [nil], screens + [app.screenPath()]) {
            if kept.last?.screen != screen, let left = kept.lastIndex(where: { $0.screen == screen }) {
                kept.removeSubrange(left...)
            }
            if let command { kept.append((command, screen)) }
        }
        return kept.map(\.command)
    }

    // MARK: Inputs

    /// Notifies the recorder of an input before the app receives it.
    func willReceive(_ input: HostInput, at time: Double) {
        switch input {
        case .touch(let touch): handle(touch, at: time)
        case .wheel(let location, let delta): handle(location, delta, at: time)
        case .text(let text):
            composition = ""
            if !isTextHandled { type(text) }
        case .deleteBackward: if !isTextHandled { record(.send(.input(.deleteBackward))) }
        case .composition(let text, _): composition = text
        case .endComposition:
            if !composition.isEmpty { type(composition) }
            composition = ""
        case .edit, .clipboard: record(.send(.input(input)))
        case .accessibility(let id, let action): handle(action, on: id)
        case .key, .hover, .system: break
        }
    }

    /// Notifies the recorder whether the app used an input.
    func didReceive(_ input: HostInput, isOfUse: Bool) {
        switch input {
        case .key(let key):
            guard [.began, .repeated].contains(key.phase) else { return }
            isTextHandled = isOfUse
            guard isOfUse, key.usage < Self.firstModifier else { return }
            var key = key
            key.phase = .began
            record(.key(key))
        case .hover(let location?):
            guard isOfUse else { return }
            if case .hover = done.last { removeLastCommand() }
            record(.hover(target(at: location).target.middle))
        default: break
        }
    }

    /// The lowest usage of modifier keys, which have the highest ones.
    private static let firstModifier = 0xE0

    /// Notifies the recorder of a changed device.
    func deviceDidChange(_ settings: PageSettings) {
        record(.send(.settings(settings)))
    }

    private func record(_ command: PageCommand, on screen: String? = nil) {
        finishMotion()
        lastTap = nil
        guard done.count < Self.capacity else { return }
        done.append(command)
        screens.append(screen ?? app.screenPath())
        onChange()
    }

    private func removeLastCommand() {
        done.removeLast()
        screens.removeLast()
    }

    private func type(_ text: String) {
        guard motion == nil, case .send(.input(.text(let before))) = done.last, before.count + text.count < 1000 else {
            return record(.send(.input(.text(text))))
        }
        removeLastCommand()
        record(.send(.input(.text(before + text))))
    }

    private func handle(_ action: AccessibleElement.Action, on id: UInt64) {
        // This action only moves the focus of the page.
        guard action != .focus else { return }
        let elements = app.accessibleElements()
        guard let element = elements.first(where: { $0.id == id }),
            let target = CommandTarget(element, among: elements, at: nil)
        else { return }
        record(.perform(target, action))
    }

    // MARK: Fingers

    private func handle(_ touch: HostInput.Touch, at time: Double) {
        switch touch.phase {
        case .began:
            if gesture == nil {
                finishMotion()
                let found = target(at: touch.target ?? touch.location)
                gesture = Gesture(
                    target: found.target, needsPlace: found.needsPlace, button: touch.button, began: time, starts: [:],
                    ends: [:], moved: time, offsets: app.scrollPositions(), screen: app.screenPath())
            }
            gesture?.starts[touch.identifier] = touch.location
            gesture?.ends[touch.identifier] = touch.location
        case .moved, .ended:
            guard let start = gesture?.starts[touch.identifier] else { return }
            if gesture?.ends[touch.identifier] != touch.location { gesture?.moved = time }
            if start.distance(to: touch.location) >= Self.slop, gesture?.left == nil { gesture?.left = time }
            gesture?.ends[touch.identifier] = touch.location
            if touch.phase == .ended, let done = gesture {
                gesture = nil
                finish(done, at: time)
            }
        case .cancelled: gesture = nil
        }
    }

    private func finish(_ gesture: Gesture, at time: Double) {
        let fingers = gesture.starts.keys.sorted()
        guard let start = gesture.starts[fingers[0]], let end = gesture.ends[fingers[0]] else { return }
        if fingers.count > 1, let otherStart = gesture.starts[fingers[1]], let otherEnd = gesture.ends[fingers[1]] {
            let scale = end.distance(to: otherEnd) / max(start.distance(to: otherStart), 1)
            return record(.pinch(gesture.target.middle, scale: min(max(scale, 0.05), 20).rounded(to: 100)))
        }
        guard let left = gesture.left else { return press(gesture, at: start, until: time) }
        let held = left - gesture.began
        let seconds = max(gesture.moved - left, 0.05)
        let distance = Size(width: (end.x - start.x).rounded(), height: (end.y - start.y).rounded())
        motion = PendingGesture(
            command: .drag(
                from: gesture.target, to: .distance(distance), seconds: min(seconds, 10).rounded(to: 20),
                held: held >= Self.holding ? min(held, 10).rounded(to: 10) : 0,
                rests: time - gesture.moved >= Self.rest),
            target: gesture.target.middle, offsets: held >= Self.holding ? [] : gesture.offsets,
            screen: gesture.screen)
        lastTap = nil
        onChange()
    }

    private func press(_ gesture: Gesture, at location: Point, until end: Double) {
        let target = gesture.needsPlace ? gesture.target : gesture.target.middle
        let seconds = end - gesture.began
        guard seconds < Self.holding else {
            return record(.press(target, gesture.button, seconds: min(seconds, 10).rounded(to: 10)))
        }
        if let lastTap, gesture.began - lastTap.end < Self.tapInterval,
            lastTap.location.distance(to: location) < Self.slop, gesture.button == nil,
            case .press(let target, nil, let seconds, let times) = done.last, times < 10
        {
            done[done.count - 1] = .press(target, nil, seconds: seconds, times: times + 1)
            onChange()
        } else {
            record(.press(target, gesture.button, seconds: PageCommand.tapDuration))
        }
        lastTap = (end, location)
    }

    // MARK: Wheels

    private func handle(_ location: Point, _ delta: Size, at time: Double) {
        if let turned = motion?.turned, time - turned < Self.wheelInterval {
            motion?.turned = time
            motion?.turn.width += delta.width
            motion?.turn.height += delta.height
            return
        }
        finishMotion()
        let target = target(at: location).target.middle
        motion = PendingGesture(
            command: .scroll(target, by: delta), target: target, offsets: app.scrollPositions(), turned: time,
            turn: delta, screen: app.screenPath())
        lastTap = nil
        onChange()
    }

    /// Records the result of a drag or of turns of the scroll wheel.
    private func finishMotion() {
        guard let motion else { return }
        self.motion = nil
        let before = Dictionary(motion.offsets.map { ($0.path, $0.offset) }) { first, _ in first }
        let moved = app.scrollPositions().compactMap { position -> (distance: Size, turnsPages: Bool)? in
            guard let start = before[position.path] else { return nil }
            let distance = Size(
                width: (position.offset.x - start.x).rounded(to: 100),
                height: (position.offset.y - start.y).rounded(to: 100))
            return distance == .zero ? nil : (distance, position.turnsPages)
        }
        if moved.count == 1, !moved[0].turnsPages {
            record(.scroll(motion.target, by: moved[0].distance), on: motion.screen)
        } else if motion.turned != nil {
            // Turns without an effect aren't recorded.
            if !moved.isEmpty { record(.scroll(motion.target, by: motion.turn), on: motion.screen) }
        } else {
            record(motion.command, on: motion.screen)
        }
    }

    // MARK: Names

    /// Returns the smallest element at a point. Of elements with the same size, it's the frontmost one.
    private func target(at point: Point) -> (target: CommandTarget, needsPlace: Bool) {
        let elements = app.accessibleElements()
        let here = elements.filter { $0.frame.contains(point) }
        func area(_ element: AccessibleElement) -> Double { element.frame.size.width * element.frame.size.height }
        let place = { (frame: Rect) in
            Point(
                x: ((point.x - frame.minX) / frame.size.width).rounded(to: 100),
                y: ((point.y - frame.minY) / frame.size.height).rounded(to: 100))
        }
        guard let found = here.reversed().min(by: { area($0) < area($1) }),
            let target = CommandTarget(found, among: elements, at: place(found.frame))
        else { return (.point(Point(x: point.x.rounded(), y: point.y.rounded())), true) }
        return (target, [.slider, .textField, .searchField, .image].contains(found.role))
    }
}

extension Point {
    fileprivate func distance(to other: Point) -> Double {
        ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
    }
}

extension Double {
    /// Returns the nearest multiple of a fraction of 1.
    fileprivate func rounded(to parts: Double) -> Double { (self * parts).rounded() / parts }
}
