import CollageTesting
import Testing

@testable import Gallery

@MainActor
struct MailViewControllerTests {
    private let host = TestHost()
    private let controller: MailViewController

    init() {
        let messages = (1...5).map {
            Message(id: $0, sender: "Sender \($0)", subject: "Subject", preview: "Text", date: "Monday")
        }
        controller = MailViewController(messages: messages)
        host.show(UINavigationController(rootViewController: controller))
    }

    private var rowCount: Int { controller.collectionView.numberOfItems(inSection: 0) }

    private func swipe(row: Int, from start: CGFloat, to end: CGFloat) throws {
        let cell = try #require(controller.collectionView.cellForItem(at: IndexPath(item: row, section: 0)))
        let y = cell.convert(cell.bounds, to: nil).midY
        host.drag(from: CGPoint(x: start, y: y), to: CGPoint(x: end, y: y))
        host.settle()
    }

    @Test func aFullSwipeDeletesAMessage() throws {
        try swipe(row: 1, from: 380, to: 10)
        #expect(rowCount == 4)
    }

    @Test func aShortSwipeOffersToFlag() throws {
        try swipe(row: 0, from: 380, to: 220)
        let cell = try #require(controller.collectionView.cellForItem(at: [0, 0]) as? UICollectionViewListCell)
        let row = cell.convert(cell.bounds, to: nil)
        #expect(row.maxX < 320)
        // The buttons show symbols alone in a row of this height; the last one is next to the row.
        host.tap(CGPoint(x: row.maxX + 20, y: row.midY))
        host.settle()
        #expect(rowCount == 5)
        #expect(cell.accessories.count == 4)
    }

    @Test func severalMessagesAreDeletedInTheEditMode() throws {
        controller.setEditing(true, animated: false)
        host.settle()
        for row in [0, 2] {
            host.tap(try #require(controller.collectionView.cellForItem(at: IndexPath(item: row, section: 0))))
            host.settle()
        }
        #expect(controller.title == "2 Selected")
        let delete = try #require(controller.navigationItem.rightBarButtonItems?.last)
        #expect(delete.isEnabled)
        host.tap(try #require(host.all(UILabel.self).first { $0.text == "Delete" }))
        host.settle()
        #expect(rowCount == 3 && !controller.isEditing)
    }
}
