import ArgumentParser
import CollageTesting
import Foundation

/// Measures what must not grow with the number of items. Times of one run are compared with each other only: what
/// counts is the ratio.
///
///     swift run -c release benchmarks layouts
struct LayoutBenchmarks: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "layouts",
        abstract: "Measures collection layouts of many items against those of few.")

    @Flag(help: "Exit with status 1 if a limit is exceeded.")
    var check = false

    @Option(help: "Where a file with the figures is written, as JSON.")
    var json: String?

    func run() throws {
        let keepsLimits = MainActor.assumeIsolated {
            let results = [
                preparing(estimated: false), querying(estimated: false), preparing(estimated: true),
                querying(estimated: true), scrolling(),
            ]
            return results.allSatisfy { $0 }
        }
        try MainActor.assumeIsolated { try BenchmarkReport.write(to: json) }
        if check && !keepsLimits { throw ExitCode.failure }
    }

    /// A first layout, from the section provider to the content size.
    @MainActor
    private func preparing(estimated: Bool) -> Bool {
        let times = compare { count in
            let screen = Screen(itemCount: count, estimated: estimated)
            return {
                screen.layout.prepare()
                _ = screen.layout.collectionViewContentSize
            }
        }
        return report("prepare, \(estimated ? "estimated" : "fixed") sizes", times, limit: estimated ? nil : 2)
    }

    /// The elements of one screen in the middle of the content.
    @MainActor
    private func querying(estimated: Bool) -> Bool {
        let times = compare { count in
            let screen = Screen(itemCount: count, estimated: estimated)
            screen.layout.prepare()
            var visible = screen.view.bounds
            visible.origin.y = (screen.layout.collectionViewContentSize.height / 2).rounded()
            return { _ = screen.layout.layoutAttributesForElements(in: visible) }
        }
        return report("visible query, \(estimated ? "estimated" : "fixed") sizes", times, limit: estimated ? nil : 2)
    }

    /// The cells that scrolling through many items makes.
    @MainActor
    private func scrolling() -> Bool {
        let screen = Screen(itemCount: 100_000, estimated: false)
        let host = TestHost(size: screen.view.bounds.size, safeAreaInsets: .zero)
        CountedCell.made = 0
        host.show(screen.view)
        let height = screen.layout.collectionViewContentSize.height - screen.view.bounds.height
        for step in 0...2_000 {
            // Slowly at first, then in leaps.
            let offset = step < 1_000 ? CGFloat(step) * 37 : height * CGFloat(step - 1_000) / 1_000
            screen.view.contentOffset = CGPoint(x: 0, y: offset)
            screen.view.layoutIfNeeded()
        }
        let rows = Int((screen.view.bounds.height / Screen.rowHeight).rounded(.up)) + 1
        let limit = (rows + 2) * Screen.columns
        print("scroll through 100,000 items: \(CountedCell.made) cells made, at most \(limit) allowed")
        BenchmarkReport.add(
            "scroll through 100,000 items", Double(CountedCell.made), unit: "cells", target: Double(limit))
        return CountedCell.made <= limit
    }

    // MARK: Measuring

    private typealias Times = (few: Duration, many: Duration)

    /// The shortest times of an action with 1,000 and with 1,000,000 items, measured in turn.
    @MainActor
    private func compare(_ make: (Int) -> () -> Void) -> Times {
        var times: Times = (.seconds(1_000), .seconds(1_000))
        let clock = ContinuousClock()
        for _ in 0..<60 {
            let few = make(1_000)
            times.few = min(times.few, clock.measure(few))
            let many = make(1_000_000)
            times.many = min(times.many, clock.measure(many))
        }
        return times
    }

    @MainActor
    private func report(_ name: String, _ times: Times, limit: Double?) -> Bool {
        let ratio = times.many / times.few
        BenchmarkReport.add("\(name), 1,000,000 items / 1,000 items", ratio, unit: "", target: limit)
        let allowed = limit.map { ", at most \($0) allowed" } ?? ""
        print(
            "\(name): 1,000 items \(times.few), 1,000,000 items \(times.many), ratio "
                + String(format: "%.2f", ratio) + allowed)
        return limit.map { ratio <= $0 } ?? true
    }
}
