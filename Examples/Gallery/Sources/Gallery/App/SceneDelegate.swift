import UIKit

/// Shows the screen that the launch options specify in the scene's window.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let content = (UIApplication.shared.delegate as? AppDelegate)?.content ?? GalleryContent()
        let window = UIWindow(windowScene: windowScene)
        let screen = LaunchOptions.current.screen
        window.rootViewController = screen.makeNavigationController(content: content)
        window.makeKeyAndVisible()
        if let presented = screen.makePresented(content: content) {
            window.rootViewController?.present(presented, animated: false)
        }
        self.window = window
    }
}
