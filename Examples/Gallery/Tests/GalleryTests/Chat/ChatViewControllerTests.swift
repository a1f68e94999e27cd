import CollageTesting
import Testing

@testable import Gallery

@MainActor
struct ChatViewControllerTests {
    private let host = TestHost()
    private let controller = ChatViewController()

    init() {
        host.show(UINavigationController(rootViewController: controller))
    }

    private var collectionView: UICollectionView { controller.collectionView }

    /// Returns the distance from the end of the visible area to the end of the content.
    private var distanceToEnd: CGFloat {
        collectionView.contentSize.height + collectionView.adjustedContentInset.bottom
            - collectionView.contentOffset.y - collectionView.bounds.height
    }

    @Test func theListStartsAtItsEnd() {
        #expect(abs(distanceToEnd) < 1)
    }

    @Test func loadingOlderMessagesDoesNotMoveTheVisibleMessages() async throws {
        let before = controller.conversation.messages.count
        while controller.conversation.messages.count == before {
            let first = controller.conversation.messages[0].id
            host.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 700))
            let path = try #require(collectionView.indexPathsForVisibleItems.min())
            let read = controller.conversation.messages[path.item]
            let place = try #require(collectionView.cellForItem(at: path)).convert(CGPoint.zero, to: nil)
            // Older messages are loaded in a task of the main actor.
            await Task.yield()
            host.settle()
            guard controller.conversation.messages[0].id != first else { continue }
            let index = try #require(controller.conversation.messages.firstIndex(of: read))
            let cell = try #require(collectionView.cellForItem(at: IndexPath(item: index, section: 0)))
            #expect(abs(cell.convert(CGPoint.zero, to: nil).y - place.y) < 0.5)
        }
        #expect(controller.conversation.messages.count == before + Conversation.pageSize)
    }

    @Test func aSentMessageAppearsAtTheEnd() throws {
        host.tap(try #require(host.first(UITextField.self)))
        host.type("On my way")
        host.type("\n")
        #expect(controller.conversation.messages.last?.text == "On my way")
        #expect(host.first(UITextField.self)?.text == "")
        #expect(abs(distanceToEnd) < 1)
        #expect(host.first(UILabel.self) { $0.text == "On my way" } != nil)
    }

    @Test func theEndStaysVisibleWhenTheKeyboardAppearsAndTheDeviceRotates() throws {
        host.change(showsKeyboard: true)
        host.tap(try #require(host.first(UITextField.self)))
        #expect(abs(distanceToEnd) < 1)
        host.change(size: CGSize(width: 844, height: 390))
        #expect(abs(distanceToEnd) < 1)
    }
}
