import Foundation

/// A check for names of symbols in sources and interface files that don't exist here.
struct SymbolCheck {
    private let sources: [URL]
    private let interfaces: [URL]
    private let list: URL

    init(_ plan: AppPlan, installation: Installation = .current) {
        sources = plan.modules.flatMap(\.sources)
        interfaces = plan.modules.flatMap(\.resources).map(\.url)
            .filter { ["storyboard", "xib"].contains($0.pathExtension) }
        list = installation.root.appending(path: "Tools/Resources/SystemSymbols.txt")
    }

    /// - Complexity: O(*n*) in the size of all sources and interface files.
    var findings: [Finding] {
        let used =
            sources.flatMap(Self.names) + interfaces.flatMap { InterfaceFile(contentsOf: $0).systemImages(at: $0) }
        guard !used.isEmpty, let text = try? String(contentsOf: list, encoding: .utf8) else { return [] }
        let known = Set(text.split(separator: "\n").map(String.init))
        return used.filter { !known.contains($0.name) }.map {
            Finding(
                .warning, file: $0.file.path, line: $0.line,
                "Collage has no symbol \($0.name), so its image is nil. Collage's "
                    + "Tools/Resources/SystemSymbols.txt lists the available symbols.")
        }
    }

    fileprivate struct Use {
        let file: URL
        let line: Int
        let name: String
    }

    /// Returns the names of symbols in the literals of a source.
    private static func names(in source: URL) -> [Use] {
        guard let bytes = FileManager.default.contents(atPath: source.path),
            labels.contains(where: { bytes.range(of: Data($0.utf8)) != nil })
        else { return [] }
        let lines = String(decoding: bytes, as: UTF8.self).split(omittingEmptySubsequences: false) { $0.isNewline }
        return lines.enumerated().flatMap { number, line in
            line.matches(of: pattern).map { Use(file: source, line: number + 1, name: String($0.output.1)) }
        }
    }

    private static let labels = ["systemName: \"", "systemImage: \"", "systemImageName: \""]
    nonisolated(unsafe) private static let pattern = /system(?:Name|Image|ImageName): "([A-Za-z0-9.]+)"/
}

extension InterfaceFile {
    fileprivate func systemImages(at url: URL) -> [SymbolCheck.Use] {
        systemImages.map { SymbolCheck.Use(file: url, line: $0.line, name: $0.name) }
    }
}
