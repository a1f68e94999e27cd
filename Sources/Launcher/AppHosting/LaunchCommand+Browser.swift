import BrowserHost
import BrowserServer
import CairoRenderer
import DisplayList
import Foundation
import PortableUIKit

extension LaunchCommand {
    /// Shows the application in browsers until the process is interrupted.
    static func showInBrowsers(
        _ name: String, options: LaunchOptions, makeDelegate: @escaping () -> any UIApplicationDelegate
    ) throws {
        if options.watch { return try watch(options) }
        try serve(name, options: options, makeDelegate: makeDelegate)
    }

    /// Starts a separate process that shows the application, and restarts it whenever the application's sources change.
    private static func watch(_ options: LaunchOptions) throws {
        // A symbolic link would hide the build folder.
        let executable = URL(fileURLWithPath: Bundle.main.executablePath ?? CommandLine.arguments[0])
            .resolvingSymlinksInPath().path
        guard let package = WatchedPackage(executable: executable) else { throw LaunchError.noPackage(executable) }
        let port = try HTTPServer.freePort(host: options.address, port: options.port)
        let watcher = Watcher(
            package: package, executable: executable,
            arguments: WatchArguments.arguments(from: Array(CommandLine.arguments.dropFirst()), port: port),
            buildArguments: options.buildArguments.split(separator: " ").map(String.init), say: say)
        try watcher.run()
    }

    /// Launches the application for each page that a browser opens.
    private static func serve(
        _ name: String, options: LaunchOptions, makeDelegate: @escaping () -> any UIApplicationDelegate
    ) throws {
        if let missing = CairoSupport.missingFontsDescription { Diagnostics.log(missing) }
        var browser = BrowserHost.Options(environment: options.environment) {
            Device.environment(size: $0, scale: $1)
        }
        browser.host = options.address
        browser.port = options.port
        browser.title = ProcessInfo.processInfo.processName
        browser.packing = FilePacking {
            FontPacker.brotli($0)
        } font: {
            FontPacker.woff2(path: $0.path, index: $0.index, characters: $1)
        }
        browser.appFonts = { AppFonts.faces }
        browser.app = LaunchedApp(delegate: name, arguments: options.appArguments)
        // A text measurer has a cache, which all pages share.
        let services = DeviceServices(MachineHost.services)
        let host = BrowserHost(
            options: browser, fonts: CairoSupport.fontFaces, imageEncoder: services.imageEncoder,
            drawSVG: { try CairoRenderer().svg($0) }
        ) {
            Diagnostics.log($0)
        } server: {
            HTTPServer(host: $0, callbacks: $1)
        } launch: { environment, clock, preview in
            let device = DeviceContext(environment: environment, clock: clock, services: services)
            guard let preview = (preview ?? options.preview).map({ PreviewDelegate($0) }) else {
                return UIApplication.launch(makeDelegate(), on: device)
            }
            return UIApplication.launch(preview, on: device, manifest: .none)
        }
        try host.run(newsDescriptor: options.watched ? FileHandle.standardInput.fileDescriptor : nil, say: say)
    }
}
