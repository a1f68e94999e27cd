import CollageTesting
import Testing

@testable import PortableSwiftUI

/// Sheets, covers, alerts, and confirmation dialogs.
@MainActor struct PresentationTests {
    private let host = TestHost()

    private func show(_ view: some View) {
        host.show(UIHostingController(rootView: view))
    }

    private var labels: [String] { host.elements.map(\.label) }

    struct Item: Identifiable, Equatable {
        let id: Int
    }

    struct Sheets: View {
        @State private var isShown = false
        @State private var item: Item?
        @State private var dismissed = 0

        struct Inside: View {
            let title: String
            @Environment(\.dismiss) private var dismiss
            var body: some View { Button("Close \(title)") { dismiss() } }
        }

        var body: some View {
            VStack {
                Text("Dismissed \(dismissed)")
                Button("Show") { isShown = true }
                Button("Item 1") { item = Item(id: 1) }
            }
            .sheet(isPresented: $isShown, onDismiss: { dismissed += 1 }) { Inside(title: "sheet") }
            .sheet(item: $item) { item in
                VStack {
                    Inside(title: "item \(item.id)")
                    Button("Item 2") { self.item = Item(id: 2) }
                }
            }
        }
    }

    @Test func `a sheet is shown while its condition holds`() throws {
        show(Sheets())
        try host.element(.label("Show")).tap()
        #expect(labels.contains("Close sheet"))
        try host.element(.label("Close sheet")).tap()
        #expect(labels == ["Dismissed 1", "Show", "Item 1"])
        try host.element(.label("Show")).tap()
        #expect(labels.contains("Close sheet"))
    }

    /// A screen whose body doesn't read the number that its sheet and its cover show.
    private struct Unread: View {
        @State private var number = 0
        @State private var hasSheet = false
        @State private var isCovered = false

        var body: some View {
            VStack {
                Button("Sheet") {
                    number = 5
                    hasSheet = true
                }
                Button("Cover") {
                    number = 7
                    isCovered = true
                }
            }
            .sheet(isPresented: $hasSheet) { content }
            .fullScreenCover(isPresented: $isCovered) { content }
        }

        private var content: some View {
            VStack {
                Button("Number \(number)") { number += 1 }
                Button("Close") { (hasSheet, isCovered) = (false, false) }
            }
        }
    }

    @Test func `a sheet shows the state that the presenting body doesn't read, and follows it`() throws {
        show(Unread())
        for (name, number) in [("Sheet", 5), ("Cover", 7)] {
            try host.element(.label(name)).tap()
            #expect(labels.contains("Number \(number)"))
            try host.element(.label("Number \(number)")).tap()
            #expect(labels.contains("Number \(number + 1)"))
            try host.element(.label("Close")).tap()
        }
    }

    @Test func `pulling a sheet down ends its condition`() throws {
        show(Sheets())
        try host.element(.label("Show")).tap()
        host.drag(at: CGPoint(x: 195, y: 100), by: CGVector(dx: 0, dy: 600), duration: 0.2, rests: false)
        #expect(labels == ["Dismissed 1", "Show", "Item 1"])
    }

    @Test func `a sheet is identified by its item`() throws {
        show(Sheets())
        try host.element(.label("Item 1")).tap()
        #expect(labels.contains("Close item 1"))
        try host.element(.label("Item 2")).tap()
        #expect(labels.contains("Close item 2"))
        try host.element(.label("Close item 2")).tap()
        #expect(labels == ["Dismissed 0", "Show", "Item 1"])
    }

    @Test func `an alert has buttons with roles, and any of them ends it`() throws {
        struct Screen: View {
            @State private var isShown = false
            @State private var said = "nothing"
            var body: some View {
                Button("Said \(said)") { isShown = true }
                    .alert("Sure?", isPresented: $isShown) {
                        Button("Delete", role: .destructive) { said = "delete" }
                        Button("Keep", role: .cancel) { said = "keep" }
                    } message: {
                        Text("It can't be undone.")
                    }
            }
        }
        show(Screen())
        try host.element(.label("Said nothing")).tap()
        #expect(labels.contains("Sure?"))
        #expect(labels.contains("It can't be undone."))
        try host.element(.label("Delete")).tap()
        #expect(labels == ["Said delete"])
        try host.element(.label("Said delete")).tap()
        try host.element(.label("Keep")).tap()
        #expect(labels == ["Said keep"])
    }

    @Test func `a confirmation dialog has a cancel button`() throws {
        struct Screen: View {
            @State private var isShown = false
            @State private var color = "none"
            var body: some View {
                Button("Color \(color)") { isShown = true }
                    .confirmationDialog("Color", isPresented: $isShown, titleVisibility: .visible) {
                        ForEach(["red", "green"], id: \.self) { name in Button(name) { color = name } }
                    }
            }
        }
        show(Screen())
        try host.element(.label("Color none")).tap()
        try host.element(.label("green")).tap()
        #expect(labels == ["Color green"])
        try host.element(.label("Color green")).tap()
        try host.element(.label("Cancel")).tap()
        #expect(labels == ["Color green"])
    }

    @Test(arguments: [false, true]) func `the screen behind a sheet recedes as a card`(isInCover: Bool) throws {
        struct Cover: View {
            @State private var isShown = true
            var body: some View { Color.red.fullScreenCover(isPresented: $isShown) { Sheets() } }
        }
        let root: UIViewController =
            isInCover ? UIHostingController(rootView: Cover()) : UIHostingController(rootView: Sheets())
        host.show(root)
        host.settle()
        let screen = isInCover ? try #require(root.presentedViewController) : root
        try host.element(.label("Show")).tap()
        #expect(abs(screen.view.frame.minX - 16) < 0.01 && abs(screen.view.frame.minY - 47) < 0.01)
        #expect(screen.view.layer.cornerRadius == 10)
        try host.element(.label("Close sheet")).tap()
        #expect(screen.view.frame == host.window.bounds)
    }

    @Test func `buttons behind a sheet are gray, and those in the sheet aren't`() throws {
        show(Sheets())
        func drawing(of text: String) throws -> String {
            String(decoding: try host.snapshot(.text), as: UTF8.self).split(separator: "\n")
                .filter { $0.contains("\"\(text)\"") }.joined(separator: "\n")
        }
        #expect(try drawing(of: "Item 1").contains("#007aff"))
        try host.element(.label("Show")).tap()
        #expect(try drawing(of: "Item 1").contains("#8e8e93"))
        #expect(try drawing(of: "Close sheet").contains("#007aff"))
        try host.element(.label("Close sheet")).tap()
        #expect(try drawing(of: "Item 1").contains("#007aff"))
    }

    @Test func `on a tablet a confirmation dialog is a popover at its view`() throws {
        struct Screen: View {
            @State private var isShown = false
            @State private var color = "none"
            var body: some View {
                Button("Color \(color)") { isShown = true }
                    .confirmationDialog("Color", isPresented: $isShown) { Button("red") { color = "red" } }
            }
        }
        let host = TestHost(size: CGSize(width: 1024, height: 1366))
        host.show(UIHostingController(rootView: Screen()))
        let button = try host.element(.label("Color none")).frame
        try host.element(.label("Color none")).tap()
        let popover = try #require(host.alert?.presentationController as? UIPopoverPresentationController)
        let bubble = try #require(popover.presentedView).frame
        #expect(popover.arrowDirection == .up && abs(bubble.minY - button.maxY) <= 1)
        #expect(abs(bubble.midX - button.midX) <= 1)
        #expect(!host.elements.contains { $0.label == "Cancel" })
        host.tap(CGPoint(x: 20, y: 20))
        #expect(host.alert == nil && host.elements.map(\.label) == ["Color none"])
        try host.element(.label("Color none")).tap()
        try host.element(.label("red")).tap()
        #expect(host.elements.map(\.label) == ["Color red"])
    }

    @Test func `a cover fills the screen`() throws {
        struct Screen: View {
            @State private var isShown = false
            var body: some View {
                Button("Cover") { isShown = true }
                    .fullScreenCover(isPresented: $isShown) { Color.red.accessibilityLabel("Red") }
            }
        }
        show(Screen())
        try host.element(.label("Cover")).tap()
        #expect(try host.element(.label("Red")).frame.width == 390)
    }
}
