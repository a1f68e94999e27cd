import CollageTesting
import PortableUIKit

@testable import PortableSwiftUI

/// A record of the `onAppear` and `onDisappear` actions of pages: `+` and `-` with the name of the page.
@MainActor
final class AppearanceLog {
    private(set) var lines: [String] = []

    func add(_ line: String) { lines.append(line) }

    /// Returns the lines since the last call.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    func lines(of name: String) -> [String] { lines.filter { $0.dropFirst() == name } }
}

/// A text that records when it appears and disappears.
struct AppearancePage: View {
    let name: String
    let log: AppearanceLog

    init(_ name: String, _ log: AppearanceLog) {
        self.name = name
        self.log = log
    }

    var body: some View {
        Text(name)
            .onAppear { log.add("+\(name)") }
            .onDisappear { log.add("-\(name)") }
    }

    /// A hosting controller with the page.
    static func controller(_ name: String, _ log: AppearanceLog) -> UIViewController {
        UIHostingController(rootView: AppearancePage(name, log))
    }
}
