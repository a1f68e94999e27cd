import CollageTesting
import Foundation

/// Measures a list under a navigation bar and above a toolbar, in the design of iOS 18 with blurred bars and in that of
/// iOS 26 with bars of glass.
@MainActor
struct DesignBenchmarks {
    let count: Int

    var results: [Benchmark] {
        Measure.allCases.flatMap { measure in
            Device.System.designs.map { system in
                Benchmark(name: "\(measure.rawValue), \(system)", unit: .milliseconds, limit: nil) {
                    milliseconds(measure, system)
                }
            } + [ratio(measure)]
        }
    }

    private enum Measure: String, CaseIterable {
        case firstFrame = "bars over a list: created and shown"
        case scrollStep = "bars over a list: scroll step"
        case picture = "bars over a list: scroll step drawn to PNG @2x"
    }

    /// The cost of iOS 26 in relation to iOS 18, measured again, because both must be measured under the same load.
    private func ratio(_ measure: Measure) -> Benchmark {
        Benchmark(name: "\(measure.rawValue), iOS 26 to iOS 18", unit: .ratio, limit: 1.5) {
            milliseconds(measure, .iOS26) / milliseconds(measure, .iOS18)
        }
    }

    private func milliseconds(_ measure: Measure, _ system: Device.System) -> Double {
        switch measure {
        case .firstFrame:
            return Benchmark.nanoseconds(max(count / 4, 5)) { _ = BarsScreen(system) } / 1e6
        case .scrollStep:
            let screen = BarsScreen(system)
            return Benchmark.nanoseconds(count) { screen.scroll() } / 1e6
        case .picture:
            let screen = BarsScreen(system)
            return Benchmark.nanoseconds(max(count / 4, 5)) {
                screen.scroll()
                _ = try? screen.host.snapshot(.png)
            } / 1e6
        }
    }
}

/// A table in a navigation controller, with buttons in its bar and its toolbar.
@MainActor
private final class BarsScreen {
    let host: TestHost
    private let rows = BarsRows(style: .plain)

    init(_ system: Device.System) {
        host = TestHost(.iPhone16.running(system), text: .fonts)
        rows.title = "Recipes"
        rows.navigationItem.rightBarButtonItems = ["plus", "square.and.arrow.up"].map {
            UIBarButtonItem(image: UIImage(systemName: $0))
        }
        rows.toolbarItems = ["trash", "folder", "tag"].map { UIBarButtonItem(image: UIImage(systemName: $0)) }
        let navigation = UINavigationController(rootViewController: rows)
        navigation.isToolbarHidden = false
        host.show(navigation)
    }

    /// Scrolls by a part of a row, and back to the start at the end of the list.
    func scroll() {
        let view = rows.tableView!
        view.contentOffset.y = view.contentOffset.y > 4_000 ? 0 : view.contentOffset.y + 13
        host.settle()
    }
}

private final class BarsRows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "row")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "row")
        cell.textLabel?.text = "Row number \(indexPath.row)"
        cell.detailTextLabel?.text = "A line of details"
        cell.imageView?.image = UIImage(systemName: "star")
        return cell
    }
}
