import Foundation
@_spi(Collage) import PortableUIKitCore

/// A gesture recognizer that moves an item of a collection view, after a long press or with its reorder control.
final class MovementGestureRecognizer: UILongPressGestureRecognizer {
    private weak var collectionView: UICollectionView?
    /// The cell whose reorder control is touched; `nil` for a long press on any cell.
    private weak var handledCell: UICollectionViewCell?
    private let isHandle: Bool
    /// The vector from the finger to the center of the item.
    private var grip = CGPoint.zero

    /// Creates a recognizer for long presses.
    init(_ collectionView: UICollectionView) {
        self.collectionView = collectionView
        isHandle = false
        super.init(target: nil, action: nil)
        addTarget(self, action: Selector("moveItem:", MovementGestureRecognizer.moveItem))
    }

    /// Creates a recognizer for a cell's reorder control, which moves the cell only along the list.
    init(handleOf cell: UICollectionViewCell) {
        handledCell = cell
        isHandle = true
        super.init(target: nil, action: nil)
        minimumPressDuration = 0
        addTarget(self, action: Selector("moveItem:", MovementGestureRecognizer.moveItem))
    }

    private var movingView: UICollectionView? { isHandle ? handledCell?.owningCollectionView : collectionView }

    /// Returns the item that the gesture would move.
    private func path(in view: UICollectionView) -> IndexPath? {
        if isHandle { return handledCell.flatMap { view.indexPath(for: $0) } }
        return view.indexPathForItem(at: location(in: view))
    }

    override func canBegin() -> Bool {
        guard super.canBegin(), let view = movingView, let path = path(in: view) else { return false }
        return view.canStartMovement(path)
    }

    /// Context menus and drags take precedence: where there is one, a long press begins it.
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
