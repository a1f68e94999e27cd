import DisplayList
import Foundation
import PortableUIKit

/// Performs the touches and key presses of a walk. It may keep a finger on the screen during other steps.
@MainActor
final class InputPerformer {
    private let host: TestHost
    private var finger: TestHost.Finger?

    init(_ host: TestHost) {
        self.host = host
    }

    /// Performs an input without waiting until the screen settles. A finger on the screen is lifted before the next
    /// touch.
    func perform(_ input: ScreenInput) {
        switch input {
        case .tap(let place): hold(place, for: 0.05)
        case .hold(let place, let seconds): hold(place, for: seconds)
        case .press(let place):
            lift()
            finger = host.touch(at: point(place))
        case .move(let place): move(to: place)
        case .lift: lift()
        case .drag(let start, let end):
            perform(.press(start))
            move(to: end)
            for _ in 0..<3 {
                host.advance(by: 1.0 / 15)
                finger?.move(to: point(end))
            }
            lift()
        case .longPressDrag(let start, let end):
            perform(.press(start))
            host.advance(by: 0.7)
            move(to: end)
            host.advance(by: 0.2)
            lift()
        case .fling(let start, let end):
            perform(.press(start))
            move(to: end)
            lift()
        case .cancelledDrag(let start, let end):
            perform(.press(start))
            move(to: end)
            finger?.cancel()
            finger = nil
        case .type(let text):
            host.activate()
            host.session.receive(.text(text))
        }
    }

    /// Lifts the finger, if one is down.
    func lift() {
        finger?.lift()
        finger = nil
    }

    private func hold(_ place: ScreenInput.Location, for seconds: Double) {
        perform(.press(place))
        host.advance(by: seconds)
        lift()
    }

    private func move(to place: ScreenInput.Location) {
        guard let finger else { return }
        let start = finger.location, end = point(place), steps = 6
        for step in 1...steps {
            let part = CGFloat(step) / CGFloat(steps)
            host.advance(by: 1.0 / 40)
            finger.move(to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        }
    }

    private func point(_ place: ScreenInput.Location) -> CGPoint {
        CGPoint(x: host.window.bounds.width * place.x, y: host.window.bounds.height * place.y)
    }

    // MARK: Chance

    /// Returns an input of one of these kinds that's likely to affect the content of the screen.
    func randomInput(_ kinds: ScreenInput.Kinds, using generator: inout SeededGenerator) -> ScreenInput? {
        if finger != nil, generator.chance(60) {
            return generator.chance(50) ? .lift : .move(randomLocation(using: &generator))
        }
        let all: [ScreenInput.Kinds] = [.taps, .taps, .holds, .drags, .drags, .swipes, .typing]
        guard let kind = all.filter({ kinds.contains($0) }).randomElement(using: &generator) else { return nil }
        let start = randomLocation(using: &generator)
        switch kind {
        case .taps: return .tap(start)
        case .holds:
            switch Int.random(in: 0..<3, using: &generator) {
            case 0: return .hold(start, seconds: 0.7)
            case 1: return .press(start)
            default: return .longPressDrag(from: start, to: randomLocation(using: &generator))
            }
        case .typing: return .type(["a", "two words ", "\u{8}", "é"].randomElement(using: &generator)!)
        default:
            var end = start
            // A finger that moves less is a tap.
            let length = Double.random(in: 0.05...0.6, using: &generator).shortened
            let distance = generator.chance(50) ? length : -length
            if kind == .drags { end.y += distance } else { end.x += distance }
            switch Int.random(in: 0..<8, using: &generator) {
            case 0...2: return .fling(from: start, to: end)
            case 3: return .cancelledDrag(from: start, to: end)
            default: return .drag(from: start, to: end)
            }
        }
    }

    /// Returns the center of an accessibility element, a point near its leading or trailing edge, where rows have
    /// controls, or a random point.
    private func randomLocation(using generator: inout SeededGenerator) -> ScreenInput.Location {
        let size = host.window.bounds.size
        if generator.chance(75), let element = host.session.accessibleElements().randomElement(using: &generator) {
            let middle = (element.frame.minX + element.frame.size.width / 2) / size.width
            let edge = generator.chance(50) ? 0.07 : 0.93
            return .init(
                (generator.chance(25) ? edge : middle).shortened,
                ((element.frame.minY + element.frame.size.height / 2) / size.height).shortened)
        }
        return .init(
            Double.random(in: 0.02...0.98, using: &generator).shortened,
            Double.random(in: 0.02...0.98, using: &generator).shortened)
    }
}

extension Double {
    /// The number rounded to three decimal places.
    fileprivate var shortened: Double { (self * 1000).rounded() / 1000 }
}
