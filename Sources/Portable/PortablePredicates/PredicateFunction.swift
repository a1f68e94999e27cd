import Foundation

/// A function of values, named after the method that Foundation's expressions call.
@_spi(Collage)
public enum PredicateFunction: String, CaseIterable, Sendable {
    case add = "add:to:"
    case subtract = "from:subtract:"
    case multiply = "multiply:by:"
    case divide = "divide:by:"
    case modulus = "modulus:by:"
    case power = "raise:toPower:"
    case absolute = "abs:"
    case squareRoot = "sqrt:"
    case logarithm = "log:"
    case naturalLogarithm = "ln:"
    case exponential = "exp:"
    case ceiling = "ceiling:"
    case floor = "floor:"
    case truncated = "trunc:"
    case lowercase = "lowercase:"
    case uppercase = "uppercase:"
    /// The text without differences of case and accents.
    case canonical = "canonical:"
    case length = "length:"
    case now = "now"
    case sum = "sum:"
    case average = "average:"
    case minimum = "min:"
    case maximum = "max:"
    case count = "count:"
    /// The element of a collection at an index, which can also be `FIRST` or `LAST`.
    case element = "objectFrom:withIndex:"

    /// Creates the function that formats call by a name, such as `lowercase` or `modulus:by:`.
    init?(name: String) {
        // Expressions of data models also have a colon after the names of functions without arguments.
        let names = [name, name + ":", String(name.dropLast(name.hasSuffix(":") ? 1 : 0))]
        guard let function = names.lazy.compactMap(PredicateFunction.init(rawValue:)).first else { return nil }
        self = function
    }

    /// Returns the value of the function. It's `nil` if an argument of a calculation is missing.
    public func value(_ arguments: [Any?]) -> Any? {
        switch self {
        case .now: return Date()
        case .sum, .average, .minimum, .maximum, .count: return collected(arguments)
        case .element: return Self.element(arguments)
        case .lowercase: return Self.text(arguments)?.lowercased()
        case .uppercase: return Self.text(arguments)?.uppercased()
        case .canonical:
            return Self.text(arguments)?.folding(
                options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
        case .length: return Self.text(arguments)?.utf16.count
        default: return calculated(arguments)
        }
    }

    private static func text(_ arguments: [Any?]) -> String? {
        PredicateValues.plain(arguments.first ?? nil) as? String
    }

    // MARK: Collections

    private func collected(_ arguments: [Any?]) -> Any? {
        let elements = (arguments.count == 1 ? PredicateValues.elements(of: arguments[0]) : nil) ?? arguments
        switch self {
        case .sum: return CollectionOperator.sum.value(of: elements)
        case .average: return CollectionOperator.average.value(of: elements)
        case .minimum: return CollectionOperator.minimum.value(of: elements)
        case .maximum: return CollectionOperator.maximum.value(of: elements)
        default: return elements.count
        }
    }

    private static func element(_ arguments: [Any?]) -> Any? {
        guard arguments.count == 2 else { return nil }
        if let dictionary = arguments[0] as? [String: Any], let key = arguments[1] as? String { return dictionary[key] }
        guard let elements = PredicateValues.elements(of: arguments[0]) else { return nil }
        switch PredicateValues.plain(arguments[1]) {
        case "FIRST" as String: return elements.first ?? nil
        case "LAST" as String: return elements.last ?? nil
        case let index as NSNumber:
            return elements.indices.contains(index.intValue) ? elements[index.intValue] : nil
        default: return nil
        }
    }

    // MARK: Numbers

    private func calculated(_ arguments: [Any?]) -> Any? {
        let numbers = arguments.compactMap { PredicateValues.plain($0) as? NSNumber }
        guard numbers.count == arguments.count, let first = numbers.first else { return nil }
        if numbers.allSatisfy(Self.isWhole), let whole = whole(numbers.map(\.int64Value)) {
            return NSNumber(value: whole)
        }
        let left = first.doubleValue
        guard numbers.count == 2 else { return unary(left).map { NSNumber(value: $0) } }
        return binary(left, numbers[1].doubleValue).map { NSNumber(value: $0) }
    }

    private static func isWhole(_ number: NSNumber) -> Bool {
        !(number is NSDecimalNumber) && !["d", "f"].contains(String(cString: number.objCType))
    }

    /// Returns the result of whole numbers, which is a whole number as in SQL, or `nil` if it isn't one.
    private func whole(_ numbers: [Int64]) -> Int64? {
        if numbers.count == 1 { return self == .absolute ? numbers[0].magnitude.clamped : nil }
        guard numbers.count == 2 else { return nil }
        let (left, right) = (numbers[0], numbers[1])
        func exact(_ result: (partialValue: Int64, overflow: Bool)) -> Int64? {
            result.overflow ? nil : result.partialValue
        }
        switch self {
        case .add: return exact(left.addingReportingOverflow(right))
        case .subtract: return exact(left.subtractingReportingOverflow(right))
        case .multiply: return exact(left.multipliedReportingOverflow(by: right))
        case .divide: return right == 0 ? nil : exact(left.dividedReportingOverflow(by: right))
        case .modulus: return right == 0 ? nil : exact(left.remainderReportingOverflow(dividingBy: right))
        default: return nil
        }
    }

    private func unary(_ value: Double) -> Double? {
        switch self {
        case .absolute: abs(value)
        case .squareRoot: value.squareRoot()
        case .logarithm: log10(value)
        case .naturalLogarithm: log(value)
        case .exponential: exp(value)
        case .ceiling: value.rounded(.up)
        case .floor: value.rounded(.down)
        case .truncated: value.rounded(.towardZero)
        default: nil
        }
    }

    private func binary(_ left: Double, _ right: Double) -> Double? {
        switch self {
        case .add: left + right
        case .subtract: left - right
        case .multiply: left * right
        case .divide: right == 0 ? nil : left / right
        case .modulus: right == 0 ? nil : left.truncatingRemainder(dividingBy: right)
        case .power: pow(left, right)
        default: nil
        }
    }
}

extension UInt64 {
    fileprivate var clamped: Int64 { Int64(clamping: self) }
}
