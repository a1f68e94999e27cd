import CollageTesting
import DisplayList
import LayoutGeometry
import Testing

@testable import PortableUIKitCore
import PortableUIKit

@MainActor struct BandSelectionTests {
    private final class Log {
        var states: [UIBandSelectionInteraction.State] = []
        var rects: [CGRect] = []
    }

    private let host = TestHost(size: CGSize(width: 300, height: 400), safeAreaInsets: .zero)
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private let log = Log()
    private let interaction: UIBandSelectionInteraction

    init() {
        interaction = UIBandSelectionInteraction { [log] interaction in
            log.states.append(interaction.state)
            log.rects.append(interaction.selectionRect)
        }
        let controller = UIViewController()
        host.show(controller)
        controller.view.addSubview(view)
        view.addInteraction(interaction)
    }

    private func drag(_ points: [CGPoint], modifiers: HostInput.KeyModifiers = []) {
        for (index, point) in points.enumerated() {
            let phase: HostInput.Touch.Phase = index == 0 ? .began : index == points.count - 1 ? .ended : .moved
            host.session.receive(
                .touch(
                    HostInput.Touch(
                        identifier: 0, phase: phase, location: Point(x: point.x, y: point.y), button: .primary,
                        modifiers: modifiers)))
            host.advance(by: 0.02)
        }
    }

    @Test func `a pointer draws a rectangle around content`() {
        drag([CGPoint(x: 200, y: 200), CGPoint(x: 150, y: 180), CGPoint(x: 100, y: 120), CGPoint(x: 100, y: 120)])
        #expect(log.states.first == .began && log.states.suffix(2) == [.ended, .possible])
        #expect(log.states.contains(.selecting))
        #expect(log.rects.contains(CGRect(x: 100, y: 120, width: 100, height: 80)))
        #expect(interaction.state == .possible && view.subviews.isEmpty)
    }

    @Test func `the app can disallow a selection, and fingers don't select`() {
        interaction.shouldBeginHandler = { _, point in point.x < 100 }
        drag([CGPoint(x: 200, y: 200), CGPoint(x: 150, y: 180), CGPoint(x: 150, y: 180)])
        #expect(log.states.isEmpty)
        interaction.shouldBeginHandler = nil
        host.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 120, y: 120))
        #expect(log.states.isEmpty)
        interaction.isEnabled = false
        drag([CGPoint(x: 200, y: 200), CGPoint(x: 150, y: 180), CGPoint(x: 150, y: 180)])
        #expect(log.states.isEmpty)
    }

    @Test func `the closure of an interaction is released with it`() {
        weak var weakLog: Log?
        do {
            let log = Log()
            weakLog = log
            _ = UIBandSelectionInteraction { _ in log.states = [] }
        }
        #expect(weakLog == nil)
    }
}
