import CollageTesting
import DisplayList
import Foundation
import Testing
@_spi(Collage) import PortableUIKit

@MainActor
struct TableUpdateTests {
    @Test func `rows are inserted, deleted, moved and reloaded in one batch`() {
        let fixture = TableFixture(counts: [5])
        fixture.source.clearRequests()
        var finished: Bool?
        fixture.atOnce {
            fixture.table.performBatchUpdates {
                fixture.source.rows = [["0.0", "new", "0.4", "0.2", "0.3"]]
                fixture.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
                fixture.table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .left)
                fixture.table.moveRow(at: IndexPath(row: 4, section: 0), to: IndexPath(row: 2, section: 0))
            } completion: {
                finished = $0
            }
        }
        #expect(fixture.titles == ["0.0", "new", "0.4", "0.2", "0.3"])
        #expect(fixture.source.requestedPaths == [IndexPath(row: 1, section: 0)])
        #expect(finished == true)
        fixture.source.clearRequests()
        fixture.atOnce { fixture.table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none) }
        #expect(fixture.source.requestedPaths == [IndexPath(row: 0, section: 0)])
    }

    @Test func `sections are inserted, deleted, moved, and reloaded`() {
        let fixture = TableFixture(counts: [1, 1, 1])
        fixture.source.headers = [0: "A"]
        fixture.atOnce {
            fixture.source.rows = [["0.0"], ["new"], ["1.0"], ["2.0"]]
            fixture.table.insertSections([1], with: .automatic)
        }
        #expect(fixture.titles == ["0.0", "new", "1.0", "2.0"])
        fixture.atOnce {
            fixture.source.rows = [["0.0"], ["1.0"], ["2.0"]]
            fixture.table.deleteSections([1], with: .top)
        }
        fixture.atOnce {
            fixture.source.rows = [["2.0"], ["0.0"], ["1.0"]]
            fixture.table.moveSection(2, toSection: 0)
        }
        #expect(fixture.titles == ["2.0", "0.0", "1.0"])
        fixture.atOnce {
            fixture.source.rows[1] = ["a", "b"]
            fixture.table.reloadSections([1], with: .bottom)
        }
        #expect(fixture.titles == ["2.0", "a", "b", "1.0"])
    }

    @Test func `updates between begin and end are one batch, and an empty pair measures rows again`() {
        let fixture = TableFixture(counts: [3], rowHeight: UITableView.automaticDimension)
        var height: CGFloat = 50
        fixture.delegate.heights = { $0.row == 0 ? height : 50 }
        fixture.table.reloadData()
        fixture.table.layoutIfNeeded()
        fixture.atOnce {
            fixture.table.beginUpdates()
            #expect(fixture.table.hasUncommittedUpdates)
            fixture.source.rows[0].removeFirst()
            fixture.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
            fixture.source.rows[0].append("last")
            fixture.table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
            fixture.table.endUpdates()
        }
        #expect(fixture.titles == ["0.1", "0.2", "last"])
        height = 120
        fixture.atOnce {
            fixture.table.beginUpdates()
            fixture.table.endUpdates()
        }
        #expect(fixture.table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 120)
        #expect(fixture.table.visibleCells[1].frame.minY == 120)
    }

    @Test func `in a window, changes are animated: a deleted row fades and slides as specified`() throws {
        let fixture = TableFixture(counts: [4])
        let cell = try #require(fixture.table.cellForRow(at: IndexPath(row: 0, section: 0)))
        fixture.source.rows[0].removeFirst()
        fixture.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .left)
        fixture.table.layoutIfNeeded()
        #expect(cell.frame.minX == -390 && cell.superview === fixture.table)
        fixture.host.settle()
        #expect(cell.superview == nil)
        #expect(fixture.titles == ["0.1", "0.2", "0.3"])
    }

    @Test func `rows are configured in the cells that they have`() throws {
        let fixture = TableFixture(counts: [3])
        let path = IndexPath(row: 1, section: 0)
        let cell = try #require(fixture.table.cellForRow(at: path) as? ScriptedTableCell)
        fixture.source.rows[0][1] = "changed"
        fixture.table.reconfigureRows(at: [path])
        fixture.table.layoutIfNeeded()
        #expect(fixture.table.cellForRow(at: path) === cell)
        #expect(cell.title == "changed" && cell.reuseCount == 0)
    }

    @Test func `counts that don't match an update raise an exception with UIKit's message`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let fixture = TableFixture(counts: [3])
                fixture.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("Invalid update: invalid number of rows in section 0. The number of rows contained"))
        #expect(message.contains("Table view: <UITableView"))
    }

    @Test func `a row that doesn't exist raises an exception with UIKit's message`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let fixture = TableFixture(counts: [3])
                fixture.table.deleteRows(at: [IndexPath(row: 7, section: 0)], with: .none)
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("attempt to delete row 7 from section 0 which only contains 3 rows before the update"))
    }

    @Test func `an identifier that isn't registered raises an exception with UIKit's message`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = UITableView().dequeueReusableCell(withIdentifier: "x", for: IndexPath(row: 0, section: 0))
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("unable to dequeue a cell with identifier x - must register a nib or a class"))
    }

    @Test func `rows move to their positions on a critically damped spring in 0.441 seconds`() throws {
        let fixture = TableFixture(counts: [4])
        fixture.source.rows = [["new", "0.0", "0.1", "0.2", "0.3"]]
        fixture.table.insertRows(at: [[0, 0]], with: .none)
        fixture.source.rows = [["0.0", "0.1", "0.2", "0.3"]]
        fixture.table.deleteRows(at: [[0, 0]], with: .fade)
        let row = try #require(fixture.table.cellForRow(at: [0, 0]))
        for time in [0.1, 0.2, 0.4] {
            fixture.host.advance(by: time - (time == 0.1 ? 0 : time == 0.2 ? 0.1 : 0.2))
            let left = (1 + 20.944 * time) * exp(-20.944 * time)
            let shown = row.layer.state(at: fixture.host.now).position.y - row.bounds.height / 2
            #expect(abs(shown - 50 * left) < 0.01, "\(time)")
        }
        fixture.host.advance(by: 0.05)
        #expect(row.layer.state(at: fixture.host.now).position.y - row.bounds.height / 2 == 0)
    }
}
