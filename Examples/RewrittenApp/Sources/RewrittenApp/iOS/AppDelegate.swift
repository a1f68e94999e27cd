import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let tabs = UITabBarController()
        tabs.viewControllers = [
            UINavigationController(rootViewController: ChoresViewController(style: .plain)), makeFrameworks(),
        ]
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    /// The screen of document 001, whose outlet a storyboard would connect.
    private func makeFrameworks() -> UIViewController {
        let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        grid.register(
            FrameworkCollectionViewCell.self, forCellWithReuseIdentifier: "FrameworkCollectionViewCell")
        let controller = FrameworkViewController()
        controller.collectionView = grid
        controller.view = grid
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: item.layoutSize, subitems: [item])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        controller.title = "\(ProductsSection().register(in: grid, layout)) kinds"
        return controller
    }
}
