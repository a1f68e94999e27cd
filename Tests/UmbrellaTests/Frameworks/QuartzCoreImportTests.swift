import QuartzCore
import Testing

/// Files that import only Core Animation compile as on Apple's systems.
@MainActor struct QuartzCoreImportTests {
    @Test func `QuartzCore has its layers, and CoreGraphics with them, without other imports`() {
        let layer = CAShapeLayer()
        layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)
        layer.transform = CATransform3DMakeScale(2, 2, 1)
        #expect(layer.path?.boundingBox.width == 4)
        #expect(CATransform3DIsIdentity(CATransform3DIdentity))
    }
}
