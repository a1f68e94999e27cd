import CCairoPango
import CairoRenderer
import DisplayList
import LayoutGeometry
import Testing

struct ImageDrawingTests {
    private let all = Rect(x: 0, y: 0, width: 20, height: 20)

    /// Two by two pixels: red, green; blue, half of white.
    private let fourPixels = DisplayImage(
        id: 1,
        content: .pixels([0, 0, 255, 255, 0, 255, 0, 255, 255, 0, 0, 255, 128, 128, 128, 128]),
        pixelWidth: 2, pixelHeight: 2)

    @Test func `an image in its own size is copied`() throws {
        let image = try draw(
            node(0, 0, 20, 20, commands: [.image(fourPixels, rect: Rect(x: 3, y: 4, width: 2, height: 2))]))
        #expect(image[3, 4] == Pixel(255, 0, 0))
        #expect(image[4, 4] == Pixel(0, 255, 0))
        #expect(image[3, 5] == Pixel(0, 0, 255))
        #expect(image[4, 5] == Pixel(128, 128, 128, 128))
        #expect(image[2, 4] == .clear)
    }

    @Test func `a smaller image averages its pixels`() throws {
        let image = try draw(
            node(0, 0, 20, 20, commands: [.image(fourPixels, rect: Rect(x: 0, y: 0, width: 1, height: 1))]))
        #expect(image[0, 0].isNear(Pixel(96, 96, 96, 223), within: 3))
    }

    @Test func `edges of enlarged images are sharp`() throws {
        let image = try draw(node(0, 0, 20, 20, commands: [.image(fourPixels, rect: all)]))
        #expect(image[0, 0] == Pixel(255, 0, 0))
        #expect(image[19, 0] == Pixel(0, 255, 0))
        #expect(image[0, 19] == Pixel(0, 0, 255))
    }

    @Test func `without interpolation, enlarged pixels are squares`() throws {
        let smooth = try draw(node(0, 0, 20, 20, commands: [.image(fourPixels, rect: all)]))
        let squares = try draw(
            node(
                0, 0, 20, 20,
                commands: [
                    .save, .interpolation(isSmooth: false), .image(fourPixels, rect: all), .restore,
                ]))
        #expect(squares[9, 0] == Pixel(255, 0, 0) && squares[10, 0] == Pixel(0, 255, 0))
        #expect(smooth[9, 0] != Pixel(255, 0, 0))
    }

    @Test func `a tint keeps only the alpha`() throws {
        let image = try draw(node(0, 0, 20, 20, commands: [.image(fourPixels, rect: all, tint: .blue)]))
        #expect(image[0, 0] == Pixel(0, 0, 255))
        #expect(image[19, 19].isNear(Pixel(0, 0, 128, 128)))
    }

    @Test func `cap insets keep their size`() throws {
        // Three by three: red corners, green sides, blue middle, at two pixels a point.
        let (r, g, b) = ([0, 0, 255, 255] as [UInt8], [0, 255, 0, 255] as [UInt8], [255, 0, 0, 255] as [UInt8])
        func wide(_ a: [UInt8], _ b: [UInt8]) -> [UInt8] { a + a + b + b + a + a }
        let rows = [wide(r, g), wide(r, g), wide(g, b), wide(g, b), wide(r, g), wide(r, g)]
        let frame = DisplayImage(
            id: 2, content: .pixels(rows.flatMap { $0 }), pixelWidth: 6, pixelHeight: 6, scale: 2)
        let caps = Insets(top: 1, leading: 1, bottom: 1, trailing: 1)
        let image = try draw(node(0, 0, 20, 20, commands: [.image(frame, rect: all, capInsets: caps)]), scale: 2)
        #expect(image[0, 0] == Pixel(255, 0, 0))
        #expect(image[39, 39] == Pixel(255, 0, 0))
        #expect(image[20, 0] == Pixel(0, 255, 0))
        #expect(image[20, 20] == Pixel(0, 0, 255))
    }

    @Test func `drawings are drawn in their points at every scale`() throws {
        let drawing = DisplayImage(
            id: 3,
            content: .commands([.fill(Path(Rect(x: 0, y: 0, width: 5, height: 10)), .color(.red))]), pixelWidth: 20,
            pixelHeight: 20, scale: 2)
        let image = try draw(node(0, 0, 20, 20, commands: [.image(drawing, rect: all)]), scale: 3)
        #expect(image[29, 59] == Pixel(255, 0, 0))
        #expect(image[30, 0] == .clear)
    }

    @Test func `icons fill their box`() throws {
        // A filled circle of the icon face.
        let circle = DisplayImage(
            id: 4, content: .symbol(SymbolDrawing(icon: "\u{F12F}", weight: 400)), pixelWidth: 20, pixelHeight: 20)
        let image = try draw(node(0, 0, 20, 20, commands: [.image(circle, rect: all, tint: .red)]))
        #expect(image[10, 10] == Pixel(255, 0, 0))
    }

    @Test func `layers of a symbol have their colors, and a translucent layer doesn't show through itself`() throws {
        let box = Rect(x: 0, y: 0, width: 1, height: 1), middle = Rect(x: 0.4, y: 0.4, width: 0.2, height: 0.2)
        var symbol = SymbolDrawing(
            [
                .init(.fill(Path(box)), layer: 1), .init(.stroke(Path(box), width: 0.2), layer: 1),
                .init(.fill(Path(Rect(x: 0, y: 0, width: 0.2, height: 0.2))), .erase),
                .init(.fill(Path(middle)), .cutOut),
            ], weight: 400)
        func drawn() throws -> DecodedImage {
            let image = DisplayImage(id: 8, content: .symbol(symbol), pixelWidth: 20, pixelHeight: 20)
            return try draw(node(0, 0, 20, 20, commands: [.image(image, rect: all, tint: .red)]))
        }
        let plain = try drawn()
        #expect(plain[15, 10] == Pixel(255, 0, 0) && plain[10, 10] == .clear && plain[1, 1] == .clear)
        symbol.colors = [.blue, Color(red: 0, green: 1, blue: 0, alpha: 0.5)]
        let colored = try drawn()
        #expect(colored[10, 10] == Pixel(0, 0, 255) && colored[1, 1] == .clear)
        #expect(colored[15, 10] == colored[19, 10] && colored[15, 10].isNear(Pixel(0, 128, 0, 128), within: 1))
    }

    @Test func `a broken image shows a placeholder and is reported once`() throws {
        let renderer = CairoRenderer()
        var messages: [String] = []
        renderer.log = { messages.append($0) }
        let broken = DisplayImage(id: 5, content: .encoded([1, 2, 3]), pixelWidth: 8, pixelHeight: 8)
        let box = node(0, 0, 20, 20, commands: [.image(broken, rect: all)])
        let image = try draw(box, with: renderer)
        _ = try draw(box, with: renderer)
        #expect(image[0, 0].alpha > 20)
        #expect(image[10, 10].alpha > image[0, 0].alpha)
        #expect(messages.count == 1)
    }

    @Test func `a JPEG is scaled while it's read`() throws {
        let pixels: [UInt8] = (0..<64 * 64).flatMap { $0 % 64 < 32 ? [255, 0, 0] as [UInt8] : [0, 0, 255] }
        let file = TestImages.jpeg(width: 64, height: 64, format: TJPF_RGB, pixels: pixels)
        let photo = DisplayImage(id: 6, content: .encoded(file), pixelWidth: 64, pixelHeight: 64)
        let renderer = CairoRenderer()
        let box = node(0, 0, 20, 20, commands: [.image(photo, rect: all)])
        let image = try draw(box, with: renderer)
        #expect(image[3, 10].isNear(Pixel(255, 0, 0), within: 6))
        #expect(image[16, 10].isNear(Pixel(0, 0, 255), within: 6))
        #expect(try draw(box, with: renderer) == image)
        #expect(renderer.decodedImageCount == 1)
    }

    @Test func `an icon that the face lacks shows a placeholder`() throws {
        let unknown = DisplayImage(
            id: 7, content: .symbol(SymbolDrawing(icon: "\u{10FFFD}", weight: 400)), pixelWidth: 20, pixelHeight: 20)
        #expect(try draw(node(0, 0, 20, 20, commands: [.image(unknown, rect: all)]))[0, 0].alpha > 20)
    }
}
