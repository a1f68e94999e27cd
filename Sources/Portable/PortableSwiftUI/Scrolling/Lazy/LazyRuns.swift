import LayoutGeometry

/// The assignment of items to lines: one item per line in a stack, and as many as there are tracks in a grid. The
/// headers and footers of sections have separate lines, and the item after them starts a new line.
struct LazyRuns {
    struct Run {
        let role: ItemRun.Role
        let section: Int?
        let items: Range<Int>
        let lines: Range<Int>
        /// The number of items in a line.
        let across: Int
    }

    /// A section with the lines of its parts.
    struct Section {
        var lines: Range<Int>
        var headers: Range<Int>?
        var footers: Range<Int>?
    }

    let runs: [Run]
    /// The nonempty sections, in order.
    let sections: [Section]

    /// - Parameters:
    ///   - runs: The items, in order.
    ///   - tracks: The number of items in a line of content.
    init(_ runs: [ItemRun] = [], tracks: Int = 1) {
        var made: [Run] = []
        var sections: [Int: Section] = [:]
        for run in runs {
            let across = run.role == .content ? max(tracks, 1) : 1
            let start = made.last?.lines.upperBound ?? 0
            let lines = start..<start + (run.items.count + across - 1) / across
            made.append(Run(role: run.role, section: run.section, items: run.items, lines: lines, across: across))
            guard let number = run.section else { continue }
            var section = sections[number] ?? Section(lines: lines)
            section.lines = min(section.lines.lowerBound, lines.lowerBound)..<lines.upperBound
            switch run.role {
            case .header: section.headers = lines
            case .footer: section.footers = lines
            case .content: break
            }
            sections[number] = section
        }
        self.runs = made
        self.sections = sections.sorted { $0.key < $1.key }.map(\.value)
    }

    var lineCount: Int { runs.last?.lines.upperBound ?? 0 }

    /// Returns the line of an item, and its track in the line.
    func place(of item: Int) -> (line: Int, track: Int, role: ItemRun.Role) {
        guard let run = runs.last(beginningAt: item, \.items) else { return (0, 0, .content) }
        let offset = item - run.items.lowerBound
        return (run.lines.lowerBound + offset / run.across, offset % run.across, run.role)
    }

    /// Returns the items of a line.
    func items(in line: Int) -> Range<Int> {
        guard let run = runs.last(beginningAt: line, \.lines) else { return 0..<0 }
        let start = run.items.lowerBound + (line - run.lines.lowerBound) * run.across
        return start..<min(start + run.across, run.items.upperBound)
    }

    /// Returns the section that contains a line, or `nil` if no section does.
    func section(of line: Int) -> Section? {
        sections.last(beginningAt: line, \.lines).flatMap { $0.lines.contains(line) ? $0 : nil }
    }
}

extension Array {
    /// Returns the last element whose range starts at or before a position. The ranges must be contiguous.
    ///
    /// Complexity: O(log n).
    fileprivate func last(beginningAt place: Int, _ range: (Element) -> Range<Int>) -> Element? {
        let end = partitioningIndex { range($0).lowerBound > place }
        return end > 0 ? self[end - 1] : nil
    }
}
