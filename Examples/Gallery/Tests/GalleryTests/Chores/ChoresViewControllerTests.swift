import CollageTesting
import Testing

@testable import Gallery

@MainActor
struct ChoresViewControllerTests {
    private let host = TestHost()
    private let controller = ChoresViewController(
        chores: ["Plants", "Books", "Bread"].enumerated().map { Chore(id: $0.offset, name: $0.element) })

    init() {
        host.show(UINavigationController(rootViewController: controller))
    }

    private func middle(_ row: Int) throws -> CGPoint {
        let cell = try #require(controller.collectionView.cellForItem(at: IndexPath(item: row, section: 0)))
        let frame = cell.convert(cell.bounds, to: nil)
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    @Test func aTapMarksAChore() throws {
        host.tap(try middle(1))
        host.settle()
        #expect(controller.chores.map(\.isDone) == [false, true, false])
    }

    @Test func aSwipeDeletesAChore() throws {
        let middle = try middle(0)
        host.drag(from: CGPoint(x: 360, y: middle.y), to: CGPoint(x: 10, y: middle.y))
        host.settle()
        #expect(controller.chores.map(\.name) == ["Books", "Bread"])
    }

    @Test func aHandleMovesAChore() throws {
        controller.setEditing(true, animated: false)
        host.settle()
        let start = try middle(0), end = try middle(2)
        host.drag(from: CGPoint(x: 352, y: start.y), to: CGPoint(x: 352, y: end.y))
        host.settle()
        #expect(controller.chores.map(\.name) == ["Books", "Bread", "Plants"])
    }
}
