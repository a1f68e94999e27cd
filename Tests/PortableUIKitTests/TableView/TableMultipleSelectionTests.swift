import CollageTesting
import Testing

@MainActor
struct TableMultipleSelectionTests {
    private final class Delegate: NSObject, UITableViewDelegate {
        var events: [String] = []

        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            events.append("select \(indexPath.row)")
            return indexPath
        }

        func tableView(
            _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) { events.append("begin \(indexPath.row), editing: \(tableView.isEditing)") }

        func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { events.append("end") }
    }

    private final class DecidingDelegate: NSObject, UITableViewDelegate {
        var canBegin = true
        var wasEditing: Bool?

        func tableView(
            _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool {
            wasEditing = tableView.isEditing
            return canBegin
        }
    }

    private func dragTwoFingers(_ host: TestHost, from y: CGFloat) {
        let fingers = [host.touch(at: CGPoint(x: 100, y: y)), host.touch(at: CGPoint(x: 130, y: y))]
        for step in 1...10 {
            host.advance(by: 1.0 / 60)
            for (index, finger) in fingers.enumerated() {
                finger.move(to: CGPoint(x: 100 + 30 * CGFloat(index), y: y + 10 * CGFloat(step)))
            }
        }
        fingers.forEach { $0.lift() }
        host.settle()
    }

    @Test func `a table that allows it while editing begins to edit, then selects the rows`() {
        let fixture = TableFixture(counts: [20])
        let delegate = Delegate()
        fixture.table.delegate = delegate
        fixture.table.allowsMultipleSelectionDuringEditing = true
        dragTwoFingers(fixture.host, from: 75)
        #expect(delegate.events == ["begin 1, editing: true", "select 1", "select 2", "select 3", "end"])
        #expect(fixture.table.isEditing && fixture.table.indexPathsForSelectedRows?.map(\.row) == [1, 2, 3])
        #expect(fixture.table.contentOffset == .zero)
    }

    @Test func `a table without multiple selection scrolls`() {
        let fixture = TableFixture(counts: [20])
        dragTwoFingers(fixture.host, from: 75)
        #expect(!fixture.table.isEditing && fixture.table.indexPathsForSelectedRows == nil)
    }

    @Test(arguments: [true, false])
    func `the delegate decides before the table begins to edit`(canBegin: Bool) {
        let fixture = TableFixture(counts: [20])
        let delegate = DecidingDelegate()
        delegate.canBegin = canBegin
        fixture.table.delegate = delegate
        fixture.table.allowsMultipleSelectionDuringEditing = true
        dragTwoFingers(fixture.host, from: 75)
        #expect(delegate.wasEditing == false && fixture.table.isEditing == canBegin)
    }
}
