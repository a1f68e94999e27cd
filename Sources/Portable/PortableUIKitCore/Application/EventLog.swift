import DisplayList
import Foundation

/// The events on a device since its host last read them. Nothing is recorded while ``isListening`` is `false`.
@MainActor
package final class EventLog {
    /// The maximum number of events. The oldest are removed.
    package static let capacity = 512

    private var events: [DeveloperEvent] = []
    /// The layers whose layout was found to be ambiguous. Each is reported once.
    private var ambiguousLayers: Set<UInt64> = []

    private var reports: ReportedIssues?
    /// The device of the log.
    weak var device: DeviceContext?

    /// A closure that's called for all problems, even if events aren't recorded. The default is `nil`.
    package var problemHandler: ((DeveloperEvent.Problem, String, UIView?) -> Void)?

    /// A Boolean value that indicates whether events are recorded. The default is `false`.
    package var isListening = false {
        didSet {
            guard isListening != oldValue else { return }
            reports = isListening ? device.map { ReportedIssues(for: $0) } : nil
            if !isListening {
                events = []
                ambiguousLayers = []
            }
        }
    }

    /// Records an event, if events are recorded.
    func record(_ kind: @autoclosure () -> DeveloperEvent.Kind, about view: UIView? = nil, at time: Double) {
        guard isListening else { return }
        if events.count == Self.capacity { events.removeFirst() }
        events.append(DeveloperEvent(kind(), time: time, layer: view?.layer.identity))
    }

    /// Returns and removes the recorded events, the oldest first.
    package func consume() -> [DeveloperEvent] {
        defer { events = [] }
        return events
    }

    /// Records that a view's constraints are ambiguous, only once per view.
    package func recordAmbiguity(of view: UIView, at time: Double) {
        guard isListening, ambiguousLayers.insert(view.layer.identity).inserted else { return }
        record(
            .problem(.constraints, "The constraints of \(view) don't determine its position or size."), about: view,
            at: time)
    }
}

extension DeviceContext {
    /// Reports a problem to the problem handler and the log.
    package func record(_ message: String, _ problem: DeveloperEvent.Problem, about subject: (any DisplayedObject)?) {
        let view = subject as? UIView
        events.problemHandler?(problem, message, view)
        record(.problem(problem, message), about: view)
    }

    /// Records an event, if events are recorded.
    package func record(_ kind: @autoclosure () -> DeveloperEvent.Kind, about view: UIView? = nil) {
        events.record(kind(), about: view, at: clock.now)
    }
}
