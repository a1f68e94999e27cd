import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// An Xcode workspace with projects and packages.
package struct XcodeWorkspace: Sendable {
    package let url: URL
    /// The `.xcodeproj` folders, in the order of the workspace.
    package let projects: [URL]
    /// The folders of packages.
    package let packages: [URL]
    /// Problems such as missing files.
    package let problems: [ProjectProblem]

    /// - Parameter url: A folder that ends in `.xcworkspace`.
    /// - Throws: A ``ProjectProblem`` for a file that can't be read.
    package init(contentsOf url: URL) throws(ProjectProblem) {
        let url = url.standardizedFileURL
        let file = url.appending(path: "contents.xcworkspacedata").path
        guard let data = FileManager.default.contents(atPath: file) else {
            throw ProjectProblem(
                file: file, line: nil, problem: "the workspace can't be read",
                remedy: "Check that it exists and that you may read it")
        }
        if let line = data.firstInvalidUTF8Line {
            throw ProjectProblem(
                file: file, line: line, problem: "the workspace isn't valid UTF-8",
                remedy: "Restore the file from version control")
        }
        if let excess = XMLBounds.excess(in: data) {
            throw ProjectProblem(file: file, line: excess.line, problem: excess.problem, remedy: excess.remedy)
        }
        let reader = Reader(folder: url.deletingLastPathComponent())
        let parser = XMLParser(data: data)
        parser.delegate = reader
        guard parser.parse() else {
            let reason = parser.parserError.map { ": \($0.localizedDescription)" } ?? ""
            throw ProjectProblem(
                file: file, line: max(1, parser.lineNumber), problem: "the workspace isn't valid XML\(reason)",
                remedy: "Resolve merge conflicts, or restore the file from version control")
        }
        self.url = url
        projects = reader.found.map(\.url).filter { $0.pathExtension == "xcodeproj" && $0.exists }
        packages = reader.found.map(\.url).filter { $0.appending(path: "Package.swift").exists }
        problems = reader.found.filter { $0.url.pathExtension == "xcodeproj" && !$0.url.exists }.map {
            ProjectProblem(
                file: file, line: $0.line, problem: "there is no project \($0.url.path)",
                remedy: $0.url.path.hasSuffix(ProjectProblem.podsProject)
                    ? "Run pod install, or build with the pods that are also Swift packages"
                    : "Add it, or delete the line")
        }
    }

    /// A parser delegate that resolves the locations in groups: `group:Folder`, `container:App.xcodeproj`,
    /// `absolute:/…`, and `self:`.
    private final class Reader: NSObject, XMLParserDelegate {
        private let folder: URL
        private var groups: [URL]
        var found: [(url: URL, line: Int)] = []

        init(folder: URL) {
            self.folder = folder
            groups = [folder]
        }

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            let place = self.place(attributes["location"] ?? "group:")
            if name == "Group" { groups.append(place) }
            if name == "FileRef" { found.append((place, parser.lineNumber)) }
        }

        func parser(
            _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
        ) {
            if name == "Group", groups.count > 1 { groups.removeLast() }
        }

        private func place(_ location: String) -> URL {
            let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let path = parts.count > 1 ? parts[1] : ""
            let base = parts[0] == "group" ? groups[groups.count - 1] : folder
            if path.isEmpty { return base }
            return path.hasPrefix("/")
                ? URL(fileURLWithPath: path) : base.appending(path: path).standardizedFileURL
        }
    }
}
