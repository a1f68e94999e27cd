import Foundation
@_spi(Collage) import PortablePredicates

/// An expression. It's Collage's class, because Foundation's class with this name isn't usable on Linux.
public typealias NSExpression = PortablePredicates.NSExpression

extension PortablePredicates.NSExpression {
    /// The function of all objects in SQL, and its argument; no function for a value of each object.
    var column: (function: String?, operand: PredicateOperand)? {
        switch predicateOperand {
        case .keys(let keys):
            // `@max.age` is the function of an attribute of all objects.
            let operators = ["@sum": "SUM", "@avg": "AVG", "@min": "MIN", "@max": "MAX", "@count": "COUNT"]
            guard let first = keys.first, let name = operators[first] else { return (nil, .keys(keys)) }
            return (name, .keys(Array(keys.dropFirst())))
        case .function(let function, let arguments):
            let names: [PredicateFunction: String] = [
                .sum: "SUM", .average: "AVG", .minimum: "MIN", .maximum: "MAX", .count: "COUNT",
            ]
            guard let name = names[function], let argument = arguments.first, arguments.count == 1 else {
                return (nil, predicateOperand)
            }
            return (name, argument)
        case .path, .subquery: return (nil, predicateOperand)
        case .constant, .list, .variable: return nil
        }
    }
}
