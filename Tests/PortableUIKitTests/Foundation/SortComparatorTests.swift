import Foundation
import PortableUIKit
import Testing

struct SortComparatorTests {
    private struct Person {
        let name: String
    }

    private let people = ["item 10", "Item 9", "alpha"].map(Person.init)

    @Test func `the standard comparator of key paths ignores case, and orders numbers by value`() {
        let names = people.sorted(using: KeyPathComparator(\Person.name, comparator: .localizedStandard)).map(\.name)
        #expect(names == ["alpha", "Item 9", "item 10"])
    }

    @Test func `the localized comparator of key paths ignores case`() {
        let names = people.sorted(using: KeyPathComparator(\Person.name, comparator: .localized)).map(\.name)
        #expect(names == ["alpha", "item 10", "Item 9"])
    }

    @Test func `sort descriptors accept the standard comparators`() {
        let descriptor = SortDescriptor(\Person.name, comparator: .localizedStandard)
        #expect(people.sorted(using: descriptor).map(\.name) == ["Item 9", "alpha", "item 10"])
        #expect(SortDescriptor(\Person.name, comparator: .localized, order: .reverse).order == .reverse)
    }
}
