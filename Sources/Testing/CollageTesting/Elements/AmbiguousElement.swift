import Foundation

/// An error that a query for one element throws if it finds several.
public struct AmbiguousElement: Error, CustomStringConvertible, Sendable {
    /// The query, and each element that it finds with its index.
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
    /// The role, the label, the identifier, the place, and the view that contains the element, for failures.
    var summary: String {
        let name = "\(role.rawValue) \(label.debugDescription)"
        let identifier = identifier.map { " (identifier \($0.debugDescription))" } ?? ""
        let place = [frame.minX, frame.minY].map { Double($0).formatted(.place) }.joined(separator: ", ")
        let container = view?.superview.map { " in \(Swift.type(of: $0))" } ?? ""
        return "\(name)\(identifier) at (\(place))\(container)\(isEnabled ? "" : ", disabled")"
    }
}

extension FormatStyle where Self == FloatingPointFormatStyle<Double> {
    /// Points with at most one decimal, the same in every locale.
    fileprivate static var place: Self {
        FloatingPointFormatStyle(locale: Locale(identifier: "en_US_POSIX")).precision(.fractionLength(0...1))
            .grouping(.never)
    }
}
