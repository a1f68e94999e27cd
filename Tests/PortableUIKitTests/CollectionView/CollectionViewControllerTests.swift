import CollageTesting
import Testing

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

    @Test func `the long press that moves items can be turned off and on, and works with another collection view`()
        throws
    {
        let controller = Numbers(collectionViewLayout: UICollectionViewFlowLayout())
        func presses(_ view: UICollectionView) -> [UILongPressGestureRecognizer] {
            (view.gestureRecognizers ?? []).compactMap { $0 as? UILongPressGestureRecognizer }
        }
        let first = try #require(controller.collectionView)
        let before = presses(first).count
        #expect(presses(first).allSatisfy { $0.isEnabled })
        controller.installsStandardGestureForInteractiveMovement = false
        #expect(presses(first).filter { !$0.isEnabled }.count == 1)
        controller.installsStandardGestureForInteractiveMovement = true
        #expect(presses(first).count == before && presses(first).allSatisfy { $0.isEnabled })
        let second = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let own = presses(second).count
        controller.collectionView = second
        #expect(presses(second).count == own + 1 && presses(first).count == before - 1)
        #expect(controller.view === second)
        controller.installsStandardGestureForInteractiveMovement = false
        let third = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let plain = presses(third).count
        controller.collectionView = third
        #expect(presses(third).count == plain)
    }

    @Test func `without overrides it has one empty section, allows all actions, and has no index titles`() {
        let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        let view = controller.collectionView!
        #expect(controller.numberOfSections(in: view) == 1)
        #expect(controller.collectionView(view, numberOfItemsInSection: 0) == 0)
        #expect(controller.collectionView(view, canMoveItemAt: [0, 0]))
        #expect(controller.indexTitles(for: view) == nil)
        #expect(controller.collectionView(view, indexPathForIndexTitle: "A", at: 3) == [0, 0])
        #expect(controller.collectionView(view, shouldHighlightItemAt: [0, 0]))
        #expect(controller.collectionView(view, shouldSelectItemAt: [0, 0]))
        #expect(controller.collectionView(view, shouldDeselectItemAt: [0, 0]))
    }

    @Test func `appearing doesn't clear the selection if that's disabled`() {
        for (clears, shares) in [(false, false), (true, true)] {
            let controller = Numbers(collectionViewLayout: UICollectionViewFlowLayout())
            controller.clearsSelectionOnViewWillAppear = clears
            controller.useLayoutToLayoutNavigationTransitions = shares
            controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
            controller.view.layoutIfNeeded()
            controller.collectionView.selectItem(at: [0, 1], animated: false, scrollPosition: [])
            controller.viewWillAppear(false)
            #expect(controller.collectionView.indexPathsForSelectedItems == [[0, 1]])
        }
    }

    @Test func `editing is passed on to the collection view`() {
        let controller = Numbers(collectionViewLayout: UICollectionViewFlowLayout())
        controller.setEditing(true, animated: false)
        #expect(!controller.isViewLoaded)
        _ = controller.view
        controller.setEditing(true, animated: true)
        #expect(controller.isEditing && controller.collectionView.isEditing)
        controller.setEditing(false, animated: false)
        #expect(!controller.isEditing && !controller.collectionView.isEditing)
    }

    @Test func `the collection view's editing state changes with or without animation`() {
        final class NotingView: UICollectionView {
            var animations: [Bool] = []
            override var isEditing: Bool { didSet { animations.append(UIView.areAnimationsEnabled) } }
        }
        let controller = Numbers(collectionViewLayout: UICollectionViewFlowLayout())
        let view = NotingView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        controller.collectionView = view
        controller.setEditing(true, animated: true)
        controller.setEditing(false, animated: false)
        #expect(view.animations == [true, false])
    }

    @Test func `its collection view has the size of its container`() {
        let controller = Numbers(collectionViewLayout: UICollectionViewFlowLayout())
        let surroundings = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        controller.view.frame = surroundings.bounds
        surroundings.addSubview(controller.view)
        surroundings.frame.size = CGSize(width: 320, height: 480)
        surroundings.layoutIfNeeded()
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    }

    @Test func `the configuration for one item is from the method for one item, and there's none for several`() {
        final class Menus: UICollectionViewController {
            var asked: [IndexPath] = []

            override func collectionView(
                _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
                point: CGPoint
            ) -> UIContextMenuConfiguration? {
                asked.append(indexPath)
                return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: []) })
            }
        }
        let controller = Menus(collectionViewLayout: UICollectionViewFlowLayout())
        let view = controller.collectionView!
        func offersMenu(_ paths: [IndexPath]) -> Bool {
            controller.collectionView(view, contextMenuConfigurationForItemsAt: paths, point: .zero) != nil
        }
        #expect(offersMenu([[0, 2]]) && controller.asked == [[0, 2]])
        #expect(!offersMenu([]) && !offersMenu([[0, 1], [0, 2]]) && controller.asked.count == 1)
    }

    @Test func `a controller that is popped keeps its collection view`() throws {
        let host = TestHost()
        let root = UIViewController(), controller = Numbers(collectionViewLayout: UICollectionViewFlowLayout())
        let navigation = UINavigationController(rootViewController: root)
        host.show(navigation)
        navigation.pushViewController(controller, animated: false)
        host.settle()
        let view = try #require(controller.collectionView)
        navigation.popViewController(animated: false)
        host.settle()
        #expect(controller.viewIfLoaded === view && controller.collectionView === view)
    }
}
