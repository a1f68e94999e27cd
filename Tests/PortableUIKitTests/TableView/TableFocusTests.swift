import CollageTesting
import Testing

@MainActor
struct TableFocusTests {
    private final class Delegate: NSObject, UITableViewDelegate {
        var moves: [String] = []
        var mayUpdate = true
        var selects = true
        var preferred: IndexPath?

        func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { indexPath.row != 1 }

        func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
            mayUpdate
        }

        func tableView(
            _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
            with coordinator: UIFocusAnimationCoordinator
        ) {
            let rows = [context.previouslyFocusedIndexPath, context.nextFocusedIndexPath]
            moves.append(rows.map { $0.map { "\($0.row)" } ?? "-" }.joined(separator: " to "))
        }

        func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { preferred }

        func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool { selects }

        var selected: [Int] = []

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            selected.append(indexPath.row)
        }
    }

    private let delegate = Delegate()

    private func shownTable() -> TableFixture {
        let fixture = TableFixture(counts: [30])
        let controller = UIViewController()
        fixture.host.show(controller)
        controller.view.addSubview(fixture.table)
        fixture.table.delegate = delegate
        fixture.host.settle()
        return fixture
    }

    private func focusedRow(_ fixture: TableFixture) -> Int? {
        fixture.table.visibleCells.first { $0.isFocused }.flatMap { fixture.table.indexPath(for: $0)?.row }
    }

    @Test func `keys move the focus from cell to cell, past rows that can't be focused`() {
        let fixture = shownTable()
        for _ in 0..<3 { fixture.host.press(.keyboardDownArrow) }
        #expect(focusedRow(fixture) == 3)
        #expect(delegate.moves == ["- to 0", "0 to 2", "2 to 3"])
        #expect(fixture.table.visibleCells[3].configurationState.isFocused)
        fixture.host.press(.keyboardReturnOrEnter)
        fixture.host.settle()
        #expect(delegate.selected == [3])
    }

    @Test func `the table scrolls to a row that gets the focus`() {
        let fixture = shownTable()
        for _ in 0..<14 { fixture.host.press(.keyboardDownArrow) }
        fixture.host.settle()
        #expect(focusedRow(fixture) == 14 && fixture.table.contentOffset.y > 0)
    }

    @Test func `the delegate prefers a row, disallows a move, and lets the selection follow`() {
        let fixture = shownTable()
        delegate.preferred = [0, 4]
        fixture.table.selectionFollowsFocus = true
        fixture.host.press(.keyboardDownArrow)
        #expect(focusedRow(fixture) == 4 && delegate.selected == [4])
        delegate.selects = false
        fixture.host.press(.keyboardDownArrow)
        #expect(focusedRow(fixture) == 5 && delegate.selected == [4])
        delegate.mayUpdate = false
        fixture.host.press(.keyboardDownArrow)
        #expect(focusedRow(fixture) == 5)
    }

    @Test func `a table whose rows can't be focused leaves the focus elsewhere`() {
        let fixture = shownTable()
        fixture.table.allowsFocus = false
        fixture.host.press(.keyboardDownArrow)
        #expect(focusedRow(fixture) == nil && delegate.moves == [])
    }

    @Test func `a cell with a custom focus style has no focus effect`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        #expect(cell.focusEffect != nil)
        cell.focusStyle = .custom
        #expect(cell.focusEffect == nil)
    }
}
