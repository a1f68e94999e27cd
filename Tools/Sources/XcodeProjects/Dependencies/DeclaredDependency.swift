import Foundation

/// A library that a `Podfile` or `Cartfile` declares.
package struct DeclaredDependency: Sendable, Hashable {
    package enum Origin: Sendable, Hashable {
        /// A pod, which CocoaPods finds by its name.
        case pod
        /// A repository.
        case repository(String)
        /// A folder.
        case folder(URL)
        /// A compiled framework.
        case binary
    }

    /// The name of the pod without subspecs, or of the repository.
    package let name: String
    package let origin: Origin
    /// The version requirement in the syntax of `Package.swift`.
    package let requirement: String
    /// The path of the file, and the line of the declaration.
    package let file: String
    package let line: Int
}

extension DeclaredDependency {
    /// Returns the dependencies of a `Podfile`, a Ruby program whose lines are read without executing it. Their versions are the
    /// ones in `Podfile.lock`, or later compatible ones.
    package static func pods(in folder: URL) -> [DeclaredDependency] {
        let file = folder.appending(path: "Podfile")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
        let locked = locked(in: folder.appending(path: "Podfile.lock"), /^  - "?([\w+.-]+)(?:\/[^ ]*)? \(([\d][^)]*)\)/)
        var found: [DeclaredDependency] = []
        for (line, statement) in statements(of: text) {
            guard let match = statement.firstMatch(of: /^\s*pod[\s(]+['"]([^'"]+)['"](.*)/) else { continue }
            let name = String(match.1.prefix { $0 != "/" })
            let (versions, options) = arguments(String(match.2))
            var origin = Origin.pod
            if let path = options["path"] {
                origin = .folder(folder.appending(path: path).standardizedFileURL)
            } else if let url = options["git"] {
                origin = .repository(url)
            }
            let range = locked[name].flatMap { VersionRange(compatibleWith: $0, versions) } ?? VersionRange(versions)
            found.append(
                DeclaredDependency(
                    name: name, origin: origin, requirement: requirement(options) ?? range.requirement, file: file.path,
                    line: line))
        }
        return unique(found)
    }

    /// Returns the dependencies of a `Cartfile` with the versions in `Cartfile.resolved`, or later compatible ones.
    package static func cartfile(in folder: URL) -> [DeclaredDependency] {
        let locked = locked(in: folder.appending(path: "Cartfile.resolved"), /^\w+ "([^"]+)" "([^"]+)"/)
        let found = ["Cartfile", "Cartfile.private"].flatMap { name -> [DeclaredDependency] in
            let file = folder.appending(path: name)
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
            return statements(of: text).compactMap { line, statement in
                guard let match = statement.firstMatch(of: /^\s*(github|git|binary)\s+"([^"]+)"\s*(.*)/) else {
                    return nil
                }
                let address = String(match.2)
                let version = match.3.trimmingCharacters(in: .whitespaces)
                let url = match.1 == "github" && !address.contains("://") ? "https://github.com/\(address)" : address
                let range = locked[address].flatMap { VersionRange(compatibleWith: $0, [version]) }
                let branch = version.hasPrefix("\"") ? ["branch": version.filter { $0 != "\"" }] : [:]
                return DeclaredDependency(
                    name: URL(fileURLWithPath: url).deletingPathExtension(named: "git").lastPathComponent,
                    origin: match.1 == "binary" ? .binary : .repository(url),
                    requirement: range?.requirement ?? requirement(branch) ?? VersionRange([version]).requirement,
                    file: file.path, line: line)
            }
        }
        return unique(found)
    }

    // MARK: Reading

    /// Returns statements with their first lines, without comments. A line that ends with a comma continues.
    private static func statements(of text: String) -> [(line: Int, text: String)] {
        var found: [(line: Int, text: String)] = []
        var continues = false
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            var quote: Character?
            let code = line.prefix { character in
                if character == quote {
                    quote = nil
                } else if quote == nil, "'\"".contains(character) {
                    quote = character
                }
                return quote != nil || character != "#"
            }
            let trimmed = code.trimmingCharacters(in: .whitespaces)
            guard !trimmed.isEmpty else { continue }
            if continues { found[found.count - 1].text += " " + trimmed } else { found.append((index + 1, trimmed)) }
            continues = trimmed.hasSuffix(",")
        }
        return found
    }

    /// Returns the version requirements and the options that follow the name of a pod: `, '~> 5.0', :git => 'url'`.
    private static func arguments(_ text: String) -> (versions: [String], options: [String: String]) {
        var versions: [String] = []
        var options: [String: String] = [:]
        for match in text.matches(of: /(?::(\w+)\s*=>\s*|(\w+):\s*)?['"]([^'"]*)['"]/) {
            if let key = match.1 ?? match.2 {
                options[String(key)] = String(match.3)
            } else {
                versions.append(String(match.3))
            }
        }
        return (versions, options)
    }

    /// Returns the requirement of a tag, branch, or commit.
    private static func requirement(_ options: [String: String]) -> String? {
        if let commit = options["commit"] ?? options["tag"] { return "revision: \"\(commit)\"" }
        if let branch = options["branch"] { return "branch: \"\(branch)\"" }
        return nil
    }

    /// Returns the versions in a file by the names of dependencies.
    private static func locked(
        in file: URL, _ pattern: Regex<(Substring, Substring, Substring)>
    ) -> [String: String] {
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        var versions: [String: String] = [:]
        for line in text.split(whereSeparator: \.isNewline) {
            guard let match = line.firstMatch(of: pattern) else { continue }
            versions[String(match.1), default: String(match.2)] = String(match.2)
        }
        return versions
    }

    /// Returns the first declaration of each dependency. Targets often declare the same ones.
    private static func unique(_ all: [DeclaredDependency]) -> [DeclaredDependency] {
        var names: Set<String> = []
        return all.filter { names.insert($0.name).inserted }
    }
}

extension URL {
    fileprivate func deletingPathExtension(named name: String) -> URL {
        pathExtension == name ? deletingPathExtension() : self
    }
}
