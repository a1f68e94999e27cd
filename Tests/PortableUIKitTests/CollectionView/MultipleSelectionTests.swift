import CollageTesting
import DisplayList
import LayoutGeometry
import Testing

@MainActor
struct MultipleSelectionTests {
    @MainActor
    private final class Screen: NSObject, UICollectionViewDelegate {
        let host = TestHost(size: CGSize(width: 300, height: 400), safeAreaInsets: .zero)
        let view: UICollectionView
        let source = ScriptedDataSource(counts: [30])
        var events: [String] = []
        var canBegin = true
        private(set) var isHighlightedAtBeginning: Bool?

        override init() {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 100)
            layout.minimumLineSpacing = 0
            layout.minimumInteritemSpacing = 0
            view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            super.init()
            source.register(with: view)
            view.dataSource = source
            view.delegate = self
            view.allowsMultipleSelectionDuringEditing = true
            let controller = UIViewController()
            host.show(controller)
            view.frame = controller.view.bounds
            controller.view.addSubview(view)
            host.settle()
        }

        func collectionView(
            _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool { canBegin }

        func collectionView(
            _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) {
            events.append("begin \(indexPath.item)")
            isHighlightedAtBeginning = collectionView.visibleCells.contains(where: \.isHighlighted)
            collectionView.isEditing = true
        }

        func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
            events.append("end")
        }

        /// The pan gesture with two fingers.
        var gesture: UIPanGestureRecognizer? {
            view.gestureRecognizers?.lazy.compactMap { $0 as? UIPanGestureRecognizer }
                .first { $0.minimumNumberOfTouches == 2 }
        }

        func send(_ phase: HostInput.Touch.Phase, _ point: CGPoint, fingers: Range<Int> = 0..<2) {
            for finger in fingers {
                host.session.receive(
                    .touch(
                        HostInput.Touch(
                            identifier: finger, phase: phase,
                            location: Point(x: point.x - 5 + 10 * Double(finger), y: point.y))))
            }
            host.advance(by: 0.03)
        }

        /// Puts two fingers down, moves them through the points, and lifts them.
        func drag(_ points: [CGPoint], fingers: Range<Int> = 0..<2) {
            func send(_ phase: HostInput.Touch.Phase, _ point: CGPoint) { self.send(phase, point, fingers: fingers) }
            send(.began, points[0])
            for point in points.dropFirst() { send(.moved, point) }
            send(.ended, points[points.count - 1])
            host.settle()
        }
    }

    @Test func `two fingers select the items that they pass, and deselect those from which they move back`() {
        let screen = Screen()
        let points = [50, 70, 150, 250].map { CGPoint(x: $0, y: 50) }
        screen.drag(points + [CGPoint(x: 150, y: 50)])
        #expect(screen.view.indexPathsForSelectedItems == [[0, 0], [0, 1]])
        #expect(screen.events == ["begin 0", "end"])
        #expect(screen.view.contentOffset == .zero)
    }

    @Test func `if the delegate doesn't allow it, two fingers scroll`() {
        let screen = Screen()
        screen.canBegin = false
        screen.drag([300, 280, 200, 100].map { CGPoint(x: 150, y: $0) })
        #expect(screen.events == [] && screen.view.indexPathsForSelectedItems == [])
        #expect(screen.view.contentOffset.y > 50)
    }

    @Test func `one finger scrolls as usual`() {
        let screen = Screen()
        screen.host.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 100))
        #expect(screen.view.contentOffset.y > 100 && screen.events == [])
    }

    @Test func `two fingers select across sections, including all items of the sections in between`() {
        let screen = Screen()
        screen.source.items = [["a", "b"], ["c", "d", "e", "f"], ["g", "h", "i"]]
        screen.view.reloadData()
        screen.host.settle()
        screen.drag([(150, 50), (150, 80), (150, 150), (150, 350)].map { CGPoint(x: $0.0, y: $0.1) })
        #expect(
            screen.view.indexPathsForSelectedItems?.sorted() == [
                [0, 1], [1, 0], [1, 1], [1, 2], [1, 3], [2, 0], [2, 1],
            ])
        let back = Screen()
        back.source.items = screen.source.items
        back.view.reloadData()
        back.host.settle()
        back.drag([(50, 350), (50, 320), (50, 250), (50, 50)].map { CGPoint(x: $0.0, y: $0.1) })
        #expect(
            back.view.indexPathsForSelectedItems?.sorted() == [
                [0, 0], [0, 1], [1, 0], [1, 1], [1, 2], [1, 3], [2, 0],
            ])
    }

    @Test func `three fingers don't begin to select`() {
        let screen = Screen()
        screen.drag([50, 70, 150, 250].map { CGPoint(x: $0, y: 50) }, fingers: 0..<3)
        #expect(screen.events == [])
    }

    @Test func `a finger that has begun to scroll doesn't select when another one joins it`() {
        let screen = Screen()
        screen.send(.began, CGPoint(x: 50, y: 250), fingers: 0..<1)
        screen.send(.moved, CGPoint(x: 50, y: 240), fingers: 0..<1)
        screen.send(.began, CGPoint(x: 50, y: 240), fingers: 1..<2)
        for y in [220, 200, 150] { screen.send(.moved, CGPoint(x: 50, y: Double(y))) }
        screen.send(.ended, CGPoint(x: 50, y: 150))
        screen.host.settle()
        #expect(screen.events == [] && screen.view.indexPathsForSelectedItems == [])
    }

    @Test func `the item under the fingers is selected when they begin, and no longer highlighted`() {
        let screen = Screen()
        screen.send(.began, CGPoint(x: 50, y: 50))
        screen.host.advance(by: 0.3)
        #expect(screen.view.cellForItem(at: [0, 0])?.isHighlighted == true)
        screen.send(.moved, CGPoint(x: 65, y: 50))
        #expect(screen.events == ["begin 0"] && screen.isHighlightedAtBeginning == false)
        #expect(screen.view.indexPathsForSelectedItems == [[0, 0]])
        screen.send(.ended, CGPoint(x: 65, y: 50))
        screen.host.settle()
        #expect(screen.events.last == "end")
        #expect(screen.gesture?.velocity(in: nil) == .zero)
    }

    @Test func `two fingers select up to the last item of a section`() {
        let screen = Screen()
        screen.source.items = [["a", "b", "c"], ["d", "e"]]
        screen.view.reloadData()
        screen.host.settle()
        screen.drag([(150, 50), (150, 70), (150, 150)].map { CGPoint(x: $0.0, y: $0.1) })
        #expect(screen.view.indexPathsForSelectedItems?.sorted() == [[0, 1], [0, 2], [1, 0], [1, 1]])
    }
}
