@_exported import Foundation
@_exported import SwiftUI

/// The description of a chart for assistive technologies, which don't read it.
open class AXChartDescriptor: NSObject, @unchecked Sendable {
    public enum ContentDirection: Int, Sendable {
        case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterClockwise
    }

    open var title: String?
    open var attributedTitle: NSAttributedString?
    open var summary: String?
    open var xAxis: any AXDataAxisDescriptor
    open var yAxis: AXNumericDataAxisDescriptor?
    open var additionalAxes: [any AXDataAxisDescriptor]?
    open var series: [AXDataSeriesDescriptor]
    open var contentDirection = ContentDirection.leftToRight
    open var contentFrame = CGRect.zero

    public init(
        title: String? = nil, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
        additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
    ) {
        (self.title, self.summary, self.xAxis, self.yAxis) = (title, summary, xAxis, yAxis)
        (self.additionalAxes, self.series) = (additionalAxes, series)
        super.init()
    }
}

/// An axis of a chart.
public protocol AXDataAxisDescriptor: AnyObject {
    var title: String { get set }
    var attributedTitle: NSAttributedString { get set }
}

open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor, @unchecked Sendable {
    public enum ScaleType: Int, Sendable { case linear, log10, ln }

    open var title: String
    open var attributedTitle: NSAttributedString
    open var scaleType = ScaleType.linear
    open var range: ClosedRange<Double>
    open var gridlinePositions: [Double]
    open var valueDescriptionProvider: (Double) -> String

    public init(
        title: String, range: ClosedRange<Double>, gridlinePositions: [Double] = [],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        self.title = title
        attributedTitle = NSAttributedString(string: title)
        (self.range, self.gridlinePositions) = (range, gridlinePositions)
        self.valueDescriptionProvider = valueDescriptionProvider
        super.init()
    }
}

open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor, @unchecked Sendable {
    open var title: String
    open var attributedTitle: NSAttributedString
    open var categoryOrder: [String]

    public init(title: String, categoryOrder: [String]) {
        self.title = title
        attributedTitle = NSAttributedString(string: title)
        self.categoryOrder = categoryOrder
        super.init()
    }
}

open class AXDataSeriesDescriptor: NSObject, @unchecked Sendable {
    open var name: String?
    open var isContinuous: Bool
    open var dataPoints: [AXDataPoint]

    public init(name: String?, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        (self.name, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints)
        super.init()
    }
}

open class AXDataPointValue: NSObject, @unchecked Sendable {
    public let number: Double
    public let category: String

    public init(number: Double = 0, category: String = "") {
        (self.number, self.category) = (number, category)
        super.init()
    }
}

open class AXDataPoint: NSObject, @unchecked Sendable {
    open var xValue: AXDataPointValue
    open var yValue: AXDataPointValue?
    open var additionalValues: [AXDataPointValue]
    open var label: String?

    public init(
        x: Double, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil
    ) {
        xValue = AXDataPointValue(number: x)
        yValue = y.map { AXDataPointValue(number: $0) }
        (self.additionalValues, self.label) = (additionalValues, label)
        super.init()
    }

    public init(
        x: String, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil
    ) {
        xValue = AXDataPointValue(category: x)
        yValue = y.map { AXDataPointValue(number: $0) }
        (self.additionalValues, self.label) = (additionalValues, label)
        super.init()
    }
}

/// An object with the description of a chart.
public protocol AXChart: AnyObject {
    var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}

/// A type that creates the description of a chart.
@preconcurrency @MainActor
public protocol AXChartDescriptorRepresentable {
    func makeChartDescriptor() -> AXChartDescriptor
    func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
    public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
    /// Returns the view itself, because assistive technologies don't read charts.
    public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(_ representable: R) -> some View {
        self
    }
}
