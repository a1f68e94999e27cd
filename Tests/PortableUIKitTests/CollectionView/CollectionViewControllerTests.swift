import CollageTesting
import Testing

@Suite("Collection view controller")
@MainActor
struct CollectionViewControllerTests {
    private final class Numbers: UICollectionViewController {
        var selected: [IndexPath] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(ScriptedCell.self, forCellWithReuseIdentifier: "cell")
        }

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            3
        }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }

        override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            selected.append(indexPath)
        }
    }

    @Test func `its view is the collection view, whose data source and delegate it is`() {
        let layout = UICollectionViewFlowLayout()
        let controller = Numbers(collectionViewLayout: layout)
        #expect(controller.collectionViewLayout === layout)
        #expect(controller.collectionView === controller.view)
        #expect(
            controller.collectionView.dataSource === controller && controller.collectionView.delegate === controller)
        controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        controller.view.layoutIfNeeded()
        #expect(controller.collectionView.visibleCells.count == 3)
    }

    @Test func `subclasses' delegate methods are called, and appearing clears the selection`() {
        let controller = Numbers(collectionViewLayout: UICollectionViewFlowLayout())
        controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        controller.view.layoutIfNeeded()
        controller.collectionView.highlight(at: CGPoint(x: 10, y: 10))
        controller.collectionView.endHighlight(at: CGPoint(x: 10, y: 10))
        #expect(controller.selected == [[0, 0]])
        #expect(controller.collectionView.indexPathsForSelectedItems == [[0, 0]])
        controller.viewWillAppear(false)
        #expect(controller.collectionView.indexPathsForSelectedItems == [])
    }
}
