import CollageTesting
import DisplayList
import Testing

@MainActor struct ImageDataTests {
    /// Keeps the frames that it encodes.
    private final class RecordingEncoder: ImageEncoder, @unchecked Sendable {
        var frames: [DisplayFrame] = []
        var formats: [ImageFormat] = []

        func encode(_ frame: DisplayFrame, as format: ImageFormat) throws(ImageEncodingError) -> [UInt8] {
            frames.append(frame)
            formats.append(format)
            return [1, 2, 3]
        }
    }

    private func with(_ encoder: any ImageEncoder, _ body: () -> Void) {
        let device = DeviceContext(
            environment: PortableUIKit.Device.environment(size: PortableUIKit.Device.defaultSize, scale: 3),
            clock: ManualClock(), services: HostServices(imageEncoder: encoder))
        device.run(body)
    }

    private func makeSquare(_ length: CGFloat = 10, scale: CGFloat = 3) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: CGSize(width: length, height: length / 2), format: format).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: length, height: length / 2))
        }
    }

    @Test func `an image is written in its own size and scale`() {
        let encoder = RecordingEncoder()
        with(encoder) {
            #expect(makeSquare().pngData() == Data([1, 2, 3]))
            #expect(makeSquare().jpegData(compressionQuality: 0.25) == Data([1, 2, 3]))
        }
        #expect(encoder.formats == [.png, .jpeg(quality: 0.25)])
        #expect(encoder.frames.map(\.scale) == [3, 3])
        #expect(encoder.frames.allSatisfy { $0.size.width == 10 && $0.size.height == 5 })
    }

    @Test func `a renderer writes what the actions draw`() {
        let encoder = RecordingEncoder()
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
        with(encoder) {
            #expect(renderer.pngData { $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2)) } == Data([1, 2, 3]))
            let small = renderer.jpegData(withCompressionQuality: 0) {
                $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            }
            #expect(small == Data([1, 2, 3]))
        }
        #expect(encoder.formats == [.png, .jpeg(quality: 0)])
    }

    @Test func `without an encoder no file is created, and the log explains why`() {
        with(UnavailableImageEncoder()) {
            let messages = Diagnostics.capture {
                #expect(makeSquare().pngData() == nil)
                #expect(UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).pngData { _ in }.isEmpty)
            }
            #expect(messages.count == 2 && messages.allSatisfy { $0.contains("AppHosting") })
        }
    }

    @Test func `an image without pixels can't be encoded`() {
        let encoder = RecordingEncoder()
        with(encoder) {
            #expect(UIImage().pngData() == nil)
            #expect(UIImage().jpegData(compressionQuality: 1) == nil)
        }
        #expect(encoder.frames.isEmpty)
    }

    @Test func `an encoded image can be decoded again`() throws {
        let host = TestHost()
        defer { withExtendedLifetime(host) {} }
        let png = try #require(makeSquare(20, scale: 2).pngData())
        let image = try #require(UIImage(data: png, scale: 2))
        #expect(image.size == CGSize(width: 20, height: 10))
        let jpeg = try #require(image.jpegData(compressionQuality: 0.8))
        #expect(UIImage(data: jpeg)?.size == CGSize(width: 40, height: 20))
    }
}
