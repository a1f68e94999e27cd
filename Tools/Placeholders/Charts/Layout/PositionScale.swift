import SwiftUI

/// The scale of an axis, which maps values to positions in the plot.
struct PositionScale: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case number(ContinuousScale)
        case date(ContinuousScale)
        case category(CategoryScale)
    }

    var kind: Kind
    let isVertical: Bool
    /// The distances between the edges of the plot and the ends of the scale.
    var startPadding: CGFloat = 0
    var endPadding: CGFloat = 0
    /// The positions of the ends of the scale, or `nil` for the edges of the plot.
    var range: ClosedRange<CGFloat>?
    /// The visible part of the scale, as fractions of its length.
    var window: ClosedRange<Double> = 0...1

    var isCategory: Bool { if case .category = kind { true } else { false } }
    var isDate: Bool { if case .date = kind { true } else { false } }

    var continuous: ContinuousScale? {
        switch kind {
        case .number(let scale), .date(let scale): scale
        case .category: nil
        }
    }

    /// Vertical continuous scales start at the bottom.
    private var isFlipped: Bool { isVertical && !isCategory }

    /// Returns the fractions of the scale that a value covers: a band of a category, or a single point.
    func fractions(of value: _PlottedValue) -> ClosedRange<Double>? {
        switch kind {
        case .category(let scale): return scale.band(of: value.text)
        case .number(let scale), .date(let scale):
            guard let number = value.number else { return nil }
            let fraction = scale.fraction(of: number)
            return fraction.isFinite ? fraction...fraction : nil
        }
    }

    /// Returns the position for a fraction of the scale.
    func position(_ fraction: Double, in length: CGFloat) -> CGFloat {
        let low = range?.lowerBound ?? startPadding, high = range?.upperBound ?? length - endPadding
        let visible = window.length > 0 ? (fraction - window.lowerBound) / window.length : fraction
        let position = low + (high - low) * CGFloat(visible)
        return isFlipped ? length - position : position
    }

    /// Returns the positions that a value covers, in points.
    func positions(of value: _PlottedValue, in length: CGFloat) -> ClosedRange<CGFloat>? {
        fractions(of: value).map {
            .init(between: position($0.lowerBound, in: length), position($0.upperBound, in: length))
        }
    }

    /// Returns the fraction of the scale at a position.
    func fraction(at position: CGFloat, in length: CGFloat) -> Double {
        let low = range?.lowerBound ?? startPadding, high = range?.upperBound ?? length - endPadding
        guard high > low else { return 0 }
        let visible = Double(((isFlipped ? length - position : position) - low) / (high - low))
        return window.lowerBound + visible * window.length
    }

    /// Returns the value at a position.
    func value(at position: CGFloat, in length: CGFloat) -> _PlottedValue? {
        let fraction = fraction(at: position, in: length)
        switch kind {
        case .category(let scale): return scale.category(at: fraction)?.plotted
        case .number(let scale): return scale.value(at: fraction).plotted
        case .date(let scale): return Date(timeIntervalSinceReferenceDate: scale.value(at: fraction)).plotted
        }
    }

    /// Returns a value of the kind that the scale has.
    func value(_ number: Double) -> _PlottedValue {
        isDate ? Date(timeIntervalSinceReferenceDate: number).plotted : number.plotted
    }

    /// Converts a length in data units to a fraction of the scale's length. For categories, the unit is one category.
    func fraction(ofLength length: Double) -> Double {
        switch kind {
        case .category(let scale): length * scale.bandLength
        case .number(let scale), .date(let scale):
            scale.domain.length > 0 ? length / scale.domain.length : 1
        }
    }
}

extension PositionScale {
    /// Creates the scale for the values of an axis, or returns `nil` for an axis without values.
    ///
    /// - Parameters:
    ///   - values: The values of all marks, in their order.
    ///   - count: The desired number of ticks, which rounds the domain.
    init?(
        _ settings: ChartConfiguration.AxisConfiguration, values: [_PlottedValue], isVertical: Bool, count: Int
    ) {
        var automatic = AutomaticScaleDomain(), explicit: [_PlottedValue]?
        switch settings.domain?.content {
        case .automatic(let domain): automatic = domain
        case .values(let values): explicit = values
        case nil: break
        }
        let sample = explicit?.isEmpty == false ? explicit ?? [] : values
        guard let first = sample.first else { return nil }
        self.isVertical = isVertical
        if settings.type == .category
            || settings.type == nil && (first.isCategory || values.contains(where: \.isCategory))
        {
            kind = .category(Self.categories(explicit, values, automatic))
        } else {
            let isDate = settings.type == .date || first.isDate
            let scale = Self.continuous(explicit, values, automatic, settings.type, isDate: isDate, count: count)
            kind = isDate ? .date(scale) : .number(scale)
        }
        switch settings.range {
        case ._padding(let start, let end):
            startPadding = start
            endPadding = end
        case ._positions(let positions): range = positions
        case ._values(let values):
            if let positions = values as? [CGFloat], let extent = positions.extent { range = extent }
        case nil: break
        }
    }

    private static func categories(
        _ explicit: [_PlottedValue]?, _ values: [_PlottedValue], _ automatic: AutomaticScaleDomain
    ) -> CategoryScale {
        guard explicit == nil else { return CategoryScale((explicit ?? []).map(\.text)) }
        let inferred = CategoryScale(values.map(\.text), isReversed: automatic.isReversed)
        guard let modify = automatic.modify else { return inferred }
        return CategoryScale(modify(inferred.categories.map(\.plotted)).map(\.text), isReversed: automatic.isReversed)
    }

    private static func continuous(
        _ explicit: [_PlottedValue]?, _ values: [_PlottedValue], _ automatic: AutomaticScaleDomain,
        _ type: ScaleType?, isDate: Bool, count: Int
    ) -> ContinuousScale {
        let transform = type?.transform ?? .linear
        if let numbers = explicit?.compactMap(\.number), let first = numbers.first, let last = numbers.last,
            let extent = numbers.extent
        {
            return ContinuousScale(domain: nonempty(extent), transform: transform, isReversed: first > last)
        }
        let numbers = values.compactMap(\.number).filter { $0.isFinite && (transform != .logarithmic || $0 > 0) }
        var domain = numbers.extent ?? 0...1
        if !isDate {
            if transform != .logarithmic, automatic.includesZero ?? true {
                domain = min(domain.lowerBound, 0)...max(domain.upperBound, 0)
            }
            domain =
                transform == .logarithmic
                ? LogarithmicTicks.rounding(domain) : NumberTicks.rounding(nonempty(domain), count: count)
        }
        if let modify = automatic.modify {
            let bounds = [domain.lowerBound, domain.upperBound]
            let plotted = bounds.map { isDate ? Date(timeIntervalSinceReferenceDate: $0).plotted : $0.plotted }
            domain = modify(plotted).compactMap(\.number).extent ?? domain
        }
        return ContinuousScale(domain: nonempty(domain), transform: transform, isReversed: automatic.isReversed)
    }

    /// Returns a domain with a length, so that a single value is in its middle.
    private static func nonempty(_ domain: ClosedRange<Double>) -> ClosedRange<Double> {
        guard domain.length == 0 else { return domain }
        return domain.lowerBound == 0 ? 0...1 : domain.lowerBound - 0.5...domain.lowerBound + 0.5
    }
}

extension ClosedRange<CGFloat> {
    init(between first: CGFloat, _ second: CGFloat) { self = Swift.min(first, second)...Swift.max(first, second) }

    var middle: CGFloat { (lowerBound + upperBound) / 2 }
    var length: CGFloat { upperBound - lowerBound }

    func centered(_ length: CGFloat) -> ClosedRange<CGFloat> {
        let half = Swift.max(length, 0) / 2
        return middle - half...middle + half
    }
}
