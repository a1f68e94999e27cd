import Foundation
import Testing

@_spi(Collage) @testable import PortablePredicates

private typealias NSExpression = PortablePredicates.NSExpression
private typealias NSComparisonPredicate = PortablePredicates.NSComparisonPredicate

struct ExpressionTests {
    @Test func `an expression of a format is calculated, as in a calculator`() {
        func value(_ format: String) -> Double? {
            (NSExpression(format: format).expressionValue(with: nil, context: nil) as? NSNumber)?.doubleValue
        }
        #expect(value("1 + 2 * 3") == 7)
        #expect(value("(1.5 + 2.5) / 2") == 2)
        #expect(value("2 ** 3") == 8)
    }

    @Test func `an expression has the value at a key path, of a variable, or of a function`() {
        let object = ["name": "tea", "price": 4] as [String: Any]
        #expect(NSExpression(forKeyPath: "name").expressionValue(with: object, context: nil) as? String == "tea")
        #expect(
            NSExpression(forVariable: "x").expressionValue(with: nil, context: ["x": 3]) as? Int == 3)
        let sum = NSExpression(forFunction: "sum:", arguments: [NSExpression(forConstantValue: [1, 2, 3])])
        #expect((sum.expressionValue(with: nil, context: nil) as? NSNumber)?.intValue == 6)
    }

    @Test func `a comparison of expressions filters objects`() {
        let titles = ["Green Tea", "Coffee", "Té"].map { ["title": $0] }
        func filtered(
            _ type: NSComparisonPredicate.Operator, _ value: String, _ options: NSComparisonPredicate.Options = []
        ) -> [String?] {
            let predicate = NSComparisonPredicate(
                leftExpression: NSExpression(forKeyPath: "title"),
                rightExpression: NSExpression(forConstantValue: value),
                modifier: .direct, type: type, options: options)
            return titles.filter { predicate.evaluate(with: $0) }.map { $0["title"] }
        }
        #expect(filtered(.contains, "tea") == [])
        #expect(filtered(.contains, "te", [.caseInsensitive, .diacriticInsensitive]) == ["Green Tea", "Té"])
        #expect(filtered(.equalTo, "Coffee") == ["Coffee"])
        #expect(filtered(.beginsWith, "Green") == ["Green Tea"])
    }

    @Test func `comparisons are parts of compound predicates`() {
        let comparisons = [NSComparisonPredicate.Operator.greaterThan, .lessThan].map { type in
            NSComparisonPredicate(
                leftExpression: NSExpression(forKeyPath: "age"),
                rightExpression: NSExpression(forConstantValue: type == .greaterThan ? 3 : 9), modifier: .direct,
                type: type)
        }
        let both = NSCompoundPredicate(andPredicateWithSubpredicates: comparisons)
        #expect([2, 5, 9].filter { both.evaluate(with: ["age": $0]) } == [5])
        #expect(both.condition != nil)
    }
}
