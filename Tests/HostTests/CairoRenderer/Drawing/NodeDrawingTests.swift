import CairoRenderer
import DisplayList
import LayoutGeometry
import Testing

struct NodeDrawingTests {
    @Test(arguments: [1, 2, 3]) func `a filled node covers its pixels exactly`(scale: Int) throws {
        let image = try draw(node(2, 3, 10, 5, color: .red), scale: Double(scale))
        #expect((image.pixelWidth, image.pixelHeight) == (20 * scale, 20 * scale))
        #expect(image.coverage == Double(50 * scale * scale))
        #expect(image[2 * scale, 3 * scale] == Pixel(255, 0, 0))
        #expect(image[12 * scale - 1, 8 * scale - 1] == Pixel(255, 0, 0))
        #expect(image[2 * scale - 1, 3 * scale] == .clear)
        #expect(image[12 * scale, 8 * scale - 1] == .clear)
    }

    @Test func `colors have their exact bytes`() throws {
        let color = Color(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)
        #expect(try draw(node(0, 0, 20, 20, color: color))[5, 5].isNear(Pixel(26, 51, 77, 128), within: 1))
    }

    @Test func `corners are round`() throws {
        let image = try draw(node(0, 0, 20, 20, color: .red, corners: 8), scale: 2)
        #expect(image[0, 0] == .clear)
        #expect(image[16, 0].alpha > 200)
        #expect(image[20, 20] == Pixel(255, 0, 0))
        let missing = 4 * 64 - Double.pi * 64
        #expect(abs(image.coverage - (400 - missing) * 4) < 3)
    }

    @Test func `the border is inside and on top`() throws {
        var box = node(2, 2, 16, 16, color: .blue, children: [node(0, 0, 16, 16, color: .green)])
        box.border = .init(width: 2, color: .red)
        let image = try draw(box)
        #expect(image[1, 10] == .clear)
        #expect([image[2, 10], image[3, 10]] == [Pixel(255, 0, 0), Pixel(255, 0, 0)])
        #expect(image[4, 10] == Pixel(0, 255, 0))
    }

    @Test func `clipping cuts children at the rounded bounds`() throws {
        var box = node(5, 5, 10, 10, corners: 5, children: [node(-5, -5, 20, 20, color: .red)])
        #expect(try draw(box)[0, 0] == Pixel(255, 0, 0))
        box.clipsToBounds = true
        let image = try draw(box)
        #expect(image[0, 0] == .clear)
        #expect(image[5, 5].alpha < 60)
        #expect(image[10, 10] == Pixel(255, 0, 0))
        #expect(abs(image.coverage - .pi * 25) < 1)
    }

    @Test func `the origin of the bounds scrolls the content`() throws {
        let scroll = DisplayNode(
            id: 1, bounds: Rect(x: 0, y: 1000, width: 20, height: 20),
            transform: AffineTransform(translationX: 0, y: -1000), clipsToBounds: true,
            children: [node(0, 1010, 20, 5, color: .red)])
        let image = try draw(scroll)
        #expect(image[0, 10] == Pixel(255, 0, 0))
        #expect(image[0, 9] == .clear)
    }

    @Test func `opacity applies to a node as a whole`() throws {
        let children = [node(0, 0, 10, 20, color: .red), node(5, 0, 10, 20, color: .blue)]
        let image = try draw(node(0, 0, 20, 20, opacity: 0.5, children: children))
        #expect(image[2, 5].isNear(Pixel(128, 0, 0, 128), within: 1))
        #expect(image[7, 5].isNear(Pixel(0, 0, 128, 128), within: 1))
        #expect(image[17, 5] == .clear)
    }

    @Test func `nodes that are transparent, empty, or not finite aren't drawn`() throws {
        var flat = node(0, 0, 20, 20, color: .red)
        flat.transform = AffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
        var endless = node(0, 0, 20, 20, color: .red)
        endless.bounds.size.width = .infinity
        let image = try draw(
            node(0, 0, 20, 20, color: .red, opacity: 0), node(0, 0, -5, 20, color: .red),
            node(.nan, 0, 20, 20, color: .red), flat, endless, node(0, 0, 1, 1, color: .green))
        #expect(image.coverage == 1)
        #expect(image[0, 0] == Pixel(0, 255, 0))
    }

    @Test func `a huge node is drawn where it's visible`() throws {
        let image = try draw(node(5, -1e8, 10, 2e8, color: .red), scale: 3)
        #expect(image.coverage == 10 * 20 * 9)
    }

    @Test func `transforms turn`() throws {
        var bar = node(0, 0, 20, 4, color: .red)
        bar.transform = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 12, ty: 0)
        let image = try draw(bar)
        #expect(image.coverage == 80)
        #expect(image[9, 19] == Pixel(255, 0, 0))
    }

    @Test func `a mask keeps the content that its alpha covers`() throws {
        var box = node(0, 0, 20, 20, color: .red)
        box.mask = [node(5, 5, 5, 5, color: Color(red: 0, green: 1, blue: 0, alpha: 0.5))]
        let image = try draw(box)
        #expect(image[7, 7].isNear(Pixel(128, 0, 0, 128), within: 1))
        #expect(image[4, 7] == .clear)
    }
}
