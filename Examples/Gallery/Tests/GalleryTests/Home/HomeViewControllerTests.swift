import CollageTesting
import Testing

@testable import Gallery

@MainActor
struct HomeViewControllerTests {
    private let host = TestHost()
    private let controller: HomeViewController

    init() throws {
        controller = HomeViewController(content: try .bundled())
        host.show(UINavigationController(rootViewController: controller))
        host.settle()
    }

    private func tapFirstReminder() throws {
        host.tap(try #require(host.first(UICollectionViewListCell.self)))
        host.settle()
    }

    private func tapAllReminders() throws {
        while !controller.reminders.isEmpty { try tapFirstReminder() }
    }

    private func pullDown() {
        host.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 700))
        host.settle()
    }

    @Test func aTappedPresentMovesToTheTimeline() throws {
        let first = try #require(controller.reminders.first)
        try tapFirstReminder()
        #expect(controller.reminders.count == 2)
        #expect(controller.gifts.first?.title == first.title)
        #expect(host.all(CardCell.self).count > 1)
    }

    @Test func anEmptySectionStaysAndHasADifferentLayout() throws {
        let footer = UICollectionView.elementKindSectionFooter
        #expect(controller.collectionView.visibleSupplementaryViews(ofKind: footer).count == 1)
        try tapAllReminders()
        #expect(controller.dataSource.snapshot().numberOfSections == 2)
        #expect(controller.dataSource.itemIdentifier(for: [0, 0]) == .noReminders)
        #expect(controller.collectionView.visibleSupplementaryViews(ofKind: footer).isEmpty)
        let cell = try #require(controller.collectionView.cellForItem(at: [0, 0]))
        #expect(cell.frame.height > 100)
    }

    @Test func pullingDownReloadsTheContent() throws {
        try tapAllReminders()
        pullDown()
        #expect(controller.reminders.count == 3)
        #expect(controller.gifts.count == HomeViewController.pageSize)
        #expect(controller.collectionView.refreshControl?.isRefreshing == false)
    }

    @Test func scrollingToTheEndOfTheTimelineLoadsMore() async throws {
        let all = try GalleryContent.bundled().home.gifts.count
        #expect(controller.gifts.count == HomeViewController.pageSize)
        host.drag(from: CGPoint(x: 200, y: 800), to: CGPoint(x: 200, y: 100))
        host.settle()
        await Task.yield()
        host.settle()
        #expect(controller.gifts.count == all)
        #expect(controller.dataSource.snapshot().numberOfItems(inSection: .timeline(isEmpty: false)) == all)
    }

    /// Holds the reminder at a position until it lifts, and drops it at a point of the screen.
    private func drag(reminder position: Int, to end: CGPoint) throws {
        let cell = try #require(controller.collectionView.cellForItem(at: [0, position]))
        let start = cell.convert(CGPoint(x: 150, y: 30), to: nil)
        let finger = host.touch(at: start)
        host.advance(by: 1)
        for step in 1...10 {
            let share = CGFloat(step) / 10
            finger.move(
                to: CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
            host.advance(by: 0.05)
        }
        finger.lift()
        host.settle()
    }

    @Test func presentsAreDraggedIntoAnotherOrder() throws {
        let names = controller.reminders.map(\.title)
        let last = try #require(controller.collectionView.cellForItem(at: [0, 2]))
        try drag(reminder: 0, to: last.convert(CGPoint(x: 150, y: 50), to: nil))
        #expect(controller.reminders.map(\.title) == [names[1], names[2], names[0]])
    }

    @Test func aPresentThatIsDraggedIntoTheTimelineIsGiven() throws {
        let first = try #require(controller.reminders.first)
        let card = try #require(controller.collectionView.cellForItem(at: [1, 0]))
        try drag(reminder: 0, to: card.convert(CGPoint(x: 80, y: 100), to: nil))
        #expect(controller.reminders.count == 2)
        #expect(controller.gifts.map(\.title).contains(first.title))
        #expect(controller.dataSource.snapshot().itemIdentifiers.contains(.gift(Gift(first))))
    }

    @Test func headersStayPinnedAboveTheCards() throws {
        host.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 500))
        host.settle()
        let top = controller.collectionView.adjustedContentInset.top
        #expect(controller.collectionView.contentOffset.y > -top)
        let frames = host.all(TitleView.self).map { $0.convert($0.bounds, to: nil) }
        #expect(frames.contains { abs($0.minY - top) < 1 })
    }

    @Test func aWiderScreenShowsMoreCardsSideBySide() throws {
        func columns() throws -> Int {
            let layout = controller.collectionView.collectionViewLayout
            let frames = try (0..<6).map { try #require(layout.layoutAttributesForItem(at: [1, $0])).frame }
            return frames.count { $0.minY == frames[0].minY }
        }
        #expect(try columns() == 2)
        host.change(size: CGSize(width: 1024, height: 768))
        #expect(try columns() == 5)
    }

    @Test func aClosedScreenIsDeallocated() throws {
        weak var left: HomeViewController?
        do {
            let controller = HomeViewController(content: try .bundled())
            left = controller
            host.show(UINavigationController(rootViewController: controller))
            host.settle()
        }
        host.show(UIViewController())
        host.settle()
        #expect(left == nil)
    }
}
