import Dispatch
import Observation

/// The observable properties, and the traits of the app, that a method of the update cycle has read in its last run.
///
/// A change invalidates the method once. The next run reads the properties again, and replaces what was read before.
@MainActor
package final class UpdateTracker {
    let method: UpdateMethod
    private weak var owner: (any UpdateTracking)?
    /// The traits defined by the app that the method has read.
    var traits: [UITrait] = []
    /// Is read with the properties: changing it is the only way to forget them.
    private let token = ObservationToken()
    /// The number of the last run that was observed, and whether nothing that it has read has changed yet.
    private var observation = (run: 0, isActive: false)

    /// How many trackers were created, for tests that compare two moments.
    package private(set) static var count = 0

    init(_ method: UpdateMethod, of owner: any UpdateTracking) {
        self.method = method
        self.owner = owner
        UpdateTracker.count += 1
    }

    // Properties that outlive the owner would keep what they have to invalidate.
    deinit { token.change() }

    /// Has the method's run observed together with its properties.
    func readToken() { token.read() }

    /// Forgets what the last run has read.
    func forget() {
        guard observation.isActive else { return }
        observation.isActive = false
        token.change()
    }

    /// The closure that a property calls when it is about to change. The library of observation asks for it after a run, if
    /// that has read a property.
    func onChange() -> @Sendable () -> Void {
        observation = (observation.run + 1, true)
        let run = observation.run
        return { [weak self] in
            guard Diagnostics.isOnMainQueue else {
                return DispatchQueue.main.async { self?.propertyWillChange(since: run) }
            }
            MainActor.assumeIsolated { self?.propertyWillChange(since: run) }
        }
    }

    private func propertyWillChange(since run: Int) {
        guard observation.isActive, run == observation.run else { return }
        observation.isActive = false
        guard let owner, owner.isObservationTrackingEnabled else { return }
        owner.invalidate(method)
    }
}

/// An observable property that is read together with the others. Changing it ends the observation of all of them.
private nonisolated final class ObservationToken: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private var value: Int { 0 }

    func read() { registrar.access(self, keyPath: \.value) }

    func change() { registrar.withMutation(of: self, keyPath: \.value) {} }
}
