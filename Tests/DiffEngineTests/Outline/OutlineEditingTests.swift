import DiffEngine
import Testing

struct OutlineEditingTests {
    /// 1 (2 (3), 4), 5 (6)
    private let outline = Outline<Int>.nested

    /// 7 (8), 9, the first expanded
    private let branch: Outline<Int> = {
        var result = Outline<Int>()
        try! result.append([7, 9], to: nil)
        try! result.append([8], to: 7)
        result.setExpanded(true, [7])
        return result
    }()

    private func levels(_ outline: Outline<Int>) -> [Int?] { outline.items.map { outline.level(of: $0) } }

    @Test func `an outline without items is empty`() {
        let empty = Outline<Int>()
        #expect(empty.count == 0 && empty.items.isEmpty && empty.visibleItems.isEmpty && empty.rootItems.isEmpty)
        #expect(empty.level(of: 1) == nil && empty.parent(of: 1) == nil && empty.isExpanded(1) == nil)
        #expect(empty.isVisible(1) == nil && empty.outline(of: 1, includingParent: true) == nil)
    }

    @Test func `items are one level below their parent`() {
        #expect(outline.items == [1, 2, 3, 4, 5, 6])
        #expect(levels(outline) == [0, 1, 2, 1, 0, 1])
        #expect(outline.items.map { outline.parent(of: $0) } == [nil, 1, 2, 1, nil, 5])
        #expect(outline.items.map { outline.isExpanded($0) } == [false, false, false, false, false, false])
    }

    @Test func `children are appended after the last descendant`() throws {
        var outline = outline
        try outline.append([7, 8], to: 1)
        #expect(outline.items == [1, 2, 3, 4, 7, 8, 5, 6])
        try outline.append([9], to: 3)
        #expect(outline.items == [1, 2, 3, 9, 4, 7, 8, 5, 6] && outline.level(of: 9) == 3)
    }

    @Test func `siblings are inserted before an item or after its descendants`() throws {
        var outline = outline
        try outline.insert([7], .before, 2)
        try outline.insert([8], .after, 2)
        #expect(outline.items == [1, 7, 2, 3, 8, 4, 5, 6])
        #expect([7, 8].map { outline.parent(of: $0) } == [1, 1])
    }

    @Test func `an inserted outline keeps its tree and expanded items`() throws {
        var outline = outline
        try outline.insert(branch, .before, 3)
        #expect(outline.items == [1, 2, 7, 8, 9, 3, 4, 5, 6])
        #expect([7, 8, 9].map { outline.level(of: $0) } == [2, 3, 2] && outline.expandedItems == [7])
        try outline.remove([7, 9])
        try outline.insert(branch, .after, 1)
        #expect(outline.items == [1, 2, 3, 4, 7, 8, 9, 5, 6] && outline.rootItems == [1, 7, 9, 5])
    }

    @Test func `children are replaced by another outline`() throws {
        var outline = outline
        try outline.replaceChildren(of: 1, with: branch)
        #expect(outline.items == [1, 7, 8, 9, 5, 6] && levels(outline) == [0, 1, 2, 1, 0, 1])
        #expect(outline.isExpanded(7) == true && outline.isExpanded(9) == false && !outline.contains(3))
        try outline.replaceChildren(of: 1, with: Outline())
        #expect(outline.items == [1, 5, 6])
        // Replaced items can be added again.
        try outline.replaceChildren(of: 5, with: self.outline.outline(of: 2, includingParent: true)!)
        #expect(outline.items == [1, 5, 2, 3] && levels(outline) == [0, 0, 1, 2])
    }

    @Test func `descendants are removed with an item, which is collapsed and childless when it's added again`() throws {
        var outline = outline
        outline.setExpanded(true, [1, 2])
        try outline.remove([2])
        #expect(outline.items == [1, 4, 5, 6] && !outline.contains(3) && outline.isExpanded(2) == nil)
        try outline.append([2], to: nil)
        #expect(outline.items == [1, 4, 5, 6, 2] && outline.isExpanded(2) == false && outline.level(of: 2) == 0)
    }

    @Test func `several items are removed together, even if one is a descendant of another`() throws {
        for removed in [[2, 3, 6], [6, 3, 2], [3, 2, 3, 6]] {
            var outline = outline
            try outline.remove(removed)
            #expect(outline.items == [1, 4, 5])
        }
        var outline = outline
        try outline.remove([4, 6])
        #expect(outline.items == [1, 2, 3, 5])
        try outline.remove([])
        #expect(outline.items == [1, 2, 3, 5])
    }

    @Test func `cached results about levels are invalidated by edits`() throws {
        let edits: [(inout Outline<Int>) throws -> Void] = [
            { try $0.append([20], to: 1) }, { try $0.insert([20], .before, 1) },
            { try $0.insert(self.branch, .before, 1) },
            { try $0.insert(self.branch, .after, 4) }, { try $0.replaceChildren(of: 2, with: self.branch) },
            { try $0.remove([1]) }, { try $0.remove([2, 4]) }, { $0.setExpanded(true, [1, 5]) },
            { $0.setExpanded(true, Array(1..<100)) },
        ]
        for edit in edits {
            var edited = outline
            // A query, so that the levels are cached.
            #expect(edited.parent(of: 6) == 5 && edited.levels.known != nil)
            try edit(&edited)
            let anew = edited.outline(0..<edited.count)
            for item in edited.items {
                #expect(edited.parent(of: item) == anew.parent(of: item))
                #expect(edited.isVisible(item) == anew.isVisible(item))
            }
            #expect(outline.parent(of: 3) == 2 && outline.isVisible(2) == false, "the original knows its own")
        }
    }

    @Test func `expanding one item of many keeps the levels cached`() {
        var outline = Outline(roots: Array(0..<1_000))
        _ = try? outline.append([2_000], to: 999)
        #expect(outline.isVisible(2_000) == false)
        outline.setExpanded(true, [999, 5_000])
        #expect(outline.levels.known != nil && outline.isVisible(2_000) == true)
        outline.setExpanded(true, Array(0..<5))
        #expect(outline.levels.known == nil, "many are summed up when somebody asks")
    }

    @Test func `an edit without items changes nothing`() throws {
        var outline = outline
        try outline.append([], to: 99)
        try outline.insert([], .after, 99)
        try outline.insert(Outline(), .before, 99)
        #expect(outline.hasSameElements(as: self.outline))
    }

    @Test func `an unknown destination is rejected`() {
        var outline = outline
        #expect(throws: EditError.unknownDestination) { try outline.insert([7], .after, 99) }
        #expect(throws: EditError.unknownDestination) { try outline.insert(branch, .before, 99) }
        #expect(throws: EditError.unknownDestination) { try outline.replaceChildren(of: 99, with: branch) }
        #expect(outline.hasSameElements(as: self.outline))
    }

    @Test func `existing and repeated items are rejected with their positions`() throws {
        var outline = outline
        #expect(throws: EditError.duplicates(at: [1, 3])) { try outline.append([7, 6, 8, 8], to: 1) }
        #expect(throws: EditError.duplicates(at: [1])) { try outline.append([9, 9], to: nil) }
        #expect(outline.hasSameElements(as: self.outline))
        // An item that was removed or rejected before counts as new.
        try outline.remove([6])
        #expect(throws: EditError.duplicates(at: [2])) { try outline.append([6, 7, 6], to: 1) }
        #expect(!outline.contains(6) && !outline.contains(7))
        try outline.append([6, 7], to: 1)
        #expect(outline.items == [1, 2, 3, 4, 6, 7, 5])
    }

    @Test func `an outline can be filled again after removing all`() throws {
        var outline = outline
        outline.removeAll()
        #expect(outline.count == 0 && !outline.contains(1))
        try outline.append([3, 1], to: nil)
        #expect(outline.items == [3, 1])
    }

    @Test func `outlines are equal if their items, trees, and expanded items are equal`() throws {
        #expect(outline.hasSameElements(as: outline))
        // The same items in another order of insertion, and so with other numbers.
        var same = Outline<Int>()
        try same.append([5], to: nil)
        try same.append([6], to: 5)
        try same.insert([1], .before, 5)
        try same.append([2, 4], to: 1)
        try same.append([3], to: 2)
        #expect(same.hasSameElements(as: outline) && outline.hasSameElements(as: same))
        var fewer = outline, deeper = outline, open = outline, other = outline
        try fewer.remove([6])
        try deeper.remove([6])
        try deeper.append([6], to: nil)
        open.setExpanded(true, [3])
        try other.replaceChildren(of: 5, with: Outline(roots: [7]))
        for different in [fewer, deeper, open, other] {
            #expect(!different.hasSameElements(as: outline) && !outline.hasSameElements(as: different))
        }
        #expect(!Outline<Int>().hasSameElements(as: outline))
    }

    @Test func `removed identifiers are released once they outnumber those in use`() throws {
        var outline = Outline<Int>()
        try outline.append(Array(0..<100), to: nil)
        outline.setExpanded(true, [99])
        try outline.remove(Array(0..<81))
        #expect(outline.table.count == 100, "as many again as there are, and a few, are tolerated")
        try outline.remove([81])
        #expect(outline.table.count == 100)
        try outline.remove([82])
        #expect(outline.table.count == 17)
        #expect(outline.items == Array(83..<100) && outline.expandedItems == [99])
        #expect(outline.items.map { outline.position(of: $0) } == Array(0..<17))
    }
}
