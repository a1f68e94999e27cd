/// A trait environment that stores a registry of trait observers.
@MainActor
package protocol WatchedTraitEnvironment: UITraitEnvironment {
    /// The registry, or `nil` until an observer registers.
    var traitRegistry: TraitChangeRegistry? { get set }
}

extension WatchedTraitEnvironment {
    func register(
        _ traits: [UITrait], _ call: @escaping (any WatchedTraitEnvironment, UITraitCollection) -> Void
    ) -> TraitChangeRegistration {
        let registry = traitRegistry ?? TraitChangeRegistry(initial: traitCollection)
        traitRegistry = registry
        return registry.add(traits, call)
    }
}

extension UIViewController: WatchedTraitEnvironment {}

/// The trait observers of one view, controller, or scene.
@MainActor
package final class TraitChangeRegistry {
    /// The traits at the first registration. The first traits of a view in a window are compared with them.
    private let initial: UITraitCollection
    private var registrations: [TraitChangeRegistration] = []

    init(initial: UITraitCollection) {
        self.initial = initial
    }

    func add(
        _ traits: [UITrait], _ call: @escaping (any WatchedTraitEnvironment, UITraitCollection) -> Void
    ) -> TraitChangeRegistration {
        let registration = TraitChangeRegistration(traits, call)
        registrations.append(registration)
        return registration
    }

    func remove(_ registration: any UITraitChangeRegistration) {
        registrations.removeAll { $0 === registration }
    }

    /// Calls the observers of the traits that have changed. If `previous` is `nil`, the current traits are compared
    /// with those at the first registration.
    package func traitsDidChange(of environment: any WatchedTraitEnvironment, from previous: UITraitCollection?) {
        let previous = previous ?? initial
        let current = environment.traitCollection
        // A callback may register or unregister observers.
        for registration in registrations
        where registration.concerns(previous, current) && registrations.contains(where: { $0 === registration }) {
            registration.call(environment, previous)
        }
    }
}

/// A registration of a trait observer.
final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
    private let traits: [UITrait]
    let call: (any WatchedTraitEnvironment, UITraitCollection) -> Void

    init(_ traits: [UITrait], _ call: @escaping (any WatchedTraitEnvironment, UITraitCollection) -> Void) {
        self.traits = traits
        self.call = call
    }

    func concerns(_ previous: UITraitCollection, _ current: UITraitCollection) -> Bool {
        previous !== current && traits.contains { !previous.values.isEqual(current.values, for: $0) }
    }

    /// Returns the registration itself, because it's immutable.
    nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
