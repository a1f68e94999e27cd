import Foundation
import XcodeProjects

/// A build of an app with SwiftPM. All apps share a build folder, so that common modules are compiled once per machine.
package struct AppBuild {
    package let plan: AppPlan
    package let installation: Installation
    /// A closure that receives progress messages for the user.
    let say: (String) -> Void

    package init(_ plan: AppPlan, installation: Installation = .current, say: @escaping (String) -> Void) {
        self.plan = plan
        self.installation = installation
        self.say = say
    }

    /// Builds the app and its bundle.
    ///
    /// - Throws: A ``BuildFailure`` with the compiler's errors in the app's files.
    @discardableResult
    package func build() throws(BuildFailure) -> BuiltApp {
        let package = try generate()
        let program = try compile(package, ["--product", plan.app.name]).appending(path: plan.app.name)
        return try BuiltApp(plan, program: program, in: package.folder)
    }

    /// Builds the app's tests with a bundle, so that they find resources in the same way as the app.
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

    /// - Returns: The folder with the build products.
    private func compile(_ package: GeneratedPackage, _ arguments: [String]) throws(BuildFailure) -> URL {
        let scratch = installation.scratch
        if !scratch.exists {
            say("Building Collage for this machine: this takes a few minutes, once.")
        }
        let findings = try BuildLock.withLock(of: scratch) {
            say("Waiting for another build to end…")
        } _: { () throws(BuildFailure) in
            removeOtherPlans(package)
            removeOtherCollage(package)
            let outcome = swiftBuild(package, arguments)
            let findings = CompilerOutput.findings(in: outcome)
            if findings.isEmpty || package.hasFrameworks(before: findings) {
                BuiltFrameworks(installation).add(package.frameworks)
            }
            return findings
        }
        guard findings.isEmpty else { throw BuildFailure(findings) }
        return scratch.appending(path: "debug")
    }

    private func swiftBuild(_ package: GeneratedPackage, _ arguments: [String]) -> Command.Outcome {
        Command.capture(
            "swift",
            ["build", "--package-path", package.folder.path, "--scratch-path", installation.scratch.path]
                + installation.buildOptions + arguments)
    }

    /// Returns the commands that a build of a package would execute. The caller holds the lock of the build folder.
    func commands(for package: GeneratedPackage) throws(BuildFailure) -> CompileCommands {
        removeOtherPlans(package)
        let plan = installation.scratch.appending(path: "debug.yaml")
        let manifests =
            package.manifests
            + [installation.root, installation.dataPackage].map {
                $0.appending(path: "Package.swift")
            }
        // Planning takes seconds. The sources in the plan aren't used.
        if !FolderWriter.isNewer(plan, than: manifests) {
            // SwiftPM writes its plan, and prints it instead of building.
            let findings = CompilerOutput.findings(in: swiftBuild(package, ["--print-manifest-job-graph"]))
            guard findings.isEmpty else { throw BuildFailure(findings) }
        }
        return try CompileCommands(contentsOf: plan)
    }

    /// Removes the build plan of another package, because SwiftPM uses the plan in its build folder even if it belongs
    /// to another package.
    private func removeOtherPlans(_ package: GeneratedPackage) {
        let scratch = installation.scratch
        let owner = scratch.appending(path: "collage-app.txt")
        guard (try? String(contentsOf: owner, encoding: .utf8)) != package.folder.path else { return }
        // If the plan is missing or the file can't be written, SwiftPM creates a plan anyway.
        try? FileManager.default.removeItem(at: scratch.appending(path: "debug.yaml"))
        try? FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        try? package.folder.path.write(to: owner, atomically: true, encoding: .utf8)
    }

    /// Marks the app's sources as changed if Collage has changed since the last build. Parts of Collage's types are
    /// compiled into the app, and SwiftPM doesn't detect when they change.
    private func removeOtherCollage(_ package: GeneratedPackage) {
        let known = package.folder.appending(path: "collage.txt")
        let digest = installation.sourceKey
        guard (try? String(contentsOf: known, encoding: .utf8)) != digest else { return }
        FolderWriter(package.folder.appending(path: "Sources")).touch()
        // If the file can't be written, the next build compiles everything again.
        try? digest.write(to: known, atomically: true, encoding: .utf8)
    }
}
