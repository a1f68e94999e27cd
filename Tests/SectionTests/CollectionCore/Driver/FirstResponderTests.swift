import CollageTesting
import CollectionCore
import Testing

/// Regressions.md: an update never takes the keyboard from an item that stays.
@MainActor @Suite(.serialized) struct FirstResponderTests {
    private func fields(
        _ numbers: some Sequence<Int>, text: String = "", height: CGFloat = 50, id: String = "a"
    ) -> SectionModel {
        SectionModel(
            id: id, layout: ListRowLayout(height: .absolute(height)), items: numbers.map { Field(id: $0, text: text) })
    }

    private func field(_ number: Int, on screen: DriverScreen) -> UITextField? {
        screen.collectionView.layoutIfNeeded()
        return screen.collectionView.visibleCells.lazy.compactMap { $0 as? FieldCell }.first { $0.number == number }?
            .field
    }

    private func typing(in number: Int) -> DriverScreen {
        let screen = DriverScreen()
        screen.show([fields(0..<8)])
        _ = field(number, on: screen)?.becomeFirstResponder()
        return screen
    }

    @Test func `an item whose content changes keeps the keyboard`() {
        let screen = typing(in: 3)
        screen.show([fields(0..<8, text: "new")])
        #expect(field(3, on: screen)?.isFirstResponder == true)
    }

    @Test func `inserting and removing items around it keeps the keyboard`() {
        let screen = typing(in: 3)
        screen.show([fields([10, 11, 0, 3, 4])])
        #expect(field(3, on: screen)?.isFirstResponder == true)
    }

    @Test func `an item that moves, even to another section, keeps the keyboard`() {
        let screen = typing(in: 3)
        screen.show([fields([0, 1, 2, 4, 3])])
        #expect(field(3, on: screen)?.isFirstResponder == true)
        screen.show([fields(0..<3), fields([4, 3], id: "b")])
        #expect(field(3, on: screen)?.isFirstResponder == true)
    }

    @Test func `a section that moves, or that gets another layout or a header, keeps the keyboard`() {
        let screen = typing(in: 3)
        screen.show([.tiles("b", 20..<22), fields(0..<8)])
        #expect(field(3, on: screen)?.isFirstResponder == true)
        screen.show([.tiles("b", 20..<22), fields(0..<8, height: 40)])
        #expect(field(3, on: screen)?.isFirstResponder == true)
        screen.show([.tiles("b", 20..<22), fields(0..<8, height: 40).header(Title(text: "Fields"))])
        #expect(field(3, on: screen)?.isFirstResponder == true)
    }

    @Test func `a header of another class keeps the cells and the keyboard`() {
        let screen = typing(in: 3)
        screen.show([fields(0..<8).header(Title(text: "Fields"))])
        let cells = screen.collectionView.visibleCells, offset = screen.collectionView.contentOffset
        screen.show([fields(0..<8).header(Subtitle())])
        #expect(field(3, on: screen)?.isFirstResponder == true)
        #expect(screen.collectionView.visibleCells == cells && screen.collectionView.contentOffset == offset)
        let headers = screen.collectionView.visibleSupplementaryViews(
            ofKind: UICollectionView.elementKindSectionHeader)
        #expect(headers.first is SubtitleView)
    }

    @Test func `an animated update keeps the keyboard`() {
        let screen = typing(in: 3)
        screen.driver.apply([fields([9, 3, 4])], completion: nil)
        screen.host.settle()
        #expect(field(3, on: screen)?.isFirstResponder == true)
    }

    @Test func `a removed item resigns the first responder`() {
        let screen = typing(in: 3)
        let field = field(3, on: screen)
        screen.show([fields([0, 1])])
        #expect(field?.isFirstResponder == false)
    }

    @Test func `an item that insertions move off the screen keeps the keyboard, and isn't visible`() {
        let screen = typing(in: 3)
        let field = field(3, on: screen)
        screen.show([fields(Array(100..<140) + [3])])
        #expect(field?.isFirstResponder == true)
        #expect(screen.driver.visibleItems.count == 12)
        screen.collectionView.contentOffset.y = 1_450
        #expect(self.field(3, on: screen) === field)
    }

    @Test func `scrolling away from an item keeps the keyboard`() {
        let screen = DriverScreen()
        screen.show([fields(0..<100)])
        let field = field(3, on: screen)
        field?.becomeFirstResponder()
        screen.collectionView.contentOffset.y = 3_000
        screen.collectionView.layoutIfNeeded()
        #expect(field?.isFirstResponder == true)
        let numbers = screen.collectionView.visibleCells.compactMap { ($0 as? FieldCell)?.number }
        #expect(numbers.min() == 60)
        screen.show([fields(4..<100)])
        #expect(field?.isFirstResponder == false)
    }
}

private struct Field: CollectionItem, Equatable {
    let id: Int
    var text: String

    func configure(cell: FieldCell, for indexPath: IndexPath) { cell.number = id }
}

private final class FieldCell: UICollectionViewCell {
    var number = 0
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 30))

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(field)
    }

    required init?(coder: NSCoder) { nil }
}

private struct Subtitle: CollectionSupplementary, Equatable {
    func configure(view: SubtitleView, for indexPath: IndexPath) {}
}

private final class SubtitleView: UICollectionReusableView {}
