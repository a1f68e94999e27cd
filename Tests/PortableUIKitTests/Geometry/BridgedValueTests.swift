import CollageTesting
import Foundation
import PortableUIKit
import Testing

/// Numbers and geometry stored as objects in dictionaries and animations, read as Swift values.
struct BridgedValueTests {
    @Test func `a number converts to CGFloat`() {
        let value: Any = NSNumber(value: 2.5)
        #expect(value as? CGFloat == 2.5)
        #expect(value as? Double == 2.5)
        #expect(["alpha": NSNumber(value: 1)] as [String: Any] as? [String: CGFloat] == ["alpha": 1])
    }

    @Test func `a CGFloat converts to a number`() {
        let value: Any = CGFloat(3)
        #expect(value as? NSNumber == 3)
        #expect([1, 2.5, CGFloat(3)] as [Any] as? [NSNumber] == [1, 2.5, 3])
    }

    @Test func `a CGFloat can be created from a number`() {
        #expect(CGFloat(truncating: Decimal(string: "0.25")! as NSNumber) == 0.25)
        #expect(CGFloat(exactly: NSNumber(value: 3)) == 3)
        #expect(CGFloat(exactly: NSNumber(value: UInt64.max)) == nil)
    }

    @Test func `a value that isn't a number isn't a CGFloat`() {
        let values: [Any] = ["2.5", NSValue(cgPoint: .zero), CGRect.zero]
        #expect(values.allSatisfy { !($0 is CGFloat) })
    }

    @Test func `points, sizes, and rectangles can be read from values`() {
        let values: [Any] = [
            NSValue(cgPoint: CGPoint(x: 1, y: 2)), NSValue(cgSize: CGSize(width: 3, height: 4)),
            NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)),
        ]
        #expect(values.compactMap { $0 as? CGPoint } == [CGPoint(x: 1, y: 2)])
        #expect(values.compactMap { $0 as? CGSize } == [CGSize(width: 3, height: 4)])
        #expect(values.compactMap { $0 as? CGRect } == [CGRect(x: 1, y: 2, width: 3, height: 4)])
        #expect(CGPoint(x: 5, y: 6) as Any as? NSValue == NSValue(cgPoint: CGPoint(x: 5, y: 6)))
    }

    @Test func `transforms read from values are unchanged`() {
        let turn = CATransform3DMakeRotation(1, 0.5, 0.5, 1)
        #expect(CATransform3DEqualToTransform(NSValue(caTransform3D: turn).caTransform3DValue, turn))
        let scale = CGAffineTransform(a: 2, b: 0, c: 0.5, d: 3, tx: 10, ty: 20)
        #expect(NSValue(cgAffineTransform: scale).cgAffineTransformValue == scale)
        #expect(CATransform3DIsIdentity(NSValue(cgPoint: .zero).caTransform3DValue))
    }

    @Test @MainActor func `animations accept transforms and points as values`() {
        let host = TestHost(size: CGSize(width: 100, height: 100))
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        host.window.layer.addSublayer(layer)
        host.run { host.window.isHidden = false }
        host.settle()
        let turn = CAKeyframeAnimation(keyPath: "transform")
        turn.values = [
            NSValue(caTransform3D: CATransform3DIdentity), NSValue(caTransform3D: CATransform3DMakeScale(3, 3, 1)),
        ]
        let move = CABasicAnimation(keyPath: "position")
        move.toValue = NSValue(cgPoint: CGPoint(x: 55, y: 5))
        host.run {
            for (animation, key) in [(turn, "turn"), (move as CAAnimation, "move")] {
                animation.duration = 1
                layer.add(animation, forKey: key)
            }
        }
        host.advance(by: 0.5)
        let seen = layer.presentation()
        #expect(abs((seen?.transform.m11 ?? 0) - 2) < 0.1)
        #expect(abs((seen?.position.x ?? 0) - 30) < 1)
    }
}
