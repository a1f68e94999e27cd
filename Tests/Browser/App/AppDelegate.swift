import AppLauncher
import Foundation
import PortableUIKit

#if canImport(PortableSwiftUI)
import PortableSwiftUI
#endif

/// The application for the browser tests: a list with a search field, and a screen of controls. A launch argument
/// selects another screen: `input` for each kind of input, `text` for each kind of text input, `font` for a custom
/// font, `scripts` for emoji and scripts, `reader` for controls with values and an alert, `guests` for SwiftUI views,
/// and `tabs` for two tabs, one with the list and one with a sheet.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let screen: UIViewController =
            switch ProcessInfo.processInfo.arguments.last {
            case "input": InputViewController()
            case "text": TextViewController()
            case "font": FontViewController()
            case "scripts": ScriptsViewController()
            case "reader": ReaderViewController()
            #if canImport(PortableSwiftUI)
            case "guests": UIHostingController(rootView: GuestsView())
            #endif
            default: FruitViewController()
            }
        window.rootViewController =
            ProcessInfo.processInfo.arguments.last == "tabs"
            ? Self.tabs(screen) : UINavigationController(rootViewController: screen)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    private static func tabs(_ screen: UIViewController) -> UITabBarController {
        let list = UINavigationController(rootViewController: screen)
        let more = MoreViewController()
        let tabs = UITabBarController()
        tabs.viewControllers = [list, more]
        // After the controllers, as many apps do.
        list.tabBarItem = UITabBarItem(title: "Fruit", image: nil, tag: 0)
        more.tabBarItem = UITabBarItem(title: "More", image: nil, tag: 1)
        return tabs
    }
}
