/// A value that describes the content of a view. The view is created from it and updated with it.
public protocol UIContentConfiguration {
    /// Returns a new view that shows the content.
    @MainActor func makeContentView() -> any UIView & UIContentView

    /// Returns the configuration for a state. Properties that the app hasn't set follow the state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    /// The configuration of the view. Setting it updates the view.
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
