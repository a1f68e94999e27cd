import DisplayList
import LayoutGeometry

/// Notes what a person does in an app as commands that do it again in another run of it: by the names of what is touched
/// rather than by places.
///
/// A finger that scrolls becomes a turn of the wheel by what it has scrolled, however long the contents glide on, so
/// that the same is on the screen afterwards. Everything else that fingers do stays what it is.
@MainActor
final class SessionRecorder {
    /// A finger that moves less than that, in points, taps or holds.
    private static let slop = 10.0
    /// How long it does that to hold, how long a finger rests that stops before it is lifted, and how soon the next tap
    /// belongs to the last, in seconds.
    private static let holding = 0.4
    private static let rest = 0.1
    private static let tapInterval = 0.3
    /// How long a wheel may rest between two turns that are one, in seconds.
    private static let wheelInterval = 1.0
    /// As many commands as are kept.
    private static let capacity = 2000

    /// What one or two fingers have done until now.
    private struct Gesture {
        var target: CommandTarget
        /// Whether it matters where the element is touched.
        var needsPlace: Bool
        var button: HostInput.Touch.Button?
        var began: Double
        var starts: [Int: Point]
        var ends: [Int: Point]
        /// When the finger left the place where it came down, and when it moved last.
        var left: Double?
        var moved: Double
        var offsets: [ScrollPosition]
        var screen: String
    }

    /// Something whose outcome isn't known before the screen rests: a drag, or turns of a wheel.
    private struct Motion {
        var command: PageCommand
        var target: CommandTarget
        var offsets: [ScrollPosition]
        /// When the wheel was turned last; nil for a finger.
        var turned: Double?
        /// How far the wheel was turned.
        var turn = Size.zero
        var screen: String
    }

    private let app: any HostedApp
    private var done: [PageCommand] = []
    /// Where in the app each was done.
    private var screens: [String] = []
    private var gesture: Gesture?
    private var motion: Motion?
    private var lastTap: (end: Double, location: Point)?
    private var isTextTaken = false
    /// What an input method shows until it is done.
    private var composition = ""
    /// Called when something was noted.
    var onChange: () -> Void = {}

    /// Whether nothing was done in the app before.
    let isWhole: Bool

    init(app: any HostedApp, isWhole: Bool = true) {
        self.app = app
        self.isWhole = isWhole
    }

    /// What was done, as far as its outcome is known.
    var commands: [PageCommand] {
        if !app.needsFrame { finishMotion() }
        return done
    }

    /// What leads from the launch to where a person is in the app now: everything but what was done on screens that were
    /// left again, and the ways there and back.
    var way: [PageCommand] {
        let commands = commands
        var way: [(command: PageCommand, screen: String)] = []
        for (command, screen) in zip(commands.map(Optional.some) + [nil], screens + [app.screenPath()]) {
            if way.last?.screen != screen, let left = way.lastIndex(where: { $0.screen == screen }) {
                way.removeSubrange(left...)
            }
            if let command { way.append((command, screen)) }
        }
        return way.map(\.command)
    }

    // MARK: Inputs

    /// Hears of an input before the app does.
    func willReceive(_ input: HostInput, at time: Double) {
        switch input {
        case .touch(let touch): take(touch, at: time)
        case .wheel(let location, let delta): take(location, delta, at: time)
        case .text(let text):
            composition = ""
            if !isTextTaken { type(text) }
        case .deleteBackward: if !isTextTaken { note(.say(.input(.deleteBackward))) }
        case .composition(let text, _): composition = text
        case .endComposition:
            if !composition.isEmpty { type(composition) }
            composition = ""
        case .edit, .clipboard: note(.say(.input(input)))
        case .accessibility(let id, let action): take(action, on: id)
        case .key, .hover: break
        }
    }

    /// Hears whether the app had a use for an input.
    func didReceive(_ input: HostInput, isOfUse: Bool) {
        switch input {
        case .key(let key):
            guard [.began, .repeated].contains(key.phase) else { return }
            isTextTaken = isOfUse
            guard isOfUse, key.usage < Self.firstModifier else { return }
            var key = key
            key.phase = .began
            note(.key(key))
        case .hover(let location?):
            guard isOfUse else { return }
            if case .hover = done.last { takeBackLast() }
            note(.hover(target(at: location).target.middle))
        default: break
        }
    }

    /// The modifier keys have the highest numbers.
    private static let firstModifier = 0xE0

    /// Hears of another device.
    func deviceDidChange(_ settings: PageSettings) {
        note(.say(.settings(settings)))
    }

    private func note(_ command: PageCommand, on screen: String? = nil) {
        finishMotion()
        lastTap = nil
        guard done.count < Self.capacity else { return }
        done.append(command)
        screens.append(screen ?? app.screenPath())
        onChange()
    }

    private func takeBackLast() {
        done.removeLast()
        screens.removeLast()
    }

    private func type(_ text: String) {
        guard motion == nil, case .say(.input(.text(let before))) = done.last, before.count + text.count < 1000 else {
            return note(.say(.input(.text(text))))
        }
        takeBackLast()
        note(.say(.input(.text(before + text))))
    }

    private func take(_ action: AccessibleElement.Action, on id: UInt64) {
        // That moves nothing but the focus of the page.
        guard action != .focus else { return }
        let elements = app.accessibleElements()
        guard let element = elements.first(where: { $0.id == id }),
            let target = CommandTarget(element, among: elements, at: nil)
        else { return }
        note(.perform(target, action))
    }

    // MARK: Fingers

    private func take(_ touch: HostInput.Touch, at time: Double) {
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
            return note(.pinch(gesture.target.middle, scale: min(max(scale, 0.05), 20).rounded(to: 100)))
        }
        guard let left = gesture.left else { return press(gesture, at: start, until: time) }
        let held = left - gesture.began
        let seconds = max(gesture.moved - left, 0.05)
        let distance = Size(width: (end.x - start.x).rounded(), height: (end.y - start.y).rounded())
        motion = Motion(
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
            return note(.press(target, gesture.button, seconds: min(seconds, 10).rounded(to: 10)))
        }
        if let lastTap, gesture.began - lastTap.end < Self.tapInterval,
            lastTap.location.distance(to: location) < Self.slop, gesture.button == nil,
            case .press(let target, nil, let seconds, let times) = done.last, times < 10
        {
            done[done.count - 1] = .press(target, nil, seconds: seconds, times: times + 1)
            onChange()
        } else {
            note(.press(target, gesture.button, seconds: PageCommand.tapDuration))
        }
        lastTap = (end, location)
    }

    // MARK: Wheels

    private func take(_ location: Point, _ delta: Size, at time: Double) {
        if let turned = motion?.turned, time - turned < Self.wheelInterval {
            motion?.turned = time
            motion?.turn.width += delta.width
            motion?.turn.height += delta.height
            return
        }
        finishMotion()
        let target = target(at: location).target.middle
        motion = Motion(
            command: .scroll(target, by: delta), target: target, offsets: app.scrollPositions(), turned: time,
            turn: delta, screen: app.screenPath())
        lastTap = nil
        onChange()
    }

    /// Notes what has come of a drag or of turns of the wheel.
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
            note(.scroll(motion.target, by: moved[0].distance), on: motion.screen)
        } else if motion.turned != nil {
            // Turns that have moved nothing are nothing.
            if !moved.isEmpty { note(.scroll(motion.target, by: motion.turn), on: motion.screen) }
        } else {
            note(motion.command, on: motion.screen)
        }
    }

    // MARK: Names

    /// What is at a place: the smallest element there, of equals the one in front.
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
    /// The nearest number of so many parts of one.
    fileprivate func rounded(to parts: Double) -> Double { (self * parts).rounded() / parts }
}
