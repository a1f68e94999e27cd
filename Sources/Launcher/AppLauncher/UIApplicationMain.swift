import BrowserHost
import CairoRenderer
import DisplayList
import Foundation
import PortableUIKit

/// Starts the application: reads the command line, chooses the host and runs the application in it.
///
/// The host is a browser's page, at the address that is printed; with `--snapshot FILE` the first screen is drawn into
/// a file. `--help` lists the options.
/// - Parameters:
///   - argc: Unused; the command line is the process's.
///   - argv: Unused.
///   - principalClassName: The class of the application; nil, for `UIApplication`, is the only one here.
///   - delegateClassName: The class of the application's delegate, with its module, as
///     `NSStringFromClass(AppDelegate.self)` gives it. A name of no class ends the process with a message.
/// - Returns: The exit status: 0, or 1 if the picture could not be written or the port not be opened.
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
        do {
            if let path = options.snapshot {
                let host = try SnapshotHost(file: URL(fileURLWithPath: path), options: options)
                UIApplication.run(makeDelegate(delegateClass), in: host)
                try host.write()
            } else {
                try serve(delegateClass, options: options)
            }
            return 0
        } catch {
            FileHandle.standardError.write(Data("error: \(error)\n".utf8))
            return 1
        }
    }

    /// Shows the application in browsers, launched anew for each page, until the process is interrupted.
    private static func serve(_ delegateClass: NSObject.Type, options: LaunchOptions) throws {
        #if Cairo
        if let missing = CairoSupport.missingFontsDescription { Diagnostics.log(missing) }
        var browser = BrowserHost.Options(environment: options.environment) {
            Device.environment(size: $0, scale: $1)
        }
        browser.host = options.host == "localhost" ? "127.0.0.1" : options.host
        browser.port = options.port
        browser.title = ProcessInfo.processInfo.processName
        let services = HostServices(
            textMeasurer: PangoTextMeasurer(), imageDecoder: CairoImageDecoder(),
            imageEncoder: CairoImageEncoder { Diagnostics.log($0) })
        let host = BrowserHost(
            options: browser, fonts: CairoSupport.fontFaces, imageEncoder: services.imageEncoder,
            drawSVG: { try CairoRenderer().svg($0) }
        ) {
            Diagnostics.log($0)
        } launch: { environment, clock in
            let device = DeviceContext(environment: environment, clock: clock, services: services)
            return UIApplication.launch(makeDelegate(delegateClass), on: device)
        }
        // Whoever reads through a pipe gets each line at once.
        try host.run { FileHandle.standardOutput.write(Data(($0 + "\n").utf8)) }
        #else
        throw LaunchError.noText
        #endif
    }

    private static func makeDelegate(_ delegateClass: NSObject.Type) -> any UIApplicationDelegate {
        guard let delegate = NSObject.make(delegateClass) as? UIApplicationDelegate else {
            fatalError("The application delegate \(delegateClass) does not conform to UIApplicationDelegate.")
        }
        return delegate
    }
}

enum LaunchError: Error, CustomStringConvertible {
    /// Pages can't be laid out without knowing how wide their text is.
    case noText

    var description: String { CairoSupport.missingDescription }
}
