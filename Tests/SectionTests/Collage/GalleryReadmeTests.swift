import Testing

/// The parts of the README that show screens of the gallery.
struct GalleryReadmeTests {
    @Test func `the code stands in the gallery line for line`() throws {
        let part = try SeedDocument(path: "README.md", under: "The same screen five ways")
        #expect(part.blockCount == 5)
        #expect(try part.blocksMissing(fromFolder: "Examples/Gallery/Sources/Gallery/FiveWays") == [])
    }

    @Test func `the feed's code stands in the gallery line for line`() throws {
        let part = try SeedDocument(path: "README.md", under: "SwiftUI in rows")
        #expect(part.blockCount == 1)
        #expect(try part.blocksMissing(fromFolder: "Examples/Gallery/Sources/Gallery/Feed") == [])
    }
}
