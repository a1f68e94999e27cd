import SwiftUI

/// A type that you can use to configure the domain of a chart's scale.
public protocol ScaleDomain {
    var _domain: _ScaleDomain { get }
}

/// The values of a scale.
public struct _ScaleDomain {
    enum Content {
        case automatic(AutomaticScaleDomain)
        /// The bounds of a continuous scale, or the categories.
        case values([_PlottedValue])
    }

    let content: Content

    init(_ content: Content) { self.content = content }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
    public var _domain: _ScaleDomain { _ScaleDomain(.values([lowerBound.plotted, upperBound.plotted])) }
}

extension Range: ScaleDomain where Bound: Plottable {
    public var _domain: _ScaleDomain { _ScaleDomain(.values([lowerBound.plotted, upperBound.plotted])) }
}

extension Array: ScaleDomain where Element: Plottable {
    public var _domain: _ScaleDomain { _ScaleDomain(.values(map(\.plotted))) }
}

/// A domain that the chart infers from its data.
public struct AutomaticScaleDomain: ScaleDomain {
    var includesZero: Bool?
    var isReversed = false
    /// Changes the inferred bounds or categories.
    var modify: (([_PlottedValue]) -> [_PlottedValue])?

    public var _domain: _ScaleDomain { _ScaleDomain(.automatic(self)) }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain() }

    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false)
    }

    public static func automatic<DataValue: Plottable>(
        includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type = DataValue.self,
        modifyInferredDomain: @escaping (inout [DataValue]) -> Void
    ) -> AutomaticScaleDomain {
        AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false) { plotted in
            var values = plotted.compactMap { DataValue(plotted: $0) }
            modifyInferredDomain(&values)
            return values.map(\.plotted)
        }
    }
}

/// The ways in which a scale maps data values to positions or appearances.
public struct ScaleType: Hashable, Sendable {
    enum Content: Hashable, Sendable {
        case linear, date, category, log, squareRoot
        case power(Double)
        case symmetricLog(Double)
    }

    let content: Content

    public static let linear = ScaleType(content: .linear)
    public static let date = ScaleType(content: .date)
    public static let category = ScaleType(content: .category)
    public static let log = ScaleType(content: .log)
    public static let squareRoot = ScaleType(content: .squareRoot)
    public static let symmetricLog = ScaleType(content: .symmetricLog(1))

    public static func power(exponent: Double) -> ScaleType { ScaleType(content: .power(exponent)) }
    public static func symmetricLog(slopeAtZero: Double) -> ScaleType { ScaleType(content: .symmetricLog(slopeAtZero)) }

    var transform: ScaleTransform {
        switch content {
        case .linear, .date, .category: .linear
        case .log: .logarithmic
        case .squareRoot: .squareRoot
        case .power(let exponent): .power(exponent: exponent)
        case .symmetricLog(let slope): .symmetricLogarithmic(slopeAtZero: slope)
        }
    }
}
