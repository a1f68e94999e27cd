import Foundation
import UIKit

/// Starts the app: reads the launch options and the content, or reports their errors and exits.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    /// The content of the app, which is read before the first scene connects.
    private(set) var content = GalleryContent()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        do {
            let options = try LaunchOptions(
                arguments: ProcessInfo.processInfo.arguments, environment: ProcessInfo.processInfo.environment)
            LaunchOptions.current = options
            content = try GalleryContent(folder: options.contentFolder)
        } catch {
            FileHandle.standardError.write(Data("error: \(error)\n".utf8))
            exit(EXIT_FAILURE)
        }
        return true
    }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}
