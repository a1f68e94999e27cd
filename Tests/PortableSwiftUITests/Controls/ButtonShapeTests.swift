import CollageTesting
import Testing

@testable import PortableSwiftUI

/// The outlines of bordered buttons, and sensory feedback.
@MainActor struct ButtonShapeTests {
    private let host = TestHost()

    private func sizes(_ shape: ButtonBorderShape) throws -> (button: CGSize, label: CGSize) {
        host.show(
            UIHostingController(
                rootView: Button {
                } label: {
                    Color.red.frame(width: 40, height: 20)
                }
                .buttonStyle(.bordered).buttonBorderShape(shape).accessibilityIdentifier("button")))
        host.settle()
        let parts = try #require(host.first(HostingView.self)).inspectedParts
        let button = try #require(host.elements.first).frame.size
        let label = try #require(parts.first { $0.name == "Shape" && $0.frame.size == CGSize(width: 40, height: 20) })
        return (button, label.frame.size)
    }

    @Test func `a circle is as wide as it is high, and other shapes follow their label`() throws {
        let plain = try sizes(.automatic), circle = try sizes(.circle)
        #expect(plain.button.width > plain.button.height)
        #expect(circle.button.width == circle.button.height)
        #expect(circle.button.width == 40 + plain.button.height - 20)
        #expect(try sizes(.capsule).button == plain.button)
    }

    @Test func `an outline has the corners of its shape`() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
        func contains(_ shape: ButtonBorderShape, _ x: CGFloat, _ y: CGFloat) -> Bool {
            shape.path(in: rect).contains(CGPoint(x: x, y: y))
        }
        // A point near a corner is only in rectangles with small corners.
        #expect(contains(.automatic, 2, 2) && contains(.roundedRectangle(radius: 4), 2, 2))
        #expect(!contains(.capsule, 2, 2) && !contains(.roundedRectangle(radius: 12), 2, 2))
        #expect(contains(.capsule, 1, 20) && !contains(.circle, 1, 20))
        #expect(!contains(.capsule.inset(by: 2), 1, 20))
        #expect(
            ButtonBorderShape.capsule != .circle && ButtonBorderShape.roundedRectangle(radius: 4) != .roundedRectangle)
    }

    @Test func `sensory feedback is evaluated at each change, with the old and new values`() throws {
        final class Log { var entries: [String] = [] }
        struct Screen: View {
            let log: Log
            @State private var count = 0

            var body: some View {
                Button("More") { count += 1 }
                    .sensoryFeedback(trigger: count) { old, new in
                        log.entries.append("\(old) \(new)")
                        return new > 1 ? .success : nil
                    }
                    .sensoryFeedback(.impact(weight: .heavy), trigger: count) { _, new in
                        log.entries.append("if \(new)")
                        return new == 2
                    }
            }
        }
        let log = Log()
        host.show(UIHostingController(rootView: Screen(log: log)))
        host.settle()
        #expect(log.entries.isEmpty)
        try host.element(.label("More")).tap()
        try host.element(.label("More")).tap()
        #expect(log.entries.filter { !$0.hasPrefix("if") } == ["0 1", "1 2"])
        #expect(log.entries.filter { $0.hasPrefix("if") } == ["if 1", "if 2"])
        #expect(SensoryFeedback.impact == .impact(weight: .medium) && SensoryFeedback.start != .stop)
        #expect(SensoryFeedback.impact(flexibility: .soft) != .impact(flexibility: .rigid))
    }
}
