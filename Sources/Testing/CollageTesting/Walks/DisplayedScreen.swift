import PortableUIKit

/// A walkable screen on a separate device.
@MainActor
final class DisplayedScreen<Screen: WalkableScreen> {
    let host: TestHost
    private(set) var environment: ScreenEnvironment
    private let screen: Screen
    private let performer: InputPerformer

    init(_ model: Screen.Model, _ environment: ScreenEnvironment) {
        self.environment = environment
        host = TestHost(environment)
        performer = InputPerformer(host)
        screen = host.run { Screen(model: model) }
        host.show(screen.controller)
        host.run { screen.didShow() }
        host.settle()
    }

    /// Removes the screen from its device. The screen must not be used afterwards.
    func end() {
        host.session.end()
    }

    func randomChange(using generator: inout SeededGenerator) -> Screen.Change? {
        host.run { screen.randomChange(using: &generator) }
    }

    func randomInput(_ kinds: ScreenInput.Kinds, using generator: inout SeededGenerator) -> ScreenInput? {
        performer.randomInput(kinds, using: &generator)
    }

    func perform(_ step: WalkStep<Screen.Change>) {
        host.activate()
        switch step.action {
        case .input(let input): performer.perform(input)
        case .environment(let environment):
            // The device keeps its system, so a new screen must have the same one.
            let system = self.environment.system
            self.environment = environment
            self.environment.system = system
            host.set(environment)
        case .change(let change): host.run { screen.apply(change) }
        case .dismissTemporaryState:
            performer.lift()
            host.settle(frameDuration: Self.frameDuration)
            PersistentState.rest(host)
        }
        guard let pause = step.pause else { return host.settle(frameDuration: Self.frameDuration) }
        host.advance(by: pause / 2)
        host.advance(by: pause / 2)
    }

    /// The duration of a frame, in seconds. Animations depend on the clock, so a long frame is sufficient for screens
    /// that aren't displayed.
    private static var frameDuration: Double { 0.1 }

    /// Returns the difference between the settled screen and a new one, or `nil` if there's none.
    func difference(comparesExtents: Bool) -> ScreenDifference? {
        if let difference = displacement() { return difference }
        host.activate()
        let fresh = DisplayedScreen(screen.model, environment)
        defer { fresh.end() }
        PersistentState.measureAverages(on: host, fresh.host)
        PersistentState.transfer(from: host, to: fresh.host)
        let difference = host.screenState().difference(from: fresh.host.screenState())
        // Estimates can affect which content is visible.
        if let difference, !difference.isOfPresence { return difference }
        guard comparesExtents || difference != nil else { return nil }
        PersistentState.measureEverything(on: host, fresh.host)
        PersistentState.transfer(from: host, to: fresh.host)
        return ScreenReader(host, readsExtents: true).state
            .difference(from: ScreenReader(fresh.host, readsExtents: true).state)
    }

    /// Returns a difference if a list rests beyond its bounds. A comparison wouldn't find it, because a new screen
    /// that's scrolled to the same offset would also rest there.
    private func displacement() -> ScreenDifference? {
        // The collection view of a table has the same offset as the table, minus the height of the header view.
        for (path, view) in ScreenReader(host).scrollViews
        where view is UITableView || (view as? UICollectionView)?.scroller === view {
            let nearest = view.nearestOffset(to: view.contentOffset), offset = view.contentOffset
            if abs(nearest.x - offset.x) > 0.5 || abs(nearest.y - offset.y) > 0.5 {
                return ScreenDifference(
                    path: [path], detail: "rests at \(offset), beyond its end at \(nearest)")
            }
        }
        return nil
    }
}
