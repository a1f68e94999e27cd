import Foundation
import TemporaryFolders

/// A folder with one source, which is an app that shows a label.
struct SingleFileApp {
    let folder: TemporaryFolder
    let source: String
    /// The app's folder. Its name has a space and a letter outside of ASCII.
    var url: URL { folder.url("Mögliche Module") }
    var sourceURL: URL { url.appending(path: "AppDelegate.swift") }

    /// Creates an app with a label.
    /// - Parameters:
    ///   - imports: The modules that it imports in addition to UIKit.
    ///   - statements: Statements that it runs when it starts, with a function `show` and a URL `address`.
    init(label: String, imports: [String] = [], statements: [String] = []) throws {
        source = """
            import UIKit
            \(imports.map { "import \($0)" }.joined(separator: "\n"))

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                var lines = 0

                func show(_ value: Any) { lines += 1 }

                func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    let address = URL(string: "https://example.org/")!
                    show(address)
                    \(statements.joined(separator: "\n        "))
                    let label = UILabel()
                    label.text = "\(label)"
                    let controller = UIViewController()
                    controller.view = label
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = controller
                    window?.makeKeyAndVisible()
                    return true
                }
            }

            """
        folder = try TemporaryFolder()
        try write(source, to: "AppDelegate.swift")
    }

    func write(_ text: String, to path: String) throws {
        try folder.write(text, to: "\(url.lastPathComponent)/\(path)")
    }
}
