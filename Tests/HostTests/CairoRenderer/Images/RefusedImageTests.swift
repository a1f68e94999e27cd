import CollageTesting
import Testing

/// Invalid image files, loaded from the disk through `UIImage`.
@MainActor struct RefusedImageTests {
    private func refusal(of file: [UInt8]) throws -> (path: String, messages: [String]) {
        let host = TestHost()
        defer { withExtendedLifetime(host) {} }
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: url) }
        try Data(file).write(to: url)
        return (url.path, Diagnostics.capture { #expect(UIImage(contentsOfFile: url.path) == nil) })
    }

    @Test
    func `a header that announces 100,000 by 100,000 pixels is enough to reject a file, and its path is logged`() throws
    {
        let (path, messages) = try refusal(of: TestImages.pngHeader(width: 100_000, height: 100_000))
        #expect(messages.count == 1 && messages[0].contains(path) && messages[0].contains("100000 by 100000"))
    }

    @Test func `a truncated header and text that isn't an image are rejected`() throws {
        let (path, messages) = try refusal(of: Array(TestImages.pngHeader(width: 10, height: 10).prefix(20)))
        #expect(messages.count == 1 && messages[0].contains(path) && messages[0].contains("damaged"))
        let (other, otherMessages) = try refusal(of: Array("<svg/>".utf8))
        #expect(otherMessages.count == 1 && otherMessages[0].contains(other))
    }
}
