import CairoRenderer
import DisplayList
import LayoutGeometry
import Testing

struct ImageComparisonTests {
    private func picture(_ nodes: DisplayNode..., width: Double = 20) throws -> [UInt8] {
        let size = Size(width: width, height: 20)
        let root = DisplayNode(
            id: 0, bounds: Rect(origin: .zero, size: size), backgroundColor: .white, children: nodes)
        return try CairoRenderer().png(DisplayFrame(size: size, scale: 1, root: root))
    }

    @Test func `equal images have no difference`() throws {
        let file = try picture(node(1, 1, 5, 5, color: .red))
        #expect(try ImageComparison.difference(actual: file, expected: file) == nil)
    }

    @Test func `differences are counted and located`() throws {
        let gray = Color(red: 0.9, green: 1, blue: 1)
        let difference = try #require(
            try ImageComparison.difference(
                actual: try picture(node(2, 3, 4, 5, color: gray)), expected: try picture()))
        #expect(difference.differingPixelCount == 20)
        #expect(difference.maximumChannelDelta == 25)
        #expect(difference.differingRect == Rect(x: 2, y: 3, width: 4, height: 5))
        #expect(difference.summary == "20 pixels differ, by up to 25 of 255, within (2,3 4x5)")
    }

    @Test func `a tolerance allows small differences`() throws {
        let gray = Color(red: 0.98, green: 1, blue: 1)
        let (actual, expected) = (try picture(node(2, 3, 4, 5, color: gray)), try picture())
        #expect(
            try ImageComparison.difference(actual: actual, expected: expected, bounds: PixelBounds(channel: 5)) == nil
        )
        #expect(
            try ImageComparison.difference(actual: actual, expected: expected, bounds: PixelBounds(channel: 4)) != nil
        )
    }

    @Test func `pixels that are missing in one image differ`() throws {
        let difference = try #require(
            try ImageComparison.difference(actual: try picture(width: 22), expected: try picture()))
        #expect(difference.differingPixelCount == 40)
        #expect(difference.maximumChannelDelta == 255)
        #expect(difference.summary.hasPrefix("the size is 22x20 instead of 20x20; 40 pixels differ"))
    }

    @Test func `the comparison image shows the actual image, the difference, and the expected image`() throws {
        let difference = try #require(
            try ImageComparison.difference(
                actual: try picture(node(0, 0, 4, 4, color: .red)), expected: try picture()))
        let sheet = try CairoImageDecoder().decode(try #require(difference.triptych))
        #expect((sheet.pixelWidth, sheet.pixelHeight) == (3 * 20 + 4 * 8, 36))
        #expect(sheet[8, 8] == Pixel(255, 0, 0))
        #expect(sheet[8 + 28, 8] == Pixel(255, 0, 255))
        #expect(sheet[8 + 56, 8] == .white)
    }

    @Test func `files that aren't images are errors`() throws {
        #expect(throws: ImageDecodingError.unknownFormat) {
            try ImageComparison.difference(actual: [1, 2], expected: try! picture())
        }
    }
}
