import CoreLocation

public enum EKParticipantStatus: Int, Sendable {
    case unknown, pending, accepted, declined, tentative, delegated, completed, inProcess
}

public enum EKParticipantRole: Int, Sendable { case unknown, required, optional, chair, nonParticipant }

open class EKParticipant: EKObject, @unchecked Sendable {
    open var name: String? { nil }
    open var url: URL { URL(fileURLWithPath: "/") }
    open var participantStatus: EKParticipantStatus { .unknown }
    open var participantRole: EKParticipantRole { .unknown }
    open var isCurrentUser: Bool { false }
}

open class EKStructuredLocation: EKObject, @unchecked Sendable {
    open var title: String?
    open var geoLocation: CLLocation?
    open var radius = 0.0

    public convenience init(title: String) {
        self.init()
        self.title = title
    }
}

public enum EKAlarmProximity: Int, Sendable { case none, enter, leave }

extension EKCalendarItem {
    public var hasAttendees: Bool { false }
    public var attendees: [EKParticipant]? { nil }
    public var hasNotes: Bool { notes?.isEmpty == false }
}

extension EKEvent {
    public var organizer: EKParticipant? { nil }
    public var isDetached: Bool { false }
    public var occurrenceDate: Date! { startDate }
    public var birthdayContactIdentifier: String? { nil }
}
