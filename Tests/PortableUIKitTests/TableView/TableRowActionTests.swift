import CollageTesting
import Testing

@testable import PortableQuartz
@testable import PortableGraphics
@testable import PortableUIKitCore
@testable import PortableControls
@testable import PortableCollections
import PortableUIKit

@MainActor
struct TableRowActionTests {
    private final class Delegate: NSObject, UITableViewDelegate {
        var actions: (IndexPath) -> [UITableViewRowAction]? = { _ in nil }

        func tableView(
            _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
        ) -> [UITableViewRowAction]? { actions(indexPath) }
    }

    private let fixture = TableFixture(counts: [4])
    private let delegate = Delegate()

    init() {
        fixture.table.delegate = delegate
        fixture.table.reloadData()
        fixture.table.layoutIfNeeded()
    }

    private func swipe(row: Int, to end: CGFloat) {
        let middle = fixture.middle(ofRow: row)
        fixture.host.drag(from: CGPoint(x: 380, y: middle.y), to: CGPoint(x: end, y: middle.y))
        fixture.host.settle()
    }

    @Test func `a visual effect is behind the title`() throws {
        let action = UITableViewRowAction(style: .normal, title: "Blur") { _, _ in }
        action.backgroundEffect = UIBlurEffect(style: .light)
        delegate.actions = { _ in [action] }
        swipe(row: 1, to: 200)
        let button = try #require(fixture.host.first(SwipeActionButton.self))
        let effect = try #require(button.subviews.first as? UIVisualEffectView)
        #expect(effect.effect === action.backgroundEffect && effect.frame == button.bounds)
        #expect(button.backgroundColor == .clear)
    }

    private func shows(_ label: String) -> Bool { fixture.host.elements.contains { $0.label == label } }

    @Test func `a swipe shows the buttons, and a tap on one passes the row to its handler`() throws {
        var reported: [IndexPath] = []
        delegate.actions = { _ in
            let more = UITableViewRowAction(style: .normal, title: "More") { _, path in reported.append(path) }
            let flag = UITableViewRowAction(style: .normal, title: "Flag") { _, _ in Issue.record("not this one") }
            return [more, flag]
        }
        swipe(row: 1, to: 250)
        #expect(shows("More") && shows("Flag"))
        try fixture.host.element(labeled: "More").tap()
        fixture.host.settle()
        #expect(reported == [[0, 1]])
        #expect(!shows("More"), "the row closes")
        #expect(fixture.source.commits.isEmpty)
    }

    @Test func `a long swipe performs no action automatically`() {
        delegate.actions = { _ in
            [UITableViewRowAction(style: .destructive, title: "Delete") { _, _ in Issue.record("nobody tapped") }]
        }
        swipe(row: 0, to: 10)
        #expect(shows("Delete"))
        #expect(fixture.source.commits.isEmpty)
    }

    @Test func `an empty array of actions offers nothing, and nil means deletion`() {
        delegate.actions = { $0.row == 0 ? [] : nil }
        swipe(row: 0, to: 20)
        #expect(fixture.source.commits.isEmpty)
        swipe(row: 1, to: 20)
        #expect(fixture.source.commits.map(\.1) == [[0, 1]])
    }

    @Test func `an action is red unless it's a normal one, and has its own color if set`() {
        let deleting = UITableViewRowAction(style: .destructive, title: nil) { _, _ in }
        #expect(deleting.style == .default && deleting.backgroundColor == nil)
        #expect(deleting.contextualAction(at: [0, 0]).backgroundColor == .systemRed)
        let normal = UITableViewRowAction(style: .normal, title: nil) { _, _ in }
        #expect(normal.contextualAction(at: [0, 0]).backgroundColor == .systemGray3)
        normal.backgroundColor = .systemIndigo
        #expect(normal.contextualAction(at: [0, 0]).backgroundColor == .systemIndigo)
    }

    @Test func `a copy has the same appearance and action`() throws {
        var count = 0
        let action = UITableViewRowAction(style: .normal, title: "Add") { _, _ in count += 1 }
        action.backgroundColor = .systemTeal
        action.backgroundEffect = UIBlurEffect(style: .dark)
        let copy = try #require(action.copy() as? UITableViewRowAction)
        #expect(copy.title == "Add" && copy.style == .normal && copy.backgroundColor == .systemTeal)
        #expect(copy.backgroundEffect === action.backgroundEffect)
        copy.contextualAction(at: [0, 0]).handler(copy.contextualAction(at: [0, 0]), UIView()) { _ in }
        #expect(count == 1)
    }

    @Test func `an action and its handler are released with their owner`() {
        final class Owner {}
        weak var seen: Owner?
        do {
            let owner = Owner()
            seen = owner
            let action = UITableViewRowAction(style: .normal, title: nil) { _, _ in _ = owner }
            _ = action.contextualAction(at: [0, 0])
        }
        #expect(seen == nil)
    }
}
