import CollageTesting
import Testing

@MainActor
struct CellConfigurationTests {
    /// A cell that records updates of its configuration.
    private final class NotingCell: UICollectionViewCell {
        var events: [String] = []

        override func updateConfiguration(using state: UICellConfigurationState) {
            super.updateConfiguration(using: state)
            events.append("update")
        }
    }

    /// A configuration that records the states that it's updated for.
    private struct NotingConfiguration: UIContentConfiguration {
        var name = ""
        var states: [UICellConfigurationState] = []

        func makeContentView() -> any UIView & UIContentView { NotingView(self) }

        func updated(for state: any UIConfigurationState) -> NotingConfiguration {
            var updated = self
            if let state = state as? UICellConfigurationState { updated.states.append(state) }
            return updated
        }
    }

    private final class NotingView: UIView, UIContentView {
        private(set) var shown: [any UIContentConfiguration]

        init(_ configuration: NotingConfiguration) {
            shown = [configuration]
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        var configuration: any UIContentConfiguration {
            get { shown[shown.count - 1] }
            set { shown.append(newValue) }
        }
    }

    /// Gives a cell the size of a row and lays it out.
    private func laidOut<Cell: UICollectionViewCell>(_ cell: Cell) -> Cell {
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        cell.layoutIfNeeded()
        return cell
    }

    // MARK: When

    @Test func `L52: changes only mark the cell; one update runs before the next layout, then the handler`() {
        let cell = laidOut(NotingCell())
        cell.configurationUpdateHandler = { cell, state in
            (cell as? NotingCell)?.events.append("handler \(state.isSelected) \(state.isHighlighted)")
        }
        cell.layoutIfNeeded()
        cell.events = []
        cell.isHighlighted = true
        cell.isSelected = true
        cell.isHighlighted = false
        cell.setNeedsUpdateConfiguration()
        #expect(cell.events.isEmpty)
        cell.layoutIfNeeded()
        #expect(cell.events == ["update", "handler true false"])
        cell.layoutIfNeeded()
        #expect(cell.events.count == 2)
    }

    @Test func `a new cell is updated once, before its first layout`() {
        let cell = NotingCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        #expect(cell.events.isEmpty)
        cell.layoutIfNeeded()
        #expect(cell.events == ["update"])
    }

    @Test func `L52: the handler runs even if an override doesn't call super`() {
        final class Cell: UICollectionViewCell {
            override func updateConfiguration(using state: UICellConfigurationState) {}
        }
        let cell = laidOut(Cell())
        var count = 0
        cell.configurationUpdateHandler = { _, _ in count += 1 }
        cell.contentConfiguration = NotingConfiguration()
        cell.layoutIfNeeded()
        #expect(count == 1)
        #expect((cell.contentConfiguration as? NotingConfiguration)?.states.count == 1)
    }

    @Test func `configurations set in the handler are shown without another update`() {
        let cell = laidOut(NotingCell())
        cell.events = []
        cell.configurationUpdateHandler = { cell, state in
            var content = UIListContentConfiguration.cell().updated(for: state)
            content.text = state.isSelected ? "selected" : "not"
            cell.contentConfiguration = content
            var background = UIBackgroundConfiguration.listPlainCell().updated(for: state)
            background.strokeWidth = 1
            cell.backgroundConfiguration = background
        }
        cell.isSelected = true
        for _ in 0..<3 { cell.layoutIfNeeded() }
        #expect(cell.events == ["update"])
        #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "selected")
        #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
    }

    @Test func `traits that change update the configuration`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let cell = laidOut(NotingCell())
        var content = UIListContentConfiguration.cell()
        content.text = "Title"
        cell.contentConfiguration = content
        window.addSubview(cell)
        window.layoutIfNeeded()
        cell.events = []
        cell.overrideUserInterfaceStyle = .dark
        window.layoutIfNeeded()
        #expect(cell.events == ["update"])
    }

    // MARK: What

    @Test func `L53: configurations follow the state unless the cell keeps them`() {
        let cell = laidOut(UICollectionViewCell())
        cell.contentConfiguration = UIListContentConfiguration.sidebarCell()
        cell.backgroundConfiguration = .listPlainCell()
        cell.isUserInteractionEnabled = false
        cell.isSelected = true
        cell.layoutIfNeeded()
        var content: UIListContentConfiguration? { cell.contentConfiguration as? UIListContentConfiguration }
        #expect(content?.textProperties.color == .tertiaryLabel, "L55: no interaction is a disabled state")
        #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
        cell.automaticallyUpdatesContentConfiguration = false
        cell.automaticallyUpdatesBackgroundConfiguration = false
        cell.isUserInteractionEnabled = true
        cell.isSelected = false
        cell.layoutIfNeeded()
        #expect(content?.textProperties.color == .tertiaryLabel)
        #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
    }

    @Test func `an override adds custom state, which configurations and handlers receive`() {
        final class Cell: UICollectionViewCell {
            override var configurationState: UICellConfigurationState {
                var state = super.configurationState
                state[UIConfigurationStateCustomKey("app.count")] = 7
                return state
            }
        }
        let cell = laidOut(Cell())
        var seen: AnyHashable?
        cell.configurationUpdateHandler = { _, state in seen = state[UIConfigurationStateCustomKey("app.count")] }
        cell.contentConfiguration = NotingConfiguration()
        cell.layoutIfNeeded()
        #expect(seen == AnyHashable(7))
        let states = (cell.contentConfiguration as? NotingConfiguration)?.states
        #expect(states?.last?[UIConfigurationStateCustomKey("app.count")] == AnyHashable(7))
    }

    @Test
    func `L57: a configuration of the same type reuses the content view; another type creates one`() throws {
        let cell = laidOut(UICollectionViewCell())
        let plain = cell.contentView
        cell.contentConfiguration = NotingConfiguration(name: "a")
        let first = try #require(cell.contentView as? NotingView)
        #expect(plain.superview == nil && first.frame == cell.bounds)
        var messages = Diagnostics.capture { cell.contentConfiguration = NotingConfiguration(name: "b") }
        #expect(cell.contentView === first && messages.isEmpty)
        #expect((first.configuration as? NotingConfiguration)?.name == "b")
        messages = Diagnostics.capture { cell.contentConfiguration = UIListContentConfiguration.cell() }
        #expect(cell.contentView is UIListContentView && first.superview == nil)
        #expect(messages.count == 1 && messages[0].contains("NotingConfiguration"))
        cell.contentConfiguration = nil
        #expect(!(cell.contentView is any UIContentView) && cell.contentView.superview === cell)
        let empty = cell.contentView
        cell.contentConfiguration = nil
        #expect(cell.contentView === empty)
    }

    @Test func `a background configuration and background views replace each other`() {
        let cell = laidOut(UICollectionViewCell())
        let view = UIView(), selected = UIView()
        cell.backgroundView = view
        cell.selectedBackgroundView = selected
        cell.backgroundColor = .red
        cell.backgroundConfiguration = .listPlainCell()
        #expect(cell.backgroundView == nil && cell.selectedBackgroundView == nil && cell.backgroundColor == nil)
        #expect(view.superview == nil)
        #expect(cell.subviews.first is SystemBackgroundView && cell.subviews.last === cell.contentView)
        cell.frame.size = CGSize(width: 100, height: 60)
        cell.layoutIfNeeded()
        #expect(cell.subviews.first?.frame == cell.bounds)
        cell.backgroundView = view
        #expect(cell.backgroundConfiguration == nil)
        #expect(!cell.subviews.contains { $0 is SystemBackgroundView })
        cell.backgroundConfiguration = .clear()
        cell.backgroundConfiguration = nil
        #expect(cell.subviews == [cell.contentView])
        #expect(cell.defaultBackgroundConfiguration() == .clear())
    }

    @Test func `another background configuration changes the existing view`() {
        let cell = laidOut(UICollectionViewCell())
        cell.backgroundConfiguration = .listPlainCell()
        let view = cell.subviews.first
        cell.backgroundConfiguration = .listGroupedCell()
        #expect(cell.subviews.first === view)
    }

    // MARK: In a collection view

    @Test func `L56: editing updates the cells on screen once; setting the same value again does nothing`() {
        let fixture = CollectionFixture(SelfSizingTests.list(), counts: [3])
        var count = 0
        for cell in fixture.view.visibleCells {
            cell.configurationUpdateHandler = { _, state in if state.isEditing { count += 1 } }
        }
        fixture.view.layoutIfNeeded()
        fixture.view.isEditing = true
        fixture.view.layoutIfNeeded()
        #expect(count == 3)
        fixture.view.isEditing = true
        fixture.view.layoutIfNeeded()
        #expect(count == 3)
        #expect(!fixture.view.allowsSelectionDuringEditing && !fixture.view.allowsMultipleSelectionDuringEditing)
        fixture.view.allowsMultipleSelectionDuringEditing = true
        #expect(fixture.view.allowsSelectionDuringEditing)
    }

    @Test func `rows have the corners, the list appearance, and the pinned state of the list`() throws {
        /// Gives all rows the corners of an inset group.
        final class Layout: UICollectionViewFlowLayout {
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                let all = super.layoutAttributesForElements(in: rect)
                for attributes in all ?? [] {
                    var row = ListRow(appearance: .insetGrouped, role: .row)
                    row.cornerRadius = 10
                    row.maskedCorners = [.layerMinXMinYCorner]
                    row.isPinned = true
                    attributes.listRow = row
                }
                return all
            }
        }
        let fixture = CollectionFixture(Layout(), counts: [1])
        let cell = try #require(fixture.view.visibleCells.first)
        cell.backgroundConfiguration = .listCell()
        cell.contentConfiguration = UIListContentConfiguration.cell()
        fixture.view.layoutIfNeeded()
        #expect(cell.configurationState.isPinned)
        #expect(cell.configurationState.traitCollection.listEnvironment == .insetGrouped)
        #expect(cell.backgroundConfiguration?.backgroundColor == .secondarySystemGroupedBackground)
        let ground = try #require(cell.subviews.first?.subviews.first)
        #expect(ground.layer.cornerRadius == 10 && ground.layer.maskedCorners == [.layerMinXMinYCorner])
    }

    @Test func `a row grows with its content`() throws {
        let fixture = CollectionFixture(SelfSizingTests.list(), counts: [2])
        fixture.source.configure = { cell, _ in
            var content = UIListContentConfiguration.cell()
            content.text = "Title"
            cell.contentConfiguration = content
        }
        fixture.atOnce { fixture.view.reloadData() }
        #expect(fixture.cellFrames[[0, 1]]?.minY == 44)
        let cell = try #require(fixture.view.cellForItem(at: [0, 0]))
        var content = UIListContentConfiguration.cell()
        content.text = String(repeating: "many words ", count: 30)
        fixture.atOnce { cell.contentConfiguration = content }
        let next = try #require(fixture.cellFrames[[0, 1]])
        #expect(next.minY > 60)
    }
}
