import CollageTesting
import CompositionalList
import Testing

@testable import PortableSwiftUI

/// The behavior of a list of SwiftUI views during touches.
@MainActor struct ListTouchTests {
    struct Message: Identifiable, Hashable {
        let id: Int
        var text: String
    }

    typealias Section = GenericSectionIdentifierViewModel<String, Message>

    @MainActor
    final class Log {
        var entries: [String] = []
        var position: Int?
    }

    private let host = TestHost(size: CGSize(width: 390, height: 844), safeAreaInsets: .zero)
    private let log = Log()

    private func messages(_ range: Range<Int>) -> [Message] { range.map { Message(id: $0, text: "Message \($0)") } }

    private func sections(_ count: Int) -> [Section] {
        [Section(sectionIdentifier: "Inbox", cellIdentifiers: messages(0..<count))]
    }

    struct Row: View {
        let message: Message

        var body: some View { Text(message.text).padding(14) }
    }

    private func list(_ sections: [Section]) -> CompositionalList<Section, Row, EmptyView> {
        CompositionalList(sections) { message, _ in Row(message: message) }.animatesChanges(false)
    }

    @discardableResult
    private func show<Content: View>(_ view: Content) -> UIHostingController<Content> {
        let controller = UIHostingController(rootView: view)
        host.show(controller)
        return controller
    }

    private func collectionView() throws -> UICollectionView { try #require(host.first(UICollectionView.self)) }

    private var texts: [String] { host.elements.map(\.label).filter { $0.hasPrefix("Message") } }

    @Test func `a row can be swiped and its action performed repeatedly`() throws {
        show(
            list(sections(5)).sectionLayout { _ in ListLayout() }.swipeActions { [log] message in
                [
                    UIContextualAction(style: .normal, title: "Flag") { _, _, done in
                        log.entries.append("flag \(message.id)")
                        done(true)
                    }
                ]
            })
        try host.element(.text("Message 1")).swipe("Flag")
        try host.element(.text("Message 3")).swipe("Flag")
        try host.element(.text("Message 1")).swipe("Flag")
        #expect(log.entries == ["flag 1", "flag 3", "flag 1"])
    }

    @Test func `a row's own view can specify swipe actions`() throws {
        struct Row: View {
            let message: Message
            let log: Log
            @State private var flags = 0

            var body: some View {
                Text("\(message.text), \(flags)").padding(14)
                    .swipeActions {
                        Button("Delete", role: .destructive) { log.entries.append("delete \(message.id)") }
                    }
                    .swipeActions(edge: .leading, allowsFullSwipe: false) {
                        Button("Flag") { flags += 1 }.tint(.orange)
                    }
            }
        }
        show(
            CompositionalList(sections(5)) { [log] message, _ in Row(message: message, log: log) }
                .sectionLayout { _ in ListLayout() })
        for round in 1...2 {
            try host.element(.text("Message 1, \(round - 1)")).swipe("Flag")
            #expect(texts.contains("Message 1, \(round)"))
        }
        try host.element(.text("Message 3, 0")).swipe("Delete")
        #expect(log.entries == ["delete 3"])
    }

    @Test func `a long press on a row shows its menu, even the second time`() throws {
        show(
            list(sections(3)).itemContextMenu { [log] message in
                UIAction(title: "Copy") { _ in log.entries.append("copy \(message.id)") }
                UIAction(title: "Share") { _ in log.entries.append("share \(message.id)") }
            })
        try host.element(.text("Message 2")).hold()
        #expect(host.choiceTitles == ["Copy", "Share"])
        try host.choose("Share")
        try host.element(.text("Message 0")).hold()
        try host.choose("Copy")
        #expect(log.entries == ["share 2", "copy 0"])
    }

    @Test func `a finger moves rows, and they are shown in the order that the app decides`() throws {
        struct Screen: View {
            @State var section: Section
            let log: Log

            var body: some View {
                CompositionalList([section]) { message, _ in Text(message.text).padding(14) }
                    .onReorder { sections in
                        section.cellIdentifiers = sections[0].items
                        log.entries.append(sections[0].items.map { "\($0.id)" }.joined())
                    }
            }
        }
        show(Screen(section: sections(4)[0], log: log))
        let step = try host.element(.text("Message 1")).frame.minY - host.element(.text("Message 0")).frame.minY
        for _ in 0..<2 {
            try host.element(.text("Message 0")).drag(by: CGVector(dx: 0, dy: step * 1.2), duration: 0.5, held: 0.8)
        }
        #expect(log.entries == ["1023", "1203"])
        #expect(texts == ["Message 1", "Message 2", "Message 0", "Message 3"])
    }

    @Test func `an order that the app doesn't adopt is reverted`() throws {
        let controller = show(list(sections(3)).onReorder { _ in })
        let sections = sections(3)
        controller.rootView = list(sections).onReorder { _ in }
        host.settle()
        let step = try host.element(.text("Message 1")).frame.minY - host.element(.text("Message 0")).frame.minY
        try host.element(.text("Message 0")).drag(by: CGVector(dx: 0, dy: step * 1.2), duration: 0.5, held: 0.8)
        #expect(texts == ["Message 1", "Message 0", "Message 2"])
        controller.rootView = list(sections).onReorder { _ in }
        host.settle()
        #expect(texts == ["Message 0", "Message 1", "Message 2"])
    }

    @Test func `pulling down refreshes, and again after the refresh has ended`() async throws {
        show(list(sections(3)).refreshable { [log] in log.entries.append("refresh") })
        for count in 1...2 {
            host.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 500))
            for _ in 0..<100 where log.entries.count < count { await Task.yield() }
            host.settle()
            #expect(log.entries.count == count)
        }
    }

    @Test func `reaching the end is reported again after more items arrive`() throws {
        struct Screen: View {
            @State var count = 30
            let log: Log

            var body: some View {
                CompositionalList([
                    Section(cellIdentifiers: (0..<count).map { Message(id: $0, text: "Message \($0)") })
                ]) { message, _ in Text(message.text).padding(14) }
                .animatesChanges(false)
                .onReachEnd(remainingItems: 2) {
                    log.entries.append("\(count)")
                    if count < 60 { count += 15 }
                }
            }
        }
        show(Screen(log: log))
        for _ in 0..<12 { host.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 100)) }
        #expect(log.entries == ["30", "45", "60"])
    }

    @Test func `the placeholder of an empty list disappears and reappears`() {
        let controller = show(list([]).emptyContent { Text("Message: none") })
        #expect(texts == ["Message: none"])
        for count in [2, 0, 1] {
            controller.rootView = list(count == 0 ? [] : sections(count)).emptyContent { Text("Message: none") }
            host.settle()
            #expect(texts == (count == 0 ? ["Message: none"] : (0..<count).map { "Message \($0)" }))
        }
    }

    @Test func `sections have headers and footers in the core's layouts, and pinned headers stay`() throws {
        let sections = ["A", "B"].map { name in
            Section(
                sectionIdentifier: name,
                cellIdentifiers: messages(0..<30).map {
                    Message(id: $0.id + (name == "B" ? 100 : 0), text: "\(name)\($0.id)")
                })
        }
        show(
            list(sections).sectionHeader(isPinned: true) { section, _, _ in Text("Header \(section ?? "")").padding(8) }
                .sectionFooter { section, _ in Text("Footer \(section ?? "")") })
        #expect(try host.element(.text("Header A")).frame.minY < host.element(.text("A0")).frame.minY)
        let view = try collectionView()
        view.contentOffset.y = 400
        host.settle()
        #expect(try abs(host.element(.text("Header A")).frame.minY - 8) < 1)
        view.scrollToItem(at: IndexPath(item: 29, section: 0), at: .centeredVertically, animated: false)
        host.settle()
        #expect(host.elements.contains { $0.label == "Footer A" })
        #expect(host.elements.contains { $0.label == "Header B" })
    }

    @Test(arguments: [0, 1, 2, 3, 4, 5, 6, 7, 8])
    func `each layout of the core supports rows, headers, and badges`(number: Int) throws {
        let layouts: [any SectionLayout] = [
            ListRowLayout(), ListLayout(), GridLayout(columns: 3, height: .absolute(80)),
            CarouselLayout(width: .absolute(200), height: .absolute(120)), PageLayout.hero(),
            FlowLayout(estimatedItemWidth: 60, estimatedItemHeight: 40), MosaicLayout(),
            WaterfallLayout(columns: 2, aspectRatios: [1, 2]),
            FrameLayout(width: .fractionalWidth(1), height: .absolute(120)),
        ]
        let layout = layouts[number]
        show(
            list(sections(9)).sectionLayout { _ in layout }.itemBadge { message in Text("\(message.id)") }
                .sectionHeader { section, _, _ in Text(section ?? "") })
        #expect(texts.first == "Message 0")
        #expect(host.elements.contains { $0.label == "Inbox" })
        let hasBadges = layout is any BadgedSectionLayout
        #expect(host.elements.contains { $0.label == "0" } == hasBadges)
    }

    @Test func `rows of a list have accessories`() throws {
        show(
            list(sections(3)).sectionLayout { _ in ListLayout() }.itemAccessories { message in
                message.id == 1 ? [.checkmark()] : [.disclosureIndicator()]
            })
        let cells = try collectionView().visibleCells.compactMap { $0 as? UICollectionViewListCell }
        #expect(cells.count == 3)
        #expect(cells.allSatisfy { $0.accessories.count == 1 })
        let text = try host.element(.text("Message 0"))
        #expect(text.frame.maxX < 390)
    }

    @Test func `upcoming items are prefetched`() throws {
        show(list(sections(200)).onPrefetch { [log] in log.entries.append("\($0.id)") })
        host.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 100))
        host.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 100))
        let last = try #require(try collectionView().indexPathsForVisibleItems.max()).item
        #expect(log.entries.compactMap { Int($0) }.contains { $0 > last })
    }
}
