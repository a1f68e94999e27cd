import Foundation
import Yams

/// A description of a project in YAML or JSON, from which XcodeGen generates the project: `project.yml`.
///
/// Source of the format: XcodeGen's Project Spec. Manifests of Tuist are converted to this format, with a few more
/// keys: `glob` and `only` of sources, `project` of dependencies, `accessorPrefix` of targets, and `targetOrder`.
struct DescriptionFile {
    /// The contents, with included files, templates, and variables of the environment.
    let root: Node
    /// The path for messages.
    let file: String

    /// The maximum number of values, with the ones that aliases repeat. Descriptions of large projects have some thousands.
    private static let maximumValueCount = 100_000
    /// The keys whose texts are paths.
    private static let paths: Set<String> = ["path", "sources", "framework"]
    /// The keys whose values contain no paths of the project.
    private static let withoutPaths: Set<String> = ["settings", "settingGroups", "properties", "schemes", "options"]

    /// - Parameter text: The contents, or `nil` to read them from the file.
    /// - Throws: A ``ProjectProblem`` for a file that can't be read, and for files that include each other.
    init(_ text: String?, at url: URL) throws(ProjectProblem) {
        file = url.path
        root = Self.withTemplates(try Self.read(url, text: text, above: []))
        guard root.mapping != nil, root["targets"]?.mapping != nil else {
            throw ProjectProblem(
                file: file, line: nil, problem: "the description has no targets",
                remedy: "Add them under the key targets")
        }
    }

    // MARK: Reading

    /// - Parameter above: The files that include this one.
    private static func read(_ url: URL, text: String? = nil, above: [URL]) throws(ProjectProblem) -> Node {
        let url = url.standardizedFileURL
        guard !above.contains(url) else {
            throw ProjectProblem(
                file: above.last?.path ?? url.path, line: nil, problem: "\(url.path) includes itself",
                remedy: "Remove it from the key include of one of the files")
        }
        guard let data = text.map({ Data($0.utf8) }) ?? FileManager.default.contents(atPath: url.path) else {
            throw ProjectProblem(
                file: above.last?.path ?? url.path, line: nil, problem: "\(url.path) can't be read",
                remedy: "Add it, or remove it from the key include")
        }
        let own = expanded(try parsed(String(decoding: data, as: UTF8.self), file: url.path))
        var result: Node = [:]
        for include in own["include"]?.elements ?? [] {
            guard let path = include.text ?? include["path"]?.text, include["enable"]?.bool != false else { continue }
            let place = URL(filePath: path, relativeTo: url.deletingLastPathComponent()).standardizedFileURL
            var other = try read(place, above: above + [url])
            if include["relativePaths"]?.bool != false {
                other = moved(other, to: place.deletingLastPathComponent().path)
            }
            result = merged(result, with: other)
        }
        return merged(result, with: own)
    }

    private static func parsed(_ text: String, file: String) throws(ProjectProblem) -> Node {
        let node: Node
        do {
            node = try compose(yaml: text) ?? [:]
        } catch {
            let words = String(describing: error).split(whereSeparator: \.isNewline).joined(separator: " ")
            throw ProjectProblem(
                file: file, line: line(of: error), problem: "the file isn't valid YAML", remedy: "Correct it: \(words)")
        }
        // Aliases of lists of aliases can stand for exponentially many values.
        guard node.hasFewerValues(than: maximumValueCount) else {
            throw ProjectProblem(
                file: file, line: nil, problem: "the file has more than \(maximumValueCount) values",
                remedy: "Remove aliases of values that contain other aliases")
        }
        return node.flattened
    }

    private static func line(of error: any Error) -> Int? {
        switch error as? YamlError {
        case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _): mark.line
        case .duplicatedKeysInMapping(_, let context): context.mark.line
        default: nil
        }
    }

    /// Replaces the variables of the environment. References with other names are build settings.
    private static func expanded(_ node: Node) -> Node {
        let environment = ProcessInfo.processInfo.environment
        return node.mappingTexts { text in
            text.replacing(/\$\{(\w+)\}/) { environment[String($0.output.1)] ?? String($0.output.0) }
        }
    }

    /// Returns a value whose paths are relative to another folder.
    ///
    /// - Parameter key: The key of the value, which determines whether its texts are paths.
    private static func moved(_ node: Node, to folder: String, key: String = "") -> Node {
        switch node {
        case .scalar where paths.contains(key):
            return node.mappingTexts { $0.hasPrefix("/") ? $0 : "\(folder)/\($0)" }
        case .sequence(var sequence):
            for index in sequence.indices { sequence[index] = moved(sequence[index], to: folder, key: key) }
            return .sequence(sequence)
        case .mapping(var mapping):
            for (name, value) in mapping where !withoutPaths.contains(name.string ?? "") {
                let isFile = key == "configFiles"
                mapping[name] = moved(value, to: folder, key: isFile ? "path" : name.string ?? "")
            }
            return .mapping(mapping)
        default: return node
        }
    }

    // MARK: Merging

    /// Returns the values of two descriptions. Dictionaries are merged and lists appended, except for keys that end in
    /// `:REPLACE`.
    static func merged(_ first: Node, with second: Node) -> Node {
        switch (first, second) {
        case (.mapping(var result), .mapping(let other)):
            for (key, value) in other {
                let name = key.string ?? ""
                if name.hasSuffix(":REPLACE") {
                    result[Node(String(name.dropLast(8)))] = value
                } else {
                    result[key] = result[key].map { merged($0, with: value) } ?? value
                }
            }
            return .mapping(result)
        case (.sequence(let result), .sequence(let other)):
            return Node(Array(result) + Array(other))
        default: return second
        }
    }

    /// Returns a description whose targets contain the values of their templates.
    private static func withTemplates(_ root: Node) -> Node {
        guard let targets = root["targets"]?.mapping, var result = root.mapping else { return root }
        var complete = targets
        for (key, target) in targets {
            let name = key.string ?? ""
            complete[key] = target.applying(root["targetTemplates"], to: name, above: [])
        }
        result["targets"] = .mapping(complete)
        return .mapping(result)
    }
}

extension Node {
    /// Returns a target with the values of its templates, in which `${target_name}` and the attributes are replaced.
    fileprivate func applying(_ templates: Node?, to target: String, above: [String]) -> Node {
        let names = self["templates"]?.elements.compactMap(\.text).filter { !above.contains($0) } ?? []
        guard !names.isEmpty else { return self }
        var attributes = ["target_name": target]
        for (key, value) in self["templateAttributes"]?.mapping ?? [:] { attributes[key.string ?? ""] = value.text }
        let base = names.reduce([:] as Node) { result, name in
            let template = templates?[name]?.applying(templates, to: target, above: above + [name])
            return template.map { DescriptionFile.merged(result, with: $0) } ?? result
        }
        let named = base.mappingTexts { text in
            attributes.reduce(text) { $0.replacingOccurrences(of: "${\($1.key)}", with: $1.value) }
        }
        return DescriptionFile.merged(named, with: self)
    }
}
