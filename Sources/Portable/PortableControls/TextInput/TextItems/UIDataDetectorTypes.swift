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

extension UIDataDetectorTypes {
    /// The kinds of data that are found.
    var detectedKinds: Set<DetectedData.Kind> {
        var kinds: Set<DetectedData.Kind> = []
        if contains(.link) { kinds.insert(.link) }
        if contains(.phoneNumber) { kinds.insert(.phoneNumber) }
        return kinds
    }
}
