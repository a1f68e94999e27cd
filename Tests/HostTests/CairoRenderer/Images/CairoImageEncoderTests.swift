import CairoRenderer
import DisplayList
import LayoutGeometry
import Testing

struct CairoImageEncoderTests {
    private let encoder = CairoImageEncoder()
    private let decoder = CairoImageDecoder()

    /// Four by two points at double scale: the left half of a color, the right half clear.
    private func makeFrame(_ color: Color = Color(red: 1, green: 0.5, blue: 0)) -> DisplayFrame {
        let left = Path(Rect(x: 0, y: 0, width: 2, height: 2))
        let root = DisplayNode(
            id: 1, bounds: Rect(x: 0, y: 0, width: 4, height: 2), commands: [.fill(left, .color(color))])
        return DisplayFrame(size: Size(width: 4, height: 2), scale: 2, root: root)
    }

    /// Blue, green, red and alpha.
    private func pixel(_ image: DecodedImage, _ x: Int, _ y: Int) -> [Int] {
        let start = (y * image.pixelWidth + x) * 4
        return image.pixels[start..<start + 4].map(Int.init)
    }

    @Test func `a PNG keeps every pixel, including clear ones`() throws {
        let image = try decoder.decode(encoder.encode(makeFrame(), as: .png))
        #expect(image.pixelWidth == 8 && image.pixelHeight == 4)
        #expect(pixel(image, 1, 1) == [0, 128, 255, 255])
        #expect(pixel(image, 6, 1) == [0, 0, 0, 0])
    }

    @Test func `JPEG is similar, and has white instead of transparent pixels`() throws {
        let image = try decoder.decode(encoder.encode(makeFrame(), as: .jpeg(quality: 1)))
        #expect(image.pixelWidth == 8 && image.pixelHeight == 4)
        for (found, wanted) in zip(pixel(image, 1, 1), [0, 128, 255, 255]) { #expect(abs(found - wanted) < 8) }
        for found in pixel(image, 6, 1) { #expect(found > 247) }
    }

    @Test func `a lower quality results in a smaller file, and qualities out of range are clamped`() throws {
        let stripes = (0..<60).map { index in
            DisplayCommand.fill(
                Path(Rect(x: Double(index), y: 0, width: 0.6, height: 60)),
                .color(Color(red: Double(index % 7) / 7, green: Double(index % 5) / 5, blue: 1)))
        }
        let root = DisplayNode(id: 1, bounds: Rect(x: 0, y: 0, width: 60, height: 60), commands: stripes)
        let frame = DisplayFrame(size: Size(width: 60, height: 60), scale: 1, root: root)
        func bytes(_ quality: Double) throws -> [UInt8] { try encoder.encode(frame, as: .jpeg(quality: quality)) }
        #expect(try bytes(0.1).count < bytes(0.9).count)
        #expect(try bytes(-3) == bytes(0))
        #expect(try bytes(7) == bytes(1) && bytes(.nan) == bytes(1))
    }

    @Test(arguments: [0, -1, .infinity, .nan, 1_000_000]) func `invalid sizes are rejected`(length: Double) {
        let root = DisplayNode(id: 1, bounds: Rect(x: 0, y: 0, width: 1, height: 1))
        let frame = DisplayFrame(size: Size(width: length, height: length), scale: 1, root: root)
        for format in [ImageFormat.png, .jpeg(quality: 1)] {
            #expect(throws: ImageEncodingError.self) { try encoder.encode(frame, as: format) }
        }
    }
}
