import Foundation
import Testing

@testable import PortableQuartz
@testable import PortableGraphics
@testable import PortableUIKitCore
@testable import PortableControls
@testable import PortableCollections
import PortableUIKit

/// The samples for the cardinal rules in Unicode's CLDR.
struct PluralRulesTests {
    private func categories(_ numbers: [Double], _ language: String) -> Set<String> {
        Set(numbers.map { PluralCategory(PluralNumber($0), language: language).rawValue })
    }

    @Test(arguments: [
        ("en", ["one": [1], "other": [0, 2, 11, 101, 1.5]]),
        ("de", ["one": [1], "other": [0, 2, 21, 100, 0.5]]),
        ("nl", ["one": [1], "other": [0, 2, 1.5]]),
        ("sv", ["one": [1], "other": [0, 2, 1.1]]),
        ("fr", ["one": [0, 1, 1.5], "many": [1_000_000], "other": [2, 17, 1_000_001]]),
        ("es", ["one": [1], "many": [2_000_000], "other": [0, 2, 1.5]]),
        ("it", ["one": [1], "many": [1_000_000], "other": [0, 2, 1.5]]),
        ("pt", ["one": [0, 1, 1.5], "many": [1_000_000], "other": [2, 100]]),
        ("pt-PT", ["one": [1], "other": [0, 2, 1.5]]),
        ("pl", ["one": [1], "few": [2, 4, 22, 104], "many": [0, 5, 11, 12, 14, 21, 25], "other": [1.5]]),
        ("ru", ["one": [1, 21, 101], "few": [2, 4, 22, 102], "many": [0, 5, 11, 12, 14, 111, 25], "other": [1.5]]),
        ("uk", ["one": [1, 31], "few": [3, 33], "many": [0, 10, 13, 20], "other": [0.1]]),
        ("cs", ["one": [1], "few": [2, 3, 4], "many": [1.5], "other": [0, 5, 22, 100]]),
        (
            "ar",
            [
                "zero": [0], "one": [1], "two": [2], "few": [3, 10, 103, 1010], "many": [11, 99, 111],
                "other": [100, 102, 1000, 1.5],
            ]
        ),
        ("he", ["one": [1, 0.5], "two": [2], "other": [0, 3, 10, 20, 1.5]]),
        ("ja", ["other": [0, 1, 2, 1.5]]), ("zh-Hans", ["other": [0, 1, 2]]), ("ko", ["other": [0, 1, 2]]),
        ("da", ["one": [1, 0.1, 1.5], "other": [0, 2, 3.4]]),
        ("tr", ["one": [1], "other": [0, 2]]), ("hi", ["one": [0, 1, 0.5], "other": [2, 1.5]]),
        ("hr", ["one": [1, 21, 0.1], "few": [2, 22, 0.2], "other": [0, 5, 11, 12, 0.5]]),
        ("sl", ["one": [1, 101], "two": [2, 102], "few": [3, 104, 1.5], "other": [0, 5, 100]]),
        ("lt", ["one": [1, 21], "few": [2, 9, 22], "many": [1.5], "other": [0, 10, 11, 19]]),
        ("lv", ["zero": [0, 10, 11, 19], "one": [1, 21, 0.1], "other": [2, 9, 0.2]]),
        ("ro", ["one": [1], "few": [0, 2, 16, 101, 1.5], "other": [20, 100]]),
        ("cy", ["zero": [0], "one": [1], "two": [2], "few": [3], "many": [6], "other": [4, 7]]),
        ("ga", ["one": [1], "two": [2], "few": [3, 6], "many": [7, 10], "other": [0, 11, 1.5]]),
        ("tlh", ["one": [1], "other": [0, 2]]),
    ])
    func `each number has the form of its language`(_ language: String, _ samples: [String: [Double]]) {
        for (category, numbers) in samples {
            #expect(categories(numbers, language) == [category], "\(category) in \(language)")
        }
    }

    @Test func `a number's fraction consists of its written digits`() {
        let number = PluralNumber(-12.25)
        #expect(number.i == 12 && number.v == 2 && number.f == 25)
        #expect(PluralNumber(3.0) == PluralNumber(3))
        #expect(PluralNumber(1e300).v == 0 && PluralNumber(.nan).v == 0 && PluralNumber(.infinity).v == 0)
        #expect(PluralNumber(Int64.min).i == 1 << 63)
        #expect(PluralNumber(argument: CGFloat(7))?.i == 7 && PluralNumber(argument: NSString("7")) == nil)
    }
}
