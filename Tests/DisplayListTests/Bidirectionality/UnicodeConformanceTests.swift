import Foundation
import Testing

@testable import DisplayList

/// Unicode's test cases for the algorithm, from Debian's package `unicode-data`. Every sixteenth case runs, and all
/// cases if `COLLAGE_ALL_OF_UNICODE` is set.
struct UnicodeConformanceTests {
    static let folder = URL(fileURLWithPath: "/usr/share/unicode")
    private static let step = ProcessInfo.processInfo.environment["COLLAGE_ALL_OF_UNICODE"] == nil ? 16 : 1

    static func lines(of file: String) throws -> [Substring] {
        try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
            .split(separator: "\n").filter { !$0.hasPrefix("#") }
    }

    /// The levels in Unicode's notation: `nil` for characters that rule X9 removes.
    private func written(_ paragraph: BidirectionalParagraph, _ types: [BidirectionalClass]) -> [UInt8?] {
        zip(paragraph.levels, types).map { level, type in type.isRemoved ? nil : level }
    }

    private func levels(_ text: some StringProtocol) -> [UInt8?] { text.split(separator: " ").map { UInt8($0) } }

    /// The positions of the characters that aren't removed, from left to right.
    private func order(_ levels: [UInt8?]) -> [Int] {
        let places = levels.indices.filter { levels[$0] != nil }
        return Bidirectionality.visualOrder(of: levels.compactMap { $0 }).map { places[$0] }
    }

    @Test func `the characters of Unicode's test file have the expected levels and order`() throws {
        var count = 0
        for (number, line) in try Self.lines(of: "BidiCharacterTest.txt").enumerated() where number % Self.step == 0 {
            let fields = line.split(separator: ";", omittingEmptySubsequences: false)
            let scalars = fields[0].split(separator: " ").compactMap {
                UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
            }
            let types = scalars.map { BidirectionalClass($0) }
            let base: UInt8? = fields[1] == "2" ? nil : UInt8(fields[1])
            let paragraph = BidirectionalParagraph(types: types, scalars: scalars, baseLevel: base)
            let written = written(paragraph, types)
            guard paragraph.baseLevel == UInt8(fields[2]), written == levels(fields[3]),
                order(written) == fields[4].split(separator: " ").compactMap({ Int($0) })
            else {
                Issue.record("\(line): \(paragraph.baseLevel); \(written)")
                return
            }
            count += 1
        }
        #expect(count > 5_000)
    }

    @Test func `the classes of Unicode's test file have the expected levels and order`() throws {
        let classes = Dictionary(
            uniqueKeysWithValues: zip(
                "L R AL EN ES ET AN CS NSM BN B S WS ON LRE LRO RLE RLO PDF LRI RLI FSI PDI".split(separator: " "),
                BidirectionalClass.allCases))
        var expected: [UInt8?] = []
        var expectedOrder: [Int] = []
        var count = 0
        for (number, line) in try Self.lines(of: "BidiTest.txt").enumerated() {
            if line.hasPrefix("@Levels:") {
                expected = levels(line.dropFirst("@Levels:".count).replacing("\t", with: " "))
            } else if line.hasPrefix("@Reorder:") {
                expectedOrder = line.dropFirst("@Reorder:".count).split { $0.isWhitespace }.compactMap { Int($0) }
            } else if !line.hasPrefix("@"), number % Self.step == 0 {
                let fields = line.split(separator: ";")
                let types = fields[0].split(separator: " ").compactMap { classes[$0] }
                let bits = Int(fields[1].drop { $0 == " " }) ?? 0
                for (bit, base) in ([nil, 0, 1] as [UInt8?]).enumerated() where bits & 1 << bit != 0 {
                    let paragraph = BidirectionalParagraph(types: types, scalars: [], baseLevel: base)
                    let written = written(paragraph, types)
                    guard written == expected, order(written) == expectedOrder else {
                        Issue.record("\(line) with \(String(describing: base)): \(written), not \(expected)")
                        return
                    }
                    count += 1
                }
            }
        }
        #expect(count > 45_000)
    }

    @Test func `each character has its class`() throws {
        let names = "L R AL EN ES ET AN CS NSM BN B S WS ON LRE LRO RLE RLO PDF LRI RLI FSI PDI".split(separator: " ")
        var count = 0
        for line in try Self.lines(of: "extracted/DerivedBidiClass.txt") {
            let fields = line.prefix { $0 != "#" }.split(separator: ";")
            let bounds = fields[0].filter { $0 != " " }.split(separator: ".").compactMap { UInt32($0, radix: 16) }
            let name = fields[1].filter { $0 != " " }
            for value in bounds[0]...(bounds.last ?? bounds[0]) {
                // A surrogate isn't a scalar.
                guard let scalar = Unicode.Scalar(value) else { continue }
                let found = names[Int(BidirectionalClass(scalar).rawValue)]
                guard found == name else {
                    Issue.record("U+\(String(value, radix: 16)) is \(found), not \(name)")
                    return
                }
                count += 1
            }
        }
        #expect(count > 250_000)
    }
}
