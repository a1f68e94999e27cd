import Dispatch
import Observation

/// The observable properties, and the traits of the app, that a method of the update cycle has read in its last run.
///
/// A change invalidates the method once. The next run replaces the recorded properties.
@MainActor
package final class UpdateTracker {
    let method: UpdateMethod
    private weak var owner: (any UpdateTracking)?
    /// The traits defined by the app that the method has read.
    var traits: [UITrait] = []
    /// A property that's read with the others. Changing it is the only way to end their observation.
    private let token = ObservationToken()
    /// The number of the last observed run, and a Boolean value that indicates whether the values that it has read are
    /// unchanged.
    private var observation = (run: 0, isActive: false)

    /// The number of created trackers, for tests that compare two points in time.
    package private(set) static var count = 0

    init(_ method: UpdateMethod, of owner: any UpdateTracking) {
        self.method = method
        self.owner = owner
        UpdateTracker.count += 1
    }

    // Properties that outlive the owner would otherwise retain their observers.
    deinit { token.change() }

    /// Reads the token, so that it's observed together with the properties of the method's run.
    func readToken() { token.read() }

    /// Ends the observation of the last run.
    func reset() {
        guard observation.isActive else { return }
        observation.isActive = false
        token.change()
    }

    /// Returns the closure that a property calls before it changes. The Observation library calls this function after a
    /// run that has read a property.
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
