import PortableUIKit

/// A type that runs applications: the host of an app.
///
/// The module `AppHosting` extends ``InstalledAppHost`` with a conformance, which is found at run time. A package
/// without that product, such as one with only tests, doesn't build a host.
@MainActor
package protocol AppHost {
    /// Runs an application until the host ends it.
    ///
    /// - Parameters:
    ///   - name: The name of the delegate's class, or of the `App`, with its module.
    ///   - makeDelegate: A closure that creates a delegate for each launch. A browser launches the application for every page.
    /// - Returns: The exit status.
    static func run(named name: String, makeDelegate: @escaping () -> any UIApplicationDelegate) -> Int32
}

/// The type that ``AppHost`` is implemented for.
package enum InstalledAppHost {
    /// The host, or `nil` if the app was built without one.
    @MainActor
    static var current: (any AppHost.Type)? { InstalledAppHost.self as Any as? any AppHost.Type }
}
