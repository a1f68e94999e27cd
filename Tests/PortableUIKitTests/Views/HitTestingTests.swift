import PortableUIKit
import Testing

@MainActor struct HitTestingTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let front = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))

    init() {
        root.addSubview(back)
        root.addSubview(front)
    }

    @Test func `the frontmost view under the point is hit`() {
        #expect(root.hitTest(CGPoint(x: 30, y: 30), with: nil) === front)
        #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === back)
        #expect(root.hitTest(CGPoint(x: 100, y: 100), with: nil) == nil)
    }

    @Test func `hidden, transparent, and disabled views aren't hit`() {
        front.isHidden = true
        #expect(root.hitTest(CGPoint(x: 30, y: 30), with: nil) === back)
        front.isHidden = false
        front.alpha = 0.005
        #expect(root.hitTest(CGPoint(x: 30, y: 30), with: nil) === back)
        front.alpha = 1
        front.isUserInteractionEnabled = false
        #expect(root.hitTest(CGPoint(x: 30, y: 30), with: nil) === back)
    }

    @Test func `parts outside of the superview aren't hit`() {
        let inner = UIView(frame: CGRect(x: 30, y: 0, width: 40, height: 40))
        front.addSubview(inner)
        #expect(root.hitTest(CGPoint(x: 55, y: 25), with: nil) === inner)
        #expect(root.hitTest(CGPoint(x: 75, y: 25), with: nil) === back)
    }
}
