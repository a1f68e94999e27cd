import TemporaryFolders
import Testing

/// The example apps with Core Data and SwiftData, which are built next to the package in Data.
@Suite(.serialized, .enabledByEnvironment(for: "data"), .removesLeftovers) enum DataApps {
    /// A results controller shows its objects with a diffable data source.
    struct Errands {
        @Test func errandsAreSavedAndShownAfterANewStart() throws {
            let home = try TemporaryFolder()
            let title = "Return the drill"
            try ExampleApp("Errands").require(
                Screen("Errands", "Post office", "Pick up the parcel", "Market", "Oat milk"),
                Screen(afterTapping: "Add", shows: ["Hardware store", title]),
                Screen("Hardware store", title, "Oat milk"),
                Screen(afterTapping: "Oat milk", shows: ["Done"]),
                Screen("Hardware store", "Done"),
                home: home.root)
        }
    }

    /// A query shows its models in a list, and forms change them.
    struct Plants {
        @Test func plantsAreSavedAndShownAfterANewStart() throws {
            let home = try TemporaryFolder()
            let add: [Screen.Step] = [
                .tap("Add"), .settle, .tap("Name"), .type("Basil"), .tap("Save"), .settle,
            ]
            try ExampleApp("Plants").require(
                Screen("Plants", "No Plants", "Tap Add to begin."),
                Screen(after: add, shows: ["Basil", "Kitchen, every 7 days"]),
                Screen(
                    after: [.tap("Basil, Kitchen, every 7 days"), .settle, .tap("Water Now")],
                    shows: ["Care", "Every 7 days", "Waterings", "1"]),
                Screen("Plants", "Basil", "1"),
                home: home.root)
        }
    }
}
