import CollageTesting
import CollectionCore
import Dispatch
import Synchronization
import Testing

/// Regressions.md: much data doesn't hold up the main actor, and only identities leave it.
@MainActor @Suite(.serialized) struct BackgroundUpdateTests {
    /// Tiles, the first few of which have other content.
    private func section(_ numbers: Range<Int>, changed: Int = 0) -> SectionModel {
        SectionModel(
            id: 0, layout: ListRowLayout(height: .absolute(50)),
            items: numbers.map {
                CountedTile(id: CountedID(number: $0), version: $0 < numbers.lowerBound + changed ? 1 : 0)
            })
    }

    private let large = UpdateOptions(animation: .never, comparison: .inBackground())
    private let always = UpdateOptions(animation: .never, comparison: .inBackground(fromItems: 0))

    @Test func `identities are hashed on another thread, except for visible cells`() async {
        let screen = DriverScreen()
        screen.show([section(0..<5_000)])
        HashCount.reset()
        let outcome = await screen.driver.apply([section(100..<5_100, changed: 5)], options: large)
        #expect(outcome == .applied)
        #expect(screen.texts.first == "100.1")
        #expect(HashCount.elsewhere > 5_000)
        #expect(HashCount.onMainActor < 500)
    }

    @Test func `items compared on the main actor are hashed there`() {
        let screen = DriverScreen()
        screen.show([section(0..<1_000)])
        HashCount.reset()
        screen.show([section(1..<1_001)])
        #expect(HashCount.elsewhere == 0)
        #expect(HashCount.onMainActor >= 1_000)
    }

    @Test func `the first update, and an update with few items, is shown immediately`() {
        let screen = DriverScreen()
        screen.driver.apply([section(0..<2_000)], options: large, completion: nil)
        #expect(screen.texts.first == "0.0")
        screen.show([section(0..<10)])
        screen.driver.apply([section(1..<10)], options: large, completion: nil)
        #expect(screen.texts.first == "1.0")
    }

    @Test func `until an update is compared, the screen stays unchanged, and later updates wait`() async {
        let screen = DriverScreen()
        screen.show([section(0..<10)])
        var outcomes: [String] = []
        screen.driver.apply([section(1..<10)], options: always) { outcomes.append("first \($0)") }
        screen.driver.apply([section(2..<10)], options: .unanimated) { outcomes.append("second \($0)") }
        screen.driver.apply([section(3..<10)], options: .unanimated) { outcomes.append("third \($0)") }
        #expect(screen.texts.first == "0.0")
        while outcomes.count < 3 { await Task.yield() }
        #expect(outcomes == ["second superseded", "first applied", "third applied"])
        #expect(screen.texts.first == "3.0")
    }

    @Test func `a canceled update isn't shown, reports its outcome, and doesn't block the next one`() async {
        // Other tests may keep the main actor until the update is compared, and then there is nothing to be cancelled.
        for _ in 0..<1_000 {
            let screen = DriverScreen()
            screen.show([section(0..<2_000)])
            let task = Task { @MainActor in
                await screen.driver.apply([self.section(1..<2_000)], options: self.large)
            }
            await Task.yield()
            guard screen.texts.first == "0.0" else { continue }
            screen.driver.apply([section(5..<10)], options: .unanimated, completion: nil)
            task.cancel()
            #expect(await task.value == .cancelled)
            while screen.driver.sections[0].items.count != 5 { await Task.yield() }
            #expect(screen.texts.first == "5.0")
            return
        }
        Issue.record("Every update was compared before it could be cancelled.")
    }

    @Test func `an update completes if its driver is deallocated in the meantime`() async {
        var outcome: UpdateOutcome?
        weak var driver: CollectionDriver?
        do {
            let screen = DriverScreen(isInWindow: false)
            driver = screen.driver
            screen.show([section(0..<10)])
            screen.driver.apply([section(1..<10)], options: always) { outcome = $0 }
        }
        #expect(driver == nil)
        while outcome == nil { await Task.yield() }
        #expect(outcome == .cancelled)
    }

    @Test func `an update that changes only content configures the existing cells`() async {
        let screen = DriverScreen()
        screen.show([section(0..<1_500)])
        let cell = screen.collectionView.visibleCells.first
        await screen.driver.apply([section(0..<1_500, changed: 2)], options: large)
        #expect(screen.texts.first == "0.1")
        #expect(screen.collectionView.visibleCells.first === cell)
    }

    @Test func `repeated items are found and reported in the background, too`() async {
        let screen = DriverScreen()
        screen.show([section(0..<3)])
        await screen.driver.apply([.tiles("a", [1, 2, 1])], options: always)
        #expect(screen.texts == ["1", "2", "1"])
        #expect(screen.issues.count == 1)
    }

    @Test func `of many updates in the background, the last is shown and each completes once`() async {
        let screen = DriverScreen()
        screen.show([section(0..<10)])
        var outcomes: [UpdateOutcome] = []
        for start in 1...50 {
            screen.driver.apply([section(start..<60)], options: always) { outcomes.append($0) }
            if start.isMultiple(of: 7) { await Task.yield() }
        }
        while outcomes.count < 50 { await Task.yield() }
        #expect(screen.texts.first == "50.0")
        #expect(outcomes.last == .applied && Set(outcomes) == [.applied, .superseded])
    }
}

/// How often ids were hashed, and where.
private enum HashCount {
    private static let counts = Mutex((onMainActor: 0, elsewhere: 0))
    /// The main actor's queue may be served by any thread.
    private static let key = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static var onMainActor: Int { counts.withLock { $0.onMainActor } }
    static var elsewhere: Int { counts.withLock { $0.elsewhere } }

    static func reset() { counts.withLock { $0 = (0, 0) } }

    static func add() {
        let isMain = DispatchQueue.getSpecific(key: key) ?? false
        counts.withLock { counts in
            if isMain { counts.onMainActor += 1 } else { counts.elsewhere += 1 }
        }
    }
}

private struct CountedID: Hashable, Sendable {
    let number: Int

    func hash(into hasher: inout Hasher) {
        HashCount.add()
        hasher.combine(number)
    }
}

private struct CountedTile: CollectionItem, Equatable {
    let id: CountedID
    let version: Int

    func configure(cell: TileCell, for indexPath: IndexPath) { cell.text = "\(id.number).\(version)" }
}
