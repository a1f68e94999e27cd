import Foundation

/// The error for a query that matches more than one element.
public struct AmbiguousElement: Error, CustomStringConvertible, Sendable {
    /// The query, and each matching element with its index.
    public let description: String

    @MainActor
    init(name: String, candidates: [ScreenElement]) {
        let list = candidates.enumerated().map { "index \($0.offset): \($0.element.summary)" }
        description =
            "\(candidates.count) elements on the screen have \(name). Narrow the query with && or pass an index:\n  "
            + list.joined(separator: "\n  ")
    }
}

extension ScreenElement {
    /// The role, label, identifier, position, and containing view of the element, for failures.
    var summary: String {
        let name = "\(role.rawValue) \(label.debugDescription)"
        let identifier = identifier.map { " (identifier \($0.debugDescription))" } ?? ""
        let container = view?.superview.map { " in \(Swift.type(of: $0))" } ?? ""
        return "\(name)\(identifier) at \(frame.origin.text)\(container)\(isEnabled ? "" : ", disabled")"
    }
}

extension CGPoint {
    /// The coordinates for a message: `(20, 120.5)`.
    var text: String { "(" + [x, y].map { Double($0).formatted(.place) }.joined(separator: ", ") + ")" }
}

extension FormatStyle where Self == FloatingPointFormatStyle<Double> {
    /// A format for points with at most one decimal place, which is the same in every locale.
    fileprivate static var place: Self {
        FloatingPointFormatStyle(locale: Locale(identifier: "en_US_POSIX")).precision(.fractionLength(0...1))
            .grouping(.never)
    }
}
