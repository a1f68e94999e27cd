import Collage
import CollageTesting
import CollectionPublishers

/// A driver that follows a publisher.
final class PublisherSystem: ShelfSystem {
    private struct Version: Sendable {
        var shelf = Shelf([])
        var preset = Preset.grid
    }

    private let screen = UICollectionViewController.empty()
    private let versions = CurrentValueSubject<Version, Never>(Version())
    private lazy var driver = CollectionDriver(collectionView: screen.collectionView)
    private lazy var binding = driver.bind(to: versions) { $0.shelf.models($0.preset) }

    var controller: UIViewController { screen }

    func show(_ shelf: Shelf, _ preset: Preset, animated: Bool) {
        _ = binding
        versions.send(Version(shelf: shelf, preset: preset))
    }
}
