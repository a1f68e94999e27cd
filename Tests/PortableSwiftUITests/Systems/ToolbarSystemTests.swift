import CollageTesting
import struct CollageTesting.Device
import DisplayList
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// The items of toolbars on iOS 18 and iOS 26.
@MainActor struct ToolbarSystemTests {
    private let image = "plus"

    private func show(
        on system: Device.System, @ToolbarContentBuilder _ items: @escaping () -> some ToolbarContent
    ) -> TestHost {
        let host = TestHost(.iPhone16Pro.running(system), text: .fonts)
        let screen = Text("content").toolbar(content: items)
        host.show(UIHostingController(rootView: NavigationStack { screen }))
        host.settle()
        return host
    }

    /// Returns the frames of the glass behind items, from left to right.
    private func glass(_ host: TestHost, in bar: (some UIView).Type) throws -> [(frame: CGRect, tint: UIColor?)] {
        let bar = try #require(host.first(bar))
        func visit(_ view: UIView) -> [UIVisualEffectView] {
            ((view as? UIVisualEffectView).map { [$0] } ?? []) + view.subviews.flatMap(visit)
        }
        return visit(bar).compactMap { view in
            (view.effect as? UIGlassEffect).map { (view.convert(view.bounds, to: nil), $0.tintColor) }
        }.sorted { $0.0.minX < $1.0.minX }
    }

    private func icon(_ name: String, _ action: @escaping @MainActor () -> Void = {}) -> some View {
        Button(action: action) { Label(name, systemImage: "plus") }
    }

    @Test(arguments: Device.System.designs)
    func `a space between items has no background`(system: Device.System) throws {
        let host = show(on: system) {
            ToolbarItem { Button("Edit") {} }
            ToolbarSpacer(.fixed)
            ToolbarItem { Button("Add") {} }
        }
        let frames = try glass(host, in: UINavigationBar.self)
        #expect(frames.count == (system == .iOS26 ? 2 : 0))
        let edit = try host.element(.label("Edit")).frame, add = try host.element(.label("Add")).frame
        #expect(edit.maxX < add.minX && host.elements.count == 3)
    }

    @Test func `neighboring icons share a capsule, which a space divides`() throws {
        let host = show(on: .iOS26) {
            ToolbarItem { icon("One") }
            ToolbarItem { icon("Two") }
            ToolbarSpacer(.fixed)
            ToolbarItem { icon("Three") }
        }
        let frames = try glass(host, in: UINavigationBar.self).map(\.frame)
        #expect(frames.count == 2)
        #expect(frames.allSatisfy { $0.height == 44 })
        #expect(frames.first?.width == 88 && frames.last?.width == 44 && frames.last?.maxX == 402 - 16)
    }

    @Test func `titles have capsules with UIKit's insets, in the label color`() throws {
        let host = show(on: .iOS26) { ToolbarItem { Button("Edit") {} } }
        let frame = try #require(glass(host, in: UINavigationBar.self).first).frame
        let label = try host.element(.label("Edit")).frame
        #expect(
            abs(frame.width - label.width - 32) < 0.34 && frame.height == 44 && abs(frame.maxX - 386) < 0.34, "\(frame)"
        )
        #expect(abs(frame.midX - label.midX) < 0.5 && abs(frame.midY - label.midY) < 0.5)
        #expect(try color(of: "Edit", in: host) == color(of: "content", in: host))
    }

    @Test func `before iOS 26, buttons have the tint color`() throws {
        let host = show(on: .iOS18) { ToolbarItem { Button("Edit") {} } }
        #expect(try color(of: "Edit", in: host) != color(of: "content", in: host))
    }

    private func color(of text: String, in host: TestHost) throws -> InspectedView.Value {
        let parts = allHosts(host).flatMap(\.inspectedParts)
        return try #require(parts.lazy.filter { $0.properties[.text] == .text(text) }.first?.properties[.textColor])
    }

    private func allHosts(_ host: TestHost) -> [HostingView] {
        func visit(_ view: UIView) -> [HostingView] {
            ((view as? HostingView).map { [$0] } ?? []) + view.subviews.flatMap(visit)
        }
        return visit(host.window)
    }

    @Test(arguments: Device.System.designs)
    func `a hidden shared background removes the glass of an item`(system: Device.System) throws {
        let host = show(on: system) {
            ToolbarItem { icon("One") }.sharedBackgroundVisibility(.hidden)
            ToolbarItem { icon("Two") }.sharedBackgroundVisibility(.visible)
        }
        #expect(try glass(host, in: UINavigationBar.self).count == (system == .iOS26 ? 1 : 0))
    }

    @Test func `the glass of a confirmation has the tint color, unless it's disabled`() throws {
        let host = show(on: .iOS26) {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
            ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
        }
        let glass = try glass(host, in: UINavigationBar.self)
        #expect(glass.count == 2 && glass.first?.tint == nil && glass.last?.tint != nil)
        let disabled = show(on: .iOS26) {
            ToolbarItem(placement: .confirmationAction) { Button("Save") {}.disabled(true) }
        }
        let disabledGlass = try self.glass(disabled, in: UINavigationBar.self)
        #expect(disabledGlass.count == 1 && disabledGlass[0].tint == nil)
    }

    @Test func `a tint around the toolbar is the color of a confirmation's glass`() throws {
        let host = TestHost(.iPhone16Pro.running(.iOS26))
        let screen = Text("content").toolbar { ToolbarItem(placement: .confirmationAction) { Button("Save") {} } }
        host.show(UIHostingController(rootView: NavigationStack { screen }.tint(.red)))
        host.settle()
        let tint = try #require(glass(host, in: UINavigationBar.self).first?.tint)
        #expect(
            tint.resolvedColor(with: host.window.traitCollection)
                == UIColor(Color.red).resolvedColor(with: host.window.traitCollection))
    }

    @Test func `the whole capsule of an item can be touched`() throws {
        var taps = 0
        let host = show(on: .iOS26) { ToolbarItem { icon("One") { taps += 1 } } }
        let frame = try #require(glass(host, in: UINavigationBar.self).first).frame
        host.tap(CGPoint(x: frame.minX + 8, y: frame.minY + 8))
        #expect(taps == 1)
    }

    @Test func `items keep their state when others appear`() throws {
        struct Counter: View {
            @State private var count = 0

            var body: some View { Button("Count \(count)") { count += 1 } }
        }
        struct Screen: View {
            @State private var hasSpace = false

            var body: some View {
                Button("Space") { hasSpace.toggle() }.toolbar {
                    ToolbarItem { Counter() }
                    if hasSpace {
                        ToolbarSpacer(.fixed)
                        ToolbarItem { Button("Other") {} }
                    }
                }
            }
        }
        let host = TestHost(.iPhone16Pro.running(.iOS26))
        host.show(UIHostingController(rootView: NavigationStack { Screen() }))
        host.settle()
        try host.element(.label("Count 0")).tap()
        for count in [2, 1] {
            try host.element(.label("Space")).tap()
            host.settle()
            _ = try host.element(.label("Count 1"))
            #expect(try glass(host, in: UINavigationBar.self).count == count)
        }
    }

    @Test func `a sheet of an item in a bar has the buttons of screens`() throws {
        struct Item: View {
            @State private var isShown = false

            var body: some View {
                Button("Show") { isShown = true }.sheet(isPresented: $isShown) { Button("Inside") {} }
            }
        }
        let host = show(on: .iOS26) { ToolbarItem { Item() } }
        let label = try color(of: "content", in: host)
        #expect(try color(of: "Show", in: host) == label)
        try host.element(.label("Show")).tap()
        host.settle()
        #expect(try color(of: "Inside", in: host) != label)
    }

    @Test func `items of the bottom bar are on capsules that spaces divide`() throws {
        let host = show(on: .iOS26) {
            ToolbarItemGroup(placement: .bottomBar) {
                icon("One")
                icon("Two")
                Spacer()
                icon("Three")
            }
        }
        let frames = try glass(host, in: UIToolbar.self).map(\.frame)
        #expect(frames.count == 2)
        #expect(frames.first?.minX == 16 && frames.first?.width == 88 && frames.last?.maxX == 386)
        #expect(frames.allSatisfy { $0.height == 48 })
    }

    @Test func `a single item of the bottom bar is in the center`() throws {
        let host = show(on: .iOS26) { ToolbarItem(placement: .bottomBar) { Text("3 items") } }
        let frames = try glass(host, in: UIToolbar.self).map(\.frame)
        #expect(frames.count == 1 && abs((frames.first?.midX ?? 0) - 201) < 0.5)
    }

    @Test func `before iOS 26, the items of the bottom bar are in a row without glass`() throws {
        let host = show(on: .iOS18) {
            ToolbarItemGroup(placement: .bottomBar) {
                icon("One")
                Spacer()
                icon("Two")
            }
        }
        #expect(try glass(host, in: UIToolbar.self).isEmpty)
        #expect(host.first(UIToolbar.self)?.items?.count == 1)
    }

    @Test(arguments: Device.System.designs)
    func `the items above the keyboard are on glass on iOS 26`(system: Device.System) throws {
        struct Screen: View {
            @State private var text = ""

            var body: some View {
                TextField("Name", text: $text).toolbar {
                    ToolbarItemGroup(placement: .keyboard) {
                        Spacer()
                        Button("Done") {}
                    }
                }
            }
        }
        let host = TestHost(.iPhone16Pro.running(system))
        host.show(UIHostingController(rootView: Screen()))
        host.settle()
        host.tap(try #require(host.first(UITextField.self)))
        host.settle()
        let bar = try #require(allHosts(host).first { $0.hasBars }?.bars.keyboard)
        #expect(bar.hosts.count == 1)
        let toolbar = try #require(bar.subviews.last as? UIToolbar)
        bar.layoutIfNeeded()
        #expect(toolbar.frame.height == (system == .iOS26 ? 48 : 44))
        #expect(toolbar.items?.count == (system == .iOS26 ? 2 : 1))
    }
}
