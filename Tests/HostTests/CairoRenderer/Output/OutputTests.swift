import CairoRenderer
import DisplayList
import Foundation
import LayoutGeometry
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

struct OutputTests {
    /// A frame with every kind of command.
    private static let frame: DisplayFrame = {
        let title = text("Quick & <sharp> שלום", font: FontDescription(size: 22, weight: 700), baseline: 24)
        let stops = [Gradient.Stop(location: 0, color: .red), Gradient.Stop(location: 1, color: .blue)]
        let gradient = Gradient(shape: .conic(center: Point(x: 30, y: 30), angle: 1), stops: stops)
        let image = DisplayImage(id: 1, content: .pixels([0, 0, 255, 255]), pixelWidth: 1, pixelHeight: 1)
        var card = node(
            20, 60, 100, 60, color: .white, corners: 12,
            commands: [
                .text(title, origin: .zero), .image(image, rect: Rect(x: 5, y: 5, width: 9, height: 9)),
                .fill(Path(Rect(x: 10, y: 10, width: 40, height: 40)), .gradient(gradient)),
            ])
        card.shadow = .init(color: .black, radius: 6, offset: Size(width: 0, height: 3))
        let faded = node(40, 130, 60, 40, opacity: 0.4, children: [node(0, 0, 30, 30, color: .green), card])
        let size = Size(width: 200, height: 200)
        let root = DisplayNode(
            id: 0, bounds: Rect(origin: .zero, size: size), backgroundColor: .white, children: [card, faded])
        return DisplayFrame(size: size, scale: 2, root: root)
    }()

    @Test func `the same frame has the same bytes`() throws {
        let (first, second) = (CairoRenderer(), CairoRenderer())
        let png = try first.png(Self.frame)
        #expect(try first.png(Self.frame) == png)
        #expect(try second.png(Self.frame) == png)
        let svg = try first.svg(Self.frame)
        #expect(try first.svg(Self.frame) == svg)
        #expect(try second.svg(Self.frame) == svg)
        let pdf = try first.pdf(Self.frame)
        #expect(try second.pdf(Self.frame) == pdf)
    }

    @Test func `a PNG reads back as its pixels`() throws {
        let renderer = CairoRenderer()
        for scale in [1.0, 2, 3] {
            let file = try renderer.png(Self.frame, scale: scale)
            #expect(try CairoImageDecoder().decode(file) == renderer.pixels(Self.frame, scale: scale))
            // Without an alpha channel.
            #expect(file[25] == 2)
        }
    }

    @Test func `a transparent PNG reads back as its pixels`() throws {
        var frame = Self.frame
        frame.root.backgroundColor = nil
        let renderer = CairoRenderer()
        let (file, pixels) = (try renderer.png(frame), try renderer.pixels(frame))
        let decoded = try CairoImageDecoder().decode(file)
        #expect(zip(decoded.pixels, pixels.pixels).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    }

    @Test func `an SVG is well formed and has the size`() throws {
        let svg = Data(try CairoRenderer().svg(Self.frame))
        let parser = XMLParser(data: svg)
        #expect(parser.parse(), "\(String(describing: parser.parserError))")
        let text = String(decoding: svg, as: UTF8.self)
        #expect(text.contains("viewBox=\"0 0 200 200\""))
        // Cairo draws a page as one image, of 300 dots per inch, if an SVG can't express something in it.
        #expect(!text.contains("width=\"834\"") && !text.contains("width=\"833\""))
    }

    @Test func `a PDF has no date of today`() throws {
        let pdf = String(decoding: try CairoRenderer().pdf(Self.frame), as: UTF8.self)
        #expect(pdf.hasPrefix("%PDF-"))
        #expect(pdf.contains("%%EOF"))
        #expect(pdf.contains("/CreationDate (20000101"))
        #expect(!pdf.contains("/ModDate"))
    }

    @Test(arguments: [
        (Size(width: 0, height: 5), 1.0), (Size(width: .nan, height: 5), 1), (Size(width: 5, height: 5), .infinity),
        (Size(width: 1e6, height: 1e6), 1), (Size(width: 5, height: 5), -2),
    ])
    func `sizes that can not be drawn are errors`(size: Size, scale: Double) {
        let frame = DisplayFrame(size: size, scale: scale, root: DisplayNode(id: 0, bounds: .zero))
        #expect(throws: RenderingError.self) { try CairoRenderer().png(frame) }
    }
}
