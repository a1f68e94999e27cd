import CollageTesting
import CompositionalList
import Testing

@testable import PortableSwiftUI

/// Lists from one update to the next.
@MainActor struct ListTransitionTests {
    struct Item: Identifiable, Hashable {
        let id: Int
        var lines = 1
    }

    typealias Section = GenericSectionIdentifierViewModel<Int, Item>

    struct Row: View {
        let item: Item
        let suffix: String
        @State private var isOpen = false

        var body: some View {
            VStack(alignment: .leading) {
                ForEach(0..<item.lines, id: \.self) { Text("\(item.id).\($0)\(suffix)") }
                if isOpen { Text("open \(item.id)") }
                Button("Open") { isOpen.toggle() }
            }
            .padding(8)
        }
    }

    @MainActor
    final class Counter {
        var rows = 0
    }

    private func host() -> TestHost { TestHost(size: CGSize(width: 390, height: 844), safeAreaInsets: .zero) }

    private func list(
        _ sections: [Section], suffix: String = "", counter: Counter? = nil
    ) -> CompositionalList<Section, Row, Text> {
        CompositionalList(sections) { item, _ in
            counter?.rows += 1
            return Row(item: item, suffix: suffix)
        }
        .animatesChanges(false)
        .sectionHeader { section, _, _ in Text("Section \(section ?? -1)\(suffix)") }
    }

    private func picture(_ host: TestHost) -> [String] { host.elements.map { "\($0.label) \($0.frame)" } }

    @Test func `a list with unchanged items creates only the visible rows`() throws {
        let host = host(), counter = Counter()
        let sections = [Section(sectionIdentifier: 0, cellIdentifiers: (0..<10_000).map { Item(id: $0) })]
        let controller = UIHostingController(rootView: list(sections, counter: counter))
        host.show(controller)
        let visible = try #require(host.first(UICollectionView.self)).visibleCells.count
        counter.rows = 0
        controller.rootView = list(sections, suffix: "!", counter: counter)
        host.settle()
        #expect(counter.rows == visible)
        #expect(host.elements.contains { $0.label == "0.0!" })
        #expect(host.elements.contains { $0.label == "Section 0!" })
    }

    @Test func `rows that appear later are created by the latest closures, from the latest items`() throws {
        let host = host()
        let sections = [Section(sectionIdentifier: 0, cellIdentifiers: (0..<100).map { Item(id: $0) })]
        let controller = UIHostingController(rootView: list(sections))
        host.show(controller)
        controller.rootView = list(sections, suffix: "!")
        host.settle()
        let view = try #require(host.first(UICollectionView.self))
        view.scrollToItem(at: IndexPath(item: 99, section: 0), at: .bottom, animated: false)
        host.settle()
        #expect(host.elements.contains { $0.label == "99.0!" })
        #expect(host.elements.allSatisfy { $0.label == "Open" || $0.label.hasSuffix("!") })
    }

    @Test func `a row that becomes higher without a change of its item moves the others`() throws {
        let host = host()
        let sections = [Section(sectionIdentifier: 0, cellIdentifiers: (0..<3).map { Item(id: $0) })]
        let controller = UIHostingController(rootView: list(sections))
        host.show(controller)
        controller.rootView = list(sections, suffix: String(repeating: " and on", count: 30))
        host.settle()
        let fresh = self.host()
        fresh.show(
            UIHostingController(rootView: list(sections, suffix: String(repeating: " and on", count: 30))))
        #expect(picture(host) == picture(fresh))
    }

    @Test func `a row that becomes higher because of its own state moves the others, and back`() throws {
        let host = host()
        host.show(
            UIHostingController(
                rootView: list([Section(sectionIdentifier: 0, cellIdentifiers: (0..<3).map { Item(id: $0) })])))
        func place(_ text: String) throws -> CGFloat { try host.element(.text(text)).frame.minY }
        let before = try place("1.0")
        for _ in 0..<2 {
            try host.element(.label("Open"), index: 0).tap()
            #expect(try place("1.0") > before + 10)
            try host.element(.label("Open"), index: 0).tap()
            #expect(try place("1.0") == before)
        }
    }

    @Test func `a selected item stays selected when it changes and moves`() throws {
        let host = host()
        var items = (0..<5).map { Item(id: $0) }
        let controller = UIHostingController(rootView: list([Section(sectionIdentifier: 0, cellIdentifiers: items)]))
        host.show(controller)
        let view = try #require(host.first(UICollectionView.self))
        view.selectItem(at: IndexPath(item: 3, section: 0), animated: false, scrollPosition: [])
        items[3].lines = 2
        items.insert(Item(id: 9), at: 0)
        controller.rootView = list([Section(sectionIdentifier: 0, cellIdentifiers: items)])
        host.settle()
        #expect(view.indexPathsForSelectedItems == [IndexPath(item: 4, section: 0)])
    }

    @Test func `a chat keeps its position while older items are inserted above`() throws {
        let host = host()
        func chat(_ range: Range<Int>) -> CompositionalList<Section, Row, Text> {
            let items = range.map { Item(id: $0, lines: $0 % 4 + 1) }
            return list([Section(sectionIdentifier: 0, cellIdentifiers: items)]).staysAtEnd()
        }
        let controller = UIHostingController(rootView: chat(50..<100))
        host.show(controller)
        #expect(host.elements.contains { $0.label == "99.3" })
        host.drag(from: CGPoint(x: 300, y: 100), to: CGPoint(x: 300, y: 700))
        let read = Dictionary(
            host.elements.filter { $0.label.contains(".") }.map { ($0.label, $0.frame) }, uniquingKeysWith: { $1 })
        #expect(read.count > 4)
        controller.rootView = chat(20..<100)
        host.settle()
        for element in host.elements {
            guard let before = read[element.label] else { continue }
            #expect(abs(element.frame.minY - before.minY) < 0.5, "\(element.label)")
        }
    }

    @Test(arguments: RandomTrials.seeds(3))
    func `after any edits, a settled list equals a new one`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var next = 0
        func item() -> Item {
            next += 1
            return Item(id: next, lines: .random(in: 1...3, using: &random))
        }
        var sections = (0..<3).map { index in
            Section(
                sectionIdentifier: index,
                cellIdentifiers: (0..<Int.random(in: 0...8, using: &random)).map { _ in item() })
        }
        let host = host()
        let controller = UIHostingController(rootView: list(sections))
        host.show(controller)
        let view = try #require(host.first(UICollectionView.self))
        for step in 0..<25 {
            let section = Int.random(in: 0..<sections.count, using: &random)
            let count = sections[section].cellIdentifiers.count
            switch Int.random(in: 0..<7, using: &random) {
            case 0, 1:
                sections[section].cellIdentifiers.insert(item(), at: .random(in: 0...count, using: &random))
            case 2 where count > 0:
                sections[section].cellIdentifiers.remove(at: .random(in: 0..<count, using: &random))
            case 3 where count > 0:
                sections[section].cellIdentifiers[.random(in: 0..<count, using: &random)].lines = .random(
                    in: 1...5, using: &random)
            case 4: sections[section].cellIdentifiers.shuffle(using: &random)
            case 5: sections.shuffle(using: &random)
            default:
                let end = max(view.contentSize.height - view.bounds.height, 0)
                view.contentOffset.y = .random(in: 0...end, using: &random)
            }
            let suffix = random.chance(20) ? "'" : ""
            controller.rootView = list(sections, suffix: suffix)
            host.settle()
            view.contentOffset.y = 0
            host.settle()
            let fresh = self.host()
            fresh.show(UIHostingController(rootView: list(sections, suffix: suffix)))
            try #require(picture(host) == picture(fresh), "seed \(seed), step \(step)")
        }
    }
}
