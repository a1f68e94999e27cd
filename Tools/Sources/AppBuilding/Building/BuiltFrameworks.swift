import Foundation

/// A record of the frameworks that were built from Collage's current sources. Later checks use their interfaces.
struct BuiltFrameworks {
    private let file: URL
    /// The sources and the toolchain that frameworks are built with.
    private let version: String

    init(_ installation: Installation) {
        file = installation.scratch.appending(path: "collage-frameworks.txt")
        version = "\(installation.sourceKey) \(Toolchain.version ?? "")"
    }

    /// The names of the frameworks. It's empty if Collage or the toolchain changed.
    var names: Set<String> {
        var lines = ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)
        guard let first = lines.first, first == version else { return [] }
        lines.removeFirst()
        return Set(lines)
    }

    /// Adds frameworks that were built.
    func add(_ frameworks: Set<String>) {
        let all = names.union(frameworks)
        // Without the record, checks have fewer results, which they report.
        try? ([version] + all.sorted()).joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    }
}

extension Installation {
    /// A text that differs if a source of Collage has changed.
    var sourceKey: String {
        let folders = [root, dataPackage].map { $0.appending(path: "Sources").path }
        return Self.key(of: SourceSnapshot(of: folders).lines.joined(separator: "\n"))
    }
}

extension GeneratedPackage {
    /// The frameworks that the package depends on.
    var frameworks: Set<String> {
        // An empty module depends on all of them, so each module with a framework waits for all.
        modules.reduce(into: ["UIKit"]) { $0.formUnion($1.frameworks) }
    }

    /// Returns whether all frameworks were built when the compiler reported an error.
    func hasFrameworks(before findings: [Finding]) -> Bool {
        guard !findings.contains(where: { $0.message.hasPrefix("no such module") }) else { return false }
        let sources = modules.filter { !$0.frameworks.isEmpty }.flatMap(\.sources).map(\.path)
        return !Set(sources).isDisjoint(with: findings.map(\.file))
    }
}
