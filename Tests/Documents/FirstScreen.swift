import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        let window = UIWindow()
        window.rootViewController = UINavigationController(rootViewController: NamesViewController())
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

final class NamesViewController: UICollectionViewController {
    private let names = ["Ada", "Jonas", "Mina"]
    private let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
        var content = cell.defaultContentConfiguration()
        content.text = name
        cell.contentConfiguration = content
    }

    convenience init() {
        let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        self.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        title = "Names"
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        names.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: names[indexPath.item])
    }
}
