import UIKit

/// Does for `FrameworkViewController` what a storyboard would: makes the collection view of its outlet, registers the
/// cell, sets the title; and pushes the detail of the framework that is tapped.
final class FrameworkGridViewController: FrameworkViewController, UICollectionViewDelegate {
    override func loadView() {
        let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        collectionView.backgroundColor = .systemBackground
        collectionView.register(
            FrameworkCollectionViewCell.self, forCellWithReuseIdentifier: "FrameworkCollectionViewCell")
        collectionView.delegate = self
        view = collectionView
        self.collectionView = collectionView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Frameworks"
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard let framework = dataSource.itemIdentifier(for: indexPath) else { return }
        let detail = FrameworkDetailViewController(framework: framework)
        navigationController?.pushViewController(detail, animated: true)
    }
}
