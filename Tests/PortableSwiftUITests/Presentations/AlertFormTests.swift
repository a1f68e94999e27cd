import CollageTesting
import Foundation
import Testing

@testable import PortableSwiftUI

/// Alerts and dialogs with errors, data, items, and the older `Alert` values.
@MainActor struct AlertFormTests {
    private let host = TestHost()

    private func show(_ view: some View) {
        host.show(UIHostingController(rootView: view))
    }

    private var labels: [String] { host.elements.map(\.label) }

    private enum Failure: LocalizedError {
        case offline

        var errorDescription: String? { "The network is offline." }
        var recoverySuggestion: String? { "Turn it on." }
    }

    private struct Errors: View {
        @State private var error: Failure?
        @State private var isShown = false
        @State private var retries = 0

        var body: some View {
            VStack {
                Text("Retries \(retries)")
                Button("Fail") {
                    error = .offline
                    isShown = true
                }
                Button("Show") { isShown = true }
            }
            .alert(isPresented: $isShown, error: error) { _ in
                Button("Retry") { retries += 1 }
            } message: { error in
                Text(error.recoverySuggestion ?? "")
            }
        }
    }

    @Test func `an alert of an error has its description and is shown only with an error`() throws {
        show(Errors())
        try host.element(.label("Show")).tap()
        #expect(!labels.contains("Retry"))
        show(Errors())
        try host.element(.label("Fail")).tap()
        #expect(labels.contains("The network is offline."))
        #expect(labels.contains("Turn it on."))
        try host.element(.label("Retry")).tap()
        #expect(labels == ["Retries 1", "Fail", "Show"])
    }

    private struct Presenting: View {
        @State private var isShown = false
        @State private var name: String?
        @State private var chosen = ""

        var body: some View {
            VStack {
                Text("Chosen \(chosen)")
                Button("Alert") {
                    name = "tea"
                    isShown = true
                }
            }
            .alert("Buy?", isPresented: $isShown, presenting: name) { name in
                Button("Buy \(name)") { chosen = name }
            } message: { name in
                Text("You have no \(name).")
            }
        }
    }

    @Test func `an alert shows the data that it presents`() throws {
        show(Presenting())
        try host.element(.label("Alert")).tap()
        #expect(labels.contains("You have no tea."))
        try host.element(.label("Buy tea")).tap()
        #expect(labels.contains("Chosen tea"))
    }

    private struct Older: View {
        struct Item: Identifiable { let id: Int }

        @State private var isAlertShown = false
        @State private var isSheetShown = false
        @State private var item: Item?
        @State private var log = ""

        var body: some View {
            VStack {
                Text("Log \(log)")
                Button("Alert") { isAlertShown = true }
                Button("Item") { item = Item(id: 7) }
                Button("Sheet") { isSheetShown = true }
            }
            .alert(isPresented: $isAlertShown) {
                Alert(
                    title: Text("Delete?"), message: Text("There is no undo."),
                    primaryButton: .destructive(Text("Delete")) { log += "deleted" }, secondaryButton: .cancel())
            }
            .background(
                Color.clear.alert(item: $item) { item in
                    Alert(title: Text("Item \(item.id)"), dismissButton: .default(Text("Fine")))
                }
            )
            .actionSheet(isPresented: $isSheetShown) {
                ActionSheet(
                    title: Text("Sort"), buttons: [.default(Text("By name")) { log += "name" }, .cancel()])
            }
        }
    }

    @Test func `deprecated alerts and sheets show their title, message, and buttons`() throws {
        show(Older())
        try host.element(.label("Alert")).tap()
        #expect(labels.contains("Delete?") && labels.contains("There is no undo.") && labels.contains("Cancel"))
        try host.element(.label("Delete")).tap()
        #expect(labels.contains("Log deleted"))
        try host.element(.label("Item")).tap()
        #expect(labels.contains("Item 7"))
        try host.element(.label("Fine")).tap()
        #expect(!labels.contains("Item 7"))
        try host.element(.label("Sheet")).tap()
        #expect(labels.contains("Sort"))
        try host.element(.label("By name")).tap()
        #expect(labels.contains("Log deletedname"))
    }
}
