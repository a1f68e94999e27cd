import UIKit

/// The grid of `Frameworks.storyboard`, whose cells lead to the detail of the framework that is tapped.
final class FrameworkGridViewController: FrameworkViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let detail = segue.destination as? FrameworkDetailViewController,
            let cell = sender as? UICollectionViewCell, let indexPath = collectionView.indexPath(for: cell)
        else { return }
        detail.framework = dataSource.itemIdentifier(for: indexPath)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        for indexPath in collectionView.indexPathsForSelectedItems ?? [] {
            collectionView.deselectItem(at: indexPath, animated: animated)
        }
    }
}
