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

    /// Descriptions that XcodeGen generates projects from, in YAML.
    static let descriptions = FuzzTarget("descriptions") { input in
        let text = String(decoding: input, as: UTF8.self)
        // Folders outside of the project are searched for files, and the machine's own folders are large.
        guard !text.contains(".."), text.firstMatch(of: /[^\w.*\]\)}]\/|^\//) == nil else { return }
        try folder.write(Data("let a = 1".utf8), to: "Sources/a.swift")
        let file = folder.url.appending(path: "project.yml")
        let project = try XcodeProject(description: file, text: text)
        for target in project.targets {
            for name in target.settings.names(beginningWith: "") { _ = target.settings.words(name) }
        }
    }

    /// Patterns for paths: a pattern in the first line, and paths in the others.
    static let patterns = FuzzTarget("patterns") { input in
        let lines = String(decoding: input, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let pattern = PathPattern(String(lines[0]))
        for path in lines.dropFirst() { _ = pattern.matches(String(path)) }
    }

    /// The XML of data models.
    static let dataModels = FuzzTarget("data-models") { input in
        _ = try DataModel(contentsOf: folder.write(input, to: "Fuzz.xcdatamodel/contents")).generatedEntities
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
