import CollageTesting
import Testing

/// ListRules.md L10 to L14.
@MainActor
struct ListSeparatorTests {
    typealias Configuration = UICollectionLayoutListConfiguration

    /// The separators of the rows: a letter for the top, one for the bottom, and a dot for a missing one.
    private func lines(_ screen: ListScreen, rows: Range<Int>) -> [String] {
        rows.map { item in
            let row = screen.row(item)
            return (row?.topSeparator == nil ? "." : "t") + (row?.bottomSeparator == nil ? "." : "b")
        }
    }

    @Test(arguments: Configuration.Appearance.all)
    func `the defaults are the same for every appearance`(appearance: Configuration.Appearance) {
        let configuration = UIListSeparatorConfiguration(listAppearance: appearance)
        #expect(configuration.topSeparatorVisibility == .automatic)
        #expect(configuration.bottomSeparatorVisibility == .automatic)
        #expect(configuration.topSeparatorInsets == UIListSeparatorConfiguration.automaticInsets)
        #expect(configuration.bottomSeparatorInsets == UIListSeparatorConfiguration.automaticInsets)
        #expect(configuration.color == .separator)
        #expect(configuration.visualEffect == nil)
        #expect(configuration == UIListSeparatorConfiguration(listAppearance: .plain))
        var changed = configuration
        changed.color = .red
        #expect(changed != configuration)
    }

    @Test func `separators are between rows, and around groups over the full width`() {
        func lines(_ appearance: Configuration.Appearance) -> [String] {
            self.lines(ListScreen(Configuration(appearance)), rows: 0..<3)
        }
        #expect(lines(.plain) == [".b", ".b", ".b"])
        #expect(lines(.grouped) == ["tb", ".b", ".b"])
        #expect(lines(.insetGrouped) == [".b", ".b", ".."])
        #expect(lines(.sidebar) == ["..", "..", ".."])
        #expect(lines(.sidebarPlain) == ["..", "..", ".."])
    }

    @Test func `a header item has no separators, and the group's separators begin below it`() {
        let screen = ListScreen(Configuration(.grouped, header: .firstItemInSection))
        #expect(lines(screen, rows: 0..<3) == ["..", "tb", ".b"])
    }

    @Test func `lines begin where the text begins, those around a group at the sides`() {
        let screen = ListScreen(Configuration(.grouped))
        #expect(screen.row(0)?.topSeparator?.leadingInset == 0)
        #expect(screen.row(0)?.topSeparator?.trailingInset == 0)
        #expect(screen.row(0)?.bottomSeparator.map { $0.leadingInset == nil && $0.trailingInset == nil } == true)
        #expect(screen.row(2)?.bottomSeparator?.leadingInset == 0)
    }

    @Test func `a list without separators has none, and its handler isn't called`() {
        var configuration = Configuration(.plain)
        configuration.showsSeparators = false
        configuration.separatorConfiguration.topSeparatorVisibility = .visible
        var calls = 0
        configuration.itemSeparatorHandler = { _, separators in
            calls += 1
            return separators
        }
        #expect(lines(ListScreen(configuration), rows: 0..<3) == ["..", "..", ".."])
        #expect(calls == 0)
    }

    @Test func `the section's configuration applies to all rows`() {
        var configuration = Configuration(.insetGrouped)
        configuration.separatorConfiguration.topSeparatorVisibility = .visible
        configuration.separatorConfiguration.bottomSeparatorVisibility = .hidden
        configuration.separatorConfiguration.topSeparatorInsets.leading = 40
        configuration.separatorConfiguration.color = .red
        configuration.separatorConfiguration.multipleSelectionColor = .blue
        let screen = ListScreen(configuration)
        #expect(lines(screen, rows: 0..<3) == ["t.", "t.", "t."])
        let line = screen.row(1)?.topSeparator
        #expect(line?.leadingInset == 40 && line?.trailingInset == nil, "each side may be automatic by itself")
        #expect(line?.color == .red && line?.multipleSelectionColor == .blue)
    }

    @Test func `the handler receives the section's configuration for the row, and its result applies`() {
        var reported: [Int: [UIListSeparatorConfiguration.Visibility]] = [:]
        var configuration = Configuration(.grouped)
        configuration.itemSeparatorHandler = { path, separators in
            reported[path.item] = [separators.topSeparatorVisibility, separators.bottomSeparatorVisibility]
            var separators = separators
            if path.item == 1 { separators.bottomSeparatorVisibility = .hidden }
            if path.item == 2 {
                separators.bottomSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 6)
            }
            return separators
        }
        let screen = ListScreen(configuration)
        #expect(reported == [0: [.visible, .visible], 1: [.hidden, .visible], 2: [.hidden, .visible]])
        #expect(lines(screen, rows: 0..<3) == ["tb", "..", ".b"])
        #expect(screen.row(2)?.bottomSeparator?.leadingInset == 5)
        #expect(screen.row(2)?.bottomSeparator?.trailingInset == 6)
    }

    @Test func `a handler can restore the automatic insets`() {
        var configuration = Configuration(.insetGrouped)
        configuration.separatorConfiguration.bottomSeparatorVisibility = .hidden
        configuration.itemSeparatorHandler = { path, separators in
            path.item == 2 ? separators : UIListSeparatorConfiguration(listAppearance: .insetGrouped)
        }
        #expect(lines(ListScreen(configuration), rows: 0..<3) == [".b", ".b", ".."])
    }

    @Test func `the handler is called only for visible rows`() {
        var asked: Set<IndexPath> = []
        var configuration = Configuration(.plain)
        configuration.itemSeparatorHandler = { path, separators in
            asked.insert(path)
            return separators
        }
        let screen = ListScreen(configuration, counts: [10_000])
        #expect(asked.count == 14)
        screen.view.contentOffset.y = 4400
        screen.host.settle()
        #expect(asked.contains([0, 100]) && asked.count <= 14 + 16)
    }

    @Test func `insets that aren't finite count as 0`() {
        var configuration = Configuration(.plain)
        configuration.separatorConfiguration.bottomSeparatorInsets.leading = .nan
        configuration.separatorConfiguration.bottomSeparatorInsets.trailing = .infinity
        let line = ListScreen(configuration).row(0)?.bottomSeparator
        #expect(line?.leadingInset == 0 && line?.trailingInset == 0)
    }
}
