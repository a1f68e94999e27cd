import Foundation

/// Builds apps through SwiftPM, all in one build folder, so that what they share is compiled once per machine.
package struct AppBuild {
    package let plan: AppPlan
    package let installation: Installation
    /// Gets what a person is to read while it goes on.
    let say: (String) -> Void

    package init(_ plan: AppPlan, installation: Installation = .current, say: @escaping (String) -> Void) {
        self.plan = plan
        self.installation = installation
        self.say = say
    }

    /// Builds the app and puts it together with its resources.
    /// - Throws: A ``BuildFailure`` with what the compiler says of the app's own files.
    @discardableResult
    package func build() throws(BuildFailure) -> BuiltApp {
        let package = try generate()
        let program = try compile(package, ["--product", plan.app.name]).appending(path: plan.app.name)
        return try BuiltApp(plan, program: program, in: package.folder)
    }

    /// Builds the tests of the app, and puts them together with its resources, so that they find them as the app does.
    package func buildTests() throws(BuildFailure) -> BuiltApp {
        let package = try generate()
        let products = try compile(package, ["--build-tests"])
        return try BuiltApp(plan, program: products.appending(path: "\(plan.testProduct).xctest"), in: package.folder)
    }

    private func generate() throws(BuildFailure) -> GeneratedPackage {
        let package = try GeneratedPackage(plan, installation: installation)
        for finding in (plan.findings + package.findings).uniqued { say("\(finding)") }
        return package
    }

    /// - Returns: The folder of what was built.
    private func compile(_ package: GeneratedPackage, _ arguments: [String]) throws(BuildFailure) -> URL {
        let scratch = installation.scratch
        if !scratch.exists {
            say("Building Collage for this machine: this takes a few minutes, once.")
        }
        let outcome = try BuildLock.withLock(of: scratch) {
            say("Waiting for another build to end…")
        } _: { () throws(BuildFailure) in
            forgetOtherPlans(package)
            forgetOtherCollage(package)
            return Command.capture(
                "swift",
                ["build", "--package-path", package.folder.path, "--scratch-path", scratch.path]
                    + installation.buildOptions + arguments)
        }
        guard outcome.status == 0 else {
            throw BuildFailure(CompilerOutput.findings(in: outcome.output + outcome.errors))
        }
        return scratch.appending(path: "debug")
    }

    /// SwiftPM takes the plan that lies in its build folder without asking whose it is.
    private func forgetOtherPlans(_ package: GeneratedPackage) {
        let scratch = installation.scratch
        let owner = scratch.appending(path: "collage-app.txt")
        guard (try? String(contentsOf: owner, encoding: .utf8)) != package.folder.path else { return }
        // Where it isn't there, or can't be written, SwiftPM makes a plan anyway.
        try? FileManager.default.removeItem(at: scratch.appending(path: "debug.yaml"))
        try? FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        try? package.folder.path.write(to: owner, atomically: true, encoding: .utf8)
    }

    /// Has the app's own sources compiled anew if Collage has changed since they were: what is inside of Collage's types
    /// is compiled into the app, and SwiftPM doesn't see when it changes.
    private func forgetOtherCollage(_ package: GeneratedPackage) {
        let known = package.folder.appending(path: "collage.txt")
        let digest = Installation.key(
            of: SourceSnapshot(of: [installation.root.appending(path: "Sources").path]).lines.joined(separator: "\n"))
        guard (try? String(contentsOf: known, encoding: .utf8)) != digest else { return }
        FolderWriter(package.folder.appending(path: "Sources")).touch()
        // Where it can't be written, the next build compiles everything again.
        try? digest.write(to: known, atomically: true, encoding: .utf8)
    }
}
