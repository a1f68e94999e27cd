import Foundation
import XcodeProjects

/// A reader that creates the plan of an app from Xcode projects.
struct ProjectReader {
    /// The project, workspace, description, or manifest that was opened.
    private let source: URL
    private let projects: [XcodeProject]
    /// The projects that were added to ``projects`` or to each other. Only their libraries are used.
    private let added: [XcodeProject]
    private let packages: [PackageReference]
    private var findings: [Finding]

    init(project url: URL, configuration: String?) throws(BuildFailure) {
        let project = try Self.read(url, configuration)
        let added = try Self.projects(addedTo: [project], configuration)
        let external = try Self.externalPackages(for: url, configuration)
        self.init(source: url, projects: [project], added: added, packages: project.packages + external, findings: [])
    }

    /// - Parameter url: `Workspace.swift` of Tuist.
    init(manifest url: URL, configuration: String?) throws(BuildFailure) {
        let workspace = try TuistManifest(url)
        var projects: [XcodeProject] = []
        for project in try workspace.projects(below: url.deletingLastPathComponent()) {
            projects.append(try Self.read(project, configuration))
        }
        let packages = projects.flatMap(\.packages) + (try Self.externalPackages(for: url, configuration))
        self.init(
            source: url, projects: projects, added: try Self.projects(addedTo: projects, configuration),
            packages: packages, findings: [])
    }

    /// Returns the packages that a project of Tuist declares outside of its manifest.
    private static func externalPackages(
        for url: URL, _ configuration: String?
    ) throws(BuildFailure) -> [PackageReference] {
        guard url.pathExtension == "swift", let manifest = TuistManifest.packageManifest(for: url) else { return [] }
        if manifest.lastPathComponent == "Dependencies.swift" { return try read(manifest, configuration).packages }
        let package = try PackageDescription(manifest.deletingLastPathComponent())
        return package.remoteReferences + package.localDependencies.map { .local($0) }
    }

    init(workspace url: URL, configuration: String?) throws(BuildFailure) {
        let workspace: XcodeWorkspace
        do throws(ProjectProblem) {
            workspace = try XcodeWorkspace(contentsOf: url)
        } catch {
            throw BuildFailure([Finding(error)])
        }
        var projects: [XcodeProject] = []
        for project in workspace.projects { projects.append(try Self.read(project, configuration)) }
        self.init(
            source: url, projects: projects, added: try Self.projects(addedTo: projects, configuration),
            packages: projects.flatMap(\.packages) + workspace.packages.map { .local($0) },
            findings: workspace.problems.map { Finding($0, severity: $0.isOfPods ? .warning : .error) })
    }

    private init(
        source: URL, projects: [XcodeProject], added: [XcodeProject], packages: [PackageReference], findings: [Finding]
    ) {
        self.source = source
        self.projects = projects
        self.added = added
        self.packages = packages + added.flatMap(\.packages)
        self.findings = findings
    }

    /// Reads the projects that were added to the given projects, and the projects that were added to these.
    private static func projects(
        addedTo projects: [XcodeProject], _ configuration: String?
    ) throws(BuildFailure) -> [XcodeProject] {
        var known = Set(projects.map(\.url))
        var remaining = projects.flatMap(\.references)
        var added: [XcodeProject] = []
        while let url = remaining.popLast()?.standardizedFileURL {
            guard known.insert(url).inserted else { continue }
            let project = try read(url, configuration)
            remaining += project.references
            added.append(project)
        }
        return added
    }

    /// Reads a project of Xcode, a description of XcodeGen, or a manifest of Tuist.
    private static func read(_ url: URL, _ configuration: String?) throws(BuildFailure) -> XcodeProject {
        let text = url.pathExtension == "swift" ? try TuistManifest(url).text : nil
        do throws(ProjectProblem) {
            if url.pathExtension == "xcodeproj" {
                return try XcodeProject(contentsOf: url, configuration: configuration)
            }
            return try XcodeProject(description: url, text: text, configuration: configuration)
        } catch {
            throw BuildFailure([Finding(error)])
        }
    }

    /// - Parameters:
    ///   - name: The name of the app's target, or `nil` for the first target for iPhone.
    ///   - forTests: Whether frameworks with tests are sufficient if there's no app, or the app has no tests.
    func plan(target name: String?, forTests: Bool = false) throws(BuildFailure) -> AppPlan {
        if forTests, let plan = try planOfLibraries(named: name) { return plan }
        if name == nil, let plan = planOfPreviews() { return plan }
        let (project, target) = try app(named: name)
        let info = InfoDictionary(of: target, folder: project.folder)
        let xml: Data
        do {
            xml = try PropertyListSerialization.data(fromPropertyList: info.values, format: .xml, options: 0)
        } catch {
            throw BuildFailure("the Info.plist can't be written: \(error.localizedDescription)", file: project.file)
        }
        var plan = AppPlan(
            name: target.productName, source: source, folder: source.deletingLastPathComponent(),
            app: module(of: target, kind: .app), info: xml)
        plan.findings =
            findings + problems(of: target) + info.problems.map { Finding($0) } + notes(of: target, in: project)
        plan.tests = tests(of: target, in: project).map { module(of: $0, kind: .tests) }
        plan.variables = XcodeScheme.launching(target.name, in: [source, project.url].uniqued)?.variables ?? [:]
        complete(&plan)
        return plan
    }

    /// Returns the plan of frameworks with tests, if no app has tests.
    private func planOfLibraries(named name: String?) throws(BuildFailure) -> AppPlan? {
        let targets = projects.flatMap { project in project.targets.map { (project, $0) } }
        let hasTestedApp = targets.contains { project, target in
            target.kind == .app && (name == nil || target.name == name) && !self.tests(of: target, in: project).isEmpty
        }
        if hasTestedApp { return nil }
        let tests = targets.filter { _, target in
            target.kind == .unitTests && target.isUsable && target.isForPhones && (name == nil || target.name == name)
        }
        guard let (project, _) = tests.first else { return nil }
        let title = URL(fileURLWithPath: project.file).deletingLastPathComponent().deletingPathExtension()
            .lastPathComponent
        let name = title.moduleIdentifier
        var plan = AppPlan(
            name: name, source: source, folder: source.deletingLastPathComponent(),
            app: ModulePlan(name: name, kind: .app, sources: []), info: InfoPlist.standard(name: name))
        plan.findings = findings + problems(of: nil) + tests.flatMap { notes(of: $1, in: $0) }
        var names: Set<String> = []
        plan.tests = tests.map { module(of: $1, kind: .tests) }.filter { names.insert($0.name).inserted }
        complete(&plan)
        return plan
    }

    /// Returns the plan of an app that shows the previews of frameworks, if there's no app.
    private func planOfPreviews() -> AppPlan? {
        let targets = projects.flatMap(\.targets)
        let libraries = targets.filter { $0.kind == .library && $0.isUsable && $0.isForPhones }
        guard !targets.contains(where: { $0.kind == .app }), !libraries.isEmpty else { return nil }
        let app = ModulePlan.previews(of: source.deletingPathExtension().lastPathComponent)
        let names = libraries.map(\.moduleName).uniqued
        var plan = AppPlan(
            name: app.name, source: source, folder: source.deletingLastPathComponent(), app: app,
            info: InfoPlist.standard(name: app.name, showsPreviews: true))
        plan.findings = findings + problems(of: nil)
        plan.findings.append(
            Finding(
                .warning, file: source.path,
                "the project has no app, so the previews of its frameworks are shown: \(names.joined(separator: ", "))."
            ))
        complete(&plan, with: names)
        return plan
    }

    /// Adds the modules that a plan imports, and adds unsupported ones to its findings.
    ///
    /// - Parameter libraries: The names of modules that are always built.
    private func complete(_ plan: inout AppPlan, with libraries: [String] = []) {
        var catalog = ModuleCatalog()
        let frameworks = (projects + added).flatMap(\.targets).filter { $0.kind == .library && $0.isUsable }
        // A module can have a framework target for each platform.
        catalog.add((frameworks.filter(\.isForPhones) + frameworks).map { module(of: $0, kind: .library) })
        catalog.add(PackageReader.checkouts(of: plan.folder, for: source))
        let declared = declaredLibraries(of: plan, with: catalog)
        plan.findings += declared.findings
        let packages = PackageReader.modules(of: packages + declared.packages, for: source)
        catalog.add(packages.modules)
        plan.findings += packages.findings
        catalog.complete(&plan, with: libraries)
        let used = Set(plan.libraries.map(\.importedName))
        for (project, library) in (projects + added).flatMap({ project in project.targets.map { (project, $0) } })
        where library.kind == .library && used.contains(library.moduleName) {
            plan.findings += notes(of: library, in: project)
        }
    }

    /// Returns the libraries of CocoaPods and Carthage that the modules of a plan or the project's frameworks import.
    private func declaredLibraries(of plan: AppPlan, with catalog: ModuleCatalog) -> DeclaredLibraries {
        let frameworks = (projects + added).flatMap(\.targets).filter { $0.kind == .library && $0.isUsable }
        let sources = plan.modules.flatMap(\.sources) + frameworks.flatMap(\.sources).map(\.url)
        let imports = Set(sources.uniqued.flatMap { ImportScan(contentsOf: $0).imports.map(\.module) })
        return DeclaredLibraries(
            in: [plan.folder] + projects.map(\.folder), imports: imports, isAvailable: catalog.contains)
    }

    // MARK: Targets

    private func app(named name: String?) throws(BuildFailure) -> (XcodeProject, XcodeTarget) {
        let apps = projects.flatMap { project in project.targets.filter { $0.kind == .app }.map { (project, $0) } }
        if let name {
            guard let found = apps.first(where: { $0.1.name == name }) else {
                throw BuildFailure(
                    "there is no app \(name). The project's apps are: \(apps.map(\.1.name).joined(separator: ", "))",
                    file: source.path)
            }
            return found
        }
        guard let found = apps.first(where: { $0.1.isForPhones && !$0.1.sources.isEmpty }) ?? apps.first else {
            throw BuildFailure(
                "the project has no app. Its targets are: "
                    + projects.flatMap(\.targets).map(\.name).joined(separator: ", "), file: source.path)
        }
        return found
    }

    private func tests(of app: XcodeTarget, in project: XcodeProject) -> [XcodeTarget] {
        project.targets.filter { target in
            target.kind == .unitTests && target.sources.contains { $0.url.pathExtension == "swift" }
                && (target.settings["TEST_TARGET_NAME"] == app.name || target.dependencies.contains(app.name)
                    || target.settings["TEST_HOST"]?.contains("/\(app.productName)") == true
                    || target.dependencies.isEmpty)
        }
    }

    private func module(of target: XcodeTarget, kind: ModulePlan.Kind) -> ModulePlan {
        let sources = target.sources.map(\.url).filter { $0.pathExtension == "swift" }
        var module = ModulePlan(name: target.moduleName, kind: kind, sources: sources.uniqued)
        if target.hasOldNames { module.addOldNames("Swift4Names") }
        if target.swiftVersion < 5 { module.addOldNames("Swift4Library") }
        // Xcode compiles data models together with the sources.
        module.resources = target.resources.map { Resource(url: $0.url) }
        module.resources += target.sources.map { Resource(url: $0.url) }.filter(\.isDataModel)
        module.swiftVersion = target.swiftVersion
        let settings = target.settings
        module.conditions = settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
        let others = settings.words("OTHER_SWIFT_FLAGS")
        for (index, flag) in others.enumerated() {
            if flag == "-D", others.indices.contains(index + 1) { module.conditions.append(others[index + 1]) }
            if flag.hasPrefix("-D"), flag.count > 2 { module.conditions.append(String(flag.dropFirst(2))) }
        }
        module.conditions = module.conditions.uniqued
        module.assetSymbols.hasSymbols =
            !settings.isOff("ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS")
            && !settings.isOff("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOLS")
        module.assetSymbols.hasExtensions =
            settings.isOn("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS")
        module.accessorPrefix = target.accessorPrefix
        module.hasStringSymbols = settings.isOn("STRING_CATALOG_GENERATE_SYMBOLS")
        if settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" {
            module.flags += ["-default-isolation", "MainActor"]
        }
        for (setting, feature) in Self.features
        where settings.isOn(setting) || (settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") && Self.approachable(feature))
        {
            module.flags += ["-enable-upcoming-feature", feature]
        }
        return module
    }

    /// The settings that enable features of a later language mode.
    ///
    /// `MemberImportVisibility` isn't among them: it only rejects code, and declarations are in other modules here than on
    /// Apple's systems.
    private static let features = [
        ("SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY", "ExistentialAny"),
        ("SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT", "NonisolatedNonsendingByDefault"),
        ("SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES", "InferIsolatedConformances"),
        ("SWIFT_UPCOMING_FEATURE_INFER_SENDABLE_FROM_CAPTURES", "InferSendableFromCaptures"),
        ("SWIFT_UPCOMING_FEATURE_DISABLE_OUTWARD_ACTOR_ISOLATION", "DisableOutwardActorInference"),
        ("SWIFT_UPCOMING_FEATURE_GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY", "GlobalActorIsolatedTypesUsability"),
    ]

    private static func approachable(_ feature: String) -> Bool {
        ["NonisolatedNonsendingByDefault", "InferIsolatedConformances"].contains(feature)
    }

    // MARK: Unsupported features

    /// Returns the problems of the projects. A problem of a target that isn't built, such as another app, an extension, or
    /// tests of the user interface, is a warning.
    private func problems(of app: XcodeTarget?) -> [Finding] {
        let all = projects + added
        let built = all.flatMap(\.targets).filter {
            $0.kind == .library || $0.kind == .unitTests || $0.name == app?.name
        }
        let names = Set(built.map(\.name))
        return all.flatMap(\.problems).map { problem in
            Finding(problem, severity: problem.target.map(names.contains) == false ? .warning : .error)
        }
    }

    private func notes(of target: XcodeTarget, in project: XcodeProject) -> [Finding] {
        let left = target.sources.filter {
            ForeignSource.language(of: $0.url) != nil
                || !ResourceLayout.isForBuilds($0.url) && !Resource(url: $0.url).isDataModel
        }
        var notes = left.map { Finding(unsupportedSource: $0.url, of: target.name) }
        if let header = target.settings["SWIFT_OBJC_BRIDGING_HEADER"] {
            notes.append(
                Finding(
                    .warning, file: project.folder.appending(path: header).path, line: 1,
                    "the bridging header is ignored, so its declarations are missing. Write them in Swift."))
        }
        // The scripts of CocoaPods only copy its products.
        notes += target.scripts.filter { !$0.name.hasPrefix("[CP] ") }.map { script in
            Finding(
                .warning, file: project.file, line: script.line,
                "the build phase “\(script.name)” of \(target.name) isn't run. If the app needs its output, run it "
                    + "manually.")
        }
        for file in target.linked where file.url.pathExtension == "xcframework" {
            notes.append(
                Finding(
                    .error, file: project.file, line: file.line,
                    "\(file.url.lastPathComponent) is compiled for other systems. Add its sources, or remove it."))
        }
        for other in project.targets where other.kind == .uiTests && other.dependencies.contains(target.name) {
            notes.append(
                Finding(
                    .warning, file: project.file, line: other.line,
                    "the tests of \(other.name) require a simulator, so they don't run. Use CollageTesting."))
        }
        return notes
    }
}

extension XcodeTarget {
    /// A Boolean value that indicates whether the target contains Swift sources, so that it can be imported.
    fileprivate var isUsable: Bool { sources.contains { $0.url.pathExtension == "swift" } }
}
