import Foundation
import XcodeProjects

/// The build plan of an app: its modules with their files, regardless of the kind of project.
package struct AppPlan: Sendable {
    /// The display name of the app, which can contain spaces and non-ASCII letters.
    package var name: String
    /// The project, workspace, package, or folder that was opened.
    package var source: URL
    /// The folder that contains the project.
    package var folder: URL
    /// The app's module. It has no sources if there are only libraries with tests.
    package var app: ModulePlan
    /// The modules that the app and its tests import. Each follows the modules that it imports.
    package var libraries: [ModulePlan] = []
    package var tests: [ModulePlan] = []
    /// The app's `Info.plist` as XML.
    package var info: Data
    /// The environment variables with which the app is started, from its scheme.
    package var variables: [String: String] = [:]
    /// The unsupported features that were found while reading the project.
    package var findings: [Finding] = []

    package init(name: String, source: URL, folder: URL, app: ModulePlan, info: Data) {
        self.name = name
        self.source = source
        self.folder = folder
        self.app = app
        self.info = info
    }

    /// All modules, in the order of their dependencies.
    package var modules: [ModulePlan] { libraries + (hasApp ? [app] : []) + tests }

    /// A Boolean value that indicates whether there's an app instead of only libraries with tests.
    package var hasApp: Bool { !app.sources.isEmpty }

    /// The folders to watch, which contain all files of the app.
    package var folders: [URL] {
        var found: [URL] = [folder]
        for file in modules.flatMap({ $0.sources + $0.resources.map(\.url) }) {
            let parent = file.deletingLastPathComponent().standardizedFileURL
            if !found.contains(where: { (parent.path + "/").hasPrefix($0.path + "/") }) { found.append(parent) }
        }
        return found
    }
}

/// A module of an app that can be imported.
package struct ModulePlan: Sendable {
    package enum Kind: Sendable, Hashable { case app, library, tests }

    /// The name of the module's target in the generated package. For an app, it's in ASCII because linkers don't
    /// support other characters. It has an underscore if Collage or one of its dependencies has a target with that
    /// name.
    package var name: String {
        let name = kind == .app ? importedName.programIdentifier : importedName
        return foreignFolder == nil && ReservedTargets.names.contains(name) ? name + "_" : name
    }
    /// The name of the module in `import` declarations.
    package let importedName: String
    package let kind: Kind
    /// The Swift files.
    package var sources: [URL]
    /// The folder of a C module, or `nil` for Swift modules.
    package var foreignFolder: URL?
    /// The build settings of a C module, as arguments of its target in a manifest.
    package var foreignSettings: [String] = []
    package var resources: [Resource] = []
    /// A Boolean value that indicates whether SwiftPM also builds the module on Apple platforms.
    var isOfPackage = false
    /// The major version of the language mode.
    package var swiftVersion = 5
    /// The compilation conditions that are set.
    package var conditions: [String] = []
    /// Additional compiler flags.
    package var flags: [String] = []
    /// The names of the app's modules that it imports.
    package var imports: [String] = []
    /// The imported frameworks: UIKit, SwiftUI, and Combine. They're known after the module was rewritten.
    package var frameworks: Set<String> = []
    /// The name of the resource bundle `Bundle.module` if the module has a separate one, as modules of packages do.
    /// It's the name that SwiftPM uses on Apple platforms, because some apps search for the bundle by name.
    package var bundleName: String?
    /// A Boolean value that indicates whether selectors contain methods, which must then be `Sendable`. It's known after the
    /// module was rewritten.
    var hasSelectors = false
    /// The symbols that are generated from asset catalogs.
    var assetSymbols = AssetSymbolSource.Settings()
    /// The start of the names of the types that Tuist generates from asset catalogs, or `nil` for other projects.
    var accessorPrefix: String?
    /// A Boolean value that indicates whether symbols are generated from string catalogs.
    var hasStringSymbols = false

    package init(name: String, kind: Kind, sources: [URL]) {
        importedName = name
        self.kind = kind
        self.sources = sources
    }

    /// Returns an app that shows the previews of libraries, for a project without an app.
    ///
    /// - Parameter name: The name of the project.
    static func previews(of name: String) -> ModulePlan {
        var module = ModulePlan(
            name: name.moduleIdentifier + "Previews", kind: .app,
            sources: [Installation.current.root.appending(path: "Tools/LibraryApp/LibraryApp.swift")])
        module.swiftVersion = 6
        return module
    }

    /// Adds a file of `Tools/OldNames` to the module, unless the module has no Swift sources.
    mutating func addOldNames(_ name: String) {
        guard !sources.isEmpty else { return }
        sources.append(Installation.current.root.appending(path: "Tools/OldNames/\(name).swift"))
    }
}

/// A file that an app loads at run time.
package struct Resource: Sendable, Hashable {
    package let url: URL
    /// The path in the bundle, such as `de.lproj/Main.strings`.
    package let path: String

    package init(url: URL, path: String) {
        self.url = url
        self.path = path
    }

    /// Creates a resource at the location that Xcode chooses: at the root of the bundle, or in the folder of its
    /// language.
    package init(url: URL) {
        let parent = url.deletingLastPathComponent().lastPathComponent
        let name = url.lastPathComponent
        self.init(url: url, path: parent.hasSuffix(".lproj") ? "\(parent)/\(name)" : name)
    }

    /// A Boolean value that indicates whether the resource is a data model of Xcode's editor.
    var isDataModel: Bool { DataModelFolder.extensions.contains(url.pathExtension) }

    /// A Boolean value that indicates whether the file is a resource of a package that doesn't declare it, as in Xcode.
    var isImplicitInPackages: Bool {
        isDataModel || path.hasSuffix(".lproj/" + url.lastPathComponent)
            || ["xcassets", "storyboard", "xib", "xcstrings"].contains(url.pathExtension)
    }
}
