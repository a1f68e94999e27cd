import Foundation

extension Image {
    /// Creates an image of an asset with a variable value.
    ///
    /// Differs from SwiftUI: symbols always show all of their layers.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
    }

    /// Creates an image of an asset with a variable value and a label.
    ///
    /// Differs from SwiftUI: symbols always show all of their layers.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle, label: label)
    }

    /// Creates an image of an asset with a variable value that assistive technologies ignore.
    ///
    /// Differs from SwiftUI: symbols always show all of their layers.
    public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(decorative: name, bundle: bundle)
    }

    /// Creates an image of a symbol with a variable value.
    ///
    /// Differs from SwiftUI: symbols always show all of their layers.
    public init(systemName: String, variableValue: Double?) {
        self.init(systemName: systemName)
    }
}
