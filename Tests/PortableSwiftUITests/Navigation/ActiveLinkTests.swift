import CollageTesting
import Testing

@testable import PortableSwiftUI

/// Links with a binding for their destination, and bars at the bottom and above the keyboard.
@MainActor struct ActiveLinkTests {
    private let host = TestHost()

    private var labels: [String] { host.elements.map(\.label) }

    private func show(_ view: some View) {
        host.show(UIHostingController(rootView: view))
        host.settle()
    }

    @available(*, deprecated)
    private struct Screen: View {
        @State private var isActive = false
        @State private var selection: Int?
        @State private var count = 0

        var body: some View {
            NavigationView {
                VStack {
                    Text("active \(isActive)")
                    Text("selected \(selection ?? -1)")
                    NavigationLink("Open", isActive: $isActive) {
                        VStack {
                            Text("Inside \(count)")
                            Button("Count") { count += 1 }
                            Button("Leave") { isActive = false }
                        }
                    }
                    Button("By code") { isActive = true }
                    ForEach(0..<2, id: \.self) { number in
                        NavigationLink("Tag \(number)", tag: number, selection: $selection) { Text("Page \(number)") }
                    }
                }
                .navigationTitle("Start")
            }
        }
    }

    @available(*, deprecated)
    @Test func `a destination is shown while its binding is true`() throws {
        show(Screen())
        try host.element(.label("Open")).tap()
        host.settle()
        #expect(labels.contains("Inside 0"))
        try host.element(.label("Count")).tap()
        #expect(labels.contains("Inside 1"))
        try host.element(.label("Leave")).tap()
        host.settle()
        #expect(labels.contains("active false"))
        try host.element(.label("By code")).tap()
        host.settle()
        #expect(labels.contains("Inside 1"))
        // Going back ends the condition.
        try host.element(.label("Start")).tap()
        host.settle()
        #expect(labels.contains("active false"))
        try host.element(.label("Open")).tap()
        host.settle()
        #expect(labels.contains("Inside 1"))
    }

    @available(*, deprecated)
    @Test func `a tag that is selected shows its page`() throws {
        show(Screen())
        for number in [1, 0] {
            try host.element(.label("Tag \(number)")).tap()
            host.settle()
            #expect(labels.contains("Page \(number)"))
            try host.element(.label("Start")).tap()
            host.settle()
            #expect(labels.contains("selected -1"))
        }
    }

    private struct Bars: View {
        @State private var hasBar = true
        @State private var done = 0
        @State private var text = ""
        @FocusState private var isWriting: Bool

        var body: some View {
            NavigationView {
                VStack {
                    TextField("Name", text: $text).focused($isWriting)
                    Button("Bar") { hasBar.toggle() }
                    Text("done \(done)")
                    Color.blue.accessibilityElement().accessibilityLabel("fill")
                }
                .toolbar {
                    ToolbarItem(placement: .keyboard) { Button("Done") { isWriting = false } }
                }
                .toolbar {
                    ToolbarItemGroup(placement: .bottomBar) {
                        if hasBar {
                            Button("Share") { done += 1 }
                            Spacer()
                            Button("Trash") { done += 10 }
                        }
                    }
                }
            }
        }
    }

    @Test func `a bottom bar has separate space, and its items can be tapped`() throws {
        show(Bars())
        let fill = try host.element(.label("fill")).frame
        let share = try host.element(.label("Share")).frame, trash = try host.element(.label("Trash")).frame
        #expect(share.minY >= fill.maxY && share.minX < 40 && trash.maxX > 350)
        try host.element(.label("Share")).tap()
        try host.element(.label("Trash")).tap()
        #expect(labels.contains("done 11"))
        try host.element(.label("Bar")).tap()
        host.settle()
        #expect(!labels.contains("Share"))
        #expect(try host.element(.label("fill")).frame.maxY == fill.maxY + 44)
        try host.element(.label("Bar")).tap()
        host.settle()
        #expect(try host.element(.label("fill")).frame == fill)
        try host.element(.label("Share")).tap()
        #expect(labels.contains("done 12"))
    }

    @Test func `a keyboard toolbar is shown during text input`() throws {
        show(Bars())
        #expect(!labels.contains("Done"))
        for _ in 0..<2 {
            host.tap(try #require(host.first(UITextField.self)))
            host.settle()
            #expect(host.first(UITextField.self)?.isFirstResponder == true)
            try host.element(.label("Done")).tap()
            host.settle()
            #expect(host.first(UITextField.self)?.isFirstResponder == false)
            #expect(!labels.contains("Done"))
        }
    }
}
