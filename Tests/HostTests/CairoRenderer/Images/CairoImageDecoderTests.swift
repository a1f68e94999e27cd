import CCairoPango
import CairoRenderer
import DisplayList
import RandomNumbers
import Testing

struct CairoImageDecoderTests {
    private let decoder = CairoImageDecoder()

    @Test func `a PNG with alpha is premultiplied`() throws {
        let png = TestImages.png(width: 2, height: 1, colorType: 6, rows: [[255, 0, 0, 255, 0, 255, 0, 128]])
        let image = try decoder.decode(png)
        #expect(image[0, 0] == Pixel(255, 0, 0))
        #expect(image[1, 0].isNear(Pixel(0, 128, 0, 128), within: 1))
    }

    @Test func `a gray PNG is opaque`() throws {
        let image = try decoder.decode(TestImages.png(width: 2, height: 1, colorType: 0, rows: [[0, 128]]))
        #expect([image[0, 0], image[1, 0]] == [.black, Pixel(128, 128, 128)])
    }

    @Test func `a palette PNG is decoded`() throws {
        let palette: [UInt8] = [10, 20, 30, 200, 100, 50]
        let image = try decoder.decode(
            TestImages.png(width: 2, height: 1, colorType: 3, palette: palette, rows: [[1, 0]]))
        #expect([image[0, 0], image[1, 0]] == [Pixel(200, 100, 50), Pixel(10, 20, 30)])
    }

    @Test func `a PNG of 16 bits is decoded`() throws {
        let row: [UInt8] = [255, 255, 128, 0, 0, 0]
        let image = try decoder.decode(
            TestImages.png(width: 1, height: 1, bitDepth: 16, colorType: 2, rows: [row]))
        #expect(image[0, 0].isNear(Pixel(255, 128, 0), within: 1))
    }

    @Test func `colors of a JPEG are decoded`() throws {
        let image = try decoder.decode(
            TestImages.jpeg(width: 9, height: 5, pixel: [200, 100, 50], format: TJPF_RGB))
        #expect((image.pixelWidth, image.pixelHeight) == (9, 5))
        #expect(image[8, 4].isNear(Pixel(200, 100, 50), within: 3))
    }

    @Test func `a gray JPEG is decoded`() throws {
        let image = try decoder.decode(TestImages.jpeg(width: 8, height: 8, pixel: [77], format: TJPF_GRAY))
        #expect(image[3, 3].isNear(Pixel(77, 77, 77)))
    }

    @Test func `a CMYK JPEG is converted to RGB`() throws {
        // Inks are stored inverted: 255 means no ink.
        let image = try decoder.decode(
            TestImages.jpeg(width: 8, height: 8, pixel: [255, 128, 0, 255], format: TJPF_CMYK))
        #expect(image[3, 3].isNear(Pixel(255, 128, 0), within: 4))
    }

    /// An image whose left half is red and whose right half is blue, 16 by 8 pixels.
    private static let halves = TestImages.jpeg(
        width: 16, height: 8, format: TJPF_RGB,
        pixels: (0..<128).flatMap { $0 % 16 < 8 ? [255, 0, 0] as [UInt8] : [0, 0, 255] })

    @Test(
        arguments: [
            (1, 16, 8, 2, 4), (2, 16, 8, 13, 4), (3, 16, 8, 13, 4), (4, 16, 8, 2, 4), (5, 8, 16, 4, 2),
            (6, 8, 16, 4, 2),
            (7, 8, 16, 4, 13), (8, 8, 16, 4, 13),
        ], [true, false])
    func `orientation is applied`(orientation: (UInt8, Int, Int, Int, Int), isLittleEndian: Bool) throws {
        let (value, width, height, redX, redY) = orientation
        let jpeg = TestImages.oriented(Self.halves, value, isLittleEndian: isLittleEndian)
        let header = try decoder.header(of: jpeg)
        #expect((header.pixelWidth, header.pixelHeight) == (width, height))
        let image = try decoder.decode(jpeg)
        #expect((image.pixelWidth, image.pixelHeight) == (width, height))
        #expect(image[redX, redY].isNear(Pixel(255, 0, 0), within: 6))
    }

    @Test func `huge sizes are rejected based on the header`() {
        let png = TestImages.pngHeader(width: 100_000, height: 100_000)
        #expect(throws: ImageDecodingError.tooLarge(pixelWidth: 100_000, pixelHeight: 100_000)) {
            try decoder.header(of: png)
        }
        #expect(throws: ImageDecodingError.tooLarge(pixelWidth: 100_000, pixelHeight: 100_000)) {
            try decoder.decode(png)
        }
        var jpeg = TestImages.jpeg(width: 8, height: 8, pixel: [0], format: TJPF_GRAY)
        let frame = jpeg.indices.first { jpeg[$0] == 0xFF && jpeg[$0 + 1] == 0xC0 }!
        jpeg.replaceSubrange(frame + 5..<frame + 9, with: [0x7F, 0xFF, 0x7F, 0xFF])
        #expect(throws: ImageDecodingError.tooLarge(pixelWidth: 32_767, pixelHeight: 32_767)) {
            try decoder.decode(jpeg)
        }
    }

    @Test func `other data isn't an image`() {
        for data in [[], [0], Array("GIF89a".utf8), Array("<svg/>".utf8)] as [[UInt8]] {
            #expect(throws: ImageDecodingError.unknownFormat) { try decoder.decode(data) }
        }
    }

    @Test func `empty images are corrupt`() {
        #expect(throws: ImageDecodingError.self) { try decoder.header(of: TestImages.pngHeader(width: 0, height: 5)) }
    }

    @Test func `every truncation is an error`() {
        let png = TestImages.png(width: 2, height: 2, colorType: 2, rows: [[1, 2, 3, 4, 5, 6], [7, 8, 9, 1, 2, 3]])
        // The end chunk of 12 bytes isn't needed.
        for count in 0..<png.count - 12 {
            #expect(throws: ImageDecodingError.self, "\(count) bytes") { try decoder.decode(Array(png.prefix(count))) }
        }
        let jpeg = Self.halves
        for count in 0..<jpeg.count - 2 {
            #expect(throws: ImageDecodingError.self, "\(count) bytes") { try decoder.decode(Array(jpeg.prefix(count))) }
        }
    }

    @Test func `damaged files never crash`() {
        var generator = SeededGenerator(seed: 0x5EED)
        let png = TestImages.png(width: 2, height: 1, colorType: 6, rows: [[255, 0, 0, 255, 0, 255, 0, 128]])
        for original in [png, Self.halves, TestImages.oriented(Self.halves, 6, isLittleEndian: true)] {
            for _ in 0..<500 {
                var data = original
                for _ in 0..<Int.random(in: 1...4, using: &generator) {
                    data[Int.random(in: data.indices, using: &generator)] = .random(in: 0...255, using: &generator)
                }
                _ = try? decoder.decode(data)
            }
        }
    }
}
