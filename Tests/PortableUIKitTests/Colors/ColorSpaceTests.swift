import CollageTesting
import Foundation
import Testing

struct ColorSpaceTests {
    @Test func `a color has the components of its color space`() throws {
        let rgb = try #require(CGColorSpace(name: CGColorSpace.sRGB))
        #expect(CGColor(colorSpace: rgb, components: [0.1, 0.2, 0.3, 0.5])?.components == [0.1, 0.2, 0.3, 0.5])
        let gray = CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.25, 1])
        #expect(gray?.components == [0.25, 0.25, 0.25, 1])
        #expect(gray?.colorSpace?.model == .rgb)
        let ink = CGColor(colorSpace: CGColorSpaceCreateDeviceCMYK(), components: [0, 1, 0, 0.5, 1])
        #expect(ink?.components == [0.5, 0, 0.5, 1])
    }
}
