import CollageTesting
import Testing

@MainActor
struct TableChangeTests {
    /// The properties that decide how a table looks at rest.
    struct State: Equatable {
        /// A row with a title of some words, optionally set with a content configuration.
        struct Row: Equatable {
            var wordCount: Int
            var isConfigured: Bool
        }

        var rows: [Row]
        var headers: [Int: String] = [:]
        var footers: [Int: String] = [:]
        var isEditing = false
        var size = CGSize(width: 390, height: 844)
        var category = UIContentSizeCategory.large
    }

    /// A device that shows a table in a state, and changes the state.
    @MainActor
    final class Device {
        let host: TestHost
        let table: UITableView
        private(set) var state: State
        private let source: ScriptedTableSource

        init(_ state: State, _ style: UITableView.Style) {
            self.state = state
            host = TestHost(size: state.size, contentSizeCategory: state.category)
            table = UITableView(frame: .zero, style: style)
            table.register(ScriptedTableCell.self, forCellReuseIdentifier: "cell")
            source = ScriptedTableSource(counts: [state.rows.count])
            table.dataSource = source
            table.isEditing = state.isEditing
            fillSource()
            let controller = UIViewController()
            controller.view = table
            host.show(controller)
        }

        private func fillSource() {
            let rows = state.rows
            source.rows = [rows.map { "\($0)" }]
            source.headers = state.headers
            source.footers = state.footers
            source.canMove = { $0.row % 2 == 0 }
            source.configure = { cell, path in
                let row = rows[path.row]
                let text = (0..<row.wordCount).map { "word\($0)" }.joined(separator: " ")
                guard row.isConfigured else {
                    cell.contentConfiguration = nil
                    cell.textLabel?.numberOfLines = 0
                    cell.textLabel?.text = text
                    return
                }
                var content = UIListContentConfiguration.subtitleCell()
                content.text = "Title"
                content.secondaryText = text
                cell.contentConfiguration = content
            }
        }

        func change(to new: State, settles: Bool = true) {
            host.activate()
            let old = state
            state = new
            if old.rows != new.rows || old.footers != new.footers {
                fillSource()
                let changed = new.rows.indices.filter { $0 < old.rows.count && old.rows[$0] != new.rows[$0] }
                table.performBatchUpdates { [table] in
                    if new.rows.count > old.rows.count {
                        table.insertRows(
                            at: (old.rows.count..<new.rows.count).map { IndexPath(row: $0, section: 0) }, with: .fade)
                    } else if new.rows.count < old.rows.count {
                        table.deleteRows(
                            at: (new.rows.count..<old.rows.count).map { IndexPath(row: $0, section: 0) }, with: .fade)
                    }
                    table.reloadRows(at: changed.map { IndexPath(row: $0, section: 0) }, with: .automatic)
                }
            }
            if old.isEditing != new.isEditing { table.setEditing(new.isEditing, animated: true) }
            if old.size != new.size { host.change(size: new.size) }
            if old.category != new.category { host.change(contentSizeCategory: new.category) }
            if settles { host.settle() }
        }

        var screen: ScreenText {
            host.activate()
            return ScreenText(table, in: host.window)
        }
    }

    private static let sample = State(
        rows: [2, 30, 4, 60, 1, 25].enumerated().map { State.Row(wordCount: $1, isConfigured: $0 % 2 == 1) },
        headers: [0: String(repeating: "title ", count: 20)],
        footers: [0: String(repeating: "remark ", count: 20)])

    private func expectFresh(_ device: Device, _ what: String) -> Bool {
        let fresh = Device(device.state, device.table.style)
        fresh.host.activate()
        fresh.table.contentOffset = device.table.contentOffset
        fresh.host.settle()
        return device.screen.expect(fresh.screen, what)
    }

    @Test(arguments: [
        UITableView.Style.plain, .grouped, .insetGrouped,
    ])
    func `rows of several lines are stacked, each as high as its text`(style: UITableView.Style) {
        let device = Device(Self.sample, style)
        for isEditing in [true, false] {
            var state = device.state
            state.isEditing = isEditing
            device.change(to: state)
            let frames = device.table.visibleCells.map(\.frame)
            #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxY == $1.minY })
            #expect(frames[1].height > 60)
            #expect(expectFresh(device, "editing: \(isEditing)"))
        }
    }

    @Test(arguments: RandomTrials.seeds(2)) func `after any changes, a table equals a new table`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let style = [UITableView.Style.plain, .grouped, .insetGrouped].randomElement(using: &generator)!
        let device = Device(Self.sample, style)
        var steps: [String] = []
        for step in 0..<40 {
            var state = device.state
            switch Int.random(in: 0..<7, using: &generator) {
            case 0: state.isEditing.toggle()
            case 1: state.size = CGSize(width: state.size.height, height: state.size.width)
            case 2: state.category = [.small, .large, .accessibilityMedium].randomElement(using: &generator)!
            case 3 where state.rows.count > 1: state.rows.removeLast()
            case 4:
                state.rows.append(
                    State.Row(
                        wordCount: .random(in: 1...40, using: &generator), isConfigured: .random(using: &generator)))
            default:
                let row = Int.random(in: state.rows.indices, using: &generator)
                state.rows[row].wordCount = .random(in: 1...40, using: &generator)
            }
            let settles = Int.random(in: 0..<3, using: &generator) > 0
            steps.append("\(step): \(state)")
            device.change(to: state, settles: settles)
            guard settles else {
                device.host.advance(by: .random(in: 0...0.3, using: &generator))
                continue
            }
            guard expectFresh(device, "seed \(seed), \(style)\n" + steps.suffix(3).joined(separator: "\n")) else {
                return
            }
        }
    }
}
