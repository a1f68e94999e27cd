@_exported import Foundation
import UIKit

public enum EKAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, fullAccess, writeOnly

    public static var authorized: EKAuthorizationStatus { .fullAccess }
}

public enum EKEntityType: UInt, Sendable { case event, reminder }
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }
public enum EKCalendarType: Int, Sendable { case local, calDAV, exchange, subscription, birthday }
public enum EKSourceType: Int, Sendable { case local, exchange, calDAV, mobileMe, subscribed, birthdays }
public enum EKEventAvailability: Int, Sendable { case notSupported = -1, busy, free, tentative, unavailable }
public enum EKEventStatus: Int, Sendable { case none, confirmed, tentative, canceled }
public enum EKRecurrenceFrequency: Int, Sendable { case daily, weekly, monthly, yearly }
public enum EKReminderPriority: UInt, Sendable {
    case none = 0
    case high = 1
    case medium = 5
    case low = 9
}
public enum EKWeekday: Int, Sendable {
    case sunday = 1
    case monday, tuesday, wednesday, thursday, friday, saturday
}

public let EKErrorDomain = "EKErrorDomain"

public struct EKError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case eventNotMutable = 0
        case noCalendar = 1
        case noStartDate = 2
        case noEndDate = 3
        case calendarReadOnly = 6
        case eventStoreNotAuthorized = 29
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { EKErrorDomain }
    public var errorCode: Int { code.rawValue }
}

/// A store without calendars. Permission is denied.
open class EKEventStore: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    public init(sources: [EKSource]) { super.init() }

    open var eventStoreIdentifier: String { "" }
    open var sources: [EKSource] { [] }
    open var calendars: [EKCalendar] { [] }
    open var defaultCalendarForNewEvents: EKCalendar? { nil }

    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .denied }

    open func requestAccess(
        to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(false, nil) }

    open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }

    open func requestFullAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, nil)
    }

    open func requestFullAccessToEvents() async throws -> Bool { false }

    open func requestWriteOnlyAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, nil)
    }

    open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }

    open func requestFullAccessToReminders(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, nil)
    }

    open func requestFullAccessToReminders() async throws -> Bool { false }

    open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
    open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
    open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
    open func event(withIdentifier identifier: String) -> EKEvent? { nil }
    open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
    open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }

    open func predicateForEvents(
        withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
    ) -> NSPredicate { NSPredicate(value: false) }

    open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }

    open func predicateForIncompleteReminders(
        withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate { NSPredicate(value: false) }

    @discardableResult
    open func fetchReminders(
        matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
    ) -> Any {
        completion(nil)
        return NSObject()
    }

    /// - Throws: An error, because permission is denied.
    open func save(_ event: EKEvent, span: EKSpan) throws { throw Self.unauthorized }
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw Self.unauthorized }
    open func save(_ reminder: EKReminder, commit: Bool) throws { throw Self.unauthorized }
    open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw Self.unauthorized }
    open func remove(_ event: EKEvent, span: EKSpan) throws { throw Self.unauthorized }
    open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw Self.unauthorized }
    open func remove(_ reminder: EKReminder, commit: Bool) throws { throw Self.unauthorized }
    open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw Self.unauthorized }
    open func commit() throws { throw Self.unauthorized }
    open func reset() {}
    open func refreshSourcesIfNecessary() {}

    private static var unauthorized: EKError { EKError(.eventStoreNotAuthorized) }
}

extension NSNotification.Name {
    public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}

open class EKObject: NSObject, @unchecked Sendable {
    open var isNew: Bool { true }
    open var hasChanges: Bool { true }
}

open class EKSource: EKObject, @unchecked Sendable {
    open var sourceIdentifier: String { "" }
    open var sourceType: EKSourceType { .local }
    open var title: String { "" }
}

open class EKCalendar: EKObject, @unchecked Sendable {
    public let calendarIdentifier = UUID().uuidString
    open var title = ""
    open var cgColor: CGColor!
    open var source: EKSource!
    open var type: EKCalendarType { .local }
    open var allowsContentModifications: Bool { true }
    open var isSubscribed: Bool { false }
    open var isImmutable: Bool { false }

    public init(for entityType: EKEntityType, eventStore: EKEventStore) { super.init() }
}

open class EKAlarm: EKObject, @unchecked Sendable {
    open var relativeOffset: TimeInterval
    open var absoluteDate: Date?

    public init(absoluteDate date: Date) {
        (relativeOffset, absoluteDate) = (0, date)
        super.init()
    }

    public init(relativeOffset offset: TimeInterval) {
        (relativeOffset, absoluteDate) = (offset, nil)
        super.init()
    }
}

open class EKRecurrenceDayOfWeek: NSObject, @unchecked Sendable {
    public let dayOfTheWeek: EKWeekday
    public let weekNumber: Int

    public init(dayOfTheWeek: EKWeekday, weekNumber: Int) {
        self.dayOfTheWeek = dayOfTheWeek
        self.weekNumber = weekNumber
        super.init()
    }

    public convenience init(_ dayOfTheWeek: EKWeekday) { self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: 0) }
}

open class EKRecurrenceEnd: NSObject, @unchecked Sendable {
    public let endDate: Date?
    public let occurrenceCount: Int

    public init(end endDate: Date) {
        (self.endDate, occurrenceCount) = (endDate, 0)
        super.init()
    }

    public init(occurrenceCount: Int) {
        (endDate, self.occurrenceCount) = (nil, occurrenceCount)
        super.init()
    }
}

open class EKRecurrenceRule: EKObject, @unchecked Sendable {
    public let frequency: EKRecurrenceFrequency
    public let interval: Int
    open var recurrenceEnd: EKRecurrenceEnd?
    public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?

    public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
        (frequency, self.interval, recurrenceEnd, daysOfTheWeek) = (type, interval, end, nil)
        super.init()
    }

    public init(
        recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek days: [EKRecurrenceDayOfWeek]?,
        daysOfTheMonth monthDays: [NSNumber]?, monthsOfTheYear months: [NSNumber]?,
        weeksOfTheYear: [NSNumber]?, daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?
    ) {
        (frequency, self.interval, recurrenceEnd, daysOfTheWeek) = (type, interval, end, days)
        super.init()
    }
}

open class EKCalendarItem: EKObject, @unchecked Sendable {
    public let calendarItemIdentifier = UUID().uuidString
    open var calendarItemExternalIdentifier: String! { calendarItemIdentifier }
    open var calendar: EKCalendar!
    open var title: String! = ""
    open var location: String?
    open var notes: String?
    open var url: URL?
    open var timeZone: TimeZone?
    open var lastModifiedDate: Date? { nil }
    open var creationDate: Date? { nil }
    open var alarms: [EKAlarm]?
    open var recurrenceRules: [EKRecurrenceRule]?
    open var hasAlarms: Bool { alarms?.isEmpty == false }
    open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }

    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
    open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
    open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
    open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules?.removeAll { $0 === rule } }
}

open class EKEvent: EKCalendarItem, @unchecked Sendable {
    open var eventIdentifier: String! { calendarItemIdentifier }
    open var isAllDay = false
    open var startDate: Date!
    open var endDate: Date!
    open var availability = EKEventAvailability.busy
    open var structuredLocation: EKStructuredLocation?
    open var status: EKEventStatus { .none }

    public init(eventStore: EKEventStore) { super.init() }

    open func refresh() -> Bool { false }
    open func compareStartDate(with other: EKEvent) -> ComparisonResult {
        (startDate as Date).compare(other.startDate)
    }
}

open class EKReminder: EKCalendarItem, @unchecked Sendable {
    open var startDateComponents: DateComponents?
    open var dueDateComponents: DateComponents?
    open var completionDate: Date?
    open var priority = 0
    open var isCompleted: Bool {
        get { completionDate != nil }
        set { completionDate = newValue ? completionDate ?? Date() : nil }
    }

    public init(eventStore: EKEventStore) { super.init() }
}
