import Foundation
import XcodeProjects

/// What is to be built of an app: its modules with their files, whatever kind of project says so.
package struct AppPlan: Sendable {
    /// What people call the app, with blanks and umlauts.
    package var name: String
    /// The project, workspace, package or folder that was opened.
    package var source: URL
    /// The folder that the project lies in.
    package var folder: URL
    /// The app itself; without sources if there are only libraries with their tests.
    package var app: ModulePlan
    /// The modules that the app and its tests import, each after those that it imports.
    package var libraries: [ModulePlan] = []
    package var tests: [ModulePlan] = []
    /// The app's `Info.plist`, as XML.
    package var info: Data
    /// What can't be had, from what was read so far.
    package var findings: [Finding] = []

    package init(name: String, source: URL, folder: URL, app: ModulePlan, info: Data) {
        self.name = name
        self.source = source
        self.folder = folder
        self.app = app
        self.info = info
    }

    /// All modules, those that are imported before those that import them.
    package var modules: [ModulePlan] { libraries + (hasApp ? [app] : []) + tests }

    /// Whether there is an app, rather than only libraries with their tests.
    package var hasApp: Bool { !app.sources.isEmpty }

    /// The folders whose files the app is made of, for whoever watches them.
    package var folders: [URL] {
        var found: [URL] = [folder]
        for file in modules.flatMap({ $0.sources + $0.resources.map(\.url) }) {
            let parent = file.deletingLastPathComponent().standardizedFileURL
            if !found.contains(where: { (parent.path + "/").hasPrefix($0.path + "/") }) { found.append(parent) }
        }
        return found
    }
}

/// A module of an app: what `import` takes.
package struct ModulePlan: Sendable {
    package enum Kind: Sendable, Hashable { case app, library, tests }

    /// The name of the module's target in the generated package: its name in ASCII for an app, because linkers know no
    /// more, and with an underscore where Collage or one of its dependencies has a target of that name.
    package var name: String {
        let name = kind == .app ? importedName.programIdentifier : importedName
        return foreignFolder == nil && ReservedTargets.names.contains(name) ? name + "_" : name
    }
    /// The module's name in sources.
    package let importedName: String
    package let kind: Kind
    /// The files in Swift.
    package var sources: [URL]
    /// The folder of a module in C; nil for those in Swift.
    package var foreignFolder: URL?
    /// What the package says of how a module in C is built, as arguments of its target in a manifest.
    package var foreignSettings: [String] = []
    package var resources: [Resource] = []
    /// The major version of the language.
    package var swiftVersion = 5
    /// What `#if` finds true.
    package var conditions: [String] = []
    /// More arguments for the compiler.
    package var flags: [String] = []
    /// The names of the modules of the app that it imports.
    package var imports: [String] = []
    /// Which of UIKit, SwiftUI and Combine it imports; known once it is rewritten.
    package var frameworks: Set<String> = []
    /// The folder that has its resources, `Bundle.module`, if they lie apart, as those of packages do. It is called as
    /// SwiftPM calls it on Apple's systems, since some look for it by that name.
    package var bundleName: String?

    package init(name: String, kind: Kind, sources: [URL]) {
        importedName = name
        self.kind = kind
        self.sources = sources
    }

    /// An app that shows the previews of libraries, for a project that has no app.
    /// - Parameter name: The name of the project.
    static func previews(of name: String) -> ModulePlan {
        var module = ModulePlan(
            name: name.moduleIdentifier + "Previews", kind: .app,
            sources: [Installation.current.root.appending(path: "Tools/LibraryApp/LibraryApp.swift")])
        module.swiftVersion = 6
        return module
    }

    /// Builds the module with a file of `Tools/OldNames`, unless it has no sources in Swift.
    mutating func addOldNames(_ name: String) {
        guard !sources.isEmpty else { return }
        sources.append(Installation.current.root.appending(path: "Tools/OldNames/\(name).swift"))
    }
}

/// A file that an app finds while it runs.
package struct Resource: Sendable, Hashable {
    package let url: URL
    /// Where it lies in the bundle, such as `de.lproj/Main.strings`.
    package let path: String

    package init(url: URL, path: String) {
        self.url = url
        self.path = path
    }

    /// A resource as Xcode places it: beside the program, or in the folder of its language.
    package init(url: URL) {
        let parent = url.deletingLastPathComponent().lastPathComponent
        let name = url.lastPathComponent
        self.init(url: url, path: parent.hasSuffix(".lproj") ? "\(parent)/\(name)" : name)
    }
}
