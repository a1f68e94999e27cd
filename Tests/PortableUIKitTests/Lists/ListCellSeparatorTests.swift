import CollageTesting
import Testing

/// The separators that list cells draw for their list, and when they're hidden.
@MainActor struct ListCellSeparatorTests {
    private func fixture(
        _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain, count: Int = 4,
        direction: UIUserInterfaceLayoutDirection = .leftToRight,
        separators: ((inout UIListSeparatorConfiguration) -> Void)? = nil,
        configure: @escaping (UICollectionViewListCell, IndexPath) -> Void = { cell, path in
            var content = cell.defaultContentConfiguration()
            content.text = "Row \(path.item)"
            cell.contentConfiguration = content
        }
    ) -> ListCellFixture {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        separators?(&configuration.separatorConfiguration)
        let host = TestHost(
            size: CGSize(width: 320, height: 480), scale: 2, layoutDirection: direction, safeAreaInsets: .zero)
        return ListCellFixture(
            UICollectionViewCompositionalLayout.list(using: configuration), count: count, host: host,
            configure: configure)
    }

    @Test func `a line is a pixel high and begins where the text begins`() {
        let fixture = fixture(configure: { cell, path in
            var content = cell.defaultContentConfiguration()
            content.text = "Row"
            if path.item == 1 {
                content.image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }
            }
            cell.contentConfiguration = content
            cell.indentationLevel = path.item == 2 ? 3 : 0
        })
        let height = fixture.cell().bounds.height
        #expect(fixture.cell(0).separators.frames == [CGRect(x: 16, y: height - 0.5, width: 304, height: 0.5)])
        #expect(fixture.cell(1).separators.frames.first?.minX == 62)
        #expect(fixture.cell(2).separators.frames.first?.minX == 46)
        #expect(fixture.cell(0).separatorLayoutGuide.layoutFrame == fixture.cell(0).separators.frames.first)
    }

    @Test func `in right-to-left layouts, the line begins at the right`() {
        let fixture = fixture(direction: .rightToLeft)
        let frame = fixture.cell().separators.frames.first
        #expect(frame?.minX == 0 && frame?.maxX == 304)
    }

    @Test func `custom insets are relative to the row's sides`() {
        let fixture = fixture(separators: {
            $0.bottomSeparatorInsets = .init(top: 0, leading: 30, bottom: 0, trailing: 12)
        })
        let frame = fixture.cell().separators.frames.first
        #expect(frame?.minX == 30 && frame?.maxX == 308)
    }

    @Test func `the outer lines of a group extend from side to side`() {
        let fixture = fixture(.grouped, count: 2)
        #expect(fixture.cell(0).separators.frames.map(\.minX) == [0, 16])
        #expect(fixture.cell(0).separators.frames.first?.minY == 0)
        #expect(fixture.cell(1).separators.frames.map(\.width) == [320])
    }

    @Test func `a constraint on the guide moves the line and leaves the content where it is`() {
        let label = UILabel(frame: .zero)
        let fixture = fixture(
            count: 1,
            configure: { cell, _ in
                label.text = "Text"
                label.translatesAutoresizingMaskIntoConstraints = false
                cell.contentView.addSubview(label)
                NSLayoutConstraint.activate([
                    label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 70),
                    label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 12),
                    label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -12),
                    cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: label.leadingAnchor),
                ])
            })
        #expect(label.frame.minX == 70)
        #expect(fixture.cell().separators.frames.first?.minX == 70)
        fixture.cell().accessories = [.multiselect(displayed: .always)]
        fixture.settle()
        let start = fixture.cell().contentView.frame.minX + 70
        #expect(start > 100 && label.frame.minX == 70)
        #expect(fixture.cell().separators.frames.first?.minX == start)
        fixture.cell().separatorLayoutGuide.trailingAnchor
            .constraint(equalTo: fixture.cell().trailingAnchor, constant: -9).isActive = true
        fixture.cell().setNeedsLayout()
        fixture.settle()
        #expect(fixture.cell().separators.frames.first?.maxX == 311)
    }

    @Test func `separators next to a selected or touched row are hidden, and reappear`() {
        let fixture = fixture()
        func lines() -> [Int] { (0..<4).map { fixture.cell($0).separators.frames.count } }
        #expect(lines() == [1, 1, 1, 1])
        fixture.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
        fixture.settle()
        #expect(lines() == [0, 0, 1, 1])
        fixture.view.deselectItem(at: [0, 1], animated: false)
        fixture.settle()
        #expect(lines() == [1, 1, 1, 1])
        let finger = fixture.host.touch(at: CGPoint(x: 100, y: fixture.cell(2).frame.midY))
        fixture.host.advance(by: 0.3)
        #expect(fixture.cell(2).isHighlighted)
        #expect(lines() == [1, 0, 0, 1])
        finger.cancel()
        fixture.settle()
        #expect(lines() == [1, 1, 1, 1])
    }

    @Test func `separators between rows that are selected together have a separate color`() {
        let fixture = fixture(separators: { $0.multipleSelectionColor = .red })
        fixture.view.allowsMultipleSelection = true
        for item in [1, 2] { fixture.view.selectItem(at: [0, item], animated: false, scrollPosition: []) }
        fixture.settle()
        #expect(fixture.cell(0).separators.colors.isEmpty)
        #expect(fixture.cell(1).separators.colors == [.red])
        #expect(fixture.cell(2).separators.colors.isEmpty)
        #expect(fixture.cell(3).separators.colors == [.separator])
    }

    @Test func `an effect replaces the color`() {
        let fixture = fixture(separators: { $0.visualEffect = UIBlurEffect(style: .regular) })
        #expect(fixture.cell().separators.colors == [nil])
        #expect(fixture.cell().subviews.contains { $0 is UIVisualEffectView })
    }

    @Test func `lines are in front of the content, even when the content is replaced`() {
        let fixture = fixture()
        let cell = fixture.cell()
        cell.contentConfiguration = nil
        fixture.settle()
        let lines = cell.subviews.indices.filter { cell.subviews[$0].frame == cell.separators.frames.first }
        #expect(lines.count == 1)
        #expect((lines.first ?? 0) > (cell.subviews.firstIndex(of: cell.contentView) ?? .max))
    }

    @Test func `neither a sidebar nor a flow layout has separators`() {
        #expect(fixture(.sidebar).cell().separators.frames.isEmpty)
        #expect(ListCellFixture { _, _ in }.cell().separators.frames.isEmpty)
    }
}
