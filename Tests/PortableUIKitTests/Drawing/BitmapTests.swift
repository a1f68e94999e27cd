import CollageTesting
import PortableUIKit
import Testing

@testable import PortableQuartz

@MainActor struct BitmapTests {
    private static let rgba = CGImageAlphaInfo.premultipliedLast.rawValue

    private let host = TestHost()

    private func bitmap(_ data: UnsafeMutableRawPointer? = nil, _ width: Int, _ height: Int) -> CGContext? {
        CGContext(
            data: data, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: Self.rgba)
    }

    private func bytes(of context: CGContext) -> [UInt8] {
        guard let data = context.data else { return [] }
        return [UInt8](UnsafeRawBufferPointer(start: data, count: context.bytesPerRow * context.height))
    }

    /// An image of 2 × 2 pixels: red and green at the top, blue and white at the bottom.
    private func colors() throws -> CGImage {
        let pixels: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255]
        let provider = try #require(CGDataProvider(data: Data(pixels)))
        return try #require(
            CGImage(
                width: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: Self.rgba), provider: provider,
                decode: nil, shouldInterpolate: false, intent: .defaultIntent))
    }

    @Test func `an image that is drawn into a bitmap has its pixels from the top`() throws {
        let context = try #require(bitmap(nil, 2, 2))
        context.draw(try colors(), in: CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(bytes(of: context) == [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255])
    }

    @Test func `the y-axis of a bitmap points up`() throws {
        let context = try #require(bitmap(nil, 1, 2))
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(bytes(of: context) == [0, 0, 0, 0, 255, 0, 0, 255])
    }

    @Test func `drawing is in the app's memory immediately`() throws {
        var pixel = [UInt8](repeating: 0, count: 4)
        try pixel.withUnsafeMutableBytes { memory in
            let context = try #require(bitmap(memory.baseAddress, 1, 1))
            context.setFillColor(red: 0, green: 0, blue: 1, alpha: 0.5)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(pixel == [0, 0, 128, 128])
    }

    @Test func `an image has the pixels that the app changed, below later drawing`() throws {
        let context = try #require(bitmap(nil, 2, 1))
        let data = try #require(context.data)
        data.storeBytes(of: 0xFF00_00FF, as: UInt32.self)
        context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        let image = try #require(context.makeImage())
        #expect(image.dataProvider?.data.map { [UInt8]($0) } == [0, 0, 255, 255, 0, 255, 0, 255])
    }

    @Test func `a transform that was set before pixels were read still applies`() throws {
        let context = try #require(bitmap(nil, 2, 1))
        context.translateBy(x: 1, y: 0)
        _ = context.data
        context.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(bytes(of: context) == [0, 0, 0, 0, 255, 255, 255, 255])
    }

    @Test func `drawing after pixels were read in a saved state changes the pixels`() throws {
        let context = try #require(bitmap(nil, 2, 1))
        context.saveGState()
        context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        _ = context.data
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        #expect(bytes(of: context) == [0, 0, 0, 255, 0, 0, 0, 0])
        context.restoreGState()
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        #expect(bytes(of: context) == [0, 0, 0, 255, 0, 0, 0, 255])
    }

    @Test func `clearing everything makes all pixels transparent`() throws {
        let context = try #require(bitmap(nil, 1, 1))
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(bytes(of: context) == [0, 0, 0, 255])
        context.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(bytes(of: context) == [0, 0, 0, 0])
    }

    @Test(arguments: [
        (CGImageAlphaInfo.premultipliedFirst, CGBitmapInfo.byteOrder32Little, [3, 2, 1, 255] as [UInt8]),
        (.premultipliedFirst, .byteOrderDefault, [255, 1, 2, 3]), (.noneSkipLast, .byteOrder32Big, [1, 2, 3, 0]),
        (.noneSkipFirst, .byteOrder32Little, [3, 2, 1, 0]),
    ])
    func `pixels have the layout that the app specifies`(
        alpha: CGImageAlphaInfo, order: CGBitmapInfo, expected: [UInt8]
    ) throws {
        let context = try #require(
            CGContext(
                data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: alpha.rawValue | order.rawValue))
        context.setFillColor(red: 1 / 255, green: 2 / 255, blue: 3 / 255, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(bytes(of: context) == expected)
    }

    @Test func `gray pixels have the luminance of colors`() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue))
        context.draw(try colors(), in: CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(bytes(of: context) == [76, 150, 29, 255])
    }

    @Test func `unsupported pixel layouts, and sizes of zero, create no context`() {
        let rgb = CGColorSpaceCreateDeviceRGB()
        #expect(
            CGContext(
                data: nil, width: 1, height: 1, bitsPerComponent: 16, bytesPerRow: 0, space: rgb, bitmapInfo: Self.rgba)
                == nil)
        #expect(bitmap(nil, 0, 1) == nil)
        #expect(bitmap(nil, .max, .max) == nil)
        #expect(
            CGContext(
                data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 7, space: rgb, bitmapInfo: Self.rgba)
                == nil)
    }

    @Test func `a part of an image is cut out from the top`() throws {
        let part = try #require(try colors().cropping(to: CGRect(x: 1, y: 0, width: 5, height: 1)))
        #expect((part.width, part.height) == (1, 1))
        #expect(part.dataProvider?.data.map { [UInt8]($0) } == [0, 255, 0, 255])
        #expect(try colors().cropping(to: CGRect(x: 2, y: 0, width: 1, height: 1)) == nil)
    }

    @Test func `an image without all of its bytes can't be created`() throws {
        let provider = try #require(CGDataProvider(data: Data([1, 2, 3])))
        let image = CGImage(
            width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: Self.rgba), provider: provider,
            decode: nil, shouldInterpolate: false, intent: .defaultIntent)
        #expect(image == nil)
    }

    @Test func `color spaces have names and models`() {
        #expect(CGColorSpace(name: CGColorSpace.displayP3)?.isWideGamutRGB == true)
        #expect(CGColorSpace(name: CGColorSpace.sRGB)?.numberOfComponents == 3)
        #expect(CGColorSpaceCreateDeviceGray().model == .monochrome)
        #expect(CGColorSpace(name: "unknown") == nil)
    }
}
