import Foundation
import Testing

import PortableUIKit

@MainActor struct LocalizedIndexedCollationTests {
    private class Person: NSObject {
        let name: String
        init(_ name: String) { self.name = name }
    }
    private final class Author: Person {}

    private let collation = UILocalizedIndexedCollation.current()

    @Test func `names are in the section of their letter`() {
        #expect(collation.sectionTitles.count == 27 && collation.sectionTitles.last == "#")
        #expect(
            collation.sectionIndexTitles == collation.sectionTitles && collation.section(forSectionIndexTitle: 3) == 3)
        let names = ["anna", "Émile", "Zoë", "7 Up", "", "Ω"]
        let sections = names.map { collation.section(for: Author($0), collationStringSelector: Selector("name")) }
        #expect(sections == [0, 4, 25, 26, 26, 26])
        #expect(collation.section(for: "Bob", collationStringSelector: Selector("self")) == 1)
    }

    @Test func `objects are sorted by name, and equal names keep their order`() {
        let people = ["b", "item 10", "a", "item 9", "a"].map(Person.init)
        let sorted = collation.sortedArray(from: people, collationStringSelector: Selector("name"))
        #expect(sorted.compactMap { ($0 as? Person)?.name } == ["a", "a", "b", "item 9", "item 10"])
        #expect(sorted.first as? Person === people[2])
    }

    @Test func `objects without the property are in the last section`() {
        #expect(collation.section(for: NSObject(), collationStringSelector: Selector("name")) == 26)
    }
}
