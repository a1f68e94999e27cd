@_exported import Foundation
@_exported import os

/// A manager that delivers no metrics.
open class MXMetricManager: NSObject, @unchecked Sendable {
    public static let shared = MXMetricManager()

    open var pastPayloads: [MXMetricPayload] { [] }
    open var pastDiagnosticPayloads: [MXDiagnosticPayload] { [] }

    override init() { super.init() }

    open func add(_ subscriber: any MXMetricManagerSubscriber) {}
    open func remove(_ subscriber: any MXMetricManagerSubscriber) {}
    open class func makeLogHandle(category: String) -> OSLog {
        OSLog(subsystem: "com.apple.metrickit", category: category)
    }
}

/// Methods for receiving metrics. All methods are optional, and none is called.
public protocol MXMetricManagerSubscriber: AnyObject {
    func didReceive(_ payloads: [MXMetricPayload])
    func didReceive(_ payloads: [MXDiagnosticPayload])
}

extension MXMetricManagerSubscriber {
    public func didReceive(_ payloads: [MXMetricPayload]) {}
    public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}

/// The metrics of a day. They're never delivered.
open class MXMetricPayload: NSObject, @unchecked Sendable {
    open var latestApplicationVersion: String { "" }
    open var timeStampBegin: Date { .distantPast }
    open var timeStampEnd: Date { .distantPast }
    open var applicationLaunchMetrics: MXAppLaunchMetric? { nil }
    open var applicationResponsivenessMetrics: MXAppResponsivenessMetric? { nil }
    open var memoryMetrics: MXMemoryMetric? { nil }
    open var cpuMetrics: MXCPUMetric? { nil }
    open var metaData: MXMetaData? { nil }

    override init() { super.init() }

    open func jsonRepresentation() -> Data { Data("{}".utf8) }
    open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}

open class MXMetric: NSObject, @unchecked Sendable {
    override init() { super.init() }

    open func jsonRepresentation() -> Data { Data("{}".utf8) }
}

open class MXAppLaunchMetric: MXMetric, @unchecked Sendable {}
open class MXAppResponsivenessMetric: MXMetric, @unchecked Sendable {}

open class MXMemoryMetric: MXMetric, @unchecked Sendable {
    open var peakMemoryUsage: Measurement<UnitInformationStorage> { Measurement(value: 0, unit: .bytes) }
}

open class MXCPUMetric: MXMetric, @unchecked Sendable {
    open var cumulativeCPUTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}

open class MXMetaData: NSObject, @unchecked Sendable {
    open var deviceType: String { "" }
    open var osVersion: String { "" }
    open var applicationBuildVersion: String { "" }

    override init() { super.init() }
}

/// The diagnostics of a day. They're never delivered.
open class MXDiagnosticPayload: NSObject, @unchecked Sendable {
    open var crashDiagnostics: [MXCrashDiagnostic]? { nil }
    open var hangDiagnostics: [MXHangDiagnostic]? { nil }
    open var cpuExceptionDiagnostics: [MXCPUExceptionDiagnostic]? { nil }
    open var diskWriteExceptionDiagnostics: [MXDiskWriteExceptionDiagnostic]? { nil }
    open var timeStampBegin: Date { .distantPast }
    open var timeStampEnd: Date { .distantPast }

    override init() { super.init() }

    open func jsonRepresentation() -> Data { Data("{}".utf8) }
    open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}

open class MXDiagnostic: NSObject, @unchecked Sendable {
    open var applicationVersion: String { "" }
    open var metaData: MXMetaData { MXMetaData() }
    open var callStackTree: MXCallStackTree { MXCallStackTree() }

    override init() { super.init() }

    open func jsonRepresentation() -> Data { Data("{}".utf8) }
}

open class MXCrashDiagnostic: MXDiagnostic, @unchecked Sendable {
    open var terminationReason: String? { nil }
    open var virtualMemoryRegionInfo: String? { nil }
    open var exceptionType: NSNumber? { nil }
    open var exceptionCode: NSNumber? { nil }
    open var signal: NSNumber? { nil }
}

open class MXHangDiagnostic: MXDiagnostic, @unchecked Sendable {
    open var hangDuration: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}

open class MXCPUExceptionDiagnostic: MXDiagnostic, @unchecked Sendable {}
open class MXDiskWriteExceptionDiagnostic: MXDiagnostic, @unchecked Sendable {}

open class MXCallStackTree: NSObject, @unchecked Sendable {
    override init() { super.init() }

    open func jsonRepresentation() -> Data { Data("{}".utf8) }
}
