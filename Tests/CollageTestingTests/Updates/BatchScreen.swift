import CollageTesting

/// A controller that shows a shelf with a data source without snapshots.
@MainActor
protocol BatchController: UIViewController {
    init(_ shelf: Shelf)

    var shelf: Shelf { get set }

    /// Makes the edits in one batch, in which the shelf becomes another.
    func perform(_ edits: [ShelfEdit], showing shelf: Shelf)

    func reload()
}

/// A list or a table whose data source names each change itself.
final class BatchScreen<Controller: BatchController>: WalkableScreen {
    struct Model {
        var shelf: Shelf
        var isEditing = false
    }

    enum Change: Codable, Hashable, CustomStringConvertible {
        case batch(Shelf.Change)
        case editing(Bool)
        case reload

        var description: String {
            switch self {
            case .batch(let change): "\(change)"
            case .editing(let isEditing): isEditing ? "begin to edit" : "end editing"
            case .reload: "reload everything"
            }
        }
    }

    private let batches: Controller
    private let startsEditing: Bool

    init(model: Model) {
        batches = Controller(model.shelf)
        startsEditing = model.isEditing
    }

    var model: Model { Model(shelf: batches.shelf, isEditing: batches.isEditing) }
    var controller: UIViewController { batches }

    func didShow() { batches.setEditing(startsEditing, animated: false) }

    func randomChange(using generator: inout SeededGenerator) -> Change? {
        switch Int.random(in: 0..<10, using: &generator) {
        case 0: .reload
        case 1, 2: .editing(!batches.isEditing)
        default: .batch(.random(using: &generator))
        }
    }

    func apply(_ change: Change) {
        switch change {
        case .batch(let change):
            var shelf = batches.shelf
            shelf.apply(change)
            batches.perform(shelf.edits(from: batches.shelf), showing: shelf)
        case .editing(let isEditing): batches.setEditing(isEditing, animated: true)
        case .reload: batches.reload()
        }
    }
}
