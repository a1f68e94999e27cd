import Foundation
import Testing

/// The tests of the example apps: one suite for each app, and one for each kind of app that no example shows.
///
/// They run one after another, because all apps are built in the same build folder.
@Suite(.serialized, .enabledByEnvironment(for: "1"), .removesLeftovers) enum ExampleApps {
    /// The value of the variable that selects example apps.
    static let selected = ProcessInfo.processInfo.environment["COLLAGE_EXAMPLE_APPS"]
}

extension Trait where Self == ConditionTrait {
    /// Disables tests that build apps, unless the environment enables them.
    ///
    /// - Parameter value: The value of the variable.
    static func enabledByEnvironment(for value: String) -> Self {
        .enabled(
            if: ExampleApps.selected == value,
            """
            The example apps take minutes to build. To test them, run: \
            COLLAGE_EXAMPLE_APPS=\(value) swift test --package-path Tools --filter ExampleApp
            """)
    }
}
