import Foundation
import PortableUIKit
import Testing

/// `NSDataDetector`, which Foundation lacks on Linux.
struct DataDetectorTests {
    private typealias Types = NSTextCheckingResult.CheckingType

    // Foundation's constants, which are deprecated on Linux.
    private let link = Types(rawValue: 1 << 6), phoneNumber = Types(rawValue: 1 << 11)

    private let text = "Call (408) 555-1234 or write to tim@example.org, see https://example.org/a?b=1."

    private func results(_ types: Types, in text: String) throws -> [NSTextCheckingResult] {
        let detector = try NSDataDetector(types: types.rawValue)
        return detector.matches(in: text, range: NSRange(text.startIndex..., in: text))
    }

    @Test func `links, email addresses, and phone numbers are found in the order of the text`() throws {
        let found = try results([link, phoneNumber], in: text)
        #expect(found.map(\.resultType) == [phoneNumber, link, link])
        #expect(found[0].phoneNumber == "(408) 555-1234" && found[0].url == nil)
        #expect(found[1].url?.absoluteString == "mailto:tim@example.org" && found[1].phoneNumber == nil)
        #expect(found[2].url?.absoluteString == "https://example.org/a?b=1" && found[2].date == nil)
        #expect(found[1].range == (text as NSString).range(of: "tim@example.org"))
        #expect(found.map(\.numberOfRanges) == [1, 1, 1] && found[0].range(at: 0) == found[0].range)
    }

    @Test func `only the given types are found, in the given range`() throws {
        #expect(try results(link, in: text).count == 2 && results(phoneNumber, in: text).count == 1)
        #expect(try results(Types(rawValue: 1 << 4), in: text).isEmpty)
        let detector = try NSDataDetector(types: link.rawValue)
        let range = NSRange(location: 0, length: 20)
        #expect(detector.numberOfMatches(in: text, range: range) == 0)
        #expect(detector.firstMatch(in: text, range: range) == nil)
        #expect(detector.rangeOfFirstMatch(in: text, range: range).location == NSNotFound)
        #expect(detector.checkingTypes == link.rawValue)
    }

    @Test func `the enumeration stops`() throws {
        let detector = try NSDataDetector(types: NSTextCheckingAllTypes)
        var count = 0
        detector.enumerateMatches(in: text, range: NSRange(text.startIndex..., in: text)) { result, _, stop in
            count += result == nil ? 0 : 1
            stop.pointee = ObjCBool(count == 2)
        }
        #expect(count == 2)
    }

    @Test func `a detector of no types isn't created`() {
        #expect(throws: CocoaError.self) { try NSDataDetector(types: 0) }
    }
}
