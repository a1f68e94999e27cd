import ArgumentParser
import Foundation
import PortableUIKit

/// Starts the application: reads the command line, chooses the host and runs the application in it.
///
/// With `--snapshot FILE` the first screen is drawn into a file. `--help` lists the options.
/// - Parameters:
///   - argc: Unused; the command line is the process's.
///   - argv: Unused.
///   - principalClassName: The class of the application; nil, for `UIApplication`, is the only one here.
///   - delegateClassName: The class of the application's delegate, with its module, as
///     `NSStringFromClass(AppDelegate.self)` gives it. A name of no class ends the process with a message.
/// - Returns: The exit status: 0, or 1 if the picture could not be written.
@discardableResult
@MainActor
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    guard let delegateClassName, let delegateClass = NSClassFromString(delegateClassName) as? NSObject.Type else {
        fatalError(
            "UIApplicationMain: there is no class \(delegateClassName ?? "nil") for the application's delegate; give "
                + "its name with the module's, as NSStringFromClass answers it.")
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

/// Chooses a host by the command line and runs an application in it.
@MainActor
enum AppLauncher {
    static func launch(_ delegateClass: NSObject.Type) -> Int32 {
        let options = LaunchOptions.parseOrExit()
        guard let path = options.snapshot else {
            LaunchOptions.exit(
                withError: ValidationError("Name a picture to draw, for example --snapshot screen.png."))
        }
        guard let delegate = NSObject.make(delegateClass) as? UIApplicationDelegate else {
            fatalError("The application delegate \(delegateClass) does not conform to UIApplicationDelegate.")
        }
        do {
            let host = try SnapshotHost(file: URL(fileURLWithPath: path), options: options)
            UIApplication.run(delegate, in: host)
            try host.write()
            return 0
        } catch {
            FileHandle.standardError.write(Data("error: \(error)\n".utf8))
            return 1
        }
    }
}
