import CollageTesting
import CollectionCore
import Testing

/// Regressions.md: updates during updates, from wherever they come.
@MainActor @Suite(.serialized) struct DriverReentrancyTests {
    private func section(_ items: [any CollectionItem]) -> SectionModel {
        SectionModel(id: 0, layout: ListRowLayout(height: .absolute(50)), items: items)
    }

    @Test func `an update in a cell provider waits until layout is complete`() async {
        let screen = DriverScreen()
        var hasApplied = false
        let item = ActiveItem(id: "a") { [weak screen] in
            guard !hasApplied else { return }
            hasApplied = true
            screen?.driver.apply([.tiles("b", 1...3)], options: .unanimated, completion: nil)
        }
        screen.show([section([item])])
        while screen.driver.sections[0].items.count < 3 { await Task.yield() }
        #expect(screen.texts == ["1", "2", "3"])
    }

    @Test func `of the waiting updates, the latest is shown and the others are superseded`() async {
        let screen = DriverScreen()
        var outcomes: [String: UpdateOutcome] = [:]
        var hasApplied = false
        let item = ActiveItem(id: "a") { [weak screen] in
            guard !hasApplied else { return }
            hasApplied = true
            for count in 1...3 {
                screen?.driver.apply([.tiles("b", 1...count)], options: .unanimated) { outcomes["\(count)"] = $0 }
            }
        }
        screen.show([section([item])])
        while outcomes.count < 3 { await Task.yield() }
        #expect(outcomes == ["1": .superseded, "2": .superseded, "3": .applied])
        #expect(screen.texts == ["1", "2", "3"])
    }

    @Test func `an update in a completion is performed`() {
        let screen = DriverScreen()
        screen.driver.apply([.tiles("a", 1...1)]) { [weak screen] _ in
            screen?.driver.apply([.tiles("a", 1...2)], options: .unanimated, completion: nil)
        }
        #expect(screen.texts == ["1", "2"])
    }

    @Test func `an update in a selection handler is performed`() {
        let screen = DriverScreen()
        var events = ItemEvents()
        events.didSelect = { [weak screen] in screen?.show([.tiles("b", 7...8)]) }
        screen.show([section([ActiveItem(id: "a", events: events)])])
        screen.host.tap(CGPoint(x: 100, y: 25))
        #expect(screen.texts == ["7", "8"])
    }

    @Test func `endless updates neither hang nor recurse`() async {
        let screen = DriverScreen()
        var count = 0
        @MainActor func applyAgain() {
            count += 1
            guard count < 500 else { return }
            screen.driver.apply([.tiles("a", 1...(count % 3 + 1))], options: .unanimated) { _ in applyAgain() }
        }
        applyAgain()
        #expect(count < 500)
        while count < 500 { await Task.yield() }
        #expect(screen.issues == [.recursiveUpdates])
    }

    @Test func `concurrent awaited updates all return`() async {
        let screen = DriverScreen()
        let tasks = (1...20).map { number in
            Task { @MainActor in
                await screen.driver.apply([.tiles("a", 1...number)], options: .unanimated)
            }
        }
        var outcomes: [UpdateOutcome] = []
        for task in tasks { outcomes.append(await task.value) }
        #expect(outcomes.count == 20 && outcomes.allSatisfy { $0 == .applied })
    }

    @Test func `an awaited update returns when its driver is deallocated`() async {
        var outcome: UpdateOutcome?
        do {
            let completion = PendingOutcome { outcome = $0 }
            let screen = DriverScreen()
            let item = ActiveItem(id: "a") { [weak screen] in
                screen?.driver.apply([.tiles("b", 1...3)]) { completion.handler($0) }
            }
            screen.show([section([item])])
        }
        while outcome == nil { await Task.yield() }
        #expect(outcome == .cancelled || outcome == .applied)
    }

    @Test func `a cancelled task updates nothing`() async {
        let screen = DriverScreen()
        let task = Task { @MainActor in
            while !Task.isCancelled { await Task.yield() }
            return await screen.driver.apply([.tiles("a", 1...2)])
        }
        task.cancel()
        #expect(await task.value == .cancelled)
        #expect(screen.driver.sections.isEmpty)
    }

    @Test func `a layout that queries a removed section gets an empty one`() {
        let screen = DriverScreen()
        screen.show([.tiles("a", 1...3), .tiles("b", 4...6)])
        screen.show([.tiles("a", 1...1)])
        #expect(screen.collectionView.layoutAttributesForItem(at: IndexPath(item: 2, section: 1)) == nil)
        #expect(screen.texts == ["1"])
    }
}

@MainActor
private struct PendingOutcome {
    let handler: (UpdateOutcome) -> Void
}
