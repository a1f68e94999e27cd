import CollectionCore
import UIKit

/// What is shown while a driver has nothing, waits, or failed: three contents for one state.
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
