import Foundation

/// A link or a phone number in a text.
package struct DetectedData: Equatable, Sendable {
    /// The kinds of data that can be found.
    package enum Kind: Sendable {
        case link, phoneNumber
    }

    package let kind: Kind
    package let range: NSRange
    package let url: URL

    /// Returns the data of the given kinds in the order of the text. Links take precedence over phone numbers.
    package static func all(in text: String, range: NSRange? = nil, of kinds: Set<Kind>) -> [DetectedData] {
        let area = range ?? NSRange(location: 0, length: text.utf16.count)
        var found: [DetectedData] = []
        for detector in [Self.addresses, Self.links, Self.phoneNumbers] where kinds.contains(detector.kind) {
            let matches = detector.expression.matches(in: text, range: area)
            for match in matches where !found.contains(where: { $0.range.intersection(match.range) != nil }) {
                guard let range = Range(match.range, in: text), let url = detector.url(String(text[range])) else {
                    continue
                }
                found.append(DetectedData(kind: detector.kind, range: match.range, url: url))
            }
        }
        return found.sorted { $0.range.location < $1.range.location }
    }

    private struct Detector {
        let kind: Kind
        let expression: NSRegularExpression
        let url: @Sendable (String) -> URL?

        init(_ kind: Kind, _ pattern: String, url: @escaping @Sendable (String) -> URL?) {
            self.kind = kind
            // The patterns are constants.
            expression = try! NSRegularExpression(pattern: pattern, options: .caseInsensitive)
            self.url = url
        }
    }

    private static let addresses = Detector(.link, #"\b[a-z0-9._%+-]+@(?:[a-z0-9-]+\.)+[a-z]{2,}\b"#) {
        URL(string: "mailto:" + $0)
    }

    /// URLs, and domains with a common ending. Punctuation at the end belongs to the sentence.
    private static let links = Detector(
        .link,
        #"\b(?:https?://|www\.)[^\s<>"]*[^\s<>".,;:!?)\]']"#
            + #"|\b(?:[a-z0-9-]+\.)+(?:com|org|net|edu|gov|io|app|dev)\b(?:/[^\s<>"]*[^\s<>".,;:!?)\]'])?"#
    ) { text in
        URL(string: text.contains("://") ? text : "http://" + text)
    }

    /// Seven to fifteen digits, in groups.
    private static let phoneNumbers = Detector(
        .phoneNumber, #"(?<![\w.,])(?:\+\d{1,3}[ .-]?)?(?:\(\d{2,5}\)[ ]?|\d{2,5}[ .-])?\d{3,4}[ .-]\d{3,5}(?![\w-])"#
    ) { text in
        let digits = text.filter { $0.isNumber || $0 == "+" }
        return (7...15).contains(digits.count) ? URL(string: "tel:" + digits) : nil
    }
}
