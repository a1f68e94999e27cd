import CollageTesting
import Testing

@testable import Gallery

@MainActor
struct PackingViewControllerTests {
    private let host = TestHost()
    private let controller = PackingViewController()

    init() {
        host.show(UINavigationController(rootViewController: controller))
    }

    private func cell(_ text: String) throws -> UICollectionViewListCell {
        try #require(
            host.first(UICollectionViewListCell.self) {
                ($0.contentConfiguration as? UIListContentConfiguration)?.text == text
            })
    }

    /// Lifts a row with a long press, and drops it on another row.
    private func drag(_ text: String, onto other: String) throws {
        let start = try center(text)
        let end = try center(other)
        let finger = host.touch(at: start)
        host.advance(by: 0.8)
        for step in 1...30 {
            let part = CGFloat(step) / 30
            finger.move(to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
            host.advance(by: 1.0 / 60)
        }
        host.advance(by: 0.3)
        finger.lift()
        host.settle()
    }

    private func center(_ text: String) throws -> CGPoint {
        let cell = try cell(text)
        return cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
    }

    @Test func anItemDraggedToTheOtherListIsRemovedFromItsOwn() throws {
        try drag("Charger", onto: "Toothbrush")
        #expect(!controller.things[0].contains("Charger"))
        #expect(controller.things[1].contains("Charger"))
        #expect(controller.things.flatMap(\.self).count == 9)

        // A second drag moves the item back.
        try drag("Charger", onto: "Raincoat")
        #expect(controller.things[0].contains("Charger"))
        #expect(controller.things[1] == ["Passport", "Toothbrush"])
    }

    @Test func rowsCanBeReorderedWithinAList() throws {
        try drag("Torch", onto: "Raincoat")
        #expect(controller.things[0].firstIndex(of: "Torch") ?? 9 <= 1)
        #expect(controller.things[0].count == 7)
    }

    @Test func theListsAreSideBySideOnAWideScreen() throws {
        host.change(size: CGSize(width: 844, height: 390))
        #expect(try abs(center("Raincoat").y - center("Passport").y) < 1)
        #expect(try center("Raincoat").x < center("Passport").x)
    }
}
