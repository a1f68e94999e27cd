import Foundation
import Yams

/// The files that a description assigns to a target.
struct DescribedSources {
    private(set) var sources: [XcodeTarget.File] = []
    private(set) var resources: [XcodeTarget.File] = []
    /// The first `Info.plist`, which isn't a resource.
    private(set) var info: URL?
    private(set) var problems: [ProjectProblem] = []

    /// The extensions of files that XcodeGen adds to no build phase.
    private static let ignored: Set<String> = [
        "", "xcconfig", "entitlements", "gpx", "xcfilelist", "apns", "h", "hh", "hpp", "pch", "modulemap", "framework",
        "xcframework", "xpc",
    ]
    /// The extensions of files that are compiled.
    private static let compiled: Set<String> = [
        "swift", "m", "mm", "c", "cc", "cpp", "s", "metal", "xcdatamodeld", "xcmappingmodel", "intentdefinition",
    ]

    /// - Parameter folder: The folder that paths are relative to.
    init(_ target: Node, named name: String, folder: URL, file: String) {
        for source in target["sources"]?.elements ?? [] {
            if let glob = source["glob"]?.text {
                add(glob, source, below: folder)
                continue
            }
            guard let path = source.text ?? source["path"]?.text else { continue }
            let place = URL(filePath: path, relativeTo: folder).standardizedFileURL
            if place.exists {
                add(place, source)
            } else if source["optional"]?.bool != true {
                problems.append(
                    ProjectProblem(
                        file: file, line: source.line,
                        problem: "\(place.path), which the target \(name) uses, doesn't exist",
                        remedy: "Add it, or remove it from the sources of the target", target: name))
            }
        }
        sources = sources.uniqued
        resources = resources.uniqued
    }

    /// Adds the files that match a pattern of Tuist, either to the sources or to the resources.
    private mutating func add(_ glob: String, _ source: Node, below folder: URL) {
        let included = FileGlob(glob, below: folder)
        let excluded = source["excludes"]?.elements.compactMap(\.text).map { FileGlob($0, below: folder) } ?? []
        let isForSources = source["only"]?.text == "sources"
        for file in included.files where !excluded.contains(where: { $0.matches(file) }) {
            guard Self.compiled.contains(file.pathExtension.lowercased()) == isForSources else { continue }
            add(file, line: nil, phase: nil)
        }
    }

    private mutating func add(_ place: URL, _ source: Node) {
        let phase = source["buildPhase"]
        let kind = source["type"]?.text
        if kind == "folder" || !place.isFolder || SynchronizedFolder.isPackage(place) {
            add(place, line: source.line, phase: phase)
            return
        }
        let excluded = source["excludes"]?.elements.compactMap(\.text).map(PathPattern.init) ?? []
        let included = source["includes"]?.elements.compactMap(\.text).map(PathPattern.init)
        for path in FileGlob.paths(in: place) {
            let isIncluded = included.map { $0.contains { $0.matches(path) } } ?? true
            guard isIncluded, !excluded.contains(where: { $0.matches(path) }) else { continue }
            add(place.appending(path: path), line: nil, phase: phase)
        }
    }

    /// Adds a file to a build phase: the specified one, or the one for its extension.
    private mutating func add(_ file: URL, line: Int?, phase: Node?) {
        guard file.lastPathComponent != "Info.plist" else {
            info = info ?? file
            return
        }
        let kind = file.pathExtension.lowercased()
        let entry = XcodeTarget.File(url: file, line: line)
        switch phase?.text ?? phase?["copyFiles"]?["destination"]?.text {
        case "sources": sources.append(entry)
        case "resources": resources.append(entry)
        case nil where Self.compiled.contains(kind): sources.append(entry)
        case nil where !Self.ignored.contains(kind): resources.append(entry)
        default: break
        }
    }
}
