#if Cairo
import AppHosting
#endif
import Foundation
import PortableUIKit

/// Starts the application: reads the command line, chooses the host and runs the application in it.
///
/// The host is a browser's page, at the address that is printed; with `--snapshot FILE` the first screen is drawn into
/// a file. `--help` lists the options. The package's traits `Browser` and `Cairo` bring these hosts; without either the
/// process says so and ends.
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

/// How an application starts. What hosts it is a module of its own, so that a program that nobody hosts, such as that of an
/// app's tests, builds neither that nor the argument parser.
@MainActor
package enum AppLauncher {
    static func launch(_ delegateClass: NSObject.Type) -> Int32 {
        launch(named: String(reflecting: delegateClass)) { makeDelegate(delegateClass) }
    }

    /// Runs an application until its host ends it. Without a trait that brings a host it says so.
    /// - Parameters:
    ///   - name: The name of its delegate's class, or of its `App`, with the module's.
    ///   - makeDelegate: Makes a delegate for each launch: a browser launches the application for every page.
    /// - Returns: The exit status.
    package static func launch(named name: String, makeDelegate: @escaping () -> any UIApplicationDelegate) -> Int32 {
        #if Cairo
        return LaunchCommand.run(named: name, makeDelegate: makeDelegate)
        #else
        let problem = """
            error: This app was built without the traits Browser and Cairo, so it can only be tested. To show it in a \
            browser, its manifest says .package(url: …, traits: ["Browser"]) for Collage; pictures alone need ["Cairo"].

            """
        FileHandle.standardError.write(Data(problem.utf8))
        return 1
        #endif
    }

    private static func makeDelegate(_ delegateClass: NSObject.Type) -> any UIApplicationDelegate {
        guard let delegate = NSObject.make(delegateClass) as? UIApplicationDelegate else {
            fatalError("The application delegate \(delegateClass) does not conform to UIApplicationDelegate.")
        }
        return delegate
    }
}
