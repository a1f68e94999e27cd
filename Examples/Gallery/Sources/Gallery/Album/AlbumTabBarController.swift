import UIKit

/// Photos in three tabs: all photos, the user's favorites with a badge for their number, and a search.
final class AlbumTabBarController: UITabBarController {
    private let album: Album
    private let favoritesController: FavoritesViewController

    init(album: Album) {
        self.album = album
        favoritesController = FavoritesViewController(album: album)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .fullScreen
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [
            makeTab(AlbumGridViewController(album: album), title: "Album", symbol: "photo.on.rectangle"),
            makeTab(favoritesController, title: "Favorites", symbol: "heart"),
            makeTab(AlbumSearchViewController(album: album), title: "Search", symbol: "magnifyingglass"),
        ]
        album.didChangeFavorites = { [weak self] in self?.favoritesDidChange() }
    }

    private func makeTab(_ controller: UIViewController, title: String, symbol: String) -> UIViewController {
        controller.title = title
        controller.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        let navigationController = UINavigationController(rootViewController: controller)
        navigationController.navigationBar.prefersLargeTitles = true
        navigationController.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
        return navigationController
    }

    private func favoritesDidChange() {
        let count = album.favorites.count
        favoritesController.navigationController?.tabBarItem.badgeValue = count == 0 ? nil : count.formatted()
        favoritesController.favoritesDidChange()
    }
}
