import DisplayList
import Foundation
import PortableUIKit

extension TestHost {
    /// Does what a person does, without waiting for what comes of it.
    func perform(_ input: ScreenInput) {
        switch input {
        case .tap(let place): hold(place, for: 0.05)
        case .hold(let place, let seconds): hold(place, for: seconds)
        case .drag(let start, let end):
            let finger = move(from: start, to: end)
            for _ in 0..<3 {
                advance(by: 1.0 / 15)
                finger.move(to: point(end))
            }
            finger.lift()
        case .fling(let start, let end): move(from: start, to: end).lift()
        case .brokenDrag(let start, let end): move(from: start, to: end).cancel()
        case .type(let text):
            activate()
            session.receive(.text(text))
        }
    }

    private func hold(_ place: ScreenInput.Place, for seconds: Double) {
        let finger = touch(at: point(place))
        advance(by: seconds)
        finger.lift()
    }

    private func move(from start: ScreenInput.Place, to end: ScreenInput.Place) -> Finger {
        let finger = touch(at: point(start)), steps = 6
        for step in 1...steps {
            let part = Double(step) / Double(steps)
            advance(by: 1.0 / 40)
            finger.move(
                to: point(.init(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)))
        }
        return finger
    }

    private func point(_ place: ScreenInput.Place) -> CGPoint {
        CGPoint(x: window.bounds.width * place.x, y: window.bounds.height * place.y)
    }

    /// An input of one of these kinds that is likely to do something to what is on the screen.
    func randomInput(_ kinds: ScreenInput.Kinds, using generator: inout SeededGenerator) -> ScreenInput? {
        let all: [ScreenInput.Kinds] = [.taps, .taps, .holds, .drags, .drags, .flings, .typing]
        guard let kind = all.filter({ kinds.contains($0) }).randomElement(using: &generator) else { return nil }
        let start = randomPlace(using: &generator)
        switch kind {
        case .taps: return .tap(start)
        case .holds: return .hold(start, seconds: 0.7)
        case .typing: return .type(["a", "two words ", "\u{8}", "é"].randomElement(using: &generator)!)
        default:
            var end = start
            let distance = Double.random(in: -0.6...0.6, using: &generator)
            if generator.chance(70) { end.y += distance } else { end.x += distance }
            if kind == .flings { return .fling(from: start, to: end) }
            return generator.chance(80) ? .drag(from: start, to: end) : .brokenDrag(from: start, to: end)
        }
    }

    /// The middle of something that says what it is, or any place.
    private func randomPlace(using generator: inout SeededGenerator) -> ScreenInput.Place {
        let size = window.bounds.size
        if generator.chance(75), let element = session.accessibleElements().randomElement(using: &generator) {
            return .init(
                ((element.frame.minX + element.frame.size.width / 2) / size.width).hundredths,
                ((element.frame.minY + element.frame.size.height / 2) / size.height).hundredths)
        }
        return .init(
            Double.random(in: 0.02...0.98, using: &generator).hundredths,
            Double.random(in: 0.02...0.98, using: &generator).hundredths)
    }
}

extension Double {
    /// Rounded so that it is short to print.
    fileprivate var hundredths: Double { (self * 1000).rounded() / 1000 }
}
