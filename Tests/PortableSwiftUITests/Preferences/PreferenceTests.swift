import Foundation
import Testing

@testable import PortableSwiftUI

@MainActor
struct PreferenceTests {
    private enum Names: PreferenceKey {
        static var defaultValue: [String] { [] }
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }

    private final class Log {
        var values: [[String]] = []
        var step: Binding<Int>?
    }

    private struct Screen: View {
        let log: Log
        @State private var step = 0

        var body: some View {
            let _ = log.step = $step
            Column {
                Box("a").preference(key: Names.self, value: ["a"])
                Box("silent")
                Box("b").preference(key: Names.self, value: ["b\(step)"])
                if step > 1 { Box("c").preference(key: Names.self, value: ["c"]) }
            }
            .transformPreference(Names.self) { $0.append("end") }
            .onPreferenceChange(Names.self) { log.values.append($0) }
        }
    }

    @Test func `values are combined in order and reported when they change`() {
        let log = Log()
        let screen = TestGraph(Screen(log: log))
        #expect(log.values == [["a", "b0", "end"]])

        log.step?.wrappedValue = 2
        screen.settle()
        screen.settle()
        #expect(log.values.count == 2)
        #expect(log.values.last == ["a", "b2", "c", "end"])
    }

    @Test func `an overlay of a preference is created with the current value of the views`() {
        final class Made { var values: [[String]] = [] }
        let made = Made()
        let screen = LaidOut(
            Column {
                Fixed(10, 10).preference(key: Names.self, value: ["a"])
            }
            .overlayPreferenceValue(Names.self) { names in
                let _ = made.values.append(names)
                Fixed(5, 5)
            })
        #expect(made.values == [["a"]])
        #expect(screen.leaves.count == 2)

        made.values = []
        let silent = LaidOut(
            Fixed(10, 10).backgroundPreferenceValue(Names.self) { names in
                let _ = made.values.append(names)
                Fixed(5, 5)
            })
        #expect(made.values == [[]])
        #expect(silent.leaves.count == 2)
    }
}

@MainActor
struct AnchorTests {
    private enum Bounds: PreferenceKey {
        static var defaultValue: Anchor<CGRect>? { nil }
        static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
            value = value ?? nextValue()
        }
    }

    private final class Holder {
        var height: Binding<Double>?
        var rects: [CGRect] = []
    }

    private struct Screen: View {
        let holder: Holder
        @State private var height = 10.0

        var body: some View {
            let _ = holder.height = $height
            Column {
                Box("above", height: height)
                Box("marked").anchorPreference(key: Bounds.self, value: .bounds) { $0 }
            }
            .overlayPreferenceValue(Bounds.self) { anchor in
                GeometryReader { room in
                    let _ = anchor.map { holder.rects.append(room[$0]) }
                    Box("frame")
                }
            }
        }
    }

    @Test func `an anchor is resolved in the reader's coordinate space, and again when it moves`() {
        let holder = Holder()
        let screen = TestGraph(Screen(holder: holder))
        #expect(screen.boxes == ["above", "marked", "frame"])
        #expect(holder.rects.last == CGRect(x: 0, y: 10, width: 10, height: 10))

        holder.height?.wrappedValue = 30
        screen.settle()
        #expect(holder.rects.last == CGRect(x: 0, y: 30, width: 10, height: 10))
    }
}
