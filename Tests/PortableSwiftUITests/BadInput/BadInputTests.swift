import CollageTesting
import Foundation
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// Mistakes of apps: each is reported, in SwiftUI's words where SwiftUI has some, and the screen continues to work.
@MainActor
struct BadInputTests {
    private final class Lever {
        var count: Binding<Int>?
        var numbers: Binding<[Number]>?
        var elements: [Int: Binding<Number>] = [:]
    }

    struct Number: Identifiable, Equatable {
        let id: Int
        var value = 0
    }

    // MARK: Identity

    @Test func `duplicate IDs are reported once each, wherever rows are shown`() {
        let lazy = ScrollView { LazyVStack { ForEach([1, 2, 1, 2, 1], id: \.self) { Text("\($0)") } } }
        let host = TestHost(size: CGSize(width: 300, height: 500), safeAreaInsets: .zero)
        let messages = Diagnostics.capture {
            host.show(UIHostingController(rootView: lazy))
            host.settle()
        }
        #expect(messages.filter { $0.contains("the ID 1 occurs multiple times within the collection") }.count == 1)
        #expect(messages.filter { $0.contains("the ID 2 occurs multiple times within the collection") }.count == 1)
        #expect(host.elements.map(\.label) == ["1", "2", "1", "2", "1"])
    }

    private struct Twins: View {
        let lever: Lever
        @State private var numbers = [Number(id: 1), Number(id: 1, value: 5)]

        var body: some View {
            let _ = lever.numbers = $numbers
            Column { ForEach(numbers) { Box("\($0.value)") } }
        }
    }

    @Test func `views with duplicate IDs are updated and removed`() {
        let lever = Lever()
        var screen: TestGraph?
        let messages = Diagnostics.capture { screen = TestGraph(Twins(lever: lever)) }
        #expect(messages.count == 1)
        lever.numbers?.wrappedValue = [Number(id: 1, value: 3), Number(id: 2, value: 4)]
        screen?.settle()
        #expect(screen?.boxes == ["3", "4"])
    }

    // MARK: State

    private struct Overeager: View {
        let lever: Lever
        @State private var count = 0

        var body: some View {
            let _ = lever.count = $count
            let _ = count += 1
            Box("\(count)")
        }
    }

    @Test func `a body that always writes its state is reported each time, and each frame ends`() {
        let lever = Lever()
        var screen: TestGraph?
        let messages = Diagnostics.capture {
            screen = TestGraph(Overeager(lever: lever))
            screen?.settle()
        }
        let writes = messages.filter { $0 == "Modifying state during view update, this will cause undefined behavior." }
        let evaluations = screen?.graph.statistics.bodiesEvaluated ?? 0
        #expect(!writes.isEmpty)
        #expect(writes.count == evaluations)
        // Two frames, each with a bounded number of nested rounds.
        #expect(evaluations <= 2 * ViewGraph.maximumRounds * ViewGraph.maximumRounds + 1)
    }

    private struct PingPong: View {
        @State private var first = 0
        @State private var second = 0

        var body: some View {
            Box("\(first) \(second)")
                .onChange(of: first, initial: true) { second += 1 }
                .onChange(of: second) { first += 1 }
        }
    }

    @Test func `endless changes are stopped and reported`() {
        let messages = Diagnostics.capture { _ = TestGraph(PingPong()) }
        #expect(messages.contains { $0 == "onChange(of: Int) action tried to update multiple times per frame." })
    }

    private struct Sizer: View {
        @State private var height: CGFloat = 10

        var body: some View {
            Color.red.frame(width: 10, height: height)
                .onGeometryChange(for: CGFloat.self, of: \.size.height) { height = $0 + 1 }
        }
    }

    @Test func `a size that changes itself is bounded and reported`() {
        var laidOut: LaidOut?
        let messages = Diagnostics.capture { laidOut = LaidOut(Sizer()) }
        #expect(messages.count == 1)
        #expect(messages.first?.hasPrefix("Views kept changing their own state for 32 rounds of one frame") == true)
        #expect(laidOut?.leaves.first.map { $0.frame.size.height > 10 } == true)
    }

    @Test func `the state of a view that isn't shown keeps its initial value`() {
        struct Loose {
            @State var count = 1
            @Environment(\.lineLimit) var lineLimit
            @FocusState var isFocused: Bool
        }
        let loose = Loose()
        loose.count = 5
        loose.isFocused = true
        #expect(loose.count == 1)
        #expect(loose.$count.wrappedValue == 1)
        #expect(loose.lineLimit == nil)
        #expect(!loose.isFocused)
    }

    // MARK: Bindings

    private struct Numbers: View {
        let lever: Lever
        @State private var numbers = (1...3).map { Number(id: $0) }

        var body: some View {
            let _ = lever.numbers = $numbers
            Column {
                ForEach($numbers) { number in
                    let _ = lever.elements[number.wrappedValue.id] = number
                    Box("\(number.id):\(number.value.wrappedValue)")
                }
            }
        }
    }

    @Test func `a binding to a removed element reads the last value and writes nothing`() {
        let lever = Lever()
        let screen = TestGraph(Numbers(lever: lever))
        let last = lever.elements[3]
        lever.numbers?.wrappedValue.removeAll()
        // Before the next frame, and after it.
        last?.value.wrappedValue = 9
        #expect(last?.wrappedValue == Number(id: 3))
        screen.settle()
        last?.value.wrappedValue = 9
        screen.settle()
        #expect(screen.boxes.isEmpty)
        #expect(lever.numbers?.wrappedValue.isEmpty == true)
    }

    // MARK: Frames

    struct BadFrame: Sendable, CustomTestStringConvertible {
        let name: String
        let message: String
        let frames: [String]
        let view: @MainActor @Sendable () -> AnyView

        init(
            _ name: String, _ message: String, _ frames: String..., view: @escaping @MainActor @Sendable () -> some View
        ) {
            (self.name, self.message, self.frames) = (name, message, frames)
            self.view = { AnyView(view()) }
        }

        var testDescription: String { name }
    }

    private nonisolated static let invalid = "Invalid frame dimension (negative or non-finite)."
    private nonisolated static let contradictory = "Contradictory frame constraints specified."

    nonisolated static let badFrames = [
        BadFrame("a negative width", invalid, "0 45 100 10") { Color.red.frame(width: -10, height: 10) },
        BadFrame("a width that is no number", invalid, "0 45 100 10") { Color.red.frame(width: .nan, height: 10) },
        BadFrame("an endless height", invalid, "45 0 10 100") { Color.red.frame(width: 10, height: .infinity) },
        BadFrame("a negative least width", invalid, "0 0 100 100") { Color.red.frame(minWidth: -5) },
        BadFrame("a largest height that is no number", invalid, "0 0 100 100") { Color.red.frame(maxHeight: .nan) },
        BadFrame("a least width over the largest", contradictory, "10 0 80 100") {
            Color.red.frame(minWidth: 80, maxWidth: 20)
        },
        BadFrame("an ideal under the least height", contradictory, "45 35 10 30") {
            Color.red.frame(minHeight: 30, idealHeight: 10).fixedSize()
        },
    ]

    @Test(arguments: badFrames) func `an invalid frame is reported once, and its valid part applies`(
        bad: BadFrame
    ) {
        var laidOut: LaidOut?
        let messages = Diagnostics.capture {
            laidOut = LaidOut(bad.view())
            laidOut?.settle()
        }
        #expect(messages == [bad.message])
        #expect(laidOut?.frames == bad.frames)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -1_000])
    func `no length results in a position that isn't finite`(
        length: CGFloat
    ) {
        _ = Diagnostics.capture {
            let laidOut = LaidOut(
                HStack(spacing: length) {
                    Color.red.padding(length).offset(x: length, y: length)
                    Text(verbatim: "a").position(x: length, y: length)
                    Color.green.aspectRatio(length, contentMode: .fit).frame(minWidth: length, maxHeight: length)
                    Spacer(minLength: length)
                    VStack { Color.blue.layoutPriority(Double(length)) }.alignmentGuide(.top) { _ in length }
                }
                .safeAreaInset(edge: .bottom, spacing: length) { Color.red.frame(height: 10) })
            for leaf in laidOut.leaves where leaf is TextElement || leaf.frame.size.width > 0 {
                #expect(!leaf.frame.size.width.isNaN && !leaf.frame.size.height.isNaN)
            }
            _ = laidOut.node
        }
    }

    // MARK: Recursion

    private struct Endless: View {
        var body: AnyView { AnyView(VStack { Endless() }) }
    }

    private struct EndlessModifier: ViewModifier {
        func body(content: Content) -> AnyView { AnyView(content.modifier(EndlessModifier())) }
    }

    @Test func `views and modifiers that contain themselves are cut off`() {
        let views = Diagnostics.capture { _ = LaidOut(Endless()) }
        #expect(views.count == 1)
        #expect(views.first?.hasPrefix("Endless is nested in 500 views: it probably contains itself") == true)
        let modifiers = Diagnostics.capture { _ = LaidOut(Text(verbatim: "a").modifier(EndlessModifier())) }
        #expect(modifiers.count == 1)
        #expect(modifiers.first?.contains("is nested in 500 views: it probably contains itself") == true)
    }

    // MARK: Images

    @Test func `missing images are reported and have no size`() {
        var laidOut: LaidOut?
        let messages = Diagnostics.capture {
            laidOut = LaidOut(
                VStack(spacing: 0) {
                    Image("nothing of that name")
                    Image(systemName: "no.such.symbol")
                    Fixed(10, 10)
                })
        }
        #expect(messages.contains { $0.hasPrefix("No image named 'nothing of that name' found in asset catalog") })
        #expect(messages.contains("No symbol named 'no.such.symbol' found in system symbol set"))
        #expect(laidOut?.frames.last == "45 45 10 10")
    }

    @Test func `an image that can't be loaded has a failure phase, which the view can show`() async throws {
        let folder = FileManager.default.temporaryDirectory
        let broken = folder.appendingPathComponent("\(UUID().uuidString).png")
        try Data("no image".utf8).write(to: broken)
        defer { try? FileManager.default.removeItem(at: broken) }
        for url in [broken, folder.appendingPathComponent("\(UUID().uuidString).png")] {
            let screen = LaidOut(
                AsyncImage(url: url) { phase in
                    if phase.error != nil {
                        Fixed(30, 30)
                    } else if phase.image != nil {
                        Fixed(20, 20)
                    } else {
                        Fixed(10, 10)
                    }
                })
            #expect(screen.frames == ["45 45 10 10"])
            // Files are read on other threads, which takes some time on any machine.
            for _ in 0..<5_000 where screen.frames == ["45 45 10 10"] {
                try await Task.sleep(for: .milliseconds(1))
                screen.settle()
            }
            #expect(screen.frames == ["35 35 30 30"])
        }
    }
}
