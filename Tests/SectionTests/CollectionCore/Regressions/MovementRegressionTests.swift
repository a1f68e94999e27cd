import CollageTesting
import CollectionCore
import Testing

/// Items that a user has moved, the scroll position, and text that a user is typing don't change during updates.
@MainActor @Suite(.serialized) struct MovementRegressionTests {
    private func expectScreenShowsModel(_ screen: DriverScreen) {
        let model = screen.driver.sections.flatMap { $0.items.compactMap { ($0.base as? Tile)?.text } }
        #expect(screen.texts == model)
    }

    /// Picks an item up, moves it over another item, and runs `body` before the item is dropped.
    private func move(
        _ source: IndexPath, to target: IndexPath, on screen: DriverScreen, whileHeld body: () -> Void = {}
    ) {
        let view = screen.collectionView
        guard let center = view.layoutAttributesForItem(at: target)?.center,
            view.beginInteractiveMovementForItem(at: source)
        else { return }
        view.updateInteractiveMovementTargetPosition(center)
        screen.host.settle()
        body()
        view.endInteractiveMovement()
        screen.host.settle()
    }

    @Test func `after interactive moves within and between sections, the model matches the screen`() {
        let screen = DriverScreen()
        var handed = 0
        screen.driver.canReorder = { _ in true }
        screen.driver.didReorder = { _ in handed += 1 }
        screen.show([.tiles("a", 1...3), .tiles("b", 4...6)])
        let first = IndexPath(item: 0, section: 0), last = IndexPath(item: 2, section: 1)
        for (source, target) in [(first, last), (last, first), (IndexPath(item: 1, section: 0), first)] {
            move(source, to: target, on: screen)
            expectScreenShowsModel(screen)
        }
        #expect(handed == 3)
        // The next update is based on the order of items that the user has chosen.
        screen.show([.tiles("a", 1...6), .tiles("b", [])])
        #expect(screen.texts == ["1", "2", "3", "4", "5", "6"] && screen.issues.isEmpty)
    }

    @Test func `an update during a drag is shown, and the model matches the screen`() {
        let screen = DriverScreen()
        screen.driver.canReorder = { _ in true }
        screen.show([.tiles("a", 1...4), .tiles("b", 5...6)])
        move(IndexPath(item: 0, section: 0), to: IndexPath(item: 2, section: 0), on: screen) {
            screen.driver.apply([.tiles("a", [1, 2, 3, 7]), .tiles("b", [6])], completion: nil)
            screen.host.advance(by: 1)
        }
        #expect(screen.texts.sorted() == ["1", "2", "3", "6", "7"])
        expectScreenShowsModel(screen)
        #expect(screen.issues.isEmpty)
    }

    @Test func `an item that an update removes during its drag stays removed`() {
        let screen = DriverScreen()
        screen.driver.canReorder = { _ in true }
        screen.show([.tiles("a", 1...4)])
        move(IndexPath(item: 0, section: 0), to: IndexPath(item: 2, section: 0), on: screen) {
            screen.driver.apply([.tiles("a", [2, 3, 4])], completion: nil)
            screen.host.advance(by: 1)
        }
        #expect(screen.texts == ["2", "3", "4"])
        expectScreenShowsModel(screen)
    }

    @Test func `an orthogonal section keeps its offset through updates and while it's off screen`() {
        let screen = DriverScreen()
        func models(
            first: ClosedRange<Int> = 0...9, isLast: Bool = false, height: CGFloat = 60, text: String? = nil
        ) -> [SectionModel] {
            let carousel = SectionModel(
                id: "carousel", layout: CarouselLayout(width: .absolute(100), height: .absolute(height)),
                items: first.map { Tile($0, text) })
            let rows = SectionModel.tiles("rows", 100..<140)
            return isLast ? [rows, carousel] : [carousel, rows]
        }
        screen.show(models())
        let view = screen.collectionView
        view.scrollOrthogonalSection(0, toward: 230)
        view.layoutIfNeeded()
        screen.show(models(first: 0...12))
        #expect(view.orthogonalOffset(ofSection: 0) == 230)
        screen.show(models(first: 0...12, text: "new"))
        #expect(view.orthogonalOffset(ofSection: 0) == 230)
        screen.show(models(first: 0...12, height: 80))
        #expect(view.orthogonalOffset(ofSection: 0) == 230)
        view.contentOffset.y = 1500
        view.layoutIfNeeded()
        view.contentOffset.y = 0
        view.layoutIfNeeded()
        #expect(view.orthogonalOffset(ofSection: 0) == 230)
        screen.show(models(first: 0...12, isLast: true))
        view.contentOffset.y = 1480
        view.layoutIfNeeded()
        #expect(view.orthogonalOffset(ofSection: 1) == 230)
    }

    @Test func `scrolling to an item of an orthogonal section scrolls both axes`() {
        let screen = DriverScreen()
        screen.show([
            .tiles("rows", 100..<140),
            SectionModel(
                id: "carousel", layout: CarouselLayout(width: .absolute(100), height: .absolute(60)),
                items: (0..<20).map { Tile($0) }),
        ])
        screen.driver.scrollToItem(
            ItemIdentity(type: Tile.self, id: 12), at: [.centeredHorizontally, .bottom], animated: false)
        screen.collectionView.layoutIfNeeded()
        #expect(screen.driver.visibleItems.contains { $0.item.id == AnyHashable(12) && $0.fraction == 1 })
    }

    private struct Field: CollectionItem, Equatable {
        let id: Int
        var hint = ""

        func configure(cell: FieldCell, for indexPath: IndexPath) { cell.field.placeholder = hint }
    }

    private final class FieldCell: UICollectionViewCell {
        let field = UITextField()

        override init(frame: CGRect) {
            super.init(frame: frame)
            field.frame = contentView.bounds
            contentView.addSubview(field)
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test func `typing continues through updates`() throws {
        let screen = DriverScreen()
        func show(_ items: [any CollectionItem], header: String = "") {
            screen.driver.apply(
                [
                    SectionModel(id: 0, layout: ListRowLayout(height: .absolute(50)), items: items)
                        .header(Title(text: header), height: .absolute(20))
                ], completion: nil)
            screen.host.advance(by: 1)
            screen.host.settle()
        }
        show([Tile(1), Field(id: 7), Tile(2)])
        let field = try #require(screen.host.first(UITextField.self))
        #expect(field.becomeFirstResponder())
        field.text = "half a sen"
        show([Tile(1), Field(id: 7, hint: "reconfigured"), Tile(2)], header: "new")
        show([Tile(3), Tile(4), Tile(1), Field(id: 7), Tile(2)])
        show([Field(id: 7), Tile(2)])
        show([Tile(2), Field(id: 7)])
        #expect(field.isFirstResponder && field.text == "half a sen")
        #expect(field.window != nil && screen.host.first(UITextField.self) === field)
    }
}
