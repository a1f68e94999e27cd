import DiffEngine
import Testing

struct OutlineReconciliationTests {
    /// 1 (2 (3, 4), 5), 6 (7), all expanded but 6
    private let outline: Outline<Int> = {
        var result = Outline<Int>()
        try! result.append([1, 6], to: nil)
        try! result.append([2, 5], to: 1)
        try! result.append([3, 4], to: 2)
        try! result.append([7], to: 6)
        result.setExpanded(true, [1, 2])
        return result
    }()

    /// The items with their levels. Expanded items are in parentheses.
    private func description(_ outline: Outline<Int>) -> String {
        outline.items.map { item in
            String(repeating: ".", count: outline.level(of: item)!)
                + (outline.isExpanded(item)! ? "(\(item))" : "\(item)")
        }.joined(separator: " ")
    }

    private func reconciled(_ items: [Int]) -> String { description(outline.reconciled(withVisible: items)) }

    @Test func `an outline that already shows the items isn't changed`() {
        #expect(outline.visibleItems == [1, 2, 3, 4, 5, 6])
        #expect(reconciled([1, 2, 3, 4, 5, 6]) == "(1) .(2) ..3 ..4 .5 6 .7")
    }

    @Test func `without items, the result is empty`() {
        #expect(outline.reconciled(withVisible: []).count == 0)
    }

    @Test func `an empty outline adds new items as roots`() {
        #expect(description(Outline<Int>().reconciled(withVisible: [3, 1, 2])) == "3 1 2")
    }

    @Test func `a new item is at the level of the item before it`() {
        #expect(reconciled([1, 2, 3, 4, 9, 5, 6]) == "(1) .(2) ..3 ..4 ..9 .5 6 .7")
        #expect(reconciled([1, 2, 3, 4, 5, 9, 6]) == "(1) .(2) ..3 ..4 .5 .9 6 .7")
        #expect(reconciled([1, 2, 3, 4, 5, 6, 9]) == "(1) .(2) ..3 ..4 .5 6 .7 9")
    }

    @Test func `a new item before children becomes the first child`() {
        #expect(reconciled([1, 9, 2, 3, 4, 5, 6]) == "(1) .9 .(2) ..3 ..4 .5 6 .7")
        #expect(reconciled([1, 2, 8, 9, 3, 4, 5, 6]) == "(1) .(2) ..8 ..9 ..3 ..4 .5 6 .7")
    }

    @Test func `a new item before all other items becomes a root`() {
        #expect(reconciled([9, 1, 2, 3, 4, 5, 6]) == "9 (1) .(2) ..3 ..4 .5 6 .7")
    }

    @Test func `children replace their removed parent`() {
        #expect(reconciled([1, 3, 4, 5, 6]) == "(1) .3 .4 .5 6 .7")
        #expect(reconciled([2, 3, 4, 5, 6]) == "(2) .3 .4 5 6 .7")
        #expect(reconciled([3, 4, 5, 6]) == "3 4 5 6 .7")
    }

    @Test func `hidden descendants are removed and moved with their collapsed item`() {
        #expect(reconciled([1, 2, 3, 4, 5]) == "(1) .(2) ..3 ..4 .5")
        #expect(reconciled([6, 1, 2, 3, 4, 5]) == "6 .7 (1) .(2) ..3 ..4 .5")
        #expect(reconciled([1, 2, 3, 6, 4, 5]) == "(1) .(2) ..3 ..6 ...7 ..4 .5")
    }

    @Test func `a hidden item that is kept moves out of its removed ancestor`() {
        #expect(reconciled([1, 2, 3, 4, 5, 6, 7]) == "(1) .(2) ..3 ..4 .5 6 7")
        #expect(reconciled([7, 1, 2, 3, 4, 5, 6]) == "7 (1) .(2) ..3 ..4 .5 6")
    }

    @Test func `descendants of a removed hidden item move up`() throws {
        var outline = outline
        try outline.append([8], to: 7)
        try outline.append([9], to: 8)
        try outline.append([10], to: 6)
        #expect(description(outline) == "(1) .(2) ..3 ..4 .5 6 .7 ..8 ...9 .10")
        let changed = outline.reconciled(withVisible: [7, 1, 6])
        #expect(description(changed) == "7 (1) 6 .8 ..9 .10")
        let both = outline.reconciled(withVisible: [7, 8, 1, 6])
        #expect(description(both) == "7 8 (1) 6 .9 .10")
    }

    @Test func `a new order is explained by the fewest moves`() {
        // 2 stays with its children, so only 5 moves instead of three others.
        #expect(reconciled([1, 5, 2, 3, 4, 6]) == "(1) .5 .(2) ..3 ..4 6 .7")
        #expect(reconciled([1, 2, 4, 3, 5, 6]).contains("(1) .(2) ..4 ..3 .5 6 .7"))
    }

    @Test func `the original isn't changed`() {
        let before = description(outline)
        _ = outline.reconciled(withVisible: [9, 6, 1])
        #expect(description(outline) == before && !outline.contains(9))
    }

    @Test func `an outline without children has only roots`() {
        #expect(description(Outline(roots: [3, 1, 2])) == "3 1 2")
    }
}
