import AppLauncher
import Foundation
import PortableUIKit

#if canImport(PortableSwiftUI)
import PortableSwiftUI
#endif

/// The application that the browser's tests use: a list with a search field, and a screen of controls. With the argument
/// `input` it is a screen with something for each kind of input, with `text` one with something for each way to write, with
/// `font` one with a font of the app's own, with `scripts` one of emoji and scripts, with `reader` one of controls with values
/// and an alert, with `guests` one of SwiftUI's views, and with `tabs` the list in a tab beside one that presents a sheet.
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
