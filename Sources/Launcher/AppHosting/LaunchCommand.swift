import AppLauncher
import DisplayList
import Foundation
import PortablePreviews
import PortableUIKit

/// The command line of an app: chooses a host by it, and runs the application there.
@MainActor
package enum LaunchCommand {
    /// The host of the application that is drawn, kept until the process exits.
    private static var snapshotHost: SnapshotHost?

    /// Runs an application until its host ends it.
    /// - Parameters:
    ///   - name: The name of its delegate's class, or of its `App`, with the module's.
    ///   - makeDelegate: Makes a delegate for each launch: a browser launches the application for every page.
    /// - Returns: The exit status.
    package static func run(named name: String, makeDelegate: @escaping () -> any UIApplicationDelegate) -> Int32 {
        let options = LaunchOptions.parseOrExit()
        let makeDelegate = showsPreviews ? { PreviewDelegate("") } : makeDelegate
        do {
            if options.listPreviews {
                try FileHandle.standardOutput.write(contentsOf: Data((previews(options).list + "\n").utf8))
            } else if let path = options.picture {
                try draw(into: URL(fileURLWithPath: path), options: options, makeDelegate: makeDelegate)
            } else {
                try showInBrowsers(name, options: options, makeDelegate: makeDelegate)
            }
            return 0
        } catch {
            FileHandle.standardError.writeLine("error: \(error)")
            return 1
        }
    }

    /// A Boolean value that indicates whether the program is a library without an app, of which the previews are shown.
    private static var showsPreviews: Bool { Bundle.main.infoDictionary?["CollageShowsPreviews"] as? Bool == true }

    /// Draws the first screen, or a preview, into a file.
    private static func draw(
        into file: URL, options: LaunchOptions, makeDelegate: () -> any UIApplicationDelegate
    ) throws {
        guard let name = options.preview else {
            let host = try SnapshotHost(file: file, options: options, environment: options.environment)
            return try draw(makeDelegate(), on: host)
        }
        let found = try previews(options).preview(name)
        let environment = options.environment.adapted(to: found.preview.settings) { Diagnostics.log($0) }
        let delegate = PreviewDelegate(found.place)
        let host = try SnapshotHost(file: file, options: options, environment: environment) {
            delegate.previewController?.fixedSize(in: $0)
        }
        try draw(delegate, on: host, manifest: .none)
    }

    private static func draw(
        _ delegate: any UIApplicationDelegate, on host: SnapshotHost, manifest: AppManifest = .ofProgram
    ) throws {
        snapshotHost = host
        host.show(delegate, manifest: manifest)
        try host.write()
    }

    /// All previews. Those of a `PreviewProvider` tell their names when their views are made, on a device that nobody sees.
    private static func previews(_ options: LaunchOptions) -> PreviewCatalog {
        DeviceContext(environment: options.environment, clock: ManualClock(), services: DeviceServices()).run {
            PreviewCatalog.ofProcess()
        }
    }

    /// Whoever reads through a pipe gets each line at once.
    nonisolated static func say(_ line: String) {
        FileHandle.standardOutput.writeLine(line)
    }
}

enum LaunchError: Error, CustomStringConvertible {
    /// Nobody knows from which sources the executable was built.
    case noPackage(String)

    var description: String {
        switch self {
        case .noPackage(let executable):
            "--watch is for apps in the .build folder of a package, but this one is \(executable)."
        }
    }
}

extension InstalledAppHost: AppHost {
    package static func run(named name: String, makeDelegate: @escaping () -> any UIApplicationDelegate) -> Int32 {
        LaunchCommand.run(named: name, makeDelegate: makeDelegate)
    }
}
