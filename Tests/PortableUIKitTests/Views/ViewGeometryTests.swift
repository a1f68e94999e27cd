import PortableUIKit
import Testing

@MainActor struct ViewGeometryTests {
    @Test func `setting the frame sets bounds and center`() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
        #expect(view.center == CGPoint(x: 25, y: 40))
        view.bounds.size = CGSize(width: 10, height: 10)
        #expect(view.frame == CGRect(x: 20, y: 35, width: 10, height: 10))
    }

    @Test func `the frame of a rotated view is its bounding box`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(abs(view.frame.minX - 25) < 1e-9)
        #expect(abs(view.frame.minY + 25) < 1e-9)
        #expect(abs(view.frame.width - 50) < 1e-9)
        #expect(abs(view.frame.height - 100) < 1e-9)
        #expect(view.bounds.size == CGSize(width: 100, height: 50))
    }

    @Test func `setting the frame of a scaled view divides by the scale`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
        #expect(view.bounds.size == CGSize(width: 20, height: 20))
        #expect(view.frame == CGRect(x: 10, y: 10, width: 40, height: 40))
    }

    @Test func `points are converted through offsets and transforms`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let scrolled = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        scrolled.bounds.origin = CGPoint(x: 0, y: 50)
        let leaf = UIView(frame: CGRect(x: 0, y: 60, width: 20, height: 20))
        root.addSubview(scrolled)
        scrolled.addSubview(leaf)
        #expect(leaf.convert(CGPoint.zero, to: root) == CGPoint(x: 10, y: 20))
        #expect(root.convert(CGPoint(x: 10, y: 20), to: leaf) == .zero)
        #expect(leaf.convert(leaf.bounds, to: root) == CGRect(x: 10, y: 20, width: 20, height: 20))
        #expect(root.convert(leaf.bounds, from: leaf) == CGRect(x: 10, y: 20, width: 20, height: 20))
    }

    @Test(arguments: [
        (UIView.AutoresizingMask.flexibleWidth, CGRect(x: 10, y: 10, width: 180, height: 80)),
        (UIView.AutoresizingMask.flexibleLeftMargin, CGRect(x: 110, y: 10, width: 80, height: 80)),
        (UIView.AutoresizingMask.flexibleRightMargin, CGRect(x: 10, y: 10, width: 80, height: 80)),
        (
            UIView.AutoresizingMask([.flexibleLeftMargin, .flexibleRightMargin]),
            CGRect(x: 60, y: 10, width: 80, height: 80)
        ),
        (UIView.AutoresizingMask([]), CGRect(x: 10, y: 10, width: 80, height: 80)),
    ])
    func `the mask specifies which lengths follow the superview's width`(
        mask: UIView.AutoresizingMask, expected: CGRect
    ) {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
        child.autoresizingMask = mask
        parent.addSubview(child)
        parent.frame.size.width = 200
        #expect(child.frame == expected)
    }

    @Test func `a frame that isn't a number raises an exception that names it`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UIView().frame = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)
        }
        #expect(result.message.contains("CALayer position contains NaN"))
    }

    @Test func `a center that isn't a number raises an exception that names it`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIView().center = CGPoint(x: 3, y: CGFloat.nan) }
        }
        #expect(result.message.contains("CALayer position contains NaN: [3.0 nan]"))
    }

    @Test func `infinite lengths become finite`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10))
        #expect(view.bounds.width.isFinite && view.frame.maxX.isFinite)
    }
}
