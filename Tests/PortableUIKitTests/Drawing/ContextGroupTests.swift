import CollageTesting
import DisplayList
import LayoutGeometry
import PortableUIKit
import Testing

@testable import PortableQuartz

/// Shadows, transparency layers, masks, and antialiasing of contexts.
@MainActor struct ContextGroupTests {
    private let host = TestHost()

    private func bitmap(_ width: Int, _ height: Int) throws -> CGContext {
        try #require(
            CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    }

    /// The red, green, blue, and alpha of a pixel, counted from the top.
    private func pixel(_ context: CGContext, _ x: Int, _ y: Int) throws -> [UInt8] {
        let data = try #require(context.data)
        let start = data + y * context.bytesPerRow + x * 4
        return [UInt8](UnsafeRawBufferPointer(start: start, count: 4))
    }

    @Test func `a sharp shadow is drawn at its offset, upward in a bitmap`() throws {
        let context = try bitmap(20, 20)
        context.setShadow(
            offset: CGSize(width: 5, height: 5), blur: 0, color: CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.setFillColor(gray: 0, alpha: 1)
        context.fill(CGRect(x: 2, y: 2, width: 4, height: 4))
        #expect(try pixel(context, 3, 16) == [0, 0, 0, 255])
        #expect(try pixel(context, 9, 10) == [255, 0, 0, 255])
        #expect(try pixel(context, 15, 3) == [0, 0, 0, 0])
    }

    @Test func `transforms don't apply to a shadow, and it ends with the state`() throws {
        let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 100))
        context.saveGState()
        context.scaleBy(x: 2, y: 2)
        context.setShadow(offset: CGSize(width: 4, height: 6), blur: 8)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.restoreGState()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        let shadows = context.recording.compactMap { command -> DisplayNode.Shadow?? in
            if case .shadow(let shadow) = command { .some(shadow) } else { nil }
        }
        let shadow = try #require(shadows.first ?? nil)
        #expect(shadows.count == 1)
        #expect(shadow.offset == Size(width: 2, height: 3) && shadow.radius == 2)
        #expect(abs(shadow.color.alpha - 1.0 / 3) < 1e-9)
    }

    @Test func `a transparency layer is composited with the alpha as a whole`() throws {
        let context = try bitmap(10, 10)
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 6, height: 10))
        context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
        context.fill(CGRect(x: 3, y: 0, width: 7, height: 10))
        context.endTransparencyLayer()
        let red = try pixel(context, 1, 5), both = try pixel(context, 4, 5)
        #expect(red[0] > 120 && red[0] < 135 && red[2] == 0)
        #expect(both[0] == 0 && both[2] > 120 && both[2] < 135)
    }

    @Test func `a mask limits drawing to the opaque parts of its image`() throws {
        let mask = try bitmap(2, 1)
        mask.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let image = try #require(mask.makeImage())
        let context = try bitmap(10, 10)
        context.saveGState()
        context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10), mask: image)
        context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(try pixel(context, 1, 5) == [0, 255, 0, 255])
        context.restoreGState()
        #expect(try pixel(context, 9, 5) == [0, 0, 0, 0])
    }

    @Test func `without antialiasing, pixels are filled completely or not at all`() throws {
        let context = try bitmap(10, 10)
        context.setShouldAntialias(false)
        context.fillEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
        let alphas = try (0..<100).map { try pixel(context, $0 % 10, $0 / 10)[3] }
        #expect(Set(alphas) == [0, 255])
    }

    @Test func `the clip's bounding box is in the current coordinate space`() {
        let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 100, height: 100))
        context.saveGState()
        context.clip(to: CGRect(x: 20, y: 20, width: 40, height: 40))
        context.translateBy(x: 20, y: 0)
        #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 20, width: 40, height: 40))
        context.restoreGState()
        #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 100, height: 100))
    }
}
