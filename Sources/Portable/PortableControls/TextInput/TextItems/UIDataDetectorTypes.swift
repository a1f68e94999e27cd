import Foundation

/// The kinds of data that a text view finds in its text.
///
/// Differs from UIKit: only links and phone numbers are found.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    /// The bits of the kinds.
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Phone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// URLs, domains, and email addresses.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Postal addresses.
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    /// Dates and times of events.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// Tracking numbers of parcels.
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
    /// Numbers of flights.
    public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
    /// Words that the user may want to look up.
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
    /// Amounts of money.
    public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
    /// Values with units.
    public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
    /// All kinds of data.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// A link or a phone number in text.
struct DetectedData: Equatable {
    let range: NSRange
    let url: URL

    /// Returns the data of the given kinds in the order of the text. Links take precedence over phone numbers.
    static func all(in text: String, of types: UIDataDetectorTypes) -> [DetectedData] {
        var found: [DetectedData] = []
        for detector in [Self.addresses, Self.links, Self.phoneNumbers] where types.contains(detector.type) {
            let matches = detector.expression.matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
            for match in matches where !found.contains(where: { $0.range.intersection(match.range) != nil }) {
                guard let range = Range(match.range, in: text), let url = detector.url(String(text[range])) else {
                    continue
                }
                found.append(DetectedData(range: match.range, url: url))
            }
        }
        return found.sorted { $0.range.location < $1.range.location }
    }

    private struct Detector {
        let type: UIDataDetectorTypes
        let expression: NSRegularExpression
        let url: @Sendable (String) -> URL?

        init(_ type: UIDataDetectorTypes, _ pattern: String, url: @escaping @Sendable (String) -> URL?) {
            self.type = type
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
