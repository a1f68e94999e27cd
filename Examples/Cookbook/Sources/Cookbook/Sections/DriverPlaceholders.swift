import CollectionCore
import UIKit

/// Placeholders for three states of a driver: empty, loading, and failed.
final class DriverPlaceholders: UICollectionViewController {
    private lazy var driver = CollectionDriver(collectionView: collectionView)

    convenience init() {
        self.init(collectionViewLayout: UICollectionViewLayout())
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        driver.placeholders = .system(emptyText: "No photos", failureText: "Photos can't be shown") { [weak self] in
            self?.load()
        }
        load()
    }

    func fail(with error: any Error) {
        driver.contentState = .failed(error)
    }

    private func load() {
        driver.contentState = .loading
    }
}
