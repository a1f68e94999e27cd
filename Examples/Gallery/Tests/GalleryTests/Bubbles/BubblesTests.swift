import CollageTesting
import Testing

@testable import Gallery

/// Tests of the conversation in SwiftUI, with touches.
@MainActor struct BubblesTests {
    private let host = TestHost(.iPhone16)

    init() throws {
        host.show(Screen.bubbles, content: try .bundled())
    }

    private func list() throws -> UICollectionView { try #require(host.first(UICollectionView.self)) }

    /// Returns the distance from the end of the visible area to the end of the content.
    private func distanceToEnd() throws -> CGFloat {
        let list = try list()
        return list.contentSize.height + list.adjustedContentInset.bottom - list.contentOffset.y - list.bounds.height
    }

    /// Returns the messages on the screen with their positions.
    private func messages() throws -> [String: CGFloat] {
        let names = Set(Conversation().messages.map(\.text))
        let list = try list()
        return Dictionary(
            host.elements.filter { names.contains($0.label) }.compactMap { element in
                let center = CGPoint(x: element.frame.midX, y: element.frame.midY)
                let place = list.indexPathForItem(at: list.convert(center, from: nil))
                // The texts repeat, so messages are counted from the end.
                let number = place.map { list.numberOfItems(inSection: 0) - $0.item }
                return number.map { ("\(element.label) \($0)", element.frame.minY) }
            }, uniquingKeysWith: { $1 })
    }

    @Test func theListStartsAtItsEnd() throws {
        #expect(try abs(distanceToEnd()) < 1)
    }

    @Test func loadingOlderMessagesDoesNotMoveTheVisibleMessages() async throws {
        for _ in 0..<2 {
            let count = try list().numberOfItems(inSection: 0)
            for _ in 0..<20 where try list().numberOfItems(inSection: 0) == count {
                host.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 650))
                let before = try messages()
                #expect(!before.isEmpty)
                await Task.yield()
                host.settle()
                let after = try messages()
                for (message, place) in before {
                    #expect(after[message].map { abs($0 - place) < 0.5 } ?? false, "\(message)")
                }
            }
            #expect(try list().numberOfItems(inSection: 0) == count + Conversation.pageSize)
        }
    }

    @Test func aSentMessageAppearsAtTheEnd() throws {
        for text in ["On my way", "Nearly there"] {
            try host.element(.type(UITextField.self)).tap()
            host.type(text)
            try host.element(.label("Send")).tap()
            #expect(host.elements.contains { $0.label == text })
            #expect(try abs(distanceToEnd()) < 1)
            #expect(host.first(UITextField.self)?.text == "")
        }
    }

    @Test func theEndStaysVisibleWhenTheKeyboardAppearsAndTheDeviceRotates() throws {
        host.change(showsKeyboard: true)
        let before = try list().convert(list().bounds, to: nil).maxY
        try host.element(.type(UITextField.self)).tap()
        #expect(try list().convert(list().bounds, to: nil).maxY < before - 200)
        #expect(try abs(distanceToEnd()) < 1)
        host.rotate()
        #expect(try abs(distanceToEnd()) < 1)
    }
}
