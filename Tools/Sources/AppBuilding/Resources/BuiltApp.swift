import Foundation

/// A built app: a folder `Name.app` with the program, its `Info.plist`, and its resources in the same folder, as on
/// iOS, where `Bundle.main` finds them.
package struct BuiltApp {
    /// The folder `Name.app`.
    package let bundle: URL
    /// The program of the app or of its tests.
    package let program: URL
    /// The environment variables with which the app is started. The ones of this process take precedence.
    let variables: [String: String]

    /// Creates the bundle of an app. Only files that differ are changed.
    init(_ plan: AppPlan, program: URL, in package: URL) throws(BuildFailure) {
        let isTest = program.pathExtension == "xctest"
        bundle = package.appending(path: "Products/\(plan.name.replacingOccurrences(of: "/", with: ":")).app")
        variables = plan.variables.filter { ProcessInfo.processInfo.environment[$0.key] == nil }
        self.program = bundle.appending(path: program.lastPathComponent)
        var writer = FolderWriter(bundle)
        try writer.write(plan.info, to: "Info.plist")
        for module in [plan.app] + plan.libraries + plan.tests {
            let folder = module.bundleName.map { $0 + "/" } ?? ""
            // The app's resources are first, so that a framework's file with the same name doesn't replace them.
            let isOwn = module.kind == .app || module.bundleName != nil
            for resource in ResourceLayout.resources(of: module) {
                let path = folder + resource.path
                let place = isOwn || !writer.has(path) ? path : folder + "\(module.name)-" + resource.path
                try ResourceLayout.write(resource, of: module.name, to: place, with: &writer)
            }
        }
        try writer.copy(program, to: program.lastPathComponent)
        let others = [plan.app.name, "\(plan.testProduct).xctest"]
        writer.prune(except: Set(isTest ? [others[0]] : [others[1]]))
    }
}
