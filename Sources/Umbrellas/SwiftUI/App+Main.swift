import AppLauncher
import Foundation
import PortableSwiftUI

extension App {
    /// Starts the app: what `@main` calls. Does not return.
    @preconcurrency @MainActor
    public static func main() {
        exit(AppLauncher.launch(named: String(reflecting: Self.self)) { AppHostDelegate { Self() } })
    }
}
