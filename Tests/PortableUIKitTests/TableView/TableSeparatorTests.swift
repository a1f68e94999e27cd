import CollageTesting
import Testing
@testable import PortableCollections

@MainActor
struct TableSeparatorTests {
    /// The insets of the first row's separator from the sides of the table.
    private func lineInsets(
        _ style: UITableView.Style = .plain, _ setUp: (UITableView) -> Void
    ) throws -> [CGFloat] {
        let fixture = TableFixture(style, counts: [3])
        fixture.source.configure = { cell, path in cell.textLabel?.text = "Row \(path.row)" }
        setUp(fixture.table)
        fixture.table.reloadData()
        fixture.host.settle()
        let body = try #require(fixture.table.cellForRow(at: [0, 0])).body
        let line = try #require(body.separators.frames.last)
        return [line.minX, body.bounds.width - line.maxX]
    }

    private let inset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 30)

    @Test func `insets count from the edges of the cell`() throws {
        let standard = try lineInsets { _ in }, set = try lineInsets { $0.separatorInset = inset }
        #expect(standard == [16, 0] && set == [50, 30])
        let zero = try lineInsets { $0.separatorInset = .zero }
        #expect(zero == [0, 0])
    }

    @Test func `insets are added to the automatic insets if the table uses these as the reference`() throws {
        let added = try lineInsets {
            $0.separatorInset = inset
            $0.separatorInsetReference = .fromAutomaticInsets
        }
        #expect(added == [66, 30])
        let automatic = try lineInsets { $0.separatorInsetReference = .fromAutomaticInsets }
        #expect(automatic == [16, 0])
    }

    @Test func `a cell's insets follow the reference of the table`() throws {
        let fixture = TableFixture(counts: [1])
        fixture.source.configure = { [inset] cell, _ in
            cell.textLabel?.text = "Row"
            cell.separatorInset = inset
        }
        fixture.table.reloadData()
        fixture.host.settle()
        let body = try #require(fixture.table.cellForRow(at: [0, 0])).body
        #expect(body.separators.frames.last?.minX == 50)
        fixture.table.separatorInsetReference = .fromAutomaticInsets
        fixture.host.settle()
        #expect(body.separators.frames.last?.minX == 66)
    }

    @Test(arguments: [UITableViewCell.SelectionStyle.none, .default])
    func `a selected row has a separator if it has no background for selection`(_ style: UITableViewCell.SelectionStyle)
        throws
    {
        let fixture = TableFixture(counts: [2])
        fixture.source.configure = { cell, _ in
            cell.textLabel?.text = "Row"
            cell.selectionStyle = style
        }
        fixture.table.reloadData()
        fixture.host.settle()
        fixture.table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
        fixture.host.settle()
        let body = try #require(fixture.table.cellForRow(at: [0, 0])).body
        #expect(body.separators.frames.isEmpty == (style == .default))
    }

    @Test func `the automatic dimension is the automatic inset of a side`() throws {
        let insets = try lineInsets {
            $0.separatorInset = UIEdgeInsets(top: 0, left: UITableView.automaticDimension, bottom: 0, right: 40)
        }
        #expect(insets == [16, 40])
    }
}
