import Observation

/// A view or controller whose methods of the update cycle run again when something that they read has changed: a
/// property of an observable object, or a trait of their trait collection.
@MainActor
package protocol UpdateTracking: AnyObject {
    /// The pending updates, and what the methods have read.
    var updateState: UpdateState { get set }

    /// The trait collections whose traits are tracked.
    var trackedTraitCollections: (own: UITraitCollection?, other: UITraitCollection?) { get }

    /// Whether changes of observable properties invalidate methods.
    var isObservationTrackingEnabled: Bool { get }

    /// Has a method run again in the next update.
    func invalidate(_ method: UpdateMethod)
}

extension UpdateTracking {
    /// Runs a method, and has it run again when an observable property or a trait that it reads changes.
    ///
    /// A method that reads neither allocates nothing. One that runs inside another, because the other one calls
    /// `layoutIfNeeded()` for example, is part of both.
    package func tracking(_ method: UpdateMethod, _ body: () -> Void) {
        let known = updateState.tracker(for: method)
        known?.forget()
        let tracker = known ?? ObservingClasses.makeTracker(for: method, of: self)
        let collections = trackedTraitCollections
        let outer = TraitRecording.begin(collections.own, collections.other)
        // The library evaluates the second argument after the body, and only if that has read a property.
        withObservationTracking(
            {
                tracker?.readToken()
                body()
            }, onChange: (tracker ?? ObservingClasses.makeFirstTracker(for: method, of: self)).onChange())
        let reads = TraitRecording.end(outer)
        updateState.traits[method] = reads.system
        if let tracker = updateState.tracker(for: method) {
            tracker.traits = reads.others
        } else if !reads.others.isEmpty {
            let tracker = UpdateTracker(method, of: self)
            tracker.traits = reads.others
            updateState.add(tracker)
        }
    }

    /// Has the methods run again that have read a trait whose value is another one now.
    func invalidateReads(of previous: UITraitCollection, changedTo current: UITraitCollection) {
        for method in updateState.methods(readingDifferencesBetween: previous, current) { invalidate(method) }
    }
}

/// The classes whose methods have read observable properties.
///
/// A tracker that exists before the first run of its object's method can forget what that run reads; only the first object of
/// a class has none yet.
@MainActor
private enum ObservingClasses {
    private struct Key: Hashable {
        let type: ObjectIdentifier
        let method: UpdateMethod
    }

    private static var keys: Set<Key> = []

    /// Returns a new tracker if objects of the same class have read observable properties, otherwise `nil`.
    static func makeTracker(for method: UpdateMethod, of owner: any UpdateTracking) -> UpdateTracker? {
        guard !keys.isEmpty, keys.contains(Key(type: ObjectIdentifier(type(of: owner)), method: method)) else {
            return nil
        }
        return addTracker(for: method, to: owner)
    }

    /// Returns a new tracker for an object that has just read observable properties.
    static func makeFirstTracker(for method: UpdateMethod, of owner: any UpdateTracking) -> UpdateTracker {
        keys.insert(Key(type: ObjectIdentifier(type(of: owner)), method: method))
        return addTracker(for: method, to: owner)
    }

    private static func addTracker(for method: UpdateMethod, to owner: any UpdateTracking) -> UpdateTracker {
        let tracker = UpdateTracker(method, of: owner)
        owner.updateState.add(tracker)
        return tracker
    }
}
