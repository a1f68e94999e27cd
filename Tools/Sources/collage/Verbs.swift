import AppBuilding
import ArgumentParser
import Foundation

struct Build: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Build an app, and print where it lies.")

    @OptionGroup var options: AppOptions

    func run() throws {
        try reporting {
            print(try AppBuild(options.plan(), say: say).build().bundle.path)
            return 0
        }
    }
}

struct Run: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Build an app and serve it to browsers of this machine; the address is printed.")

    @OptionGroup var options: AppOptions
    @OptionGroup var serving: ServingOptions

    @Flag(help: "Build and start it anew whenever the project changes.")
    var watch = false

    func run() throws {
        try reporting { try serving.serve(options, watch: watch) }
    }
}

struct Open: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Build an app, serve it to browsers, and build it anew whenever the project changes.",
        discussion: "What `run --watch` does.")

    @OptionGroup var options: AppOptions
    @OptionGroup var serving: ServingOptions

    @Flag(inversion: .prefixedNo, help: "Build and start it anew whenever the project changes.")
    var watch = true

    func run() throws {
        try reporting { try serving.serve(options, watch: watch) }
    }
}

/// The options for serving an app.
struct ServingOptions: ParsableArguments {
    @Option(help: "The port on which browsers find the app, or the next free one.")
    var port = 8080

    @Argument(
        parsing: .postTerminator,
        help: "Options of the app: its --size, --scale, --style, and its own after another --.")
    var appOptions: [String] = []

    func serve(_ options: AppOptions, watch: Bool) throws -> Int32 {
        let arguments = ["--port", "\(port)"] + appOptions
        guard watch else {
            let app = try AppBuild(options.plan(), say: say).build()
            return try app.run(arguments)
        }
        try AppWatch(
            options.location(), target: options.target, configuration: options.configuration, arguments: arguments,
            say: say
        ).run()
        return 0
    }
}

struct Snapshot: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Build an app and draw its first screen into a file: .png, .svg, .pdf or .txt.")

    @OptionGroup var options: AppOptions

    @Argument(help: "The file; screen.png if you name none.")
    var file: String?

    @Option(help: "The screen's width and height in points.")
    var size = "390x844"

    @Option(help: "Pixels per point.")
    var scale = 2.0

    @Option(help: "light or dark.")
    var style = "light"

    @Option(help: "What to do first: a JSON array of commands, or the file that it stands in.")
    var script: String?

    @Argument(parsing: .postTerminator, help: "More options of the app, such as --direction rtl.")
    var appOptions: [String] = []

    func run() throws {
        try reporting {
            var options = options
            var file = file ?? "screen.png"
            // If the only argument is an image file, the project is the one in the current folder.
            if self.file == nil,
                ["png", "svg", "pdf", "txt"].contains(URL(fileURLWithPath: options.path).pathExtension)
            {
                swap(&options.path, &file)
                options.path = "."
            }
            let app = try AppBuild(options.plan(), say: say).build()
            var arguments = [
                "--snapshot", URL(fileURLWithPath: file).path, "--size", size, "--scale", "\(scale)", "--style", style,
            ]
            if let script { arguments += ["--script", script] }
            return try app.run(arguments + appOptions)
        }
    }
}

struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Say what can't be had of an app, with file and line and what to do, without building it.",
        discussion: "The exit status is 0 if nothing stands in the way, else 1.")

    @OptionGroup var options: AppOptions

    func run() throws {
        try reporting {
            let plan = try options.plan()
            let check = try AppCheck(plan)
            for finding in check.findings { print(finding) }
            if check.findings.isEmpty { print("\(plan.name): nothing stands in the way.") }
            return check.hasErrors ? 1 : 0
        }
    }
}
