import Foundation

/// The public functions of the module that accept closures, as declared in its sources.
enum PublicClosures {
    /// The names with their types: `View.onAppear`, `Button.init`. Functions of the module are `.name`.
    static func names() throws -> Set<String> {
        // Tests/PortableSwiftUITests/Leaks/PublicClosures.swift
        let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let folder = root.appendingPathComponent("Sources/Portable/PortableSwiftUI")
        var names: Set<String> = []
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
            names.formUnion(self.names(in: try String(contentsOf: file, encoding: .utf8)))
        }
        return names
    }

    /// The names that one source declares.
    static func names(in source: String) -> Set<String> {
        var names: Set<String> = []
        var owner = ""
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            // Conditions of the previous declaration may also begin a line.
            if line.first?.isLetter == true || line.first == "@", !line.hasPrefix("where") {
                owner = firstName(after: ["extension ", "struct ", "class ", "protocol ", "enum "], in: line) ?? ""
            }
            let text = line.trimmingCharacters(in: .whitespaces)
            guard text.hasPrefix("public ") || text.hasPrefix("open "),
                let name = firstName(after: ["func "], in: line) ?? (isInitializer(text) ? "init" : nil)
            else { continue }
            let parameters = parameters(of: lines[index...].joined(separator: "\n"))
            if parameters.contains("->") { names.insert("\(owner).\(name)") }
        }
        return names
    }

    private static func isInitializer(_ text: String) -> Bool {
        text.contains(" init(") || text.contains(" init<") || text.contains(" init?(")
    }

    private static func firstName(after keywords: [String], in line: Substring) -> String? {
        for keyword in keywords {
            guard let range = line.range(of: keyword) else { continue }
            let name = line[range.upperBound...].drop { $0 == "`" }
            return String(name.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        }
        return nil
    }

    /// The text between the first parenthesis of a declaration and its closing parenthesis.
    private static func parameters(of declaration: String) -> Substring {
        var depth = 0
        var start: String.Index?
        for index in declaration.indices {
            switch declaration[index] {
            case "(":
                depth += 1
                if start == nil { start = index }
            case ")":
                depth -= 1
                if depth == 0, let start { return declaration[start...index] }
            default: break
            }
        }
        return ""
    }
}
