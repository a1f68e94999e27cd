import CollageTesting
import struct CollageTesting.Device
import PortableCollections
import Testing
import PortableUIKit

/// Swipe actions of iOS 26.1 on a phone of 375 points, recorded by Vercantez/openuikit, and of iOS 18.
@MainActor @Suite(.device) struct RecordedSwipesTests {
    private final class Rows: UITableViewController {
        var image: UIImage?

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = "Row"
            return cell
        }

        override func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            let actions = [("Delete", UIContextualAction.Style.destructive), ("Flag", .normal)].map { title, style in
                let action = UIContextualAction(style: style, title: title) { $2(false) }
                action.image = image
                return action
            }
            return UISwipeActionsConfiguration(actions: actions)
        }
    }

    private func show(_ system: Device.System, rowHeight: CGFloat = 52, image: UIImage? = nil) -> (TestHost, Rows) {
        let host = TestHost(
            Device("small", size: CGSize(width: 375, height: 667), scale: 2, system: system), text: .fonts)
        let rows = Rows(style: .plain)
        rows.image = image
        rows.tableView.rowHeight = rowHeight
        host.show(rows)
        return (host, rows)
    }

    private func swipe(_ host: TestHost, _ distance: CGFloat = 160, lifts: Bool = true) {
        let finger = host.touch(at: CGPoint(x: 365, y: 30))
        for x in stride(from: 10, through: distance, by: 10) {
            host.advance(by: 0.05)
            finger.move(to: CGPoint(x: 365 - x, y: 30))
        }
        host.advance(by: 0.5)
        if lifts { finger.lift() }
        host.settle()
    }

    private func button(_ title: String, _ host: TestHost) throws -> SwipeActionButton {
        try #require(host.first(SwipeActionButton.self) { $0.action.title == title })
    }

    private func frame(_ title: String, _ host: TestHost) throws -> CGRect {
        let button = try button(title, host)
        return button.convert(button.bounds, to: nil)
    }

    @Test func `buttons of iOS 26 are capsules of 44 points with gaps of 10, all as wide as the widest`() throws {
        let (host, rows) = show(.iOS26)
        swipe(host)
        let delete = try frame("Delete", host), flag = try frame("Flag", host)
        #expect(delete.minY == 4 && delete.height == 44 && flag.minY == 4 && flag.height == 44)
        #expect(abs(375 - delete.maxX - 10) < 0.01 && abs(delete.minX - flag.maxX - 10) < 0.01)
        #expect(delete.width == flag.width && abs(delete.width - 63.5) < 2, "\(delete)")
        let cell = try #require(rows.tableView.cellForRow(at: [0, 0]))
        #expect(abs(flag.minX - cell.convert(cell.bounds, to: nil).maxX - 10) < 0.01)
        let button = try button("Delete", host)
        #expect(button.layer.cornerRadius == 22 && button.backgroundColor == .systemRed)
        let label = try #require(button.subviews.first { $0 is UILabel } as? UILabel)
        #expect(label.font == .systemFont(ofSize: 13) && abs(delete.width - label.bounds.width - 24) < 0.01)
    }

    @Test func `buttons of iOS 18 are as high as the row, without gaps, and at least 74 points wide`() throws {
        let (host, _) = show(.iOS18)
        swipe(host)
        let delete = try frame("Delete", host), flag = try frame("Flag", host)
        #expect(delete == CGRect(x: 301, y: 0, width: 74, height: 52))
        #expect(flag == delete.offsetBy(dx: -74, dy: 0))
        #expect(try button("Delete", host).layer.cornerRadius == 0)
    }

    @Test func `capsules grow with the uncovered area`() throws {
        let (host, _) = show(.iOS26)
        swipe(host, 50, lifts: false)
        let delete = try frame("Delete", host)
        #expect(delete.width < 30 && delete.height < 20 && abs(delete.midY - 26) < 0.01)
        #expect(try button("Delete", host).alpha < 0.5)
    }

    @Test func `the first capsule covers the others if lifting the finger performs its action`() throws {
        let (host, rows) = show(.iOS26)
        swipe(host, 300, lifts: false)
        let cell = try #require(rows.tableView.cellForRow(at: [0, 0]))
        let edge = cell.convert(cell.bounds, to: nil).maxX
        let delete = try frame("Delete", host)
        #expect(abs(delete.minX - edge - 10) < 0.01 && abs(delete.maxX - 365) < 0.01 && delete.height == 44)
        let others = try #require(button("Delete", host).superview).subviews.filter { $0.alpha > 0 }
        #expect(others.count == 1)
    }

    @Test func `in high rows, titles are below capsules with images, and both are in the middle`() throws {
        let (host, _) = show(.iOS26, rowHeight: 100, image: UIImage(systemName: "trash"))
        swipe(host)
        let delete = try frame("Delete", host)
        let label = try #require(button("Delete", host).subviews.first { $0 is UILabel } as? UILabel)
        let title = label.convert(label.bounds, to: nil)
        #expect(delete.height == 44 && abs(title.minY - delete.maxY - 4) < 0.01)
        #expect(abs(delete.minY + title.maxY - 100) < 0.01 && !label.isHidden)
        host.tap(CGPoint(x: title.midX, y: title.midY))
        #expect(
            host.first(SwipeActionButton.self) == nil, "a tap on the title performs the action, which closes the row")
    }

    @Test(arguments: [(Device.System.iOS18, CGFloat(0)), (.iOS26, 26)])
    func `a row has round corners on iOS 26 while it's swiped`(system: Device.System, radius: CGFloat) throws {
        let (host, rows) = show(system)
        let cell = try #require(rows.tableView.cellForRow(at: [0, 0]))
        func isRound() -> Bool {
            host.all(UIView.self).contains { $0.isDescendant(of: cell) && $0.layer.cornerRadius == 26 }
        }
        #expect(!isRound())
        swipe(host)
        #expect(isRound() == (radius > 0))
        host.tap(CGPoint(x: 100, y: 300))
        host.settle()
        #expect(!isRound())
    }
}
