import LayoutGeometry
import Testing

@testable import DiffEngine

private typealias Numbers = SectionedCollection<String, Int>

struct SectionEditsTests {
    private let collection = Numbers(["A": [1, 2], "B": [3], "C": [4, 5, 6]])

    private func expect(_ found: Numbers, _ sections: KeyValuePairs<String, [Int]>) {
        #expect(found.hasSameElements(as: Numbers(sections)))
        #expect(found.brokenInvariant == nil)
        #expect(found.sections == sections.map(\.key) && found.sectionCount == sections.count)
        for (position, (section, items)) in sections.enumerated() {
            #expect(found.position(ofSection: section) == position && found.containsSection(section))
            for (index, item) in items.enumerated() {
                #expect(found.section(containing: item) == section)
                #expect(found.position(ofItem: item) == ItemPosition(section: position, item: index))
            }
        }
        for (index, item) in found.items.enumerated() { #expect(found.index(ofItem: item) == index) }
    }

    @Test func `a collection without sections is empty`() {
        let empty = Numbers()
        expect(empty, [:])
        #expect(empty.itemCount == 0 && empty.items.isEmpty && !empty.containsSection("A"))
        #expect(empty.position(ofSection: "A") == nil && empty.position(ofItem: 1) == nil)
    }

    @Test func `new sections are appended empty`() throws {
        var collection = collection
        try collection.appendSections(["D", "E"])
        expect(collection, ["A": [1, 2], "B": [3], "C": [4, 5, 6], "D": [], "E": []])
        try collection.appendItems([7], to: "E")
        expect(collection, ["A": [1, 2], "B": [3], "C": [4, 5, 6], "D": [], "E": [7]])
    }

    @Test func `new sections are inserted before or after another one`() throws {
        var collection = collection
        try collection.insertSections(["D"], .before, "A")
        try collection.insertSections(["E", "F"], .after, "B")
        try collection.insertSections(["G"], .after, "C")
        expect(collection, ["D": [], "A": [1, 2], "B": [3], "E": [], "F": [], "C": [4, 5, 6], "G": []])
    }

    @Test func `sections are removed with their items`() {
        var collection = collection
        #expect(collection.items == [1, 2, 3, 4, 5, 6])
        collection.removeSections(["C", "A", "Z", "C"])
        expect(collection, ["B": [3]])
        #expect(!collection.containsItem(1) && !collection.containsSection("A") && collection.itemCount == 1)
        collection.removeSections(["Z"])
        expect(collection, ["B": [3]])
    }

    @Test func `a section that is added again is empty`() throws {
        var collection = collection
        #expect(collection.containsItem(4))
        collection.removeSections(["C"])
        try collection.insertSections(["C"], .before, "A")
        expect(collection, ["C": [], "A": [1, 2], "B": [3]])
        #expect(!collection.containsItem(4))
        try collection.appendItems([9, 5], to: "C")
        expect(collection, ["C": [9, 5], "A": [1, 2], "B": [3]])
    }

    @Test func `a section moves with its items`() throws {
        let places: [(Side, String, [String])] = [
            (.before, "B", ["A", "B", "C"]), (.after, "B", ["B", "A", "C"]), (.before, "C", ["B", "A", "C"]),
            (.after, "C", ["B", "C", "A"]),
        ]
        for (side, destination, order) in places {
            var collection = collection
            try collection.moveSection("A", side, destination)
            #expect(collection.sections == order && collection.brokenInvariant == nil)
        }
        var collection = collection
        #expect(collection.items == [1, 2, 3, 4, 5, 6])
        try collection.moveSection("C", .before, "A")
        expect(collection, ["C": [4, 5, 6], "A": [1, 2], "B": [3]])
        try collection.moveSection("C", .after, "A")
        expect(collection, ["A": [1, 2], "C": [4, 5, 6], "B": [3]])
    }

    @Test func `a collection can be filled again after removing all`() throws {
        var collection = collection
        collection.removeAll()
        expect(collection, [:])
        try collection.appendSections(["C"])
        try collection.appendItems([4], to: nil)
        #expect(collection.settle() == nil)
        expect(collection, ["C": [4]])
    }

    @Test func `existing and repeated sections are rejected with their positions`() {
        var collection = collection
        #expect(throws: EditError.existingSections(at: [0, 2])) {
            try collection.insertSections(["A", "D", "B"], .after, "C")
        }
        #expect(throws: EditError.duplicates(at: [1, 3])) { try collection.appendSections(["D", "D", "E", "D"]) }
        #expect(throws: EditError.duplicates(at: [1])) { try collection.appendSections(["A", "A"]) }
        #expect(collection.hasSameElements(as: self.collection) && !collection.containsSection("D"))
    }

    @Test func `a section can't be inserted next to itself or to a missing section`() {
        var collection = collection
        #expect(throws: EditError.destinationIsSource) { try collection.insertSections(["D", "A"], .after, "A") }
        #expect(throws: EditError.destinationIsSource) { try collection.insertSections(["Z"], .after, "Z") }
        #expect(throws: EditError.unknownDestination) { try collection.insertSections(["D"], .after, "Z") }
        #expect(throws: EditError.unknownSource) { try collection.moveSection("Z", .after, "A") }
        #expect(throws: EditError.unknownDestination) { try collection.moveSection("A", .after, "Z") }
        #expect(throws: EditError.destinationIsSource) { try collection.moveSection("Z", .after, "Z") }
        expect(collection, ["A": [1, 2], "B": [3], "C": [4, 5, 6]])
    }

    @Test func `rejected and removed sections can be added again`() throws {
        var collection = collection
        #expect(throws: EditError.existingSections(at: [1])) { try collection.appendSections(["D", "A"]) }
        collection.removeSections(["B"])
        #expect(throws: EditError.duplicates(at: [1])) { try collection.appendSections(["B", "B"]) }
        try collection.appendSections(["E", "B", "D"])
        expect(collection, ["A": [1, 2], "C": [4, 5, 6], "E": [], "B": [], "D": []])
    }

    @Test func `collections are equal if their sections and items are equal`() throws {
        #expect(collection.hasSameElements(as: collection))
        #expect(Numbers(["A": [1, 2], "B": [3], "C": [4, 5, 6]]).hasSameElements(as: collection))
        let others: [Numbers] = [
            [:], ["A": [1, 2], "B": [3]], ["A": [1, 2], "B": [3], "C": [4, 5, 6], "D": []],
            ["A": [1, 2], "B": [3], "D": [4, 5, 6]], ["A": [1, 2], "C": [4, 5, 6], "B": [3]],
            ["A": [1, 2], "B": [3], "C": [4, 6, 5]], ["A": [1], "B": [2, 3], "C": [4, 5, 6]],
            ["A": [1, 2], "B": [3], "C": [4, 5, 7]], ["A": [1, 2], "B": [3], "C": [4, 5]],
        ].map { Numbers($0) }
        for other in others {
            #expect(!other.hasSameElements(as: collection) && !collection.hasSameElements(as: other))
        }
        var edited = collection
        try edited.insertItems([7], .before, 5)
        edited.removeItems([7])
        #expect(edited.hasSameElements(as: collection), "another way to the same")
    }

    @Test func `identifiers of removed sections are released once they outnumber those in use`() throws {
        var collection = SectionedCollection<Int, Int>()
        try collection.appendSections(Array(0..<100))
        for section in 0..<100 { try collection.appendItems([section], to: section) }
        #expect(collection.settle() == nil)
        collection.removeSections(Array(0..<82))
        #expect(collection.sectionTable.count == 100, "some waste is tolerated")
        collection.removeSections([82])
        #expect(collection.sectionTable.count == 17 && collection.lists.count == 17)
        #expect(collection.sections == Array(83..<100) && collection.items == Array(83..<100))
        #expect((83..<100).allSatisfy { collection.index(ofItem: $0) == $0 - 83 })
        #expect(collection.brokenInvariant == nil)
    }
}
