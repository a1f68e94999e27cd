import CollageTesting
import Foundation
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// Selections and positions that don't exist: the screen keeps working, and keeps the app's value.
@MainActor struct MissingValueTests {
    private let host = TestHost()

    private final class Log {
        var selection: Int?
        var selections: Set<Int> = []
        var path: [Int] = []
    }

    private func show(_ view: some View) {
        host.show(UIHostingController(rootView: view))
        host.settle()
    }

    private var labels: [String] { host.elements.map(\.label) }

    private struct Selectable: View {
        let log: Log
        @State private var one: Int? = 7
        @State private var several: Set = [7, 8]

        var body: some View {
            let _ = (log.selection, log.selections) = (one, several)
            VStack {
                List(1..<3, selection: $one) { Text("one \($0)") }
                List(1..<3, selection: $several) { Text("several \($0)") }
            }
        }
    }

    @Test func `a list keeps a selection that isn't a row`() throws {
        let log = Log()
        show(Selectable(log: log))
        #expect(log.selection == 7 && log.selections == [7, 8])
        try host.element(.label("one 2")).tap()
        host.settle()
        #expect(log.selection == 2)
    }

    private struct Chooser: View {
        let log: Log
        @State private var choice = 7

        var body: some View {
            let _ = log.selection = choice
            Form {
                Picker("Menu", selection: $choice) { ForEach(1..<3) { Text("menu \($0)").tag($0) } }
                Picker("Inline", selection: $choice) { ForEach(1..<3) { Text("inline \($0)").tag($0) } }
                    .pickerStyle(.inline)
                Picker("Segments", selection: $choice) { ForEach(1..<3) { Text("part \($0)").tag($0) } }
                    .pickerStyle(.segmented)
                Picker("Wheel", selection: $choice) { ForEach(1..<3) { Text("wheel \($0)").tag($0) } }
                    .pickerStyle(.wheel)
            }
        }
    }

    @Test func `a picker keeps a selection without a tag until the user chooses`() throws {
        let log = Log()
        show(Chooser(log: log))
        #expect(log.selection == 7)
        try host.element(.label("inline 2")).tap()
        host.settle()
        #expect(log.selection == 2)
    }

    private struct Tabs: View {
        let log: Log
        let isPaged: Bool
        @State private var tab = 7

        var body: some View {
            let _ = log.selection = tab
            let tabs = TabView(selection: $tab) {
                Text("First").tabItem { Text("Tab 1") }.tag(1)
                Text("Second").tabItem { Text("Tab 2") }.tag(2)
            }
            if isPaged { tabs.tabViewStyle(.page) } else { tabs }
        }
    }

    @Test(arguments: [true, false])
    func `a tab view shows a tab although the selection isn't one`(isPaged: Bool) throws {
        let log = Log()
        show(Tabs(log: log, isPaged: isPaged))
        #expect(labels.contains("First"))
        guard !isPaged else { return }
        try host.element(.label("Tab 2")).tap()
        host.settle()
        #expect(log.selection == 2 && labels.contains("Second"))
    }

    private struct Positions: View {
        @State private var id: Int? = 99
        @State private var position = ScrollPosition(x: -1e6, y: 1e9)

        var body: some View {
            VStack {
                ScrollView { LazyVStack { ForEach(0..<50) { Text("id \($0)") } }.scrollTargetLayout() }
                    .scrollPosition(id: $id)
                ScrollView { VStack { ForEach(0..<50) { Text("point \($0)") } } }.scrollPosition($position)
                ScrollViewReader { reader in
                    Button("Scroll") {
                        reader.scrollTo(99)
                        position.scrollTo(id: 99)
                        position.scrollTo(y: -.infinity)
                    }
                    ScrollView { ForEach(0..<50) { Text("reader \($0)") } }
                }
            }
        }
    }

    @Test func `positions outside of the content stop at its edges`() throws {
        show(Positions())
        try host.element(.label("Scroll")).tap()
        host.settle()
        for scrollView in host.all(UIScrollView.self) {
            let most = scrollView.contentSize.height - scrollView.bounds.height
            #expect(scrollView.contentOffset.y >= -100 && scrollView.contentOffset.y <= max(most, 0) + 100)
        }
        #expect(labels.contains("id 0") && labels.contains("reader 0"))
    }

    private struct Sheet: View {
        let log: Log
        @State private var isPresented = false
        @State private var column: Int? = 7

        var body: some View {
            Button("Show") { isPresented = true }
                .sheet(isPresented: $isPresented) {
                    let _ = log.selection = column
                    NavigationSplitView {
                        List(1..<3, selection: $column) { NavigationLink("Row \($0)", value: $0) }
                            .toolbar { Button("Close") { isPresented = false } }
                    } detail: {
                        Text("Detail \(column ?? 0)")
                    }
                }
        }
    }

    @Test func `a split view works in a sheet`() throws {
        let log = Log()
        show(Sheet(log: log))
        try host.element(.label("Show")).tap()
        host.settle()
        #expect(labels.contains("Row 1") || labels.contains("Detail 7"))
        if labels.contains("Row 1") {
            try host.element(.label("Row 1")).tap()
            host.settle()
            #expect(log.selection == 1 && labels.contains("Detail 1"))
        }
        host.window.rootViewController?.dismiss(animated: true)
        host.settle()
        #expect(labels.contains("Show"))
    }

    private struct Path: View {
        let log: Log
        @State private var path = [1, 99]

        var body: some View {
            let _ = log.path = path
            NavigationStack(path: $path) {
                Text("Root").navigationDestination(for: Int.self) { number in
                    if number < 10 { Text("Screen \(number)") }
                }
            }
        }
    }

    @Test func `a path may have values whose screen is empty`() {
        let log = Log()
        show(Path(log: log))
        #expect(log.path == [1, 99])
    }
}
