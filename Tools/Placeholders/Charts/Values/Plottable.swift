import Foundation

/// A type that can be plotted in a chart.
public protocol Plottable {
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol

    var primitivePlottable: PrimitivePlottable { get }

    init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date, or a string. Only the types of this module conform to it.
public protocol PrimitivePlottableProtocol: Plottable {
    var _plottedValue: _PlottedValue { get }

    init?(_plotted: _PlottedValue)
}

/// A value in a form that scales map to positions.
public struct _PlottedValue: Hashable, Sendable {
    enum Content: Hashable, Sendable {
        case number(Double)
        case date(Date)
        case category(String)
    }

    var content: Content

    init(_ content: Content) { self.content = content }

    /// The position of a number or a date on a continuous scale.
    var number: Double? {
        switch content {
        case .number(let number): number
        case .date(let date): date.timeIntervalSinceReferenceDate
        case .category: nil
        }
    }

    /// The text of the value, which is also its category.
    var text: String {
        switch content {
        case .number(let number): number.formatted(.number)
        case .date(let date): date.formatted(date: .abbreviated, time: .omitted)
        case .category(let category): category
        }
    }

    var isDate: Bool { if case .date = content { true } else { false } }
    var isCategory: Bool { if case .category = content { true } else { false } }
}

extension Plottable where PrimitivePlottable == Self {
    public var primitivePlottable: Self { self }

    public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue == PrimitivePlottable {
    public var primitivePlottable: RawValue { rawValue }

    public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Plottable {
    var plotted: _PlottedValue { primitivePlottable._plottedValue }

    init?(plotted: _PlottedValue) {
        guard let primitive = PrimitivePlottable(_plotted: plotted) else { return nil }
        self.init(primitivePlottable: primitive)
    }

    /// Creates a value, or returns `nil` if the type can't represent it: a fraction as an integer, or a number as a string.
    init?(exactly plotted: _PlottedValue) {
        if PrimitivePlottable.self is any BinaryInteger.Type, plotted.number != plotted.number?.rounded() { return nil }
        if PrimitivePlottable.self == String.self, !plotted.isCategory { return nil }
        if PrimitivePlottable.self == Date.self, !plotted.isDate { return nil }
        self.init(plotted: plotted)
    }
}

// MARK: Numbers

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
    public var _plottedValue: _PlottedValue { _PlottedValue(.number(Double(self))) }

    public init?(_plotted: _PlottedValue) {
        guard let number = _plotted.number else { return nil }
        self.init(number)
    }
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
    public var _plottedValue: _PlottedValue { _PlottedValue(.number(Double(self))) }

    public init?(_plotted: _PlottedValue) {
        guard let number = _plotted.number, let value = Self(exactly: number.rounded()) else { return nil }
        self = value
    }
}

extension Double: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Double }
extension Float: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Float }
extension CGFloat: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = CGFloat }
extension Int: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int }
extension Int8: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int8 }
extension Int16: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int16 }
extension Int32: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int32 }
extension Int64: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int64 }
extension UInt: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt }
extension UInt8: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt8 }
extension UInt16: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt16 }
extension UInt32: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt32 }
extension UInt64: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt64 }

extension Decimal: Plottable, PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Decimal

    public var _plottedValue: _PlottedValue { _PlottedValue(.number(NSDecimalNumber(decimal: self).doubleValue)) }

    public init?(_plotted: _PlottedValue) {
        guard let number = _plotted.number else { return nil }
        self.init(number)
    }
}

// MARK: Dates and categories

extension Date: Plottable, PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Date

    public var _plottedValue: _PlottedValue { _PlottedValue(.date(self)) }

    public init?(_plotted: _PlottedValue) {
        guard let number = _plotted.number else { return nil }
        self.init(timeIntervalSinceReferenceDate: number)
    }
}

extension String: Plottable, PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = String

    public var _plottedValue: _PlottedValue { _PlottedValue(.category(self)) }

    public init?(_plotted: _PlottedValue) { self = _plotted.text }
}
