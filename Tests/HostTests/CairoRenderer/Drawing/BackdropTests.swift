import CairoRenderer
import DisplayList
import Foundation
import LayoutGeometry
import Testing

struct BackdropTests {
    private let size = Size(width: 100, height: 100)

    /// Black to the left of 50 points, white to the right.
    private let edge = [node(0, 0, 50, 100, color: .black), node(50, 0, 50, 100, color: .white)]

    private func glass(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double = 5, saturation: Double = 1,
        tint: Color? = nil, corners: Double = 0, opacity: Double = 1
    ) -> DisplayNode {
        var glass = node(x, y, width, height, color: tint, opacity: opacity, corners: corners)
        glass.id = 99
        glass.backdrop = .init(radius: radius, saturation: saturation)
        return glass
    }

    private func picture(_ nodes: [DisplayNode], scale: Double = 1) throws -> DecodedImage {
        let root = DisplayNode(id: 0, bounds: Rect(origin: .zero, size: size), children: nodes)
        return try CairoRenderer().pixels(DisplayFrame(size: size, scale: scale, root: root))
    }

    @Test(arguments: [1.0, 2, 3], [2.0, 5, 8])
    func `a blurred edge has a Gaussian profile`(scale: Double, radius: Double) throws {
        let image = try picture(edge + [glass(0, 20, 100, 60, radius: radius)], scale: scale)
        for deviations in [-2.0, -1, 0, 1, 2] {
            let column = Int(((50 + deviations * radius) * scale).rounded())
            let pixel = image[column, Int(50 * scale)]
            // The share to the left of the pixel's middle.
            let distance = ((Double(column) + 0.5) / scale - 50) / radius
            let share = (1 + erf(distance / 2.0.squareRoot())) / 2
            #expect(abs(Double(pixel.red) / 255 - share) < 0.03, "\(deviations) deviations")
            #expect(pixel.alpha == 255)
        }
        // Nothing outside of the node is blurred.
        #expect(image[Int(50 * scale) - 1, Int(10 * scale)] == .black)
        #expect(image[Int(50 * scale), Int(90 * scale)] == .white)
    }

    @Test func `the area outside mirrors the area inside`() throws {
        // White begins at the node's edge: it isn't visible inside.
        let image = try picture(edge + [glass(0, 0, 50, 100)])
        #expect(image[49, 50] == .black)
        #expect(image[50, 50] == .white)
    }

    @Test func `the blur is clipped to rounded corners and clips`() throws {
        let stripes = (0..<50).map { node(Double($0) * 2, 0, 1, 100, color: .white) }
        let ground = node(0, 0, 100, 100, color: .black)
        let image = try picture([ground] + stripes + [glass(20, 20, 60, 60, corners: 30)])
        #expect(image[50, 50].isNear(Pixel(128, 128, 128), within: 3))
        #expect([image[21, 21], image[22, 21]].contains(.black) && [image[21, 21], image[22, 21]].contains(.white))
        var clip = node(0, 0, 50, 100, children: [glass(20, 20, 60, 60)])
        clip.clipsToBounds = true
        let clipped = try picture([ground] + stripes + [clip])
        #expect(clipped[40, 50].isNear(Pixel(128, 128, 128), within: 3))
        #expect(clipped[60, 50] != clipped[61, 50])
    }

    @Test func `the color of the material covers the blur`() throws {
        let image = try picture(edge + [glass(0, 0, 100, 100, tint: Color.white.multiplyingAlpha(by: 0.5))])
        #expect(image[5, 50].isNear(Pixel(128, 128, 128)))
        #expect(image[95, 50].isNear(.white))
    }

    @Test func `saturation intensifies colors`() throws {
        let ground = node(0, 0, 100, 100, color: Color(red: 0.6, green: 0.4, blue: 0.4))
        let strong = try picture([ground, glass(0, 0, 100, 100, saturation: 2)])[50, 50]
        // Like CSS's `saturate(2)`.
        #expect(strong.isNear(Pixel(195, 93, 93), within: 2), "\(strong)")
        let gray = try picture([ground, glass(0, 0, 100, 100, saturation: 0)])[50, 50]
        #expect(gray.isNear(Pixel(113, 113, 113), within: 2), "\(gray)")
    }

    @Test func `a translucent node shows the blur as much as its color`() throws {
        let ground = node(0, 0, 100, 100, color: .black)
        let stripes = (0..<50).map { node(Double($0) * 2, 0, 1, 100, color: .white) }
        let image = try picture([ground] + stripes + [glass(0, 0, 100, 100, opacity: 0.5)])
        let pair = [image[50, 50].red, image[51, 50].red].sorted()
        #expect(abs(Int(pair[0]) - 64) <= 3 && abs(Int(pair[1]) - 191) <= 3)
    }

    @Test func `a node's own shadow isn't behind its backdrop`() throws {
        var card = glass(20, 20, 60, 60, tint: Color.white.multiplyingAlpha(by: 0.2))
        card.shadow = .init(color: .black, radius: 10, offset: Size(width: 0, height: 0))
        let image = try picture([node(0, 0, 100, 100, color: .white), card])
        #expect(image[50, 50].isNear(.white))
        #expect(image[15, 50].red < 240)
    }

    @Test func `rotated nodes are blurred, too`() throws {
        var turned = glass(0, 0, 40, 40)
        turned.transform = AffineTransform(a: 0.7071, b: 0.7071, c: -0.7071, d: 0.7071, tx: 50, ty: 20)
        let image = try picture(edge + [turned])
        #expect(image[50, 48].isNear(Pixel(128, 128, 128), within: 20))
        #expect(image[24, 22] == .black)
    }

    @Test func `a document has the blur as an image`() throws {
        let frame = DisplayFrame(
            size: size, scale: 2,
            root: DisplayNode(
                id: 0, bounds: Rect(origin: .zero, size: size),
                children: edge + [glass(0, 20, 100, 60, tint: Color.white.multiplyingAlpha(by: 0.1))]))
        let plain = DisplayFrame(
            size: size, scale: 2, root: DisplayNode(id: 0, bounds: Rect(origin: .zero, size: size), children: edge))
        let renderer = CairoRenderer()
        let document = String(decoding: try renderer.svg(frame), as: UTF8.self)
        #expect(document.contains("<image"))
        #expect(!String(decoding: try renderer.svg(plain), as: UTF8.self).contains("<image"))
        #expect(try renderer.svg(frame) == Array(document.utf8))
        #expect(!(try renderer.pdf(frame)).isEmpty)
    }

    @Test(arguments: [Double.nan, .infinity, -1, 0, 1e300])
    func `an invalid blur is omitted`(radius: Double) throws {
        let image = try picture(edge + [glass(0, 0, 100, 100, radius: radius)])
        #expect(image.coverage == 10_000)
        if radius != 1e300 { #expect(image[49, 50] == .black && image[50, 50] == .white) }
    }
}
