import SwiftUI

/// The numbers of a chart that are animated. Charts with different numbers of them change without an animation.
struct ChartVector: VectorArithmetic {
    var values: [Double]

    static var zero: ChartVector { ChartVector(values: []) }

    static func + (first: ChartVector, second: ChartVector) -> ChartVector {
        if second.values.isEmpty { return first }
        if first.values.isEmpty { return second }
        guard first.values.count == second.values.count else { return first }
        return ChartVector(values: zip(first.values, second.values).map { $0 + $1 })
    }

    static func - (first: ChartVector, second: ChartVector) -> ChartVector {
        var negative = second
        negative.scale(by: -1)
        if !first.values.isEmpty, !second.values.isEmpty, first.values.count != second.values.count { return .zero }
        return first + negative
    }

    mutating func scale(by factor: Double) {
        for index in values.indices { values[index] *= factor }
    }

    var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
}

extension ChartPlan {
    /// The values of the marks, and the domains of continuous scales.
    var vector: ChartVector {
        get {
            var copy = self, values: [Double] = []
            copy.visitNumbers { values.append($0) }
            return ChartVector(values: values)
        }
        set {
            guard newValue.values.count == vector.values.count else { return }
            var numbers = newValue.values.makeIterator()
            visitNumbers { number in
                if let next = numbers.next() { number = next }
            }
        }
    }

    private mutating func visitNumbers(_ body: (inout Double) -> Void) {
        for index in marks.indices {
            marks[index].x.visitNumbers(body)
            marks[index].y.visitNumbers(body)
        }
        for index in sectors.indices { sectors[index].visitNumbers(body) }
        x?.visitNumbers(body)
        y?.visitNumbers(body)
    }
}

extension ClosedRange<Double> {
    fileprivate mutating func visitNumbers(_ body: (inout Double) -> Void) {
        var low = lowerBound, high = upperBound
        body(&low)
        body(&high)
        self = ClosedRange(between: low, high)
    }
}

extension PositionScale {
    fileprivate mutating func visitNumbers(_ body: (inout Double) -> Void) {
        switch kind {
        case .number(var scale):
            scale.domain.visitNumbers(body)
            kind = .number(scale)
        case .date(var scale):
            scale.domain.visitNumbers(body)
            kind = .date(scale)
        case .category: break
        }
    }
}

extension Mark.Channel {
    fileprivate mutating func visitNumbers(_ body: (inout Double) -> Void) {
        switch self {
        case .none, .fixed: break
        case .value(var value):
            value.visitNumbers(body)
            self = .value(value)
        case .interval(var start, var end):
            start.visitNumbers(body)
            end.visitNumbers(body)
            self = .interval(start, end)
        }
    }
}

extension ChartValue {
    fileprivate mutating func visitNumbers(_ body: (inout Double) -> Void) {
        start.visitNumbers(body)
        end?.visitNumbers(body)
    }
}

extension _PlottedValue {
    fileprivate mutating func visitNumbers(_ body: (inout Double) -> Void) {
        switch content {
        case .number(var number):
            body(&number)
            content = .number(number)
        case .date(let date):
            var number = date.timeIntervalSinceReferenceDate
            body(&number)
            content = .date(Date(timeIntervalSinceReferenceDate: number))
        case .category: break
        }
    }
}
