/// The handlers of a control's events, in the order in which they were added.
@MainActor
struct ControlHandlers {
    enum Handler {
        case target(TargetAction)
        case action(UIAction)
    }

    private(set) var entries: [(handler: Handler, events: UIControl.Event)] = []

    /// Adds a target, or adds events to an existing pair of target and action.
    mutating func add(_ target: TargetAction, for events: UIControl.Event) {
        let known = entries.firstIndex {
            guard case .target(let other) = $0.handler, other.action == target.action else { return false }
            return target.hasTarget ? other.matches(target: target.target, action: nil) : !other.hasTarget
        }
        if let known {
            entries[known].events.formUnion(events)
        } else {
            entries.append((.target(target), events))
        }
    }

    /// Adds an action. It replaces one with the same identifier.
    mutating func add(_ action: UIAction, for events: UIControl.Event) {
        remove(events) { handler in
            guard case .action(let other) = handler else { return false }
            return other.identifier == action.identifier && other !== action
        }
        let known = entries.firstIndex {
            guard case .action(let other) = $0.handler else { return false }
            return other === action
        }
        if let known {
            entries[known].events.formUnion(events)
        } else {
            entries.append((.action(action), events))
        }
    }

    /// Removes events from matching handlers, and removes handlers without events.
    mutating func remove(_ events: UIControl.Event, where matches: (Handler) -> Bool) {
        for index in entries.indices where matches(entries[index].handler) {
            entries[index].events.subtract(events)
        }
        entries.removeAll { $0.events.isEmpty }
    }
}
