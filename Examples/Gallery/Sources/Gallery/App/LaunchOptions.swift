import Foundation

/// The options of the gallery from the command line and the environment.
struct LaunchOptions {
    /// The launch options of this process. They're set once, before the first scene connects.
    @MainActor static var current = LaunchOptions()

    /// The screen to open: `--screen NAME`, or `GALLERY_SCREEN`.
    var screen = Screen.start

    /// The folder with `content.json` and its images: `--content FOLDER`, or `GALLERY_CONTENT`.
    var contentFolder = Bundle.module.bundleURL.appendingPathComponent("Content")

    /// A control file with packages in addition to the machine's own lists: `--packages FILE`, or `GALLERY_PACKAGES`.
    var packageFile: URL?

    init() {}

    /// Reads options from `arguments`, and from `environment` if they don't specify them. Unknown arguments are
    /// ignored, because they belong to the program that launched the app.
    init(arguments: [String], environment: [String: String]) throws {
        func value(of flag: String, or variable: String) -> String? {
            guard let index = arguments.lastIndex(of: flag), index + 1 < arguments.count else {
                return environment[variable]
            }
            return arguments[index + 1]
        }
        if let name = value(of: "--screen", or: "GALLERY_SCREEN") {
            guard let screen = Screen(rawValue: name) else { throw UnknownScreen(name: name) }
            self.screen = screen
        }
        if let path = value(of: "--content", or: "GALLERY_CONTENT") {
            contentFolder = URL(fileURLWithPath: path, isDirectory: true)
        }
        packageFile = value(of: "--packages", or: "GALLERY_PACKAGES").map(URL.init(fileURLWithPath:))
    }
}

/// An error for a requested screen that the gallery doesn't have.
struct UnknownScreen: Error, CustomStringConvertible {
    let name: String

    var description: String {
        "there is no screen \"\(name)\"; there are \(Screen.allCases.map(\.rawValue).joined(separator: ", "))"
    }
}
