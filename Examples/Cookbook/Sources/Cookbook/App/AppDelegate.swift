import UIKit

/// Starts the app with the list of all recipes.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        let window = UIWindow()
        window.rootViewController = UINavigationController(rootViewController: ContentsViewController())
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
