import CollageTesting
import DisplayList
import Testing

/// Decodes image files that specify only their size in words, `"image 40x20"`: for tests that don't look at pixels and
/// run without Cairo too.
final class HeaderOnlyDecoder: ImageDecoder {
    /// A device that decodes images this way.
    @MainActor static func makeDevice() -> DeviceContext {
        DeviceContext(
            environment: PortableUIKit.Device.environment(size: PortableUIKit.Device.defaultSize, scale: 2),
            clock: ManualClock(),
            services: HostServices(imageDecoder: HeaderOnlyDecoder()))
    }

    func header(of data: [UInt8]) throws(ImageDecodingError) -> ImageHeader {
        let words = String(decoding: data, as: UTF8.self).split(separator: " ")
        guard words.first == "image" else { throw .unknownFormat }
        let sides = words.dropFirst().first?.split(separator: "x").compactMap { Int($0) } ?? []
        guard sides.count == 2 else { throw .corrupt("no size") }
        guard sides[0] * sides[1] <= ImageLimits.maximumPixelCount else {
            throw .tooLarge(pixelWidth: sides[0], pixelHeight: sides[1])
        }
        return ImageHeader(pixelWidth: sides[0], pixelHeight: sides[1])
    }

    func decode(_ data: [UInt8]) throws(ImageDecodingError) -> DecodedImage { throw .unknownFormat }
}

/// Gives each test a device that decodes images this way.
struct ImageHeaderTrait: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let device = await HeaderOnlyDecoder.makeDevice()
        let scope = await TestScope()
        await scope.activate(device)
        try await ScopeBinding.$current.withValue(.test(scope)) { try await function() }
        withExtendedLifetime(device) {}
    }
}

extension Trait where Self == ImageHeaderTrait {
    static var imageHeaders: ImageHeaderTrait { ImageHeaderTrait() }
}

/// A folder of files that is removed after the test.
final class TemporaryFolder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    init() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// Writes a file, creates the folders of its path, and returns its location.
    @discardableResult
    func write(_ text: String, to path: String) throws -> String {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return file.path
    }
}
