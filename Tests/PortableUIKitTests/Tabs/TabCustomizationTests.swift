import CollageTesting
import Foundation
import Testing

@testable import PortableUIKitCore
@testable import PortableCollections
@testable import PortableUIKit

/// The user's customization of the tabs in the sidebar.
@MainActor @Suite(.device) struct TabCustomizationTests {
    /// Records the calls of the delegate.
    private final class Delegate: NSObject, UITabBarControllerDelegate {
        var calls: [String] = []
        func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController) { calls.append("begin") }
        func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController) { calls.append("end") }
        func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]) {
            calls.append("visibility " + tabs.map(\.title).joined(separator: " "))
        }
        func tabBarController(_ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup) {
            calls.append("order " + group.displayOrder.map(\.title).joined(separator: " "))
        }
    }

    private let delegate = Delegate()

    private func show(_ tabs: TabFixture, customizationIdentifier: String? = nil, in host: TestHost) {
        tabs.controller.delegate = delegate
        tabs.controller.mode = .tabSidebar
        tabs.settings.allowsHiding = true
        tabs.songs.allowsHiding = true
        tabs.library.allowsReordering = true
        tabs.controller.customizationIdentifier = customizationIdentifier
        host.show(tabs.controller)
    }

    private func isShown(_ label: String, _ host: TestHost) -> Bool {
        host.session.accessibleElements().contains { $0.label == label }
    }

    @Test func `there's no edit button without tabs that can be hidden or moved`() throws {
        let host = TestHost(.iPadPro11.landscape)
        let tabs = TabFixture()
        tabs.controller.mode = .tabSidebar
        host.show(tabs.controller)
        #expect(!isShown("Edit", host))
        tabs.settings.allowsHiding = true
        tabs.settings.title = "Options"
        host.settle()
        #expect(isShown("Edit", host))
    }

    @Test func `the user hides and shows tabs that allow it while editing the sidebar`() throws {
        let host = TestHost(.iPadPro11.landscape)
        let tabs = TabFixture()
        show(tabs, in: host)
        try host.element(labeled: "Edit").tap()
        #expect(delegate.calls == ["begin"])
        try host.element(labeled: "Shown, Settings").tap()
        try host.element(labeled: "Home").tap()
        #expect(tabs.settings.isHidden && !tabs.home.isHidden && isShown("Hidden, Settings", host))
        try host.element(labeled: "Done").tap()
        #expect(!isShown("Settings", host))
        #expect(delegate.calls == ["begin", "visibility Settings", "end"])
        try host.element(labeled: "Edit").tap()
        try host.element(labeled: "Hidden, Settings").tap()
        try host.element(labeled: "Done").tap()
        #expect(!tabs.settings.isHidden && isShown("Settings", host))
    }

    @Test func `the user changes the order of a group's tabs`() throws {
        let host = TestHost(.iPadPro11.landscape)
        let tabs = TabFixture()
        show(tabs, in: host)
        try host.element(labeled: "Edit").tap()
        let rows = try #require(host.first(TabSidebarView.self))
        let editing = rows.editing
        #expect(editing.canMove(tabs.songs) && !editing.canMove(tabs.home))
        host.run { editing.rowsDidMove([.tab("library"), .tab("songs"), .tab("albums")]) }
        host.settle()
        #expect(tabs.library.displayOrder.map(\.title) == ["Songs", "Albums"])
        #expect(delegate.calls.last == "order Songs Albums")
        let frames = try ["Shown, Songs", "Albums"].map { try host.element(labeled: $0).frame.minY }
        #expect(frames[0] < frames[1])
        try host.element(labeled: "Reset").tap()
        #expect(tabs.library.displayOrder.map(\.title) == ["Albums", "Songs"])
        #expect(delegate.calls.last == "order Albums Songs")
    }

    @Test func `a reset gives tabs their default visibility`() throws {
        let host = TestHost(.iPadPro11.landscape)
        let tabs = TabFixture()
        show(tabs, in: host)
        tabs.songs.isHiddenByDefault = true
        tabs.settings.isHidden = true
        try host.element(labeled: "Edit").tap()
        try host.element(labeled: "Reset").tap()
        #expect(tabs.songs.isHidden && !tabs.settings.isHidden && !tabs.home.isHidden)
    }

    @Test func `the customization is stored under the identifier`() throws {
        let host = TestHost(.iPadPro11.landscape)
        let first = TabFixture()
        show(first, customizationIdentifier: "music", in: host)
        try host.element(labeled: "Edit").tap()
        try host.element(labeled: "Shown, Settings").tap()
        host.run { host.first(TabSidebarView.self)?.editing.rowsDidMove([.tab("songs"), .tab("albums")]) }
        let second = TabFixture()
        show(second, customizationIdentifier: "music", in: host)
        #expect(second.settings.isHidden && !second.songs.isHidden)
        #expect(second.library.displayOrder.map(\.title) == ["Songs", "Albums"])
        let other = TabFixture()
        show(other, customizationIdentifier: "other", in: host)
        #expect(!other.settings.isHidden)
        second.controller.customizationIdentifier = nil
        host.run { second.controller.resetCustomization() }
        #expect(TabCustomization(storedAs: "music")?.hidden["settings"] == true)
    }
}
