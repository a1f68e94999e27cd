import CollageTesting
import Testing

@MainActor
struct ListBackgroundTests {
    typealias Configuration = UICollectionLayoutListConfiguration

    private func backgrounds(_ screen: ListScreen) -> [ListBackgroundView] {
        screen.view.subviews.compactMap { $0 as? ListBackgroundView }
    }

    @Test func `the appearance's color fills everything that is visible`() {
        let colors: [(Configuration.Appearance, UIColor)] = [
            (.plain, .systemBackground), (.grouped, .systemGroupedBackground),
            (.insetGrouped, .systemGroupedBackground), (.sidebar, .secondarySystemBackground),
            (.sidebarPlain, .systemBackground),
        ]
        for (appearance, color) in colors {
            for counts in [[], [2], [2, 0, 40]] {
                let views = backgrounds(ListScreen(Configuration(appearance), counts: counts))
                #expect(views.map(\.backgroundColor) == [color])
                #expect(views.map(\.frame) == [CGRect(x: 0, y: 0, width: 390, height: 600)])
            }
        }
    }

    @Test func `the configuration's color replaces it`() {
        var configuration = Configuration(.plain)
        configuration.backgroundColor = .green
        #expect(backgrounds(ListScreen(configuration)).map(\.backgroundColor) == [.green])
    }

    @Test func `it stays in place on screen, even beyond the ends of the list`() {
        let screen = ListScreen(Configuration(.insetGrouped), counts: [40])
        for offset in [-80, 300, 1500] as [CGFloat] {
            screen.view.contentOffset.y = offset
            screen.host.settle()
            #expect(backgrounds(screen).map(\.frame) == [screen.view.bounds])
        }
    }

    @Test func `sections of different colors each have their own, the last one to the end of the visible area`() {
        let layout = UICollectionViewCompositionalLayout { index, environment in
            .list(
                using: Configuration(index == 0 ? .plain : .insetGrouped), layoutEnvironment: environment)
        }
        let screen = ListScreen(layout, counts: [2, 1, 1])
        #expect(
            backgrounds(screen).map(\.frame) == [
                CGRect(x: 0, y: 0, width: 390, height: 88), CGRect(x: 0, y: 88, width: 390, height: 512),
            ])
        #expect(backgrounds(screen).map(\.backgroundColor) == [.systemBackground, .systemGroupedBackground])
    }

    @Test func `other sections and other layouts have no background color`() {
        let screen = ListScreen(Configuration(.plain))
        screen.view.collectionViewLayout = UICollectionViewFlowLayout()
        screen.host.settle()
        #expect(backgrounds(screen).isEmpty)
    }

    @Test func `the collection view's background view is in front of it, and cells are in front of both`() throws {
        let screen = ListScreen(Configuration(.insetGrouped))
        let own = UIView()
        screen.view.backgroundView = own
        screen.host.settle()
        screen.view.reloadData()
        screen.host.settle()
        #expect(screen.view.subviews.first is ListBackgroundView)
        #expect(screen.view.subviews[1] === own)
        #expect(screen.view.visibleCells.allSatisfy { $0.superview === screen.view })
    }
}
