/// The prominence of a background.
public struct BackgroundProminence: Hashable, Sendable {
    private let name: String

    /// A standard background.
    public static let standard = BackgroundProminence(name: "standard")
    /// A prominent background, for example of a selected row.
    public static let increased = BackgroundProminence(name: "increased")
}

/// The sizes of rows in sidebars.
public enum SidebarRowSize: Hashable, Sendable {
    /// Small rows.
    case small
    /// Rows of medium size.
    case medium
    /// Large rows.
    case large
}

/// The appearances of materials in inactive windows.
public struct MaterialActiveAppearance: Hashable, Sendable {
    private let name: String

    /// The system chooses the appearance.
    public static let automatic = MaterialActiveAppearance(name: "automatic")
    /// Materials always appear active.
    public static let active = MaterialActiveAppearance(name: "active")
    /// Materials are active when their window is.
    public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

/// The styles of labels in toolbars.
public struct ToolbarLabelStyle: Hashable, Sendable {
    private let name: String

    /// The system chooses the style.
    public static var automatic: ToolbarLabelStyle { ToolbarLabelStyle(name: "automatic") }
}

/// The placements of a tab bar.
public struct TabBarPlacement: Hashable, Sendable {
    private let name: String

    /// The tabs are at the bottom.
    public static let bottomBar = TabBarPlacement(name: "bottomBar")
    /// The tabs are in an ornament of the window.
    public static let ornament = TabBarPlacement(name: "ornament")
    /// The tabs are the dots of a page indicator.
    public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
    /// The tabs are in a sidebar.
    public static let sidebar = TabBarPlacement(name: "sidebar")
    /// The tabs are at the top.
    public static let topBar = TabBarPlacement(name: "topBar")
}

extension View {
    /// Sets the appearance of materials in inactive windows.
    ///
    /// Differs from SwiftUI: it has no effect, because windows are active.
    public nonisolated func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
        environment(\.materialActiveAppearance, appearance)
    }

    /// Sets the dynamic range of images in the view.
    ///
    /// Differs from SwiftUI: images have the standard dynamic range.
    public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
        environment(\.allowedDynamicRange, range)
    }

    /// Sets whether gestures in the view can activate a window.
    ///
    /// Differs from SwiftUI: it has no effect, because windows are active.
    public nonisolated func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { self }

    /// Sets the string that selects the view when the user types it in a list.
    ///
    /// Differs from SwiftUI: lists don't select rows by typing.
    public nonisolated func typeSelectEquivalent(_ text: Text?) -> some View { self }

    /// Sets the string that selects the view when the user types it in a list.
    ///
    /// Differs from SwiftUI: lists don't select rows by typing.
    public nonisolated func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View { self }

    /// Sets the visibility of the control that opens Writing Tools.
    ///
    /// Differs from SwiftUI: there are no Writing Tools.
    public nonisolated func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }
}

extension Image {
    /// A dynamic range of images.
    public struct DynamicRange: Hashable, Sendable {
        private let name: String

        /// The range from black to white.
        public static let standard = DynamicRange(name: "standard")
        /// A range that is slightly brighter than white.
        public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
        /// A range that is brighter than white.
        public static let high = DynamicRange(name: "high")
    }

    /// Returns the image with a dynamic range.
    ///
    /// Differs from SwiftUI: images have the standard dynamic range.
    public func allowedDynamicRange(_ range: Image.DynamicRange?) -> Image { self }
}
