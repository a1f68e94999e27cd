import CollageTesting
import DisplayList
import Testing

@MainActor @Suite(.imageHeaders)
struct ImageFileTests {
    @Test func `a file has one pixel per point, unless its name specifies a scale`() throws {
        let folder = try TemporaryFolder()
        let scales: [(String, CGFloat)] = [("a.png", 1), ("a@2x.png", 2), ("a@3x.jpg", 3), ("a@4x.png", 1)]
        for (name, scale) in scales {
            let image = try #require(UIImage(contentsOfFile: try folder.write("image 60x30", to: name)))
            #expect(image.scale == scale)
            #expect(image.size == CGSize(width: 60 / scale, height: 30 / scale))
        }
        withExtendedLifetime(folder) {}
    }

    @Test func `a missing file results in nil, and the log names its path`() {
        let messages = Diagnostics.capture {
            #expect(UIImage(contentsOfFile: "/nowhere/lake.png") == nil)
        }
        #expect(messages.count == 1 && messages[0].contains("/nowhere/lake.png"))
    }

    @Test(arguments: [
        ("hello", "neither PNG nor JPEG"), ("", "neither PNG nor JPEG"), ("image", "damaged (no size)"),
        ("image 100000x100000", "100000 by 100000 pixels"),
    ])
    func `a file of another type, or a damaged or too large file, is rejected, and the log includes the reason`(
        content: String, reason: String
    ) throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(content, to: "broken.png")
        let messages = Diagnostics.capture {
            #expect(UIImage(contentsOfFile: file) == nil)
        }
        #expect(messages.count == 1 && messages[0].contains(file) && messages[0].contains(reason))
        withExtendedLifetime(folder) {}
    }

    @Test func `data has the given scale, and a scale that isn't positive counts as 1`() {
        let data = Data("image 60x30".utf8)
        #expect(UIImage(data: data)?.size == CGSize(width: 60, height: 30))
        #expect(UIImage(data: data, scale: 3)?.size == CGSize(width: 20, height: 10))
        for scale in [0, -2, CGFloat.nan, CGFloat.infinity] {
            #expect(UIImage(data: data, scale: scale)?.scale == 1)
        }
    }

    @Test func `data that isn't an image is rejected and logged`() {
        let messages = Diagnostics.capture {
            #expect(UIImage(data: Data([1, 2, 3])) == nil)
            #expect(UIImage(data: Data()) == nil)
        }
        #expect(messages.count == 2 && messages[0].contains("3 bytes"))
    }

    @Test func `images of the same bytes and scale are equal`() {
        func image(_ text: String, scale: CGFloat = 1) -> UIImage? { UIImage(data: Data(text.utf8), scale: scale) }
        #expect(image("image 6x3") == image("image 6x3"))
        #expect(image("image 6x3")?.hash == image("image 6x3")?.hash)
        #expect(image("image 6x3") != image("image 6x4"))
        #expect(image("image 6x3") != image("image 6x3", scale: 2))
    }

    @Test func `the pixels of a file are available, and the pixels of drawings and symbols aren't`() throws {
        let image = try #require(UIImage(data: Data("image 60x30".utf8), scale: 2))
        let pixels = try #require(image.cgImage)
        #expect(pixels.width == 60 && pixels.height == 30)
        #expect(UIImage(cgImage: pixels).size == CGSize(width: 60, height: 30))
        #expect(UIImage(cgImage: pixels, scale: 2, orientation: .up) == image)
        #expect(UIImage(systemName: "star")?.cgImage == nil)
    }
}
