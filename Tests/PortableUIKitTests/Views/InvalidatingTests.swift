import CollageTesting
import Testing

@MainActor struct InvalidatingTests {
    private final class Box: UIView {
        var log: [String] = []
        @Invalidating(.layout, .intrinsicContentSize, .constraints) var spacing = 8
        @Invalidating(.layout, .display, .constraints, .intrinsicContentSize, .configuration) var gap = 1

        override func setNeedsLayout() { log.append("layout") }
        override func setNeedsUpdateConstraints() { log.append("constraints") }
        override func setNeedsDisplay() { log.append("display") }
        override func invalidateIntrinsicContentSize() { log.append("size") }
    }

    @Test func `each property invalidates once, and not if the value is the same`() {
        let box = Box()
        box.log = []
        box.spacing = 9
        #expect(box.log == ["layout", "size", "constraints"])
        box.spacing = 9
        #expect(box.log.count == 3)
        box.log = []
        box.gap = 2
        #expect(box.log == ["layout", "display", "constraints", "size"])
    }
}
