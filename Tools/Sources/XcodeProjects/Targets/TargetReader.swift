import Foundation

/// A reader of a project's targets.
struct TargetReader {
    let objects: ProjectObjects
    let tree: FileTree
    /// The folder that contains the project.
    let folder: URL
    let configuration: String?
    private(set) var problems: [ProjectProblem] = []

    init(objects: ProjectObjects, tree: FileTree, folder: URL, configuration: String?) {
        self.objects = objects
        self.tree = tree
        self.folder = folder
        self.configuration = configuration
    }

    mutating func target(_ object: ProjectObject) throws(ProjectProblem) -> XcodeTarget {
        let name = object[text: "name"] ?? object[text: "productName"] ?? object.id
        var sources: [XcodeTarget.File] = []
        var resources: [XcodeTarget.File] = []
        var linked: [XcodeTarget.File] = []
        var scripts: [XcodeTarget.Script] = []
        reportMissing("buildPhases", of: object, what: "build phase")
        for phase in objects.objects("buildPhases", of: object) {
            switch phase.isa {
            case "PBXSourcesBuildPhase": sources += files(of: phase, target: name)
            case "PBXResourcesBuildPhase": resources += files(of: phase, target: name)
            case "PBXFrameworksBuildPhase": linked += names(of: phase)
            case "PBXShellScriptBuildPhase":
                scripts.append(.init(name: phase[text: "name"] ?? "Run Script", line: phase.line))
            // These phases copy a bundle's resources or a framework, which is linked here.
            case "PBXHeadersBuildPhase", "PBXCopyFilesBuildPhase", "PBXRezBuildPhase": break
            default: report(phase, "the type \(phase.isa) of this build phase is unknown")
            }
        }
        for file in synchronizedFiles(of: object) {
            if isSource(file.url) { sources.append(file) } else { resources.append(file) }
        }
        return XcodeTarget(
            name: name, kind: XcodeTarget.Kind(productType: object[text: "productType"] ?? object.isa),
            settings: try settings(of: object, target: name), sources: sources,
            resources: resources, scripts: scripts, packageProducts: packageProducts(of: object), linked: linked,
            dependencies: dependencies(of: object), line: object.line)
    }

    // MARK: Files

    private mutating func files(of phase: ProjectObject, target: String) -> [XcodeTarget.File] {
        reportMissing("files", of: phase, what: "file")
        var found: [XcodeTarget.File] = []
        for build in objects.objects("files", of: phase) where PlatformFilter(build).includesIOS {
            guard let reference = objects.object("fileRef", of: build) else { continue }
            switch reference.isa {
            case "PBXVariantGroup":
                // Each of its files is the same file in another language.
                for variant in objects.objects("children", of: reference) { add(variant, to: &found, target: target) }
            case "XCVersionGroup", "PBXFileReference", "PBXGroup": add(reference, to: &found, target: target)
            case "PBXReferenceProxy": break
            default: report(reference, "the type \(reference.isa) of this file reference is unknown")
            }
        }
        return found
    }

    private mutating func add(_ reference: ProjectObject, to found: inout [XcodeTarget.File], target: String) {
        guard let place = tree.place(of: reference.id) else { return }
        if place.exists {
            found.append(.init(url: place, line: reference.line))
        } else {
            problems.append(
                ProjectProblem(
                    file: objects.file, line: reference.line,
                    problem: "\(place.path), which the target \(target) uses, doesn't exist",
                    remedy: "Add the file, or remove it from the target", target: target))
        }
    }

    private func names(of phase: ProjectObject) -> [XcodeTarget.File] {
        objects.objects("files", of: phase).compactMap { build in
            guard let reference = objects.object("fileRef", of: build),
                let path = reference[text: "path"] ?? reference[text: "name"]
            else { return nil }
            let place = tree.place(of: reference.id)
            return .init(url: place ?? URL(fileURLWithPath: "/" + path), line: reference.line)
        }
    }

    private mutating func synchronizedFiles(of target: ProjectObject) -> [XcodeTarget.File] {
        let own = Set(target[list: "fileSystemSynchronizedGroups"])
        return objects.all.filter { $0.isa == "PBXFileSystemSynchronizedRootGroup" }.flatMap { group in
            let sets = objects.objects("exceptions", of: group)
            let mine = sets.filter { $0[text: "target"] == target.id }
            let isOwn = own.contains(group.id)
            guard let folder = tree.place(of: group.id), isOwn || !mine.isEmpty else { return [XcodeTarget.File]() }
            if !folder.exists {
                problems.append(
                    ProjectProblem(
                        file: objects.file, line: group.line, problem: "the folder \(folder.path) doesn't exist",
                        remedy: "Create it, or remove it from the target", target: target[text: "name"]))
            }
            let exceptions = mine.flatMap { $0[list: "membershipExceptions"] } + PlatformFilter.otherPlatforms(in: mine)
            return SynchronizedFolder(
                folder: folder, exceptions: Set(exceptions), isOwn: isOwn,
                wholeFolders: Set(group[list: "explicitFolders"])
            ).files().filter { !["plist", "entitlements"].contains($0.pathExtension) || !isInfo($0, of: target) }
                .map { .init(url: $0) }
        }
    }

    /// Returns whether a file is the target's `Info.plist` or its entitlements, which aren't resources.
    private func isInfo(_ file: URL, of target: ProjectObject) -> Bool {
        file.lastPathComponent == "Info.plist" || file.pathExtension == "entitlements"
    }

    private func isSource(_ file: URL) -> Bool {
        ["swift", "m", "mm", "c", "cpp", "cc", "h", "hpp", "pch", "metal", "modulemap", "s"].contains(
            file.pathExtension.lowercased())
    }

    // MARK: Settings

    private mutating func settings(of target: ProjectObject, target name: String) throws(ProjectProblem)
        -> BuildSettings
    {
        let system = BuildSettings.system(
            target: name,
            project: URL(fileURLWithPath: objects.file).deletingLastPathComponent().deletingPathExtension()
                .lastPathComponent,
            folder: folder, configuration: configuration ?? "Debug", language: developmentLanguage)
        let project = try layers(of: objects.root)
        return BuildSettings(layers: [system] + project + (try layers(of: target)))
    }

    private var developmentLanguage: String {
        let region = objects.root[text: "developmentRegion"] ?? "en"
        return region == "English" ? "en" : region
    }

    /// Returns the settings of a project or target: first of its configuration file, and then its own.
    private mutating func layers(of object: ProjectObject) throws(ProjectProblem) -> [[String: String]] {
        guard let list = objects.object("buildConfigurationList", of: object) else { return [] }
        let all = objects.objects("buildConfigurations", of: list)
        let wanted = configuration ?? "Debug"
        guard
            let chosen = all.first(where: { $0[text: "name"] == wanted })
                ?? all.first(where: { $0[text: "name"]?.contains("Debug") == true }) ?? all.first
        else { return [] }
        var layers: [[String: String]] = []
        if let file = configurationFile(of: chosen) {
            if let missing = ConfigurationFile.missing(file, in: objects.file, line: chosen.line) {
                if !problems.contains(missing) { problems.append(missing) }
            } else {
                layers.append(try ConfigurationFile.settings(file))
            }
        }
        var own: [String: String] = [:]
        for (name, value) in chosen.fields["buildSettings"]?.dictionary ?? [:] {
            own[name] = value.text ?? value.list?.compactMap(\.text).joined(separator: " ")
        }
        return layers + [own]
    }

    /// Returns the configuration file. It's `nil` for CocoaPods before pods are installed.
    private func configurationFile(of configuration: ProjectObject) -> URL? {
        var file: URL?
        if let reference = objects.object("baseConfigurationReference", of: configuration) {
            file = tree.place(of: reference.id)
        } else if let anchor = configuration[text: "baseConfigurationReferenceAnchor"],
            let path = configuration[text: "baseConfigurationReferenceRelativePath"]
        {
            file = tree.place(of: anchor)?.appending(path: path)
        }
        guard let file, file.exists || !file.lastPathComponent.hasPrefix("Pods-") else { return nil }
        return file
    }

    // MARK: Others

    private func dependencies(of target: ProjectObject) -> [String] {
        objects.objects("dependencies", of: target).compactMap { dependency in
            objects.object("target", of: dependency)?[text: "name"] ?? dependency[text: "name"]
        }
    }

    private func packageProducts(of target: ProjectObject) -> [XcodeTarget.PackageProduct] {
        objects.objects("packageProductDependencies", of: target).compactMap { product in
            guard let name = product[text: "productName"] else { return nil }
            let package = objects.object("package", of: product).flatMap(packageReference)
            return .init(name: name, package: package, line: product.line)
        }
    }

    func packageReference(_ object: ProjectObject) -> PackageReference? {
        switch object.isa {
        case "XCLocalSwiftPackageReference":
            return object[text: "relativePath"].map { .local(folder.appending(path: $0).standardizedFileURL) }
        case "XCRemoteSwiftPackageReference":
            guard let url = object[text: "repositoryURL"] else { return nil }
            return .remote(url: url, requirement: requirement(object.fields["requirement"]))
        default: return nil
        }
    }

    /// Returns the version requirement in the syntax of `Package.swift`.
    private func requirement(_ fields: PropertyList?) -> String {
        func text(_ key: String) -> String { fields?[key]?.text ?? "" }
        return switch text("kind") {
        case "upToNextMajorVersion": ".upToNextMajor(from: \"\(text("minimumVersion"))\")"
        case "upToNextMinorVersion": ".upToNextMinor(from: \"\(text("minimumVersion"))\")"
        case "versionRange": "\"\(text("minimumVersion"))\"..<\"\(text("maximumVersion"))\""
        case "exactVersion": "exact: \"\(text("version"))\""
        case "branch": "branch: \"\(text("branch"))\""
        case "revision": "revision: \"\(text("revision"))\""
        default: "branch: \"main\""
        }
    }

    // MARK: Problems

    private mutating func reportMissing(_ key: String, of object: ProjectObject, what: String) {
        for id in objects.missing(key, of: object) {
            problems.append(
                ProjectProblem(
                    file: objects.file, line: object.fields[key]?.line,
                    problem: "the \(what) \(id) isn't in the project",
                    remedy: "Delete the line, or restore the object from version control"))
        }
    }

    private mutating func report(_ object: ProjectObject, _ problem: String) {
        problems.append(
            ProjectProblem(
                file: objects.file, line: object.line, problem: problem,
                remedy: "It's ignored. Check whether the app works without it"))
    }
}
