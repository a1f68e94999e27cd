@_exported import Foundation
@_exported import ManagedSettings
@_exported import SwiftUI

public struct DeviceActivityName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

public struct DeviceActivitySchedule: Equatable, Sendable {
    public let intervalStart: DateComponents
    public let intervalEnd: DateComponents
    public let repeats: Bool
    public let warningTime: DateComponents?

    public init(
        intervalStart: DateComponents, intervalEnd: DateComponents, repeats: Bool, warningTime: DateComponents? = nil
    ) {
        (self.intervalStart, self.intervalEnd) = (intervalStart, intervalEnd)
        (self.repeats, self.warningTime) = (repeats, warningTime)
    }

    public var nextInterval: DateInterval? { nil }
}

public struct DeviceActivityEvent: Hashable, Sendable {
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public let applications: Set<ApplicationToken>
    public let categories: Set<ActivityCategoryToken>
    public let webDomains: Set<WebDomainToken>
    public let threshold: DateComponents

    public init(
        applications: Set<ApplicationToken> = [], categories: Set<ActivityCategoryToken> = [],
        webDomains: Set<WebDomainToken> = [], threshold: DateComponents
    ) {
        (self.applications, self.categories) = (applications, categories)
        (self.webDomains, self.threshold) = (webDomains, threshold)
    }
}

/// A center that monitors no activity, because the permission isn't available.
public final class DeviceActivityCenter: Sendable {
    public enum MonitoringError: Error, Sendable {
        case excessiveActivities, intervalTooLong, intervalTooShort, invalidDateComponents, unauthorized
    }

    public init() {}

    public var activities: [DeviceActivityName] { [] }

    /// - Throws: An error, because the permission isn't available.
    public func startMonitoring(
        _ activity: DeviceActivityName, during schedule: DeviceActivitySchedule,
        events: [DeviceActivityEvent.Name: DeviceActivityEvent] = [:]
    ) throws { throw MonitoringError.unauthorized }

    public func stopMonitoring(_ activities: [DeviceActivityName] = []) {}
    public func schedule(for activity: DeviceActivityName) -> DeviceActivitySchedule? { nil }
    public func events(for activity: DeviceActivityName) -> [DeviceActivityEvent.Name: DeviceActivityEvent] { [:] }
}

/// The handler of an extension. The system starts no extensions.
open class DeviceActivityMonitor: NSObject {
    public override init() { super.init() }

    open func intervalDidStart(for activity: DeviceActivityName) {}
    open func intervalDidEnd(for activity: DeviceActivityName) {}
    open func eventDidReachThreshold(_ event: DeviceActivityEvent.Name, activity: DeviceActivityName) {}
    open func intervalWillStartWarning(for activity: DeviceActivityName) {}
    open func intervalWillEndWarning(for activity: DeviceActivityName) {}
}

public struct DeviceActivityFilter: Equatable, Sendable {
    public enum SegmentInterval: Equatable, Sendable {
        case hourly(during: DateInterval)
        case daily(during: DateInterval)
        case weekly(during: DateInterval)
    }

    public enum Users: Equatable, Sendable { case all, children }

    public struct Devices: Equatable, Sendable {
        public enum Model: Sendable { case iPhone, iPad, iPod, mac }

        public static let all = Devices(models: [.iPhone, .iPad, .iPod, .mac])

        private let models: Set<Model>

        public init(_ models: Set<Model>) { self.models = models }

        private init(models: Set<Model>) { self.models = models }
    }

    public init() {}
    public init(
        segment: SegmentInterval, users: Users = .all, devices: Devices = .all,
        applications: Set<ApplicationToken> = [], categories: Set<ActivityCategoryToken> = [],
        webDomains: Set<WebDomainToken> = []
    ) {}
}

/// A report without activity.
public struct DeviceActivityReport: View {
    public struct Context: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public init(_ context: Context, filter: DeviceActivityFilter = DeviceActivityFilter()) {}

    public var body: some View {
        Text(verbatim: "Screen Time Not Available")
            .foregroundStyle(.secondary)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
