import CairoRenderer
import DisplayList
import LayoutGeometry
import Testing

struct ShadowTests {
    private func shadowed(radius: Double, path: Path? = nil, color: Color? = .white) -> DisplayNode {
        var box = node(30, 30, 40, 40, color: color)
        box.shadow = .init(color: .black, radius: radius, offset: Size(width: 0, height: 0), path: path)
        return box
    }

    private let size = Size(width: 100, height: 100)

    @Test(arguments: [1.0, 2, 3], [2.0, 5, 9])
    func `a shadow's edge has a Gaussian profile`(scale: Double, radius: Double) throws {
        let image = try draw(shadowed(radius: radius), size: size, scale: scale)
        let middle = Int(50 * scale)
        // At the edge of something wide, half of the shadow is left; one deviation outside, 16 %, two, 2 %.
        for (deviations, share) in [(0.5, 0.3085), (1.0, 0.1587), (2.0, 0.0228)] {
            let pixel = image[Int((30 - deviations * radius) * scale), middle]
            let distance = 30 - (Double(Int((30 - deviations * radius) * scale)) + 0.5) / scale
            let expected = share + (deviations * radius - distance) / radius * 0.3
            #expect(abs(Double(pixel.alpha) / 255 - expected) < 0.06)
        }
        #expect(image[0, middle].alpha <= 1)
        #expect(image[middle, middle] == .white)
    }

    @Test func `offset and color apply`() throws {
        var box = node(5, 5, 5, 5, color: .white)
        box.shadow = .init(color: .red, radius: 0, offset: Size(width: 5, height: 5))
        let image = try draw(box)
        #expect(image[12, 12] == Pixel(255, 0, 0))
        #expect(image[7, 7] == .white)
    }

    @Test func `a path casts the shadow instead of the bounds`() throws {
        let path = Path(Rect(x: 0, y: 0, width: 5, height: 5))
        let image = try draw(shadowed(radius: 0, path: path, color: nil), size: size)
        #expect(image.coverage == 25)
    }

    @Test func `a node without background casts the shadow of its content`() throws {
        var box = shadowed(radius: 0.5, color: nil)
        box.children = [node(10, 10, 5, 5, color: .white)]
        box.shadow?.offset = Size(width: 20, height: 0)
        let image = try draw(box, size: size)
        #expect(image[42, 42] == .white)
        #expect(image[62, 42].alpha > 250)
        #expect(image[35, 35] == .clear)
    }

    @Test func `the shadow of a translucent background is weaker`() throws {
        var box = node(5, 5, 5, 5, color: Color(red: 1, green: 1, blue: 1, alpha: 0.5))
        box.shadow = .init(color: .black, radius: 0, offset: Size(width: 5, height: 5))
        #expect(try draw(box)[12, 12].isNear(Pixel(0, 0, 0, 128), within: 1))
    }

    @Test func `drawing a shadow again has the same result`() throws {
        let renderer = CairoRenderer()
        let first = try draw(shadowed(radius: 7), size: size, with: renderer)
        #expect(try draw(shadowed(radius: 7), size: size, with: renderer) == first)
    }
}
