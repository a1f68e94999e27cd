/// A type that has traits, such as views, view controllers, screens, and scenes.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits of the environment.
    var traitCollection: UITraitCollection { get }

    /// Notifies the environment that its traits changed. `previousTraitCollection` contains the previous values.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
