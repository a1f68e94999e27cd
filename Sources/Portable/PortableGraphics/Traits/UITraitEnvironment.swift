/// Something that has traits: views, controllers, screens, scenes.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits in force here.
    var traitCollection: UITraitCollection { get }

    /// Called after the traits changed; `previousTraitCollection` holds what they were.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
