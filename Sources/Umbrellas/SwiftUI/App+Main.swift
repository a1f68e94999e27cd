import AppLauncher
import Foundation
import PortableSwiftUI

extension App {
    /// Starts the app. `@main` calls this method, which doesn't return.
    @preconcurrency @MainActor
    public static func main() {
        exit(AppLauncher.launch(named: String(reflecting: Self.self)) { AppHostDelegate { Self() } })
    }
}
