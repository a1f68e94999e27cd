import Testing

@testable import DiffEngine

struct ArrayStorageTests {
    @Test func `a copy shares its storage until it is changed`() {
        let array = [1, 2, 3]
        var copy = array
        #expect(copy.sharesStorage(with: array))
        copy[0] = 1
        #expect(copy == array && !copy.sharesStorage(with: array))
    }

    @Test func `arrays with the same address but different lengths don't share storage`() {
        // All empty arrays share their storage.
        #expect([Int]().sharesStorage(with: []))
        #expect(![1].sharesStorage(with: []) && ![Int]().sharesStorage(with: [1]))
    }
}
