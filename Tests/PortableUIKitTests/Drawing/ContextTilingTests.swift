import CollageTesting
import Foundation
import PortableUIKit
import Testing

/// Tiled images, conic gradients, and device coordinates of contexts.
@MainActor
struct ContextTilingTests {
    // Bitmaps are drawn by the host of the tests.
    private let host = TestHost(size: CGSize(width: 20, height: 20))

    private func pixels(_ drawing: (CGContext) throws -> Void) throws -> CGContext {
        let context = try #require(
            CGContext(
                data: nil, width: 20, height: 20, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        try drawing(context)
        return context
    }

    private func pixel(_ context: CGContext, _ x: Int, _ y: Int) throws -> [UInt8] {
        let data = try #require(context.data)
        return [UInt8](UnsafeRawBufferPointer(start: data + y * context.bytesPerRow + x * 4, count: 4))
    }

    @Test func `tiles continue a rectangle in all directions of the clip`() throws {
        let tile = try #require(
            pixels {
                $0.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
                $0.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
            }.makeImage())
        let context = try pixels {
            $0.clip(to: CGRect(x: 0, y: 0, width: 18, height: 20))
            $0.draw(tile, in: CGRect(x: 8, y: 8, width: 4, height: 4), byTiling: true)
        }
        #expect(try pixel(context, 0, 1) == [255, 0, 0, 255] && pixel(context, 3, 1) == [0, 0, 0, 0])
        #expect(try pixel(context, 16, 18) == [255, 0, 0, 255] && pixel(context, 19, 18) == [0, 0, 0, 0])
    }

    @Test func `tiles that are too small aren't drawn`() throws {
        let tile = try #require(pixels { $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20)) }.makeImage())
        let context = try pixels {
            $0.draw(tile, in: CGRect(x: 0, y: 0, width: 1e-9, height: 1), byTiling: true)
            $0.draw(tile, in: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1), byTiling: true)
        }
        #expect(try pixel(context, 0, 19) == [0, 0, 0, 0])
    }

    @Test func `a conic gradient begins at its angle`() throws {
        let gradient = try #require(
            CGGradient(
                colorsSpace: nil, colors: [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray, locations: nil))
        let context = try pixels { $0.drawConicGradient(gradient, center: CGPoint(x: 10, y: 10), angle: 0) }
        let colors = try [pixel(context, 18, 9), pixel(context, 18, 10)].map { $0[0] > $0[2] }
        #expect(Set(colors) == [true, false], "red and blue meet at the x-axis")
    }

    @Test func `device coordinates are pixels`() throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), false, 2)
        defer { UIGraphicsEndImageContext() }
        let context = try #require(UIGraphicsGetCurrentContext())
        context.translateBy(x: 1, y: 0)
        #expect(context.convertToDeviceSpace(CGPoint(x: 2, y: 3)) == CGPoint(x: 6, y: 6))
        #expect(context.convertToUserSpace(CGRect(x: 6, y: 6, width: 4, height: 2)).origin == CGPoint(x: 2, y: 3))
    }
}
