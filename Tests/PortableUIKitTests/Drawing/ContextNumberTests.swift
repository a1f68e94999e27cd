import CollageTesting
import Foundation
import PortableUIKit
import Testing

/// Contexts and layers accept all numbers: they draw nothing, or what is left of their drawing, and don't end the process.
@MainActor
struct ContextNumberTests {
    nonisolated private static let numbers: [CGFloat] = [
        .nan, .infinity, -.infinity, -1, 0, 1e300, 1e-300, 1e9,
    ]

    // Images are encoded by the host of the tests.
    private let host = TestHost(size: CGSize(width: 60, height: 60))
    private let mask = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
        $0.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
    }

    private func draw(_ drawing: (CGContext, CGRect) -> Void) {
        let bounds = CGRect(x: 0, y: 0, width: 50, height: 50)
        let image = UIGraphicsImageRenderer(bounds: bounds).image { drawing($0.cgContext, bounds) }
        #expect(image.pngData() != nil)
    }

    @Test(arguments: numbers) func `clips accept all numbers`(number: CGFloat) throws {
        let odd = CGRect(x: number, y: 0, width: number, height: 3)
        let mask = try #require(mask.cgImage)
        draw { context, rect in
            context.saveGState()
            context.clip(to: [rect, odd])
            context.fill(rect)
            context.restoreGState()
            context.saveGState()
            context.clip(to: odd, mask: mask)
            context.fill(rect)
            context.restoreGState()
            context.addRect(odd)
            context.clip()
            _ = context.boundingBoxOfClipPath
            context.fill(rect)
        }
    }

    @Test(arguments: numbers) func `transparency layers accept all numbers`(number: CGFloat) {
        draw { context, rect in
            context.beginTransparencyLayer(in: CGRect(x: 0, y: 0, width: number, height: 10), auxiliaryInfo: nil)
            context.fill(rect)
            context.endTransparencyLayer()
            context.scaleBy(x: number, y: 1)
            context.rotate(by: number)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.clip(to: rect)
            context.fill(rect)
            context.endTransparencyLayer()
        }
    }

    @Test(arguments: numbers) func `shadows accept all numbers`(number: CGFloat) {
        draw { context, rect in
            context.setShadow(offset: CGSize(width: number, height: 1), blur: 2)
            context.fill(rect.insetBy(dx: 10, dy: 10))
            context.setShadow(offset: .zero, blur: number)
            context.fill(rect.insetBy(dx: 10, dy: 10))
        }
    }

    @Test(arguments: numbers) func `dashes accept all numbers`(number: CGFloat) {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: number, y: 3))
        #expect(elementCount(path.copy(dashingWithPhase: number, lengths: [3, 1])) <= 500_000)
        path.addLine(to: CGPoint(x: 50, y: 3))
        #expect(elementCount(path.copy(dashingWithPhase: number, lengths: [number, 1])) <= 500_000)
        #expect(elementCount(path.copy(dashingWithPhase: 0, lengths: [1e-7])) <= 500_000)
    }

    private func elementCount(_ path: CGPath) -> Int {
        var count = 0
        path.applyWithBlock { _ in count += 1 }
        return count
    }

    @Test(arguments: numbers) func `tiles accept all numbers`(number: CGFloat) {
        let layer = CATiledLayer()
        layer.frame = CGRect(x: 5, y: 5, width: 40, height: 40)
        layer.tileSize = CGSize(width: number, height: 8)
        layer.setNeedsDisplay()
        draw { context, _ in layer.render(in: context) }
    }
}
