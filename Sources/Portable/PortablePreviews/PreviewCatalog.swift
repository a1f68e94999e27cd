import PortableUIKit
import RuntimeSupport

/// The previews of an app.
@MainActor
package struct PreviewCatalog {
    /// The previews, ordered by their positions in the sources.
    package let previews: [_FoundPreview]

    /// Creates a catalog of the given previews.
    package init(_ previews: [_FoundPreview]) {
        self.previews = previews.sorted { $0.order < $1.order }
    }

    /// Returns all previews of the process.
    ///
    /// - Complexity: O(*n*) in the number of conformances of all types in the process.
    package static func ofProcess() -> PreviewCatalog {
        PreviewCatalog(
            ConformanceRecords.types(conformingTo: (any _PreviewSource).self)
                .compactMap { $0 as? any _PreviewSource.Type }.flatMap { $0._previews() })
    }

    /// Returns the preview with the given name or source location.
    package func preview(_ name: String) throws(PreviewProblem) -> _FoundPreview {
        if let found = previews.first(where: { $0.place == name }) { return found }
        let found = previews.filter { $0.name == name }
        guard let first = found.first else { throw .unknown(name, previews.map(\.name)) }
        guard found.count == 1 else { throw .ambiguous(name, found.map(\.place)) }
        return first
    }

    /// A text with one line for each preview: its name and its source location.
    package var list: String {
        if previews.isEmpty { return PreviewProblem.noPreviews }
        let width = previews.map(\.name.count).max() ?? 0
        return previews.map { found in
            "\(found.name)\(String(repeating: " ", count: width - found.name.count))  \(found.place)"
        }.joined(separator: "\n")
    }
}

/// The reason why a preview can't be shown.
package enum PreviewProblem: Error, Hashable, CustomStringConvertible {
    /// No preview has the name. The second value lists the available names.
    case unknown(String, [String])
    /// Several previews have the name. The second value lists their source locations.
    case ambiguous(String, [String])

    static let noPreviews = "There are no previews. Write #Preview { … } next to a view."

    package var description: String {
        switch self {
        case .unknown(let name, []): "There is no preview \"\(name)\". \(Self.noPreviews)"
        case .unknown(let name, let all):
            "There is no preview \"\(name)\"; there are \(all.map { "\"\($0)\"" }.joined(separator: ", "))."
        case .ambiguous(let name, let places):
            "There are \(places.count) previews called \"\(name)\". Specify one by its source location: "
                + "\(places.joined(separator: ", "))."
        }
    }
}
