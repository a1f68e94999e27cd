import Foundation
import CollageTesting
import Testing

@testable import PortableSwiftUI

/// Lazy stacks and grids: when rows are created, and their positions.
@MainActor struct LazyTests {
    private let host = TestHost(size: CGSize(width: 300, height: 500), safeAreaInsets: .zero)

    private final class Log {
        var made: Set<Int> = []
    }

    private struct Row: View {
        let number: Int
        let log: Log
        @State private var taps = 0

        var body: some View {
            let _ = log.made.insert(number)
            Button("Row \(number), \(taps)") { taps += 1 }.frame(height: 50)
        }
    }

    private func show(_ view: some View) {
        host.show(UIHostingController(rootView: view))
        host.settle()
    }

    private var scrollView: UIScrollView { host.first(UIScrollView.self) ?? UIScrollView() }

    private func minY(_ row: Int) -> CGFloat? {
        host.elements.first { $0.label.hasPrefix("Row \(row.formatted()),") }.map { $0.frame.midY - 25 }
    }

    @Test func `a stack creates the visible rows and those nearby`() {
        let log = Log()
        show(ScrollView { LazyVStack(spacing: 0) { ForEach(0..<10_000, id: \.self) { Row(number: $0, log: log) } } })
        #expect(scrollView.contentSize == CGSize(width: 300, height: 500_000))
        #expect(log.made.isSuperset(of: 0..<15) && log.made.count < 20)
        scrollView.contentOffset.y = 250_000
        host.settle()
        #expect(log.made.count < 50 && log.made.isSuperset(of: 5_000..<5_010))
        #expect(minY(5_000) == 0)
    }

    @Test func `a row keeps its state while others are visible`() throws {
        let log = Log()
        show(ScrollView { LazyVStack { ForEach(0..<100, id: \.self) { Row(number: $0, log: log) } } })
        try host.element(.label("Row 1, 0")).tap()
        scrollView.contentOffset.y = 4_000
        host.settle()
        scrollView.contentOffset.y = 0
        host.settle()
        #expect(try host.element(.label("Row 1, 1")).label == "Row 1, 1")
    }

    @Test func `rows are placed by their alignment, with spacing between them`() {
        let log = Log()
        show(
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 10) {
                    ForEach(0..<5, id: \.self) { Row(number: $0, log: log) }
                }
            })
        #expect((0..<5).map { minY($0) } == [0, 60, 120, 180, 240])
        #expect(host.elements.allSatisfy { $0.frame.minX == 0 })
    }

    @Test func `a grid has its columns, and creates its rows when they are near`() {
        let log = Log()
        show(
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 90), spacing: 0)], spacing: 0) {
                    ForEach(0..<3_000, id: \.self) { Row(number: $0, log: log) }
                }
            })
        #expect(scrollView.contentSize == CGSize(width: 300, height: 50_000))
        #expect(log.made.isSuperset(of: 0..<45) && log.made.count < 60)
        let middles = (0..<3).compactMap { row in host.elements.first { $0.label.hasPrefix("Row \(row),") }?.frame.midX
        }
        #expect(middles.map { $0.rounded() } == [50, 150, 250])
    }

    @Test func `a grid without columns is a stack, and a grid with new columns is arranged again`() {
        let log = Log()
        func grid(_ columns: [GridItem]) -> some View {
            ScrollView {
                LazyVGrid(columns: columns, spacing: 0) { ForEach(0..<90, id: \.self) { Row(number: $0, log: log) } }
            }
        }
        let controller = UIHostingController(rootView: grid([]))
        host.show(controller)
        host.settle()
        #expect(scrollView.contentSize.height == 4_500)
        controller.rootView = grid([GridItem(spacing: 0), GridItem()])
        host.settle()
        #expect(scrollView.contentSize.height == 2_250)
        #expect((0..<4).map { minY($0) } == [0, 0, 50, 50])
    }

    @Test(arguments: [CGFloat(900), 400, 150])
    func `a grid that becomes wider or narrower has all cells that are visible`(width: CGFloat) {
        let log = Log()
        show(
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 90), spacing: 0)], spacing: 0) {
                    ForEach(0..<60, id: \.self) { Row(number: $0, log: log) }
                }
            })
        let height = min(width - 10, 300)
        host.change(size: CGSize(width: width, height: height))
        let columns = Int(width / 90)
        let visible = min(Int(height / 50) * columns, 60)
        #expect((0..<visible).map { minY($0) } == (0..<visible).map { CGFloat($0 / columns * 50) })
    }

    @Test func `inserted and removed items change the visible content`() {
        let log = Log()
        func rows(_ numbers: [Int]) -> some View {
            ScrollView { LazyVStack(spacing: 0) { ForEach(numbers, id: \.self) { Row(number: $0, log: log) } } }
        }
        let controller = UIHostingController(rootView: rows(Array(0..<20)))
        host.show(controller)
        host.settle()
        controller.rootView = rows([7, 3, 30])
        host.settle()
        #expect([7, 3, 30].map { minY($0) } == [0, 50, 100])
        #expect(minY(0) == nil)
        #expect(scrollView.contentSize.height == 150)
    }

    @Test func `horizontal rows are created when they are near`() {
        let log = Log()
        show(
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) {
                    ForEach(0..<1_000, id: \.self) { Row(number: $0, log: log).frame(width: 100) }
                }
            })
        #expect(scrollView.contentSize.width == 100_000)
        #expect(log.made.count < 12)
    }
}
