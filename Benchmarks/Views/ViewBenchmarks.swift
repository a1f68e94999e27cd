import AllocationCounter
import ArgumentParser
import CollageTesting
import Foundation
import PortableSwiftUI

/// Measures what SwiftUI's part of a screen costs: a row, a change, a long list, a screen.
///
///     swift run -c release benchmarks views
struct ViewBenchmarks: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "views",
        abstract: "Measures SwiftUI's part of rows, changes, lists and screens, in time of the processor.")

    @OptionGroup var options: BenchmarkOptions

    @Option(help: "How often each is measured; the median counts.")
    var count = 201

    func run() throws {
        try options.printTable {
            let host = TestHost(size: CGSize(width: 390, height: 844), scale: 3, text: .fonts)
            return host.run {
                warmUpFonts()
                // Benchmarks that run once per process come first.
                return ViewScreenBenchmarks(count: count).firstResults(options.only)
                    + options.measure(
                        [
                            RowBenchmarks(count: count).results, ChangeBenchmarks(count: count).results,
                            ListBenchmarks(count: count).results, ViewScreenBenchmarks(count: count).laterResults,
                        ].flatMap { $0 })
            }
        }
    }

    /// Has the system's fonts read before anything is measured: they are UIKit's.
    @MainActor
    private func warmUpFonts() {
        for style in [UIFont.TextStyle.body, .headline, .subheadline] {
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: style)
            label.text = "Fonts"
            label.sizeToFit()
        }
    }
}
