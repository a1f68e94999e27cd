import Foundation

/// The user's customization of the tabs of an adaptable tab view.
public struct TabViewCustomization: Codable, Hashable, Sendable {
    var tabs: [String: TabCustomization] = [:]
    var sections: [String: SectionCustomization] = [:]

    /// Creates a customization without changes.
    public init() {}
}

extension TabViewCustomization {
    /// The customization of a tab.
    public struct TabCustomization: Codable, Hashable, Sendable {
        /// The visibility of the tab in the tab bar.
        public var tabBarVisibility: Visibility { .automatic }
        /// The visibility of the tab in the sidebar.
        ///
        /// Differs from SwiftUI: it's stored, but has no effect.
        public var sidebarVisibility: Visibility {
            get { isHidden.map { $0 ? .hidden : .visible } ?? .automatic }
            set { isHidden = newValue == .automatic ? nil : newValue == .hidden }
        }

        private var isHidden: Bool?
    }

    /// The customization of a section.
    public struct SectionCustomization: Codable, Hashable, Sendable {
        private var order: [String]?

        /// The identifiers of the section's tabs in the user's order, or `nil` for the order of the content.
        public var tabOrder: [String]? { order }

        /// Restores the order of the content.
        public mutating func resetTabOrder() { order = nil }
    }

    /// The customization of the tab with an identifier.
    public subscript(tab id: String) -> TabCustomization {
        get { tabs[id] ?? TabCustomization() }
        set { tabs[id] = newValue }
    }

    /// The customization of the section with an identifier.
    public subscript(section id: String) -> SectionCustomization {
        get { sections[id] ?? SectionCustomization() }
        set { sections[id] = newValue }
    }

    /// Restores the order of all sections.
    public mutating func resetSectionOrder() { sections = [:] }

    /// Restores the visibility of all tabs.
    public mutating func resetVisibility() { tabs = [:] }
}

extension TabViewCustomization {
    /// The visibility of a tab in the sidebar.
    ///
    /// Differs from SwiftUI: it's stored, but has no effect.
    @available(*, deprecated, message: "Use subscript(tab:) instead.")
    public subscript(sidebarVisibility id: String) -> Visibility {
        get { self[tab: id].sidebarVisibility }
        set { self[tab: id].sidebarVisibility = newValue }
    }

    /// The identifiers of the tabs of a section in the user's order, or `nil` for the order of the content.
    @available(*, deprecated, message: "Use subscript(section:) instead.")
    public subscript(sectionID id: String) -> [String]? { self[section: id].tabOrder }

    /// Restores the order of a section.
    @available(*, deprecated, message: "Use SectionCustomization.resetTabOrder() instead.")
    public mutating func resetSectionOrder(for sectionID: String) { self[section: sectionID].resetTabOrder() }
}

extension AppStorage where Value == TabViewCustomization {
    /// Creates a property for the customization of tabs in the user defaults.
    public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, .codable(wrappedValue))
    }
}

extension SceneStorage where Value == TabViewCustomization {
    /// Creates a property for the customization of tabs in the storage of the scene.
    ///
    /// - Parameters:
    ///   - wrappedValue: The default value.
    ///   - key: The key of the value.
    ///   - store: User defaults. Differs from SwiftUI: the scene always stores the value.
    public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil) {
        self.init(key, .codable(wrappedValue))
    }
}
