import Foundation
import Testing

/// The tests of the example apps: one suite for each app, and one for each kind of app that no example shows.
///
/// They run one after another, because all apps are built in the same build folder.
@Suite(.serialized, .enabledByEnvironment, .removesLeftovers) enum ExampleApps {}

extension Trait where Self == ConditionTrait {
    /// Disables tests that build apps, unless the environment asks for them.
    static var enabledByEnvironment: Self {
        .enabled(
            if: ProcessInfo.processInfo.environment["COLLAGE_EXAMPLE_APPS"] == "1",
            """
            The example apps take minutes to build. To test them, run: \
            COLLAGE_EXAMPLE_APPS=1 swift test --package-path Tools --filter ExampleApp
            """)
    }
}
