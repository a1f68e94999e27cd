import CollageTesting
import DisplayList
import LayoutGeometry
import Testing

@MainActor
@Suite("Selecting with two fingers")
struct MultipleSelectionTests {
    @MainActor
    private final class Screen: NSObject, UICollectionViewDelegate {
        let host = TestHost(size: CGSize(width: 300, height: 400), safeAreaInsets: .zero)
        let view: UICollectionView
        let source = ScriptedDataSource(counts: [30])
        var events: [String] = []
        var mayBegin = true

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
        ) -> Bool { mayBegin }

        func collectionView(
            _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) {
            events.append("begin \(indexPath.item)")
            collectionView.isEditing = true
        }

        func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
            events.append("end")
        }

        /// Puts two fingers down, moves them through points and lifts them.
        func drag(_ points: [CGPoint]) {
            func send(_ phase: HostInput.Touch.Phase, _ point: CGPoint) {
                for (finger, shift) in [(0, -5.0), (1, 5.0)] {
                    host.session.receive(
                        .touch(
                            HostInput.Touch(
                                identifier: finger, phase: phase, location: Point(x: point.x + shift, y: point.y))))
                }
                host.advance(by: 0.03)
            }
            send(.began, points[0])
            for point in points.dropFirst() { send(.moved, point) }
            send(.ended, points[points.count - 1])
            host.settle()
        }
    }

    @Test func `two fingers select what they move over, and no longer what they move back from`() {
        let screen = Screen()
        let points = [50, 70, 150, 250].map { CGPoint(x: $0, y: 50) }
        screen.drag(points + [CGPoint(x: 150, y: 50)])
        #expect(screen.view.indexPathsForSelectedItems == [[0, 0], [0, 1]])
        #expect(screen.events == ["begin 0", "end"])
        #expect(screen.view.contentOffset == .zero)
    }

    @Test func `where the delegate doesn't allow it, two fingers scroll`() {
        let screen = Screen()
        screen.mayBegin = false
        screen.drag([300, 280, 200, 100].map { CGPoint(x: 150, y: $0) })
        #expect(screen.events == [] && screen.view.indexPathsForSelectedItems == [])
        #expect(screen.view.contentOffset.y > 50)
    }

    @Test func `one finger scrolls as ever`() {
        let screen = Screen()
        screen.host.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 100))
        #expect(screen.view.contentOffset.y > 100 && screen.events == [])
    }

    @Test func `two fingers select across sections, all items of those between`() {
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
}
