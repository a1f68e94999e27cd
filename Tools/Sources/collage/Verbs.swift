import AppBuilding
import ArgumentParser
import Foundation

struct Build: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Build an app, and print its path.")

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
        abstract: "Build an app, serve it to browsers on this machine, and print its address.")

    @OptionGroup var options: AppOptions
    @OptionGroup var serving: ServingOptions

    @Flag(help: "Rebuild and restart the app whenever the project changes.")
    var watch = false

    func run() throws {
        try reporting { try serving.serve(options, watch: watch) }
    }
}

struct Open: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Build an app, serve it to browsers, and rebuild it whenever the project changes.",
        discussion: "The same as `run --watch`.")

    @OptionGroup var options: AppOptions
    @OptionGroup var serving: ServingOptions

    @Flag(inversion: .prefixedNo, help: "Rebuild and restart the app whenever the project changes.")
    var watch = true

    func run() throws {
        try reporting { try serving.serve(options, watch: watch) }
    }
}

/// The options for serving an app.
struct ServingOptions: ParsableArguments {
    @Option(help: "The port of the app. If it isn't available, the next free port is used.")
    var port = 8080

    @Argument(
        parsing: .postTerminator,
        help: "Options of the app, such as --size, --scale, and --style. The app's own arguments follow another --.")
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
        abstract: "Build an app, and draw its first screen to a .png, .svg, .pdf, or .txt file.")

    @OptionGroup var options: AppOptions

    @Argument(help: "The file. The default is screen.png.")
    var file: String?

    @Option(help: "The width and height of the screen, in points.")
    var size = "390x844"

    @Option(help: "The number of pixels per point.")
    var scale = 2.0

    @Option(help: "The user interface style: light or dark.")
    var style = "light"

    @Option(help: "The version of iOS, which determines the design: 18, 26, or 27.")
    var system = "26"

    @Option(help: "The commands to perform first: a JSON array, or the path of a file that contains it.")
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
            let picture = AppPicture(
                file: URL(fileURLWithPath: file).path, size: size, scale: scale, style: style, system: system,
                script: script)
            return try app.run(picture.arguments + appOptions)
        }
    }
}

struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Report unsupported features of an app with their locations and fixes, without building it.",
        discussion: """
            If Collage was built before, the compiler checks the rewritten sources. \
            The exit status is 1 if there are errors, otherwise 0.
            """)

    @OptionGroup var options: AppOptions

    @Flag(help: "Print the findings as JSON.")
    var json = false

    func run() throws {
        try reporting {
            let report: CheckReport
            do {
                let plan = try options.plan()
                report = CheckReport(try AppCheck(plan, checksTypes: true, say: say), of: plan, project: options.path)
            } catch let failure as BuildFailure where json {
                report = CheckReport(failure, project: options.path)
            }
            print(json ? report.json : report.text)
            return report.hasErrors ? 1 : 0
        }
    }
}
