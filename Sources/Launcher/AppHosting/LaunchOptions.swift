import ArgumentParser
import BrowserHost
import DisplayList
import Foundation
import LayoutGeometry
import PortableUIKit
import RuntimeSupport

/// The command-line options of an app. They describe the device. Arguments after `--` are passed to the app.
struct LaunchOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Draw the first screen to a file and exit: .png, .svg, .pdf, or .txt for the display list.",
            valueName: "file"))
    var snapshot: String?

    @Option(
        help: ArgumentHelp(
            """
            Show a preview of the app instead of the app: by its name, or by its source location as --list-previews prints \
            it. If a file follows the name, draw the preview to that file and exit.
            """, valueName: "name"))
    var preview: String?

    @Flag(help: "Print the name and the source location of each preview of the app and exit.")
    var listPreviews = false

    @Argument(help: ArgumentHelp("The image of a preview.", visibility: .hidden))
    var previewImagePath: String?

    @Option(help: "The port of the app. If it isn't available, the next free port is used. 0 means any port.")
    var port = 8080

    @Option(
        help: ArgumentHelp(
            "The IPv4 address to listen on. With 0.0.0.0, other machines can see and use the app.",
            valueName: "address"))
    var host = "127.0.0.1"

    @Option(help: "The screen's width and height in points.")
    var size = ScreenSize(width: 390, height: 844)

    @Option(help: "Pixels per point.")
    var scale = 3.0

    @Option(help: "The version of iOS, which determines the design: 18, 26, or 27.")
    var system = SystemVersion(.iOS26)

    @Option(help: "light or dark.")
    var style = Style.light

    @Option(help: "ltr or rtl.")
    var direction = Direction.ltr

    @Option(
        help: ArgumentHelp(
            "The text size, from extraSmall to accessibilityExtraExtraExtraLarge.", valueName: "category"))
    var contentSize = ContentSize.large

    @Option(
        help: ArgumentHelp(
            "The locale of numbers, dates, and currencies, such as de_DE. The app's text keeps its language.",
            valueName: "identifier"))
    var locale = ProcessLocale.standard

    @Option(help: ArgumentHelp("Scroll the frontmost scroll view to a content offset in points.", valueName: "x,y"))
    var scroll: ContentOffset?

    @Option(
        help: ArgumentHelp(
            """
            The commands to perform before an image is drawn: a file with a JSON array, or the array itself, for example \
            '[["tap", {"label": "Edit"}], ["type", "tea"]]'.
            """, valueName: "commands"))
    var script: Script?

    @Option(
        help: ArgumentHelp(
            """
            Wait until text is on the screen, for at most ten seconds, before the script runs and the image is drawn.
            """, valueName: "text"))
    var waitFor: String?

    @Flag(
        inversion: .prefixedNo,
        help: """
            Draw the system's content above apps: status bar, camera, and home indicator. The default is on for pages, in \
            which it can be turned off, and off for images.
            """)
    var statusBar: Bool?

    @Flag(
        help: """
            Rebuild and restart the app whenever its sources change. Pages stay open, and show the errors of the compiler.
            """)
    var watch = false

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Additional arguments of swift build for --watch, for example \"--traits Browser\".",
            valueName: "arguments"))
    var buildArguments = ""

    /// Whether another process watches the sources and reports builds on standard input.
    @Flag(help: .hidden)
    var watched = false

    @Argument(parsing: .postTerminator, help: "Arguments for the app itself.")
    var appArguments: [String] = []

    func validate() throws {
        guard (0...65_535).contains(port) else {
            throw ValidationError("--port is \(port), but must be from 0 to 65535.")
        }
        guard host == "localhost" || host.split(separator: ".").compactMap({ UInt8($0) }).count == 4 else {
            throw ValidationError("--host is \(host), but must be an IPv4 address such as 127.0.0.1.")
        }
        guard previewImagePath == nil || (preview != nil && snapshot == nil) else {
            throw ValidationError(
                "\(previewImagePath ?? "") isn't an option. A file is valid only after --preview NAME. The app's own arguments "
                    + "follow --.")
        }
        guard !watch || picture == nil else {
            throw ValidationError("--watch is for browsers. An image is drawn only once.")
        }
        guard script == nil || picture != nil else {
            throw ValidationError("--script is for images, so it requires --snapshot. Pages receive scripts over HTTP.")
        }
        guard waitFor == nil || picture != nil else {
            throw ValidationError("--wait-for is for images, so it requires --snapshot.")
        }
        guard scale.isFinite, scale > 0, scale <= 10 else {
            throw ValidationError("--scale is \(scale), but must be more than 0 and at most 10.")
        }
    }

    /// The file to draw to, or `nil` if the app isn't drawn to a file.
    var picture: String? { snapshot ?? previewImagePath }

    /// The IPv4 address to listen on.
    var address: String { host == "localhost" ? "127.0.0.1" : host }

    /// The device that the options describe.
    var environment: HostEnvironment {
        var environment = Device.environment(size: size.size, scale: scale)
        environment.system = system.system
        environment.style = style == .dark ? .dark : .light
        environment.direction = direction == .rtl ? .rightToLeft : .leftToRight
        environment.contentSizeCategory = contentSize.category.rawValue
        environment.showsSystemOverlay = statusBar ?? (picture == nil)
        return environment
    }

    enum Style: String, ExpressibleByArgument, CaseIterable { case light, dark }
    enum Direction: String, ExpressibleByArgument, CaseIterable { case ltr, rtl }
}

/// A version of iOS, written as `26`.
struct SystemVersion: ExpressibleByArgument, CustomStringConvertible {
    let system: HostEnvironment.System

    init(_ system: HostEnvironment.System) {
        self.system = system
    }

    init?(argument: String) {
        guard let system = Int(argument).flatMap(HostEnvironment.System.init) else { return nil }
        self.system = system
    }

    var description: String { String(system.rawValue) }
}

/// A screen size, written as `390x844`.
struct ScreenSize: ExpressibleByArgument, CustomStringConvertible {
    /// The maximum length of an image's side, in points.
    static let longestSide = 20_000.0

    let size: Size

    init(width: Double, height: Double) {
        size = Size(width: width, height: height)
    }

    init?(argument: String) {
        let parts = argument.lowercased().split(separator: "x").map { Double($0) }
        guard parts.count == 2, let width = parts[0], let height = parts[1] else { return nil }
        let size = Size(width: width, height: height)
        guard size.isValid, width >= 1, height >= 1, max(width, height) <= ScreenSize.longestSide else { return nil }
        self.size = size
    }

    var description: String { "\(Int(size.width))x\(Int(size.height))" }
    var defaultValueDescription: String { description }
}

/// A content offset, written as `0,600`.
struct ContentOffset: ExpressibleByArgument {
    let x: Double
    let y: Double

    init?(argument: String) {
        let parts = argument.split(separator: ",").map { Double($0) }
        guard parts.count == 2, let x = parts[0], let y = parts[1], x.isFinite, y.isFinite else { return nil }
        self.x = x
        self.y = y
    }
}

/// A content size category, written as the name of its constant.
enum ContentSize: String, ExpressibleByArgument, CaseIterable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge, accessibilityMedium,
        accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

    var category: UIContentSizeCategory {
        switch self {
        case .extraSmall: .extraSmall
        case .small: .small
        case .medium: .medium
        case .large: .large
        case .extraLarge: .extraLarge
        case .extraExtraLarge: .extraExtraLarge
        case .extraExtraExtraLarge: .extraExtraExtraLarge
        case .accessibilityMedium: .accessibilityMedium
        case .accessibilityLarge: .accessibilityLarge
        case .accessibilityExtraLarge: .accessibilityExtraLarge
        case .accessibilityExtraExtraLarge: .accessibilityExtraExtraLarge
        case .accessibilityExtraExtraExtraLarge: .accessibilityExtraExtraExtraLarge
        }
    }
}

/// A script: JSON with commands, or the path of a file that contains it.
struct Script: ExpressibleByArgument {
    let commands: [PageCommand]

    init?(argument: String) {
        let isArray = argument.drop(while: \.isWhitespace).first == "["
        let file = isArray ? nil : FileManager.default.contents(atPath: argument)
        do throws(PageMessage.Failure) {
            guard isArray || file != nil else { throw PageMessage.Failure(what: "there is no such file") }
            commands = try PageCommand.script(file.map(Array.init) ?? Array(argument.utf8))
        } catch {
            Script.report(error.what)
            return nil
        }
    }

    /// Prints the reason, because the argument parser reports only that the argument is invalid.
    private static func report(_ problem: String) {
        FileHandle.standardError.writeLine("The script can't be read: \(problem)")
    }
}
