/// A value that describes the content of a view. The view is created from it and updated with it.
public protocol UIContentConfiguration {
    /// A new view that shows the content.
    @MainActor func makeContentView() -> any UIView & UIContentView

    /// The configuration as it is in a state: properties that the app didn't set follow the state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    /// The configuration that the view shows; setting one shows it.
    var configuration: any UIContentConfiguration { get set }

    /// Returns a Boolean value that indicates whether the view can show a configuration. By default, it can show
    /// configurations of the current type.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Returns `true` if the configuration has the same type as the current one.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
