/// An object whose traits can be observed: a view, a controller, or a window scene.
///
/// A registration lasts as long as the observed object. Unregister only to end it earlier. Observers are called after
/// `traitCollectionDidChange(_:)`, in the order of registration, with the new traits in effect.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {
    /// A closure that's called when traits have changed, with the environment and its previous traits.
    typealias TraitChangeHandler<TraitEnvironment> = (
        _ traitEnvironment: TraitEnvironment, _ previousCollection: UITraitCollection
    ) -> Void

    /// Calls `handler` when one of `traits` has changed.
    ///
    /// The handler receives the observed object as its first argument, so it doesn't have to capture it. If that
    /// argument has another type, the call raises an exception.
    ///
    /// - Complexity: O(1); a change costs O(*n*) in the number of registered traits.
    /// - Returns: A registration to pass to ``unregisterForTraitChanges(_:)``.
    @discardableResult
    func registerForTraitChanges<TraitEnvironment>(
        _ traits: [UITrait], handler: @escaping Self.TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment

    /// Calls a method of `target` when one of `traits` has changed. The target isn't retained.
    ///
    /// The method can have two parameters: the observed object and the previous trait collection.
    ///
    /// - Returns: A registration to pass to ``unregisterForTraitChanges(_:)``.
    @discardableResult
    func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration

    /// Calls a method of the observed object when one of `traits` has changed.
    ///
    /// The method can have two parameters: the observed object and the previous trait collection.
    ///
    /// - Returns: A registration to pass to ``unregisterForTraitChanges(_:)``.
    @discardableResult
    func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration

    /// Ends a registration. A registration of another object, or one that has already ended, is ignored.
    ///
    /// - Complexity: O(*n*) in the number of registrations.
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// A registration of a trait observer.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSCopying, NSObjectProtocol {}

extension UITraitChangeObservable {
    /// Calls `handler` when one of `traits` has changed. Raises an exception for types that the app defines.
    @discardableResult
    public func registerForTraitChanges<TraitEnvironment>(
        _ traits: [UITrait], handler: @escaping Self.TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment {
        watched.register(traits) { watched, previous in
            guard let environment = watched as? TraitEnvironment else {
                raise("A handler of changed traits expects \(TraitEnvironment.self), not \(type(of: watched))")
            }
            handler(environment, previous)
        }
    }

    /// Calls a method of `target` when one of `traits` has changed. Raises an exception for types that the app defines.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        let action = TargetAction(target: target, action: action)
        return watched.register(traits) { watched, previous in
            action.send(sender: watched, from: nil, event: previous)
        }
    }

    /// Calls a method of the observed object when one of `traits` has changed. Raises an exception for types that the
    /// app defines.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    /// Ends a registration. Raises an exception for types that the app defines.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        watched.traitRegistry?.remove(registration)
    }

    private var watched: any WatchedTraitEnvironment {
        guard let watched = self as? any WatchedTraitEnvironment else {
            raise("The traits of \(type(of: self)) can't be observed: it isn't a view, a controller, or a window scene")
        }
        return watched
    }
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
extension UIWindowScene: UITraitChangeObservable {}
