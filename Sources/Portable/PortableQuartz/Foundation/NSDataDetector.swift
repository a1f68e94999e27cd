import Foundation

/// The bits of several types of checking results.
public typealias NSTextCheckingTypes = UInt64

/// The bits of all types of the system.
public let NSTextCheckingAllSystemTypes: NSTextCheckingTypes = 0xffff_ffff

/// The bits of all types of the app.
public let NSTextCheckingAllCustomTypes: NSTextCheckingTypes = 0xffff_ffff << 32

/// The bits of all types.
public let NSTextCheckingAllTypes: NSTextCheckingTypes = .max

/// An object that finds links and phone numbers in text.
///
/// ```swift
/// let text = "Call 555-0100, or visit example.com."
/// let detector = try NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue)
/// for match in detector.matches(in: text, range: NSRange(text.startIndex..., in: text)) {
///     print(match.url ?? "")
/// }
/// ```
///
/// Differs from Foundation: addresses, dates, and transit information aren't found, and the class isn't a subclass of
/// `NSRegularExpression`, whose methods can't be overridden on Linux.
open class NSDataDetector: NSObject, @unchecked Sendable {
    /// The bits of the types of data to find.
    public let checkingTypes: NSTextCheckingTypes

    /// Creates a detector for types of data.
    ///
    /// - Parameter checkingTypes: The raw values of one or more types of `NSTextCheckingResult`, as a bit mask.
    /// - Throws: An error if there's no type.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
        guard checkingTypes != 0 else {
            throw CocoaError(CocoaError.Code(rawValue: 2048), userInfo: ["NSTextCheckingTypes": checkingTypes])
        }
        self.checkingTypes = checkingTypes
        super.init()
    }

    private var kinds: Set<DetectedData.Kind> {
        let types = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
        var kinds: Set<DetectedData.Kind> = []
        if types.contains(.detectedLink) { kinds.insert(.link) }
        if types.contains(.detectedPhoneNumber) { kinds.insert(.phoneNumber) }
        return kinds
    }

    /// Returns the data in a range of a text, in order.
    ///
    /// - Complexity: O(*n*) in the length of the range.
    open func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        DetectedData.all(in: string, range: range, of: kinds).map { DataCheckingResult($0, in: string) }
    }

    /// Returns the first data in a range of a text, or `nil` if there's none.
    open func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? {
        matches(in: string, options: options, range: range).first
    }

    /// Returns the number of data in a range of a text.
    open func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int {
        matches(in: string, options: options, range: range).count
    }

    /// Returns the range of the first data in a range of a text, or a range at `NSNotFound` if there's none.
    open func rangeOfFirstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
    }

    /// Calls a closure with the data in a range of a text, in order, until the closure sets its last parameter to `true`.
    open func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for match in matches(in: string, options: options, range: range) {
            block(match, [], &stop)
            if stop.boolValue { return }
        }
    }
}

/// A link or a phone number that a data detector has found.
private final class DataCheckingResult: NSTextCheckingResult {
    let data: DetectedData
    let text: String

    init(_ data: DetectedData, in string: String) {
        self.data = data
        text = Range(data.range, in: string).map { String(string[$0]) } ?? ""
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override var resultType: CheckingType { data.kind == .link ? .detectedLink : .detectedPhoneNumber }

    override var numberOfRanges: Int { 1 }

    override func range(at idx: Int) -> NSRange {
        precondition(idx == 0, "The index \(idx) is out of bounds: the result has one range.")
        return data.range
    }
}

extension NSTextCheckingResult {
    /// The URL of a link, or `nil` for other results. An email address has the scheme `mailto`.
    public var url: URL? {
        (self as? DataCheckingResult).flatMap { $0.data.kind == .link ? $0.data.url : nil }
    }

    /// The text of a phone number, or `nil` for other results.
    public var phoneNumber: String? {
        (self as? DataCheckingResult).flatMap { $0.data.kind == .phoneNumber ? $0.text : nil }
    }

    /// The date of a result. It's always `nil`, because detectors don't find dates.
    public var date: Date? { nil }

    /// The time zone of a date. It's always `nil`, because detectors don't find dates.
    public var timeZone: TimeZone? { nil }

    /// The duration of an event, in seconds. It's always 0, because detectors don't find dates.
    public var duration: TimeInterval { 0 }
}

extension NSTextCheckingResult.CheckingType {
    // Foundation's constants, which are deprecated on Linux because Foundation returns no such results.
    fileprivate static let detectedLink = NSTextCheckingResult.CheckingType(rawValue: 1 << 6)
    fileprivate static let detectedPhoneNumber = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)
}
