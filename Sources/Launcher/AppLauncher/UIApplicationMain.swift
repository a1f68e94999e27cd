import Foundation
import PortableUIKit

/// Starts the application: reads the command line, chooses a host, and runs the application in it.
///
/// By default, the host serves a page for browsers and prints its address. With `--snapshot FILE`, the first screen is
/// drawn to a file. `--help` lists the options. The product `AppHosting` provides these hosts. Without it, the process
/// prints how to add it and ends.
///
/// - Parameters:
///   - argc: Unused. The command line of the process is used.
///   - argv: Unused.
///   - principalClassName: The class of the application. Only `nil`, for `UIApplication`, is supported.
///   - delegateClassName: The class of the application's delegate with its module, as
///     `NSStringFromClass(AppDelegate.self)` returns it. If there's no such class, the process ends with a message.
/// - Returns: The exit status: 0, or 1 if the image couldn't be written, the port couldn't be opened, or there's no
///   host.
@discardableResult
@MainActor
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    guard let delegateClassName, let delegateClass = NSClassFromString(delegateClassName) as? NSObject.Type else {
        fatalError(
            "UIApplicationMain: there is no class \(delegateClassName ?? "nil") for the application's delegate; give "
                + "its name with the module's, as NSStringFromClass returns it.")
    }
    return AppLauncher.launch(delegateClass)
}

extension UIApplicationDelegate {
    /// Starts an application whose delegate has this class. The `@main` attribute calls it. It doesn't return.
    @MainActor
    public static func main() {
        guard let delegateClass = Self.self as? NSObject.Type else {
            fatalError("The application delegate \(Self.self) isn't an NSObject.")
        }
        exit(AppLauncher.launch(delegateClass))
    }
}

/// A namespace for functions that start applications.
@MainActor
package enum AppLauncher {
    static func launch(_ delegateClass: NSObject.Type) -> Int32 {
        launch(named: String(reflecting: delegateClass)) { makeDelegate(delegateClass) }
    }

    /// Runs an application until its host ends it. Without a host, prints how to add one.
    ///
    /// - Parameters:
    ///   - name: The name of the delegate's class, or of the `App`, with its module.
    ///   - host: The host. The default is the one that the app was built with.
    ///   - makeDelegate: A closure that creates a delegate for each launch. A browser launches the application for every page.
    /// - Returns: The exit status.
    package static func launch(
        named name: String, in host: (any AppHost.Type)? = InstalledAppHost.current,
        makeDelegate: @escaping () -> any UIApplicationDelegate
    ) -> Int32 {
        if let host { return host.run(named: name, makeDelegate: makeDelegate) }
        let problem = """
            error: This app was built without a host, so it can only be tested. To draw it or to show it in a browser, add \
            .product(name: "AppHosting", package: "collage") to the dependencies of its executable target.

            """
        FileHandle.standardError.writeLine(problem)
        return 1
    }

    private static func makeDelegate(_ delegateClass: NSObject.Type) -> any UIApplicationDelegate {
        guard let delegate = NSObject.make(delegateClass) as? UIApplicationDelegate else {
            fatalError("The application delegate \(delegateClass) does not conform to UIApplicationDelegate.")
        }
        return delegate
    }
}
