/// A cell whose appearance depends on being dragged.
@MainActor
protocol DraggedCell: UIView {
    var dragState: UICollectionViewCell.DragState { get set }
}

extension UICollectionViewCell: DraggedCell {}

extension UITableViewCell: DraggedCell {
    var dragState: UICollectionViewCell.DragState {
        get { body.dragState }
        set { body.dragState = newValue }
    }
}

extension UITableViewCell.DragState {
    init(_ state: UICollectionViewCell.DragState) {
        switch state {
        case .none: self = .none
        case .lifting: self = .lifting
        case .dragging: self = .dragging
        }
    }
}
