import CollageTesting

/// A type that shows a shelf on a screen.
@MainActor
protocol ShelfSystem: AnyObject {
    init()

    /// The controller on the device.
    var controller: UIViewController { get }

    /// Shows a shelf, animated where it was shown before.
    func show(_ shelf: Shelf, _ preset: Preset, animated: Bool)
}

/// A screen that one of the section systems fills.
final class SystemScreen<System: ShelfSystem>: WalkableScreen {
    struct Model {
        var shelf: Shelf
        var preset: Preset
    }

    enum Change: Codable, Hashable, CustomStringConvertible {
        case shelf(Shelf.Change)
        case preset(Preset)

        var description: String {
            switch self {
            case .shelf(let change): "\(change)"
            case .preset(let preset): "lay out as \(preset)"
            }
        }
    }

    private(set) var model: Model
    private let system = System()

    init(model: Model) {
        self.model = model
        system.show(model.shelf, model.preset, animated: false)
    }

    var controller: UIViewController { system.controller }

    func randomChange(using generator: inout SeededGenerator) -> Change? {
        generator.chance(10)
            ? .preset(Preset.allCases.randomElement(using: &generator)!) : .shelf(.random(using: &generator))
    }

    func apply(_ change: Change) {
        switch change {
        case .shelf(let change): model.shelf.apply(change)
        case .preset(let preset): model.preset = preset
        }
        system.show(model.shelf, model.preset, animated: true)
    }
}

extension UICollectionViewController {
    /// One that a section system gives its layout.
    static func empty() -> UICollectionViewController {
        UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    }
}
