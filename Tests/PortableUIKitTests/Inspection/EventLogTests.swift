import CollageTesting
import DisplayList
import Foundation
import Testing

/// The event log for developers.
@MainActor struct EventLogTests {
    private let host = TestHost(size: CGSize(width: 300, height: 400), safeAreaInsets: .zero)

    /// A list of numbers, each in a row of 50 points.
    @MainActor
    private final class List {
        let view: UICollectionView
        let source: UICollectionViewDiffableDataSource<Int, Int>

        init(_ items: Range<Int>) {
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
            let group = NSCollectionLayoutGroup.vertical(
                layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            view = UICollectionView(
                frame: .zero,
                collectionViewLayout: UICollectionViewCompositionalLayout(
                    section: NSCollectionLayoutSection(group: group)))
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, _ in
                view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            }
            show(Array(items), animated: false)
        }

        func show(_ items: [Int], animated: Bool = true, reconfigured: [Int] = [], reloaded: [Int] = []) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems(items)
            snapshot.reconfigureItems(reconfigured)
            snapshot.reloadItems(reloaded)
            source.apply(snapshot, animatingDifferences: animated)
        }
    }

    private func list(_ items: Range<Int>) -> List {
        let list = List(items)
        host.show(list.view)
        host.session.recordsEvents = true
        return list
    }

    private func changes(_ events: [DeveloperEvent]) -> [DeveloperEvent.ElementChange] {
        events.compactMap { if case .change(let change) = $0.kind { change } else { nil } }
    }

    private func updates(_ events: [DeveloperEvent]) -> [CollectionUpdate] {
        events.compactMap { if case .update(let update) = $0.kind { update } else { nil } }
    }

    private func problems(_ events: [DeveloperEvent]) -> [DeveloperEvent.Problem] {
        events.compactMap { if case .problem(let problem, _) = $0.kind { problem } else { nil } }
    }

    @Test func `events are recorded only while observed`() {
        let list = list(0..<3)
        host.session.recordsEvents = false
        list.show([0, 1, 2, 3])
        #expect(host.session.consumeEvents().isEmpty)
        host.session.recordsEvents = true
        list.show([0, 1, 2, 3, 4])
        host.session.recordsEvents = false
        #expect(host.session.consumeEvents().isEmpty)
    }

    @Test func `inserted cells and their update are reported`() throws {
        let list = list(0..<3)
        list.show([3, 0, 1])
        let events = host.session.consumeEvents()
        #expect(changes(events) == [.inserted])
        let cell = try #require(list.view.cellForItem(at: IndexPath(item: 0, section: 0)))
        #expect(events.first { $0.kind == .change(.inserted) }?.layer == cell.layer.identity)
        let update = try #require(updates(events).first)
        #expect(update.className == "UICollectionView")
        #expect(update.items.inserted == 1)
        #expect(update.items.deleted == 1)
        #expect(update.items.moved == 0)
        #expect(update.isAnimated)
        #expect(host.session.consumeEvents().isEmpty)
    }

    @Test func `reconfigured and reloaded cells are distinguished`() throws {
        let list = list(0..<3)
        list.show([0, 1, 2], reconfigured: [1])
        #expect(changes(host.session.consumeEvents()) == [.reconfigured])
        list.show([0, 1, 2], reloaded: [2])
        let events = host.session.consumeEvents()
        #expect(changes(events) == [.reloaded])
        #expect(updates(events).first?.items.reloaded == 1)
    }

    @Test func `cells that reappear by scrolling are reused`() {
        let list = list(0..<100)
        list.view.contentOffset.y = 2000
        host.settle()
        let seen = Set(changes(host.session.consumeEvents()))
        #expect(seen == [.reused])
    }

    @Test func `reloading all data is one update`() {
        let list = list(0..<3)
        list.view.reloadData()
        host.settle()
        let events = host.session.consumeEvents()
        #expect(updates(events).map(\.reloadsData) == [true])
        #expect(Set(changes(events)) == [.reloaded])
    }

    @Test func `only the latest events are kept`() {
        let list = list(0..<3)
        for count in 0..<EventLog.capacity * 2 { list.show(count % 2 == 0 ? [0, 1] : [0, 1, 2], animated: false) }
        #expect(host.session.consumeEvents().count == EventLog.capacity)
    }

    @Test func `messages are recorded with their subject`() throws {
        host.session.recordsEvents = true
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child)
        child.widthAnchor.constraint(equalToConstant: 10).isActive = true
        child.widthAnchor.constraint(equalToConstant: 20).isActive = true
        let messages = Diagnostics.capture { host.show(view) }
        #expect(messages.count == 1)
        let events = host.session.consumeEvents()
        #expect(problems(events) == [.constraints])
        #expect(events.first?.layer == child.layer.identity)
    }

    @Test func `views with ambiguous constraints are found once`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child)
        child.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        host.show(view)
        host.session.findProblems()
        host.session.recordsEvents = true
        host.session.findProblems()
        host.session.findProblems()
        let events = host.session.consumeEvents()
        #expect(events.map(\.layer) == [child.layer.identity])
        #expect(problems(events) == [.constraints])
    }

    @Test func `reports of section modules are recorded with their kind`() {
        host.session.recordsEvents = true
        NotificationCenter.default.post(
            name: Notification.Name("CollageDidReportIssue"), object: nil,
            userInfo: ["message": "Twice", "problem": "duplicates"])
        #expect(host.session.consumeEvents().map(\.kind) == [.problem(.duplicates, "Twice")])
        host.session.recordsEvents = false
        NotificationCenter.default.post(
            name: Notification.Name("CollageDidReportIssue"), object: nil, userInfo: ["message": "Twice"])
        #expect(host.session.consumeEvents().isEmpty)
    }

    @Test func `a session with an observer is deallocated`() {
        weak var session: AppSession?
        weak var log: EventLog?
        do {
            let device = DeviceContext()
            let made = AppSession(device: device)
            made.recordsEvents = true
            session = made
            log = device.events
        }
        #expect(session == nil)
        #expect(log == nil)
    }
}
