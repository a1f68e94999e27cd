import Foundation
import Testing

/// The links of articles must have existing targets.
struct ArticleLinkTests {
    private static let sections = URL(fileURLWithPath: #filePath).pathComponents.prefix { $0 != "Tests" }
        .reduce(URL(fileURLWithPath: "/")) { $0.appendingPathComponent($1) }
        .appendingPathComponent("Sources/Sections")

    /// The files of a kind below the section modules, by their names.
    private static func texts(withSuffix suffix: String) throws -> [String: String] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: sections.path).filter { $0.hasSuffix(suffix) }
        return try Dictionary(
            uniqueKeysWithValues: paths.map { path in
                (path, try String(contentsOf: sections.appendingPathComponent(path), encoding: .utf8))
            })
    }

    @Test func `articles link to articles that exist`() throws {
        let articles = try Self.texts(withSuffix: ".md")
        let names = Set(articles.keys.map { URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent })
        #expect(names.count == articles.count && !names.isEmpty)
        for (path, text) in articles {
            let links = text.matches(of: /<doc:(\w+)>/).map { String($0.output.1) }
            #expect(links.filter { !names.contains($0) } == [], "\(path)")
        }
    }

    @Test func `articles link to symbols that exist`() throws {
        let source = try Self.texts(withSuffix: ".swift").values.joined(separator: "\n")
        let declared = Set(
            source.matches(of: /\b(?:class|struct|enum|protocol|typealias|func|var|let|case) (\w+)/)
                .map { String($0.output.1) })
        let modules = Set(try FileManager.default.contentsOfDirectory(atPath: Self.sections.path))
        for (path, text) in try Self.texts(withSuffix: ".md") {
            let links = text.matches(of: /``([^`\s]+)``/).map { link in
                // Of a path to a member, the member; of a method, its name.
                String(link.output.1.split(separator: "(")[0].split(separator: "/").last ?? "")
            }
            #expect(links.filter { !declared.contains($0) && !modules.contains($0) } == [], "\(path)")
        }
    }
}
