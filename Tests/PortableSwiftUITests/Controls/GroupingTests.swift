import CollageTesting
import Testing

@testable import PortableSwiftUI

/// Grouped views with a label: labeled contents, boxes, and disclosure groups.
@MainActor struct GroupingTests {
    private let host = TestHost(size: CGSize(width: 300, height: 400), safeAreaInsets: .zero)

    private func show(_ view: some View) {
        host.show(UIHostingController(rootView: view))
        host.settle()
    }

    private func frames(_ view: some View) -> [String] { LaidOut(view, width: 300, height: 400).frames }

    @Test func `a label and its content are at the ends of the row, with a spacer between`() {
        #expect(
            frames(
                LabeledContent {
                    Fixed(40, 20)
                } label: {
                    Fixed(60, 10)
                }) == ["0 195 60 10", "60 200 200 0", "260 190 40 20"])
        #expect(
            frames(
                LabeledContent {
                    Fixed(40, 20)
                } label: {
                    Fixed(60, 10)
                }
                .labelsHidden()) == ["130 190 40 20"])
    }

    @Test func `a value is read with its name`() {
        show(
            VStack {
                LabeledContent("Name", value: "Ada")
                LabeledContent("Count", value: 3, format: .number)
                LabeledContent("Age") { Text("36") }
            })
        #expect(host.elements.map(\.label) == ["Name, Ada", "Count, 3", "Age, 36"])
    }

    @Test func `each style arranges labels and content differently`() {
        struct Bare: GroupBoxStyle {
            func makeBody(configuration: Configuration) -> some View { configuration.content }
        }
        show(
            VStack {
                LabeledContent("Name", value: "Ada").labeledContentStyle(.automatic)
                GroupBox("Box") { Text("Inside") }.groupBoxStyle(Bare())
            })
        #expect(host.elements.map(\.label) == ["Name, Ada", "Inside"])
        show(
            LabeledContent {
                Text("Ada")
            } label: {
                Text("Name")
            }
            .labeledContentStyle(Stacked()))
        #expect(host.elements.map(\.label) == ["Ada", "Name"])
    }

    private struct Stacked: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.content
                configuration.label
            }
        }
    }

    @Test func `a style can contain the default style, and views inside keep the custom style`() {
        struct Twice: LabeledContentStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack(spacing: 0) {
                    configuration.content
                    LabeledContent(configuration)
                }
            }
        }
        struct Marked: GroupBoxStyle {
            func makeBody(configuration: Configuration) -> some View {
                Text("Mark")
                GroupBox(configuration)
            }
        }
        show(LabeledContent("Name", value: "Ada").labeledContentStyle(Twice()))
        #expect(host.elements.map(\.label) == ["Ada", "Name, Ada"])
        show(
            VStack {
                GroupBox {
                    GroupBox { Text("Inside") }
                }
            }
            .groupBoxStyle(Marked()))
        #expect(host.elements.map(\.label) == ["Mark", "Mark", "Inside"])
    }

    @Test func `a group box has padding and a background, below its label`() {
        // The background, and the views inset by 16 points.
        #expect(
            frames(GroupBox { Fixed(100, 50) })
                .contains("100 175 100 50"))
        let labeled = frames(
            GroupBox {
                Fixed(100, 50)
            } label: {
                Fixed(60, 20)
            })
        #expect(labeled.contains("100 161 60 20") && labeled.contains("100 189 100 50"))
    }

    @Test func `a group is opened and closed by its label, and its views are created when they are shown`() throws {
        final class Log { var bodies = 0 }
        struct Inside: View {
            let log: Log

            var body: some View {
                let _ = log.bodies += 1
                Text("Inside")
            }
        }
        let log = Log()
        show(DisclosureGroup("More") { Inside(log: log) })
        #expect(log.bodies == 0 && host.elements.map(\.label) == ["More"])
        #expect(try host.element(.label("More")).value == "Collapsed")
        try host.element(.label("More")).tap()
        #expect(log.bodies == 1 && host.elements.map(\.label) == ["More", "Inside"])
        #expect(try host.element(.label("More")).value == "Expanded")
        try host.element(.label("More")).tap()
        #expect(host.elements.map(\.label) == ["More"])
    }

    @Test func `a group follows its binding, and writes it`() throws {
        struct Screen: View {
            @State private var isExpanded = true

            var body: some View {
                VStack {
                    Button(isExpanded ? "Close" : "Open") { isExpanded.toggle() }
                    DisclosureGroup("More", isExpanded: $isExpanded) { Text("Inside") }
                }
            }
        }
        show(Screen())
        #expect(host.elements.map(\.label) == ["Close", "More", "Inside"])
        try host.element(.label("Close")).tap()
        #expect(host.elements.map(\.label) == ["Open", "More"])
        try host.element(.label("More")).tap()
        #expect(host.elements.map(\.label) == ["Close", "More", "Inside"])
    }

    @Test func `an unavailable view shows a label, a description, and actions`() throws {
        show(
            ContentUnavailableView {
                Label("No Mail", systemImage: "tray")
            } description: {
                Text("New mails appear here.")
            } actions: {
                Button("Refresh") {}
            })
        #expect(host.elements.map(\.label) == ["No Mail", "New mails appear here.", "Refresh"])
        let title = try host.element(.label("No Mail")).frame, button = try host.element(.label("Refresh")).frame
        #expect(abs(title.midX - 150) < 1 && abs(button.midX - 150) < 1)
        show(ContentUnavailableView("Nothing", systemImage: "tray", description: Text("At all")))
        #expect(host.elements.map(\.label) == ["Nothing", "At all"])
        show(ContentUnavailableView("Nothing", systemImage: "tray"))
        #expect(host.elements.map(\.label) == ["Nothing"])
        show(ContentUnavailableView.search(text: "Zebra"))
        #expect(host.elements.first?.label == "No Results for “Zebra”")
        show(ContentUnavailableView.search)
        #expect(host.elements.first?.label == "No Results")
    }
}
