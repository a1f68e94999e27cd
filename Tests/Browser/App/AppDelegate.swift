import AppLauncher
import Foundation
import PortableUIKit

#if canImport(PortableSwiftUI)
import PortableSwiftUI
#endif

/// The application that the browser's tests use: a list with a search field, and a screen of controls. With the argument
/// `input` it is a screen with something for each kind of input, with `text` one with something for each way to write, and with
/// `guests` one of SwiftUI's views.
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
            #if canImport(PortableSwiftUI)
            case "guests": UIHostingController(rootView: GuestsView())
            #endif
            default: FruitViewController()
            }
        window.rootViewController = UINavigationController(rootViewController: screen)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
