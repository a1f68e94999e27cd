import Observation

/// A view or view controller whose methods of the update cycle run again when values that they have read change:
/// properties of observable objects, or traits of their trait collection.
@MainActor
package protocol UpdateTracking: AnyObject {
    /// The pending updates, and the values that the methods have read.
    var updateState: UpdateState { get set }

    /// The trait collections whose traits are tracked.
    var trackedTraitCollections: (own: UITraitCollection?, other: UITraitCollection?) { get }

    /// A Boolean value that indicates whether changes of observable properties invalidate methods.
    var isObservationTrackingEnabled: Bool { get }

    /// Schedules a method to run in the next update.
    func invalidate(_ method: UpdateMethod)
}

extension UpdateTracking {
    /// Runs a method, and schedules it to run again when an observable property or a trait that it reads changes.
    ///
    /// A method that reads no such values allocates no memory. A method that runs inside another one, for example
    /// because that one calls `layoutIfNeeded()`, is part of both.
    package func tracking(_ method: UpdateMethod, _ body: () -> Void) {
        let known = updateState.tracker(for: method)
        known?.reset()
        let tracker = known ?? ObservingClasses.makeTracker(for: method, of: self)
        let collections = trackedTraitCollections
        let outer = TraitRecording.begin(collections.own, collections.other)
        // The second argument is only evaluated after the body, and only if the body has read a property.
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

    /// Schedules the methods that have read a trait whose value has changed.
    func invalidateReads(of previous: UITraitCollection, changedTo current: UITraitCollection) {
        for method in updateState.methods(readingDifferencesBetween: previous, current) { invalidate(method) }
    }
}

/// The classes whose methods have read observable properties.
///
/// A tracker that exists before the first run of a method can end the observation of that run. Only the first object of
/// a class doesn't have one yet.
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
