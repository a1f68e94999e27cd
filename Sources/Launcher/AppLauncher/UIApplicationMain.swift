import Foundation
import PortableUIKit

/// Starts the application: reads the command line, chooses the host and runs the application in it.
///
/// The host is a browser's page, at the address that is printed; with `--snapshot FILE` the first screen is drawn into
/// a file. `--help` lists the options. The product `AppHosting` brings these hosts; without it, the process prints how to
/// add it and ends.
/// - Parameters:
///   - argc: Unused; the command line is the process's.
///   - argv: Unused.
///   - principalClassName: The class of the application; nil, for `UIApplication`, is the only one here.
///   - delegateClassName: The class of the application's delegate, with its module, as
///     `NSStringFromClass(AppDelegate.self)` gives it. A name of no class ends the process with a message.
/// - Returns: The exit status: 0, or 1 if the picture could not be written, the port not be opened, or the program has no host.
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
    /// Starts an application whose delegate is of this class: what `@main` calls. Does not return.
    @MainActor
    public static func main() {
        guard let delegateClass = Self.self as? NSObject.Type else {
            fatalError("The application delegate \(Self.self) is no NSObject.")
        }
        exit(AppLauncher.launch(delegateClass))
    }
}

/// Starts applications.
@MainActor
package enum AppLauncher {
    static func launch(_ delegateClass: NSObject.Type) -> Int32 {
        launch(named: String(reflecting: delegateClass)) { makeDelegate(delegateClass) }
    }

    /// Runs an application until its host ends it. Without a host, prints how to add one.
    /// - Parameters:
    ///   - name: The name of the delegate's class, or of the `App`, with its module.
    ///   - host: The host. The default is the one that the app was built with.
    ///   - makeDelegate: Creates a delegate for each launch: a browser launches the application for every page.
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
