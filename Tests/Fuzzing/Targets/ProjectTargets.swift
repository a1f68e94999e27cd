import Foundation

@testable import XcodeProjects

extension FuzzTarget {
    private static let folder = FuzzFolder("projects")

    /// Project files of Xcode.
    static let projects = FuzzTarget("projects") { input in
        // Synchronized folders are searched for files, and the machine's own folders are large.
        guard input.range(of: Data("Synchronized".utf8)) == nil || input.range(of: Data("absolute".utf8)) == nil,
            input.range(of: Data("..".utf8)) == nil
        else { return }
        try folder.write(input, to: "Fuzz.xcodeproj/project.pbxproj")
        let project = try XcodeProject(contentsOf: folder.url.appending(path: "Fuzz.xcodeproj"))
        for target in project.targets {
            for name in target.settings.names(beginningWith: "") { _ = target.settings.words(name) }
            _ = InfoDictionary(of: target, folder: folder.url)
        }
    }

    /// `contents.xcworkspacedata` of workspaces.
    static let workspaces = FuzzTarget("workspaces") { input in
        try folder.write(input, to: "Fuzz.xcworkspace/contents.xcworkspacedata")
        _ = try XcodeWorkspace(contentsOf: folder.url.appending(path: "Fuzz.xcworkspace"))
    }

    /// Configuration files, and the references between build settings.
    static let settings = FuzzTarget("settings") { input in
        let file = try folder.write(input, to: "Fuzz.xcconfig")
        let values = try ConfigurationFile.settings(file)
        let settings = BuildSettings(layers: [["A": "a b", "B": "$(A:upper)"], values])
        for name in settings.names(beginningWith: "") { _ = settings.words(name) }
    }

    /// Property lists in each of their formats.
    static let propertyLists = FuzzTarget("property-lists") { input in
        _ = try PropertyList(data: input, file: "Fuzz.plist")
    }
}
