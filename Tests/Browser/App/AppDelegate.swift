import AppLauncher
import PortableUIKit

/// The application that the browser's tests use: a list with a search field, and a screen of controls.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: FruitViewController())
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
