import SeedDocuments
import Testing

/// The part of the README that shows one screen four times.
struct FourWaysReadmeTests {
    @Test func `the code stands in the gallery line for line`() throws {
        let part = try SeedDocument(path: "README.md", under: "The same screen four ways")
        #expect(part.blockCount == 4)
        #expect(try part.blocksMissing(fromFolder: "Examples/Gallery/Sources/Gallery/FourWays") == [])
    }
}
