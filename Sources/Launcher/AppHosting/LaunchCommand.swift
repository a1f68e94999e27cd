import AppLauncher
import DisplayList
import Foundation
import PortablePreviews
import PortableUIKit
import RuntimeSupport

/// The command line of an app. It chooses a host and runs the application in it.
@MainActor
package enum LaunchCommand {
    /// The host of an application that draws a snapshot. It's kept until the process exits.
    private static var snapshotHost: SnapshotHost?

    /// Runs an application until its host ends it.
    ///
    /// - Parameters:
    ///   - name: The name of the delegate's class, or of the `App`, with its module.
    ///   - makeDelegate: A closure that creates a delegate for each launch. A browser launches the application for
    ///     every page.
    /// - Returns: The exit status.
    package static func run(named name: String, makeDelegate: @escaping () -> any UIApplicationDelegate) -> Int32 {
        let options = LaunchOptions.parseOrExit()
        ProcessLocale.set(options.locale)
        let makeDelegate = showsPreviews ? { PreviewDelegate("") } : makeDelegate
        do {
            if options.listPreviews {
                try FileHandle.standardOutput.write(contentsOf: Data((previews(options).list + "\n").utf8))
            } else if let path = options.picture {
                defer { DefaultsSaving.save() }
                try draw(into: URL(fileURLWithPath: path), options: options, makeDelegate: makeDelegate)
            } else {
                DefaultsSaving.start()
                try showInBrowsers(name, options: options, makeDelegate: makeDelegate)
            }
            return 0
        } catch {
            FileHandle.standardError.writeLine("error: \(error)")
            return 1
        }
    }

    /// A Boolean value that indicates whether the program is a library without an app, whose previews are shown
    /// instead.
    private static var showsPreviews: Bool { Bundle.main.infoDictionary?["CollageShowsPreviews"] as? Bool == true }

    /// Draws the first screen, or a preview, to a file.
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
        _ delegate: @autoclosure () -> any UIApplicationDelegate, on host: SnapshotHost,
        manifest: AppManifest = .ofProgram
    ) throws {
        snapshotHost = host
        host.show(delegate(), manifest: manifest)
        try host.write()
    }

    /// Returns all previews. A `PreviewProvider` provides the names of its previews only when their views are created,
    /// so this runs on an offscreen device.
    private static func previews(_ options: LaunchOptions) -> PreviewCatalog {
        DeviceContext(environment: options.environment, clock: ManualClock(), services: DeviceServices()).run {
            PreviewCatalog.ofProcess()
        }
    }

    /// Writes a line without buffering, so that a reader of a pipe receives it immediately.
    nonisolated static func say(_ line: String) {
        FileHandle.standardOutput.writeLine(line)
    }
}

enum LaunchError: Error, CustomStringConvertible {
    /// The executable isn't in a package's build folder, so its sources are unknown.
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
