import Collage
import CollageTesting
import Testing

/// One screen with sections of all systems.
@MainActor @Suite(.serialized) struct BridgeTests {
    private struct Word: CompositionalLayoutItem {
        let id: String

        func configure(cell: UICollectionViewCell, for indexPath: IndexPath) {}
    }

    private enum ID: Int, CompositionalLayoutID {
        case preset, composed, object, raw

        var id: Self { self }
    }

    private enum Home: ComposableSection, Composable {
        case timeline

        var item: UICollectionViewComposableLayout.Item { .full() }
        var group: UICollectionViewComposableLayout.Group { .grid(height: .absolute(40), numberOfItems: 2) }
        var section: UICollectionViewComposableLayout.Section { .base() }
    }

    private final class Rows: CompositionalLayoutableSection, UICompositionalLayoutableSectionLayout {
        override init() {
            super.init()
            sectionLayout = self
        }

        func sectionLayout(
            at index: Int, layoutEnvironment: any NSCollectionLayoutEnvironment
        ) -> NSCollectionLayoutSection {
            ListRowLayout(height: .absolute(30)).makeSection(in: layoutEnvironment)
        }
    }

    @Test func `one screen shows sections of all systems`() {
        let host = TestHost(size: CGSize(width: 300, height: 600), safeAreaInsets: .zero)
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        host.show(view)
        let controller = CompositionalLayoutController(collectionView: view), rows = Rows()
        controller.apply {
            GridLayout(columns: 3, height: .absolute(20)).items(id: ID.preset) { Word(id: "a") }
            Home.timeline.layout.items(id: ID.composed) { Word(id: "b") }
            rows.asLayout.items(id: ID.object) { Word(id: "c") }
            RawSectionLayout { _, environment in ListRowLayout(height: .absolute(10)).makeSection(in: environment) }
                .items(id: ID.raw) { Word(id: "d") }
        }
        host.settle()
        #expect(view.visibleCells.map(\.frame.size.width) == [100, 150, 300, 300])
        #expect(view.visibleCells.map(\.frame.minY) == [0, 20, 60, 90])
    }
}
