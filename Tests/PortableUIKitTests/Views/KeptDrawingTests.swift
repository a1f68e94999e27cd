import CollageTesting
import DisplayList
import Testing

@_spi(Collage) import PortableUIKit

@MainActor struct KeptDrawingTests {
    private final class Canvas: UIView {
        var dots: [CGPoint] = []

        override func draw(_ rect: CGRect) {
            guard let dot = dots.last else { return }
            UIColor.red.setFill()
            UIRectFill(CGRect(x: dot.x, y: dot.y, width: 1, height: 1))
        }

        func add(_ dot: CGPoint) {
            dots.append(dot)
            setNeedsDisplay()
        }
    }

    private let host = TestHost(size: CGSize(width: 100, height: 100))
    private let canvas = Canvas()

    private func fillCount() -> Int {
        host.settle()
        let node = canvas.layer.displayNode(at: host.now)
        return node?.commands.count { if case .fill = $0 { true } else { false } } ?? 0
    }

    @Test(arguments: [true, false]) func `a drawing remains if the context isn't cleared`(clears: Bool) {
        canvas.clearsContextBeforeDrawing = clears
        canvas.isOpaque = false
        canvas.add(CGPoint(x: 1, y: 1))
        host.show(canvas)
        #expect(fillCount() == 1)
        host.run { canvas.add(CGPoint(x: 5, y: 5)) }
        #expect(fillCount() == (clears ? 1 : 2))
    }

    @Test func `another size starts with an empty drawing, and so does an opaque view`() {
        canvas.clearsContextBeforeDrawing = false
        canvas.isOpaque = false
        canvas.add(CGPoint(x: 1, y: 1))
        host.show(canvas)
        #expect(fillCount() == 1)
        host.run {
            canvas.bounds.size.width = 50
            canvas.add(CGPoint(x: 5, y: 5))
        }
        #expect(fillCount() == 1)
        host.run {
            canvas.isOpaque = true
            canvas.add(CGPoint(x: 9, y: 9))
        }
        #expect(fillCount() == 1)
    }
}
