import CairoRenderer
import DisplayList
import Foundation
import LayoutGeometry
import Testing

/// The effects of filters on the nodes in a node.
struct FilterTests {
    private let size = Size(width: 100, height: 100)

    private func filtered(
        _ filter: DisplayNode.Filter, _ nodes: [DisplayNode], opacity: Double = 1, mask: [DisplayNode] = []
    ) -> DisplayNode {
        DisplayNode(
            id: 99, bounds: Rect(x: 0, y: 0, width: 100, height: 100), opacity: opacity, filter: filter,
            children: nodes, mask: mask)
    }

    private func picture(_ node: DisplayNode, scale: Double = 1) throws -> DecodedImage {
        let root = DisplayNode(id: 0, bounds: Rect(origin: .zero, size: size), children: [node])
        return try CairoRenderer().pixels(DisplayFrame(size: size, scale: scale, root: root))
    }

    @Test(arguments: [1.0, 2, 3], [2.0, 5, 8])
    func `a blurred edge has a Gaussian profile`(scale: Double, radius: Double) throws {
        let half = node(50, 0, 50, 100, color: .white)
        let image = try picture(filtered(.blur(radius: radius, isOpaque: false), [half]), scale: scale)
        for deviations in [-2.0, -1, 0, 1, 2] {
            let column = Int(((50 + deviations * radius) * scale).rounded())
            let pixel = image[column, Int(50 * scale)]
            // The share to the left of the pixel's middle.
            let distance = ((Double(column) + 0.5) / scale - 50) / radius
            let share = (1 + erf(distance / 2.0.squareRoot())) / 2
            #expect(abs(Double(pixel.alpha) / 255 - share) < 0.03, "\(deviations) deviations")
        }
    }

    @Test func `an opaque blur ends at its edges`() throws {
        let box = DisplayNode(
            id: 1, bounds: Rect(x: 0, y: 0, width: 40, height: 40), backgroundColor: .white)
        var blurred = DisplayNode(
            id: 2, bounds: box.bounds, transform: AffineTransform(translationX: 30, y: 30),
            filter: .blur(radius: 6, isOpaque: true), children: [box])
        var image = try picture(blurred)
        #expect(image[31, 31] == .white)
        #expect(image[29, 50].alpha == 0)
        blurred.filter = .blur(radius: 6, isOpaque: false)
        image = try picture(blurred)
        #expect(image[50, 50].alpha > 240)
        #expect((100...155).contains(image[30, 50].alpha))
        #expect(image[27, 50].alpha > 0, "it reaches out of its room")
    }

    @Test func `blurring an empty node changes nothing`() throws {
        let half = node(50, 0, 50, 100, color: .white)
        let plain = try picture(filtered(.blur(radius: 0, isOpaque: false), [half]))
        #expect(plain[49, 50].alpha == 0 && plain[50, 50] == .white)
    }

    @Test func `colors are transformed by the matrix`() throws {
        let color = Color(red: 0.8, green: 0.4, blue: 0.2, alpha: 1)
        func shown(_ matrix: ColorMatrix) throws -> Pixel {
            try picture(filtered(.colors(matrix), [node(0, 0, 100, 100, color: color)]))[50, 50]
        }
        // Of 204, 102 and 51; gray is 0.2126 · 204 + 0.7152 · 102 + 0.0722 · 51 = 120.
        #expect(try shown(.brightness(0.2)).isNear(Pixel(255, 153, 102), within: 1))
        #expect(try shown(.contrast(0.5)).isNear(Pixel(166, 115, 89), within: 1))
        #expect(try shown(.saturation(0)).isNear(Pixel(120, 120, 120), within: 1))
        #expect(try shown(.inversion).isNear(Pixel(51, 153, 204), within: 1))
        let half = Color(red: 0.5, green: 1, blue: 0, alpha: 1)
        #expect(try shown(.multiplication(by: half)).isNear(Pixel(102, 102, 0), within: 1))
        let turned = try shown(.hueRotation(cosine: cos(Double.pi), sine: 0))
        #expect(turned.red < turned.blue, "the opposite hue")
        #expect(abs(Int(try shown(.luminanceToAlpha).alpha) - 120) <= 1)
        #expect(try shown(.identity).isNear(Pixel(204, 102, 51), within: 0))
    }

    @Test func `opacity and mask apply after the filter`() throws {
        let white = node(0, 0, 100, 100, color: .white)
        let mask = [node(0, 0, 50, 100, color: .black)]
        let image = try picture(filtered(.colors(.inversion), [white], opacity: 0.5, mask: mask))
        #expect(image[25, 50].alpha == 128 && image[25, 50].red == 0)
        #expect(image[75, 50].alpha == 0)
    }

    @Test func `documents show an image`() throws {
        let root = DisplayNode(
            id: 0, bounds: Rect(origin: .zero, size: size),
            children: [filtered(.blur(radius: 4, isOpaque: false), [node(20, 20, 60, 60, color: .black)])])
        let frame = DisplayFrame(size: size, scale: 2, root: root)
        let svg = String(decoding: try CairoRenderer().svg(frame), as: UTF8.self)
        #expect(svg.contains("<image"))
        #expect(try CairoRenderer().pdf(frame).count > 1_000)
    }
}
