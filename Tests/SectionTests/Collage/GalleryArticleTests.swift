import Testing

/// The parts of articles that show screens of the gallery.
struct GalleryArticleTests {
    @Test func `the gallery contains the code verbatim`() throws {
        let part = try SeedDocument(
            path: "Sources/Sections/CollectionCore/CollectionCore.docc/ChoosingASystem.md",
            under: "One grid in each system")
        #expect(part.blockCount == 5)
        #expect(try part.blocksMissing(fromFolder: "Examples/Gallery/Sources/Gallery/FiveWays") == [])
    }

    @Test func `the gallery contains the code of the feed verbatim`() throws {
        let part = try SeedDocument(
            path: "Sources/Sections/CompositionalList/CompositionalList.docc/CompositionalList.md", under: "A feed")
        #expect(part.blockCount == 1)
        #expect(try part.blocksMissing(fromFolder: "Examples/Gallery/Sources/Gallery/Feed") == [])
    }
}
