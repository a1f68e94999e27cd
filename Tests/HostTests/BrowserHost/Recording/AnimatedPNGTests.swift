import BrowserHost
import Testing

struct AnimatedPNGTests {
    /// A chunk whose checksum isn't checked.
    private func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
        [0, 0, 0, UInt8(content.count)] + Array(type.utf8) + content + [0, 0, 0, 0]
    }

    private func picture(_ data: [UInt8], width: UInt8 = 1) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            + chunk("IHDR", [0, 0, 0, width, 0, 0, 0, 1, 8, 2, 0, 0, 0]) + chunk("pHYs", [1]) + chunk("IDAT", data)
            + chunk("IEND", [])
    }

    private func chunks(of file: [UInt8]) -> [(type: String, content: [UInt8], checksum: [UInt8])] {
        var rest = file.dropFirst(8)
        var chunks: [(type: String, content: [UInt8], checksum: [UInt8])] = []
        while !rest.isEmpty {
            let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
            let type = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
            let content = Array(rest.dropFirst(8).prefix(length))
            chunks.append((type, content, Array(rest.dropFirst(8 + length).prefix(4))))
            rest = rest.dropFirst(12 + length)
        }
        return chunks
    }

    @Test func `images follow one another with their times`() throws {
        var animation = AnimatedPNG()
        try animation.append(picture([5]), seconds: 0.25)
        try animation.append(picture([6]), seconds: 100)
        let chunks = chunks(of: animation.file)
        #expect(chunks.map(\.type) == ["IHDR", "pHYs", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "IEND"])
        #expect(chunks[2].content == [0, 0, 0, 2, 0, 0, 0, 0])
        // Number, size, offset, a delay of 250/1000 seconds, and replace mode.
        let place: [UInt8] = [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]
        #expect(chunks[3].content == [0, 0, 0, 0] + place + [0, 250, 3, 232, 0, 0])
        #expect(chunks[4].content == [5])
        #expect(chunks[5].content == [0, 0, 0, 1] + place + [255, 255, 3, 232, 0, 0])
        #expect(chunks[6].content == [0, 0, 0, 2, 6])
        // The checksum at the end of every PNG.
        #expect(chunks[7].checksum == [0xAE, 0x42, 0x60, 0x82])
    }

    @Test func `frames that don't match the first one are rejected`() throws {
        var animation = AnimatedPNG()
        #expect(animation.file.isEmpty)
        try animation.append(picture([5]), seconds: 1)
        #expect(throws: AnimatedPNG.Failure.different) { try animation.append(picture([5], width: 2), seconds: 1) }
        #expect(throws: AnimatedPNG.Failure.malformed) { try animation.append([], seconds: 1) }
        #expect(throws: AnimatedPNG.Failure.malformed) {
            try animation.append(Array(picture([5]).dropLast(3)), seconds: 1)
        }
    }
}
