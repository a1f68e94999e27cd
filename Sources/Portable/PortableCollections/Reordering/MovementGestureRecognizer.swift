import Foundation
@_spi(Collage) import PortableUIKitCore

/// Picks an item of a collection view up after a long press, or at a touch of its handle, and moves it with the finger.
final class MovementGestureRecognizer: UILongPressGestureRecognizer {
    private weak var collectionView: UICollectionView?
    /// The cell whose handle is touched; nil means the cell that is pressed.
    private weak var handledCell: UICollectionViewCell?
    private let isHandle: Bool
    /// From the finger to the middle of the item.
    private var grip = CGPoint.zero

    /// Picks up what is pressed.
    init(_ collectionView: UICollectionView) {
        self.collectionView = collectionView
        isHandle = false
        super.init(target: nil, action: nil)
        addTarget(self, action: Selector("moveItem:", MovementGestureRecognizer.moveItem))
    }

    /// Picks up a cell whose handle is touched, and moves it along the list alone.
    init(handleOf cell: UICollectionViewCell) {
        handledCell = cell
        isHandle = true
        super.init(target: nil, action: nil)
        minimumPressDuration = 0
        addTarget(self, action: Selector("moveItem:", MovementGestureRecognizer.moveItem))
    }

    private var movingView: UICollectionView? { isHandle ? handledCell?.owningCollectionView : collectionView }

    /// The item that the gesture would pick up.
    private func path(in view: UICollectionView) -> IndexPath? {
        if isHandle { return handledCell.flatMap { view.indexPath(for: $0) } }
        return view.indexPathForItem(at: location(in: view))
    }

    override func mayBegin() -> Bool {
        guard super.mayBegin(), let view = movingView, let path = path(in: view) else { return false }
        return view.mayMove(path)
    }

    /// Menus and drags come first: where there is one, a long press begins it.
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        !isHandle
            && (otherGestureRecognizer is ContextMenuGestureRecognizer
                || otherGestureRecognizer is DragGestureRecognizer
                || otherGestureRecognizer is ItemMenuGestureRecognizer)
    }

    private func moveItem(_ recognizer: UIGestureRecognizer) {
        guard let view = movingView else { return }
        switch state {
        case .began: begin(in: view)
        case .changed: view.updateInteractiveMovementTargetPosition(target(in: view))
        case .ended: view.endInteractiveMovement()
        case .cancelled: view.cancelInteractiveMovement()
        case .possible, .failed: break
        }
    }

    private func begin(in view: UICollectionView) {
        guard let path = path(in: view), view.beginInteractiveMovementForItem(at: path),
            let center = view.items.movement?.position
        else { return }
        let finger = location(in: view)
        grip = CGPoint(x: center.x - finger.x, y: center.y - finger.y)
    }

    private func target(in view: UICollectionView) -> CGPoint {
        let finger = location(in: view)
        let y = finger.y + grip.y
        // Rows of lists stay in their column.
        let column = isHandle ? view.items.movement?.position.x : nil
        return CGPoint(x: column ?? finger.x + grip.x, y: y)
    }
}
