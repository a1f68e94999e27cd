/// Describes the content of a view as a value, from which the view is made and brought up to date.
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

    /// Whether the view can show a configuration; by default those of the type that it shows.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Whether the configuration is of the same type as the one shown.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
