import Foundation
import Testing

@testable import PortablePredicates
@testable import PortableQuartz
@testable import PortableGraphics
@testable import PortableUIKitCore
@testable import PortableControls
@testable import PortableCollections
import PortableUIKit

struct PredicateFormatTests {
    private class Animal: NSObject {
        let name: String
        var legs: Int
        lazy var nickname = String(name.prefix(2))

        init(_ name: String, legs: Int) {
            self.name = name
            self.legs = legs
        }
    }

    private final class Pet: Animal {
        var owner: [String: Any]?
    }

    private static let fruits = ["Apple", "Éclair", "banana", "Cherry", "apricot"]

    private func filtered(_ format: String, _ arguments: Any...) -> [String] {
        let predicate = NSPredicate(format: format, argumentArray: arguments)
        return Self.fruits.filter { predicate.evaluate(with: $0) }
    }

    @Test func `strings are compared with and without regard to case and accents`() {
        #expect(filtered("SELF CONTAINS %@", "an") == ["banana"])
        #expect(filtered("SELF CONTAINS[c] %@", "A") == ["Apple", "Éclair", "banana", "apricot"])
        #expect(filtered("self beginswith[cd] 'e'") == ["Éclair"])
        #expect(filtered("SELF BEGINSWITH 'ap'") == ["apricot"])
        #expect(filtered("SELF ENDSWITH[c] \"E\"") == ["Apple"])
        #expect(filtered("SELF LIKE[c] 'a*'") == ["Apple", "apricot"])
        #expect(filtered("SELF LIKE '?herry'") == ["Cherry"])
        #expect(filtered("SELF MATCHES %@", "[A-Z].*y") == ["Cherry"])
        #expect(filtered("SELF == 'apple'") == [])
        #expect(filtered("SELF ==[c] 'apple'") == ["Apple"])
        #expect(filtered("SELF > 'b'") == ["Éclair", "banana"])
        #expect(filtered("SELF.length = 6") == ["Éclair", "banana", "Cherry"])
    }

    @Test func `conditions are joined by precedence`() {
        #expect(filtered("SELF = 'Apple' OR SELF = 'banana' AND SELF CONTAINS 'x'") == ["Apple"])
        #expect(filtered("(SELF = 'Apple' OR SELF = 'banana') AND SELF CONTAINS 'p'") == ["Apple"])
        #expect(filtered("NOT SELF CONTAINS[c] 'a' || SELF = %@", "banana") == ["banana", "Cherry"])
        #expect(filtered("!(SELF IN %@) && TRUEPREDICATE", ["Apple", "Cherry"]) == ["Éclair", "banana", "apricot"])
        #expect(filtered("SELF IN {'Apple', \"Cherry\"}") == ["Apple", "Cherry"])
        #expect(filtered("(SELF) IN {}") == [])
        #expect(filtered("FALSEPREDICATE") == [])
    }

    @Test func `keys of dictionaries are read`() {
        let rows: [[String: Any]] = [
            ["name": "Ada", "age": 36, "home": ["city": "London"], "tags": ["math", "code"]],
            ["name": "Ben", "age": 7.5, "home": ["city": "Ulm"], "tags": [String](), "nick": NSNull()],
        ]
        func names(_ format: String, _ arguments: Any...) -> [String] {
            let predicate = NSPredicate(format: format, argumentArray: arguments)
            return (rows as NSArray).filtered(using: predicate).compactMap {
                ($0 as? [String: Any])?["name"] as? String
            }
        }
        #expect(names("age >= 8") == ["Ada"])
        #expect(names("%K < %d", "age", 8) == ["Ben"])
        #expect(names("age BETWEEN {7, %f}", 7.5) == ["Ben"])
        #expect(names("home.city = 'Ulm'") == ["Ben"])
        #expect(names("ANY tags = 'math'") == ["Ada"])
        #expect(names("NONE tags BEGINSWITH 'c'") == ["Ben"])
        #expect(names("ALL tags CONTAINS 'a'") == ["Ben"])
        #expect(names("tags CONTAINS 'code'") == ["Ada"])
        #expect(names("tags.@count = 0") == ["Ben"])
        #expect(names("nick = nil") == ["Ada", "Ben"])
        #expect(names("nick != NULL") == [])
        #expect(names("age = -1") == [])
    }

    @Test func `keys are stored properties of objects and their superclasses`() {
        let pet = Pet("Rex", legs: 4)
        #expect(NSPredicate(format: "name = %@ AND legs = %d", "Rex", 4).evaluate(with: pet))
        #expect(NSPredicate(format: "owner = nil").evaluate(with: pet))
        pet.owner = ["name": "Ada"]
        #expect(NSPredicate(format: "owner.name LIKE 'A?a'").evaluate(with: pet))
        _ = pet.nickname
        #expect(NSPredicate(format: "nickname = 'Re'").evaluate(with: pet))
    }

    @Test func `dates, Boolean values, and compound predicates are compared`() {
        let day = Date(timeIntervalSinceReferenceDate: 0)
        let row: [String: Any] = ["day": day, "isNew": true]
        #expect(NSPredicate(format: "day < %@ AND isNew = YES", day.addingTimeInterval(1)).evaluate(with: row))
        #expect(!NSPredicate(format: "isNew == %@", NSNumber(value: false)).evaluate(with: row))
        let parts = [NSPredicate(format: "isNew = TRUE"), NSPredicate(format: "day > %@", day)]
        #expect(!NSCompoundPredicate(andPredicateWithSubpredicates: parts).evaluate(with: row))
        #expect(NSCompoundPredicate(orPredicateWithSubpredicates: parts).evaluate(with: row))
    }

    @Test func `a compound predicate is created from a format`() {
        let row: [String: Any] = ["name": "Ada", "age": 36]
        let both = NSCompoundPredicate(format: "name BEGINSWITH[c] %@ AND age > %d", "a", 35)
        #expect(both.evaluate(with: row) && both.subpredicates.count == 1 && both.compoundPredicateType == .and)
        #expect(!NSCompoundPredicate(format: "age < 18").evaluate(with: row))
    }

    @Test func `values are calculated`() {
        let row: [String: Any] = [
            "a": 7, "b": 2, "x": 1.5, "name": "Ada", "due": Date(timeIntervalSinceNow: -60), "empty": NSNull(),
            "list": ["u", "v", "w"],
            "pets": [["name": "Rex", "age": 3], ["name": "Tom", "age": 9]],
        ]
        func holds(_ format: String, _ arguments: Any...) -> Bool {
            NSPredicate(format: format, argumentArray: arguments).evaluate(with: row)
        }
        #expect(holds("a + b * 2 = 11") && holds("(a + b) * 2 = 18") && holds("a -2 = 5") && holds("a - b - 1 = 4"))
        #expect(holds("a / b = 3") && holds("a / x > 4.6") && holds("b ** 3 = 8") && holds("-a = -7"))
        #expect(holds("modulus:by:(a, 4) = 3") && holds("abs(b - a) = 5") && holds("sqrt(b + b) = 2"))
        #expect(
            holds("lowercase(name) = 'ada'") && holds("uppercase(name) BEGINSWITH 'AD'") && holds("length(name) = 3"))
        #expect(holds("canonical:('Éa') = 'ea'") && holds("now:() > due"))
        #expect(holds("due < now()") && holds("empty + 1 = nil") && holds("a / 0 = nil"))
        #expect(holds("list[FIRST] = 'u'") && holds("list[LAST] = 'w'") && holds("list[SIZE] = 3"))
        #expect(holds("list[1] = 'v'") && holds("list[9] = nil") && holds("pets[LAST].name = 'Tom'"))
        #expect(holds("sum(pets.age) = 12") && holds("max(a, 11, 3) = 11") && holds("count(list) = 3"))
        #expect(holds("%K.@count = 2", "pets") && holds("%K.@max.age = %d + 1", "pets", 8))
    }

    @Test func `a subquery selects elements, and can compare them with the object`() {
        let row: [String: Any] = ["limit": 5, "pets": [["name": "Rex", "age": 3], ["name": "Tom", "age": 9]]]
        func holds(_ format: String, _ arguments: Any...) -> Bool {
            NSPredicate(format: format, argumentArray: arguments).evaluate(with: row)
        }
        #expect(holds("SUBQUERY(pets, $p, $p.age > limit).@count = 1"))
        #expect(holds("SUBQUERY(pets, $p, $p.age > 2 AND $p.name CONTAINS 'o')[FIRST].name = 'Tom'"))
        #expect(holds("SUBQUERY(pets, $p, $p.name = %@).@count = 0", "Max"))
        #expect(holds("SUBQUERY(pets, $p, SUBQUERY(pets, $q, $q.age < $p.age).@count > 0).@count = 1"))
    }

    @Test(arguments: [
        "", "name =", "= 3", "name ~ 3", "name = %@", "(a = 1", "a = 1 b", "a = 'x", "a =[q] 'x'", "a = {1", "a = %y",
        "SUBQUERY(a, $x).@count > 0", "a + = 2", "unknown(a) = 2", "a[1 = 2", "a[] = 1", "SUBQUERY(a, $x, $x = 1 = 2",
        "abs(a = 1",
    ])
    func `a format that can't be read is rejected with a reason`(_ format: String) {
        #expect(throws: PredicateFormatError.self) {
            var parser = try PredicateParser(format, arguments: [])
            _ = try parser.condition()
        }
    }

    private func read(_ format: String) throws {
        var parser = try PredicateParser(format, arguments: [])
        _ = try parser.condition()
    }

    @Test(arguments: ["(", "NOT ", "SELF IN {", "!", "SELF IN ("])
    func `a format with too many parentheses is rejected`(part: String) {
        #expect(throws: PredicateFormatError.self) {
            try read(String(repeating: part, count: 20_000) + "TRUEPREDICATE")
        }
    }

    @Test func `a format with a hundred parentheses is read`() throws {
        let format = String(repeating: "(", count: 100) + "TRUEPREDICATE" + String(repeating: ")", count: 100)
        try read(format)
        try read(String(repeating: "TRUEPREDICATE AND ", count: 1_000) + "TRUEPREDICATE")
    }
}
