import CollageTesting
import CompositionalLayoutBuilder
import Testing

@MainActor @Suite(.serialized) struct SectionBuilderTests {
    private struct Word: CompositionalLayoutItem, Equatable {
        let id: Int
        var text = ""

        func configure(cell: WordCell, for indexPath: IndexPath) { cell.text = text }
    }

    private struct Note: CompositionalLayoutItem {
        nonisolated var id: String { text }
        var text: String
        var didSelect: () -> Void = {}

        func configure(cell: WordCell, for indexPath: IndexPath) { cell.text = text }
    }

    /// Nothing but an enum.
    private enum ID {
        case first, second
    }

    private func ids(@ItemBuilder _ items: () -> [AnyCompositionalLayoutItem]) -> [AnyHashable] {
        items().map(\.id.id)
    }

    @Test func `bodies support conditions, loops, optionals, availability checks, arrays, and sequences`() {
        let isShown = true, missing: Word? = nil, present: Word? = Word(id: 9)
        let found = ids {
            Word(id: 1)
            if isShown { Note(text: "a") } else { Word(id: 2) }
            if !isShown { Word(id: 3) }
            switch present?.id {
            case 9: Note(text: "nine")
            default: Word(id: 4)
            }
            for number in 5...6 { Word(id: number) }
            missing
            present
            if #available(iOS 15, *) { Word(id: 7) }
            (10...11).lazy.map { Word(id: $0) }
            Set([Word(id: 12).erase()])
            [Word(id: 13), Word(id: 14)] as [any CompositionalLayoutItem]
        }
        #expect(found == [1, "a", "nine", 5, 6, 9, 7, 10, 11, 12, 13, 14])
        #expect(ids {}.isEmpty)
    }

    @Test func `versions of sections are shown in order`() async throws {
        let screen = Screen()
        let (versions, continuation) = AsyncStream.makeStream(of: [CompositionalLayoutSection<ID>].self)
        let task = screen.controller.driver.bind(versions, options: .unanimated)
        for count in 1...3 {
            continuation.yield([
                FlowLayout(estimatedItemWidth: 50, estimatedItemHeight: 20).items(id: ID.first) {
                    (1...count).map { Word(id: $0) }
                }
            ])
        }
        continuation.finish()
        try await task.value
        #expect(screen.controller.driver.sections.map(\.items.count) == [3])
    }

    /// Upstream defect 1: equal ids, even of two types, were an exception.
    @Test func `equal strings don't crash, and equal items of different types are distinct`() {
        #expect(Note(text: "1").erase() != Word(id: 1).erase())
        let screen = Screen()
        screen.controller.apply {
            FlowLayout(estimatedItemWidth: 50, estimatedItemHeight: 20).items(id: ID.first) {
                ["New", "New", "Old"].map { Note(text: $0) }
            }
        }
        #expect(screen.labels == ["New", "New", "Old"])
        #expect(screen.issues.count == 1)
    }

    /// Upstream defect 3: a change of content lost the cell.
    @Test func `an equatable item keeps its cell when its content changes`() {
        let screen = Screen()
        func show(_ text: String) {
            screen.controller.apply(animatingDifferences: false) {
                FrameLayout(width: .fractionalWidth(1), height: .absolute(40)).items(id: ID.first) {
                    Word(id: 1, text: text)
                }
            }
            screen.view.layoutIfNeeded()
        }
        show("closed")
        let cell = screen.view.visibleCells.first
        show("open")
        #expect(screen.view.visibleCells.first === cell && screen.labels == ["open"])
    }

    /// Upstream defect 4: a section whose layout alone changed was not laid out again.
    @Test func `a changed provider of an equal id is laid out`() {
        let screen = Screen()
        for height: CGFloat in [40, 90] {
            screen.controller.apply(animatingDifferences: false) {
                FrameLayout(width: .fractionalWidth(1), height: .absolute(height)).items(id: ID.first) { Word(id: 1) }
            }
            screen.view.layoutIfNeeded()
            #expect(screen.view.visibleCells.map(\.frame.height) == [height])
        }
    }

    /// Upstream defect 7: what is called was captured when the item's type was erased, and select was all there was.
    @Test func `the latest item is notified of its selection`() {
        let screen = Screen()
        var reported: [Int] = []
        for version in 1...2 {
            screen.controller.apply(animatingDifferences: false) {
                FrameLayout(width: .fractionalWidth(1), height: .absolute(40)).items(id: ID.first) {
                    Note(text: "a", didSelect: { reported.append(version) })
                }
            }
        }
        screen.host.settle()
        screen.host.tap(CGPoint(x: 100, y: 20 - screen.view.contentOffset.y))
        #expect(reported == [2])
        #expect(screen.view.indexPathsForSelectedItems == [])
    }

    /// Upstream defect 5: cells of one name in two modules took each other's place.
    @Test func `identifiers contain the module's name`() {
        #expect(Word.reuseIdentifier.contains("."))
    }

    @Test func `headers, footers, backgrounds, and badges are typed`() {
        let screen = Screen()
        screen.controller.apply {
            GridLayout(columns: 2, height: .absolute(50))
                .items(id: ID.first, badgeAt: BadgePlacement()) { item in
                    Label(text: "\((item as? Word)?.id ?? 0)")
                } items: {
                    Word(id: 1)
                    Word(id: 2)
                }
                .header(Label(text: "head"), height: .absolute(20))
                .footer(Label(text: "foot"), height: .absolute(20))
                .background(Background.self)
        }
        screen.host.settle()
        #expect(screen.host.all(LabelView.self).map(\.text).sorted() == ["1", "2", "foot", "head"])
        #expect(screen.host.all(Background.self).count == 1)
        #expect(screen.issues.isEmpty)
    }

    @Test func `an item is notified of its highlight and primary action, and can disallow selection`() {
        let screen = Screen(), log = Log()
        screen.controller.driver.deselectsItems = false
        screen.view.allowsMultipleSelection = true
        screen.controller.apply(animatingDifferences: false) {
            FrameLayout(width: .fractionalWidth(1), height: .absolute(40)).items(id: ID.first) {
                Switch(id: "stays", log: log, isDeselectable: false)
                Switch(id: "never", log: log, isSelectable: false)
            }
        }
        screen.host.settle()
        for y in [20.0, 20, 60] {
            screen.host.tap(CGPoint(x: 100, y: y - screen.view.contentOffset.y))
        }
        #expect(screen.controller.driver.selectedItems.map(\.id) == ["stays"])
        #expect(log.lines.filter { $0 == "stays down" }.count == 2 && !log.lines.contains("never down"))
        screen.view.allowsSelection = true
        screen.view.allowsMultipleSelection = false
        log.lines = []
        screen.controller.apply(animatingDifferences: false) {
            FrameLayout(width: .fractionalWidth(1), height: .absolute(40)).items(id: ID.first) {
                Switch(id: "button", log: log)
            }
        }
        screen.host.settle()
        screen.host.tap(CGPoint(x: 100, y: 20 - screen.view.contentOffset.y))
        #expect(log.lines == ["button down", "button up", "button does"])
    }

    @MainActor
    private final class Log {
        var lines: [String] = []
    }

    /// An item that notes what happens to it.
    private struct Switch: CompositionalLayoutItem {
        let id: String
        let log: Log
        var isSelectable = true
        var isDeselectable = true

        var primaryAction: () -> Void { { log.lines.append("\(id) does") } }

        func didHighlight(_ isHighlighted: Bool) { log.lines.append("\(id) \(isHighlighted ? "down" : "up")") }

        func configure(cell: WordCell, for indexPath: IndexPath) {}
    }

    @Test func `a section shows menus and placeholders`() {
        let screen = Screen(), empty = UIView()
        var pressed: [AnyHashable] = []
        func show(_ words: [Word]) {
            screen.controller.apply(animatingDifferences: false) {
                FrameLayout(width: .fractionalWidth(1), height: .absolute(40)).items(id: ID.first) { words }
                    .placeholders(ContentPlaceholders(empty: ViewContentConfiguration { empty }))
                    .contextMenu { ids in
                        pressed = ids.map(\.id)
                        return ItemMenu { UIAction(title: "Open") { _ in } }
                    }
            }
            screen.host.settle()
        }
        show([])
        #expect(empty.window != nil)
        show([Word(id: 7)])
        #expect(empty.window == nil)
        let finger = screen.host.touch(at: CGPoint(x: 100, y: 20 - screen.view.contentOffset.y))
        screen.host.advance(by: 0.6)
        finger.lift()
        screen.host.settle()
        #expect(pressed == [7])
        #expect(screen.host.all(MenuRowView.self).count == 1)
    }

    private struct Label: CollectionSupplementary, Equatable {
        var text: String

        func configure(view: LabelView, for indexPath: IndexPath) { view.text = text }
    }

    private final class LabelView: UICollectionReusableView {
        var text = ""
    }

    private final class Background: UICollectionReusableView {}
}

private final class WordCell: UICollectionViewCell {
    var text = ""
}

@MainActor
private final class Screen {
    let host = TestHost()
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let controller: CompositionalLayoutController
    private(set) var issues: [CollectionIssue] = []

    init() {
        controller = CompositionalLayoutController(collectionView: view)
        controller.driver.issueHandler = { [weak self] in self?.issues.append($0) }
        host.show(view)
    }

    var labels: [String] {
        view.layoutIfNeeded()
        return view.visibleCells.map { ($0 as? WordCell)?.text ?? "-" }
    }
}
