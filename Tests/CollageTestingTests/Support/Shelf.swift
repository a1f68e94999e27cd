import CollageTesting

/// Sections of rows: the model of all lists, tables and grids that are walked through.
struct Shelf: Hashable {
    struct Section: Hashable {
        let id: Int
        var header: String?
        var footer: String?
        var rows: [Row] = []
    }

    struct Row: Hashable {
        let id: Int
        /// How often the row was rewritten; its text follows from it.
        var edition = 0

        /// A word, a line or several lines.
        var text: String {
            String(repeating: "Row \(id).\(edition) is here. ", count: [1, 1, 2, 5][(id &+ edition) & 3])
        }
        var detail: String? { (id &+ 2 * edition) % 3 == 0 ? "Detail \(id).\(edition)" : nil }
    }

    var sections: [Section] = []
    private var nextID = 0

    /// So many sections with so many rows each; every other one has a header, every third a footer.
    init(_ counts: [Int]) {
        for count in counts {
            insertSection(at: sections.count)
            for _ in 0..<count { insertRow(section: sections.count - 1, at: sections[sections.count - 1].rows.count) }
        }
    }

    private mutating func newID() -> Int {
        nextID += 1
        return nextID
    }

    private mutating func insertSection(at index: Int) {
        let id = newID()
        sections.insert(
            Section(
                id: id, header: id % 2 == 1 ? "Header \(id)" : nil,
                footer: id % 3 == 0 ? "Footer \(id). It is long enough to need a second line on a phone." : nil),
            at: index)
    }

    private mutating func insertRow(section: Int, at index: Int) {
        sections[section].rows.insert(Row(id: newID()), at: index)
    }

    subscript(row id: Int) -> Row? {
        sections.lazy.flatMap(\.rows).first { $0.id == id }
    }

    subscript(section id: Int) -> Section? {
        sections.first { $0.id == id }
    }

    mutating func deleteRow(id: Int) {
        for index in sections.indices { sections[index].rows.removeAll { $0.id == id } }
    }

    // MARK: Changes

    /// A change by places. Places beyond the end are taken from the start again.
    enum Change: Codable, Hashable, CustomStringConvertible {
        case insertRow(section: Int, row: Int)
        case deleteRow(section: Int, row: Int)
        case moveRow(section: Int, row: Int, toSection: Int, toRow: Int)
        case rewriteRow(section: Int, row: Int)
        case insertSection(Int)
        case deleteSection(Int)
        case moveSection(Int, to: Int)
        case toggleHeader(Int)
        case toggleFooter(Int)

        var description: String {
            switch self {
            case .insertRow(let section, let row): "insert row [\(section), \(row)]"
            case .deleteRow(let section, let row): "delete row [\(section), \(row)]"
            case .moveRow(let section, let row, let target, let place):
                "move row [\(section), \(row)] to [\(target), \(place)]"
            case .rewriteRow(let section, let row): "rewrite row [\(section), \(row)]"
            case .insertSection(let section): "insert section \(section)"
            case .deleteSection(let section): "delete section \(section)"
            case .moveSection(let section, let target): "move section \(section) to \(target)"
            case .toggleHeader(let section): "add or remove the header of section \(section)"
            case .toggleFooter(let section): "add or remove the footer of section \(section)"
            }
        }

        static func random(using generator: inout SeededGenerator) -> Change {
            func number(_ count: Int = 9) -> Int { Int.random(in: 0..<count, using: &generator) }
            let section = number(4)
            switch number(16) {
            case 0...3: return .insertRow(section: section, row: number())
            case 4...6: return .deleteRow(section: section, row: number())
            case 7...8: return .moveRow(section: section, row: number(), toSection: number(4), toRow: number())
            case 9...10: return .rewriteRow(section: section, row: number())
            case 11: return .insertSection(section)
            case 12: return .deleteSection(section)
            case 13: return .moveSection(section, to: number(4))
            case 14: return .toggleHeader(section)
            default: return .toggleFooter(section)
            }
        }
    }

    /// The existing rows and sections that must be shown again.
    struct Outdated {
        var rows: [Int] = []
        var sections: [Int] = []
    }

    mutating func apply(_ change: Change) {
        func place(_ index: Int, in count: Int) -> Int { index % max(count, 1) }
        func section(_ index: Int) -> Int? { sections.isEmpty ? nil : index % sections.count }
        func row(_ section: Int, _ row: Int) -> Int? {
            sections[section].rows.isEmpty ? nil : row % sections[section].rows.count
        }
        switch change {
        case .insertRow(let index, let row):
            guard let section = section(index) else { break }
            insertRow(section: section, at: place(row, in: sections[section].rows.count + 1))
        case .deleteRow(let index, let rowIndex):
            guard let section = section(index), let row = row(section, rowIndex) else { break }
            sections[section].rows.remove(at: row)
        case .moveRow(let index, let rowIndex, let target, let targetRow):
            guard let section = section(index), let row = row(section, rowIndex) else { break }
            let moved = sections[section].rows.remove(at: row)
            let targetSection = target % sections.count
            sections[targetSection].rows.insert(
                moved, at: place(targetRow, in: sections[targetSection].rows.count + 1))
        case .rewriteRow(let index, let rowIndex):
            guard let section = section(index), let row = row(section, rowIndex) else { break }
            sections[section].rows[row].edition += 1
        case .insertSection(let index): insertSection(at: place(index, in: sections.count + 1))
        case .deleteSection(let index):
            if let section = section(index) { sections.remove(at: section) }
        case .moveSection(let index, let target):
            guard let section = section(index) else { break }
            let moved = sections.remove(at: section)
            sections.insert(moved, at: place(target, in: sections.count + 1))
        case .toggleHeader(let index):
            guard let section = section(index) else { break }
            sections[section].header = sections[section].header == nil ? "New header" : nil
        case .toggleFooter(let index):
            guard let section = section(index) else { break }
            sections[section].footer = sections[section].footer == nil ? "New footer" : nil
        }
    }
}
