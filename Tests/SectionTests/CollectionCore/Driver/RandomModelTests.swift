import CollageTesting
import CollectionCore
import Testing

/// Thousands of random changes of a model, with the screen compared to the model after each.
@MainActor @Suite(.serialized) struct RandomModelTests {
    /// The sections, their items, and their supplementary views, as a reference that's independent of drivers.
    private struct Reference {
        struct Section {
            let id: Int
            var height: CGFloat = 20
            var header: Int?
            var footer: Int?
            var items: [(id: Int, text: Int)] = []
        }

        static let headerHeight: CGFloat = 12, footerHeight: CGFloat = 8
        /// Everything stays on the screen.
        static let maximumItems = 20

        var sections: [Section] = []
        private var nextID = 0

        mutating func change(_ generator: inout some RandomNumberGenerator) {
            guard let section = sections.indices.randomElement(using: &generator) else {
                return sections.append(Section(id: newID()))
            }
            switch Int.random(in: 0..<13, using: &generator) {
            case 0 where sections.count < 4:
                sections.insert(Section(id: newID()), at: Int.random(in: 0...sections.count, using: &generator))
            case 1 where sections.count > 2: sections.remove(at: section)
            case 2: sections.shuffle(using: &generator)
            case 3: sections[section].height = CGFloat(Int.random(in: 10...30, using: &generator))
            case 4: sections[section].header = [nil, newID()].randomElement(using: &generator) ?? nil
            case 5: sections[section].footer = [nil, newID()].randomElement(using: &generator) ?? nil
            case 6, 7, 8:
                guard sections.reduce(0, { $0 + $1.items.count }) < Reference.maximumItems else { return }
                let place = Int.random(in: 0...sections[section].items.count, using: &generator)
                sections[section].items.insert((newID(), 0), at: place)
            case 9: sections[section].items.shuffle(using: &generator)
            case let change: changeItem(change, &generator)
            }
        }

        private mutating func changeItem(_ change: Int, _ generator: inout some RandomNumberGenerator) {
            let filled = sections.indices.filter { !sections[$0].items.isEmpty }
            guard let section = filled.randomElement(using: &generator) else { return }
            let item = Int.random(in: sections[section].items.indices, using: &generator)
            switch change {
            case 10: sections[section].items.remove(at: item)
            case 11: sections[section].items[item].text += 1
            default:
                let moved = sections[section].items.remove(at: item)
                let target = Int.random(in: sections.indices, using: &generator)
                sections[target].items.insert(
                    moved, at: Int.random(in: 0...sections[target].items.count, using: &generator))
            }
        }

        private mutating func newID() -> Int {
            nextID += 1
            return nextID
        }

        @MainActor var models: [SectionModel] {
            sections.map { section in
                var model = SectionModel(
                    id: section.id, layout: ListRowLayout(height: .absolute(section.height)),
                    items: section.items.map { Tile($0.id, "\($0.id).\($0.text)") })
                if let header = section.header {
                    model = model.header(Title(text: "\(header)"), height: .absolute(Reference.headerHeight))
                }
                if let footer = section.footer {
                    model = model.footer(Title(text: "\(footer)"), height: .absolute(Reference.footerHeight))
                }
                return model
            }
        }

        /// The text and the top of each view on the screen, from the top on.
        var views: [String] {
            var top: CGFloat = 0, views: [String] = []
            func add(_ text: String, _ height: CGFloat) {
                views.append("\(text) \(top)")
                top += height
            }
            for section in sections {
                if let header = section.header { add("header \(header)", Reference.headerHeight) }
                for item in section.items { add("\(item.id).\(item.text)", section.height) }
                if let footer = section.footer { add("footer \(footer)", Reference.footerHeight) }
            }
            return views
        }
    }

    /// Returns the content of the screen in the format of the reference.
    private func views(on screen: DriverScreen) -> [String] {
        let view = screen.collectionView
        view.layoutIfNeeded()
        var found = view.visibleCells.map { ($0.frame.minY, ($0 as? TileCell)?.text ?? "-") }
        for (kind, name) in [
            (UICollectionView.elementKindSectionHeader, "header"),
            (UICollectionView.elementKindSectionFooter, "footer"),
        ] {
            found += view.visibleSupplementaryViews(ofKind: kind).map { view in
                (view.frame.minY, "\(name) \((view as? CaptionView)?.text ?? "-")")
            }
        }
        return found.sorted { $0.0 < $1.0 }.map { "\($1) \($0)" }
    }

    @Test func `the screen shows the model after each of 5,000 random changes`() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var generator = SeededGenerator(seed: seed)
        var reference = Reference()
        let screen = DriverScreen(size: CGSize(width: 300, height: 800))
        for step in 0..<RandomTrials.count(5_000) {
            // Some updates bring several changes, and some are animated.
            for _ in 0..<Int.random(in: 1...3, using: &generator) { reference.change(&generator) }
            if step % 100 == 99 {
                screen.driver.apply(reference.models, completion: nil)
                screen.host.advance(by: 1)
                screen.host.settle()
            } else {
                screen.show(reference.models)
            }
            let shown = views(on: screen)
            guard shown == reference.views else {
                Issue.record("seed \(seed), step \(step): shown \(shown), expected \(reference.views)")
                return
            }
        }
        #expect(screen.issues.isEmpty, "seed \(seed)")
    }
}
