import DisplayList
import Foundation
import LayoutGeometry

/// Writes user actions as a test that repeats them with CollageTesting's `TestHost`.
struct TestWriter {
    let app: LaunchedApp
    /// The device at launch.
    let environment: HostEnvironment
    /// A Boolean value that indicates whether the commands include all actions in the app.
    var isWhole = true

    /// Returns the source of a file with a test: it launches the app, performs the actions, and compares the text on
    /// the screen with the text in the page.
    func source(_ commands: [PageCommand], elements: [AccessibleElement]) -> String {
        let launch =
            ["let host = TestHost(\(hostArguments))", "host.launch(\(app.delegateClass)())"]
            + (environment.showsKeyboard ? ["host.change(showsKeyboard: true)"] : [])
        let body = launch + steps(commands) + expectation(elements)
        var note: [String] = []
        if !app.arguments.isEmpty {
            note.append(
                "// The app was launched with arguments that a test can't set: \(app.arguments.joined(separator: " "))"
            )
        }
        if !isWhole {
            note.append("// The recording began after the app was used. Earlier actions are missing.")
        }
        return
            (["import CollageTesting", "import Testing", "", "@testable import \(app.module)", ""] + note + [
                "@MainActor", "struct RecordedTests {", "    @Test func recorded() throws {",
            ] + body.map { "        " + $0 } + ["    }", "}", ""]).joined(separator: "\n")
    }

    private var hostArguments: String {
        var arguments: [String] = []
        let size = environment.size
        if (size.width, size.height) != (390, 844) { arguments.append("size: \(Self.size(size.width, size.height))") }
        if environment.scale != 2 { arguments.append("scale: \(Self.number(environment.scale))") }
        if environment.style == .dark { arguments.append("style: .dark") }
        if environment.direction == .rightToLeft { arguments.append("layoutDirection: .rightToLeft") }
        if let category = Self.category(environment.contentSizeCategory), category != "large" {
            arguments.append("contentSizeCategory: .\(category)")
        }
        if environment.system != .iOS18 { arguments.append("system: .iOS\(environment.system.rawValue)") }
        return (arguments + ["text: .fonts"]).joined(separator: ", ")
    }

    private func expectation(_ elements: [AccessibleElement]) -> [String] {
        let texts = elements.map { [$0.label, $0.value ?? ""].filter { !$0.isEmpty }.joined(separator: ", ") }
        return ["#expect(", "    host.elements.map(\\.text) == ["]
            + texts.map { "        \(Self.literal($0))," } + ["    ])"]
    }

    // MARK: Steps

    private func steps(_ commands: [PageCommand]) -> [String] {
        var lines: [String] = []
        var deletions = 0
        for command in commands {
            if command == .send(.input(.deleteBackward)) {
                if deletions > 0 { lines.removeLast() }
                deletions += 1
                lines.append("host.deleteBackward(\(deletions > 1 ? "\(deletions)" : ""))")
            } else {
                deletions = 0
                lines += Self.broken(line(command))
            }
        }
        return lines
    }

    /// The maximum length of a line without its indentation.
    private static let longestLine = 120 - 8

    /// Returns a call, with its arguments on a separate line if it's too long.
    private static func broken(_ line: String) -> [String] {
        guard line.count > longestLine, let dot = line.range(of: ").", options: .backwards),
            let start = line[dot.upperBound...].firstIndex(of: "(")
        else { return [line] }
        return [String(line[...start]), "    " + line[line.index(after: start)...]]
    }

    private func line(_ command: PageCommand) -> String {
        switch command {
        case .press(let target, .secondary, _, _):
            return call(target, element: { _ in "secondaryClick()" }, point: { "secondaryClick(\($0))" })
        case .press(let target, _, let seconds, let times):
            guard seconds <= PageCommand.tapDuration else {
                let duration = "for: \(Self.number(seconds))"
                return call(target, element: { "hold(\(duration)\($0))" }, point: { "hold(at: \($0), \(duration))" })
            }
            guard times > 1 else {
                return call(target, element: { "tap(\($0.dropFirst(2)))" }, point: { "tap(\($0))" })
            }
            return call(
                target, element: { "tap(count: \(times)\($0))" }, point: { "tap(at: \($0), count: \(times))" })
        case .drag(let from, .distance(let distance), let seconds, let held, let rests):
            let argument = "by: \(Self.vector(distance.width, distance.height))"
            let rest =
                ", duration: \(Self.number(seconds))" + (held > 0 ? ", held: \(Self.number(held))" : "")
                + (rests ? "" : ", rests: false")
            return call(
                from, element: { "drag(\(argument)\($0)\(rest))" }, point: { "drag(at: \($0), \(argument)\(rest))" })
        case .scroll(let target, let distance):
            let argument = "by: \(Self.vector(distance.width, distance.height))"
            return call(target, element: { _ in "scroll(\(argument))" }, point: { "scroll(at: \($0), \(argument))" })
        case .pinch(let target, let scale):
            let factor = "scale: \(Self.number(scale))"
            return call(target, element: { _ in "pinch(\(factor))" }, point: { "pinch(at: \($0), \(factor))" })
        case .hover(let target):
            return call(target, element: { _ in "hover()" }, point: { "hover(at: \($0))" })
        case .perform(let target, let action): return perform(action, on: target)
        case .key(let key): return Self.press(key)
        case .send(.input(.text(let text))): return "host.type(\(Self.literal(text)))"
        case .send(.input(.edit(let command))): return Self.press(Self.key(of: command))
        case .send(.input(.clipboard(let text))): return "UIPasteboard.general.string = \(Self.literal(text))"
        case .send(.settings(let settings)): return change(settings)
        case .wait(let seconds): return "host.advance(by: \(Self.number(seconds)))"
        case .settle: return "host.settle()"
        case .waitFor: return "// Waiting for an element requires an asynchronous test: host.wait(for:)"
        case .send, .drag: return "// This action can't be written as code: \(command)"
        }
    }

    /// Returns the call for an action on an element, or at a point without a named element.
    ///
    /// - Parameters:
    ///   - element: A closure that returns the call for the argument with the position in the element, which begins
    ///     with a comma or is empty.
    ///   - point: A closure that returns the host's call for the point.
    private func call(
        _ target: CommandTarget, element: (String) -> String, point: (String) -> String
    ) -> String {
        switch target {
        case .element(let identifier, let label, let index, let place):
            let name =
                identifier.map { "identified: \(Self.literal($0))" } ?? "labeled: \(Self.literal(label ?? ""))"
            let which = index.map { ", index: \($0)" } ?? ""
            let isMiddle = place == nil || place == Point(x: 0.5, y: 0.5)
            let at = place.map { isMiddle ? "" : ", at: \(Self.point($0.x, $0.y))" } ?? ""
            return "try host.element(\(name)\(which)).\(element(at))"
        case .point(let location): return "host.\(point(Self.point(location.x, location.y)))"
        case .text(let text): return "try host.element(.text(\(Self.literal(text)))).\(element(""))"
        case .item, .distance: return "// This target can't be written as code: \(target.description)"
        }
    }

    private func perform(_ action: AccessibleElement.Action, on target: CommandTarget) -> String {
        let name: String
        switch action {
        case .activate: name = ".activate"
        case .increment: name = ".increment"
        case .decrement: name = ".decrement"
        case .escape: name = ".escape"
        case .magicTap: name = ".magicTap"
        case .custom(let index): name = ".custom(\(index))"
        case .focus, .scroll: return "// Keys have moved the focus or scrolled, which a test can't repeat: \(action)"
        }
        return call(target, element: { _ in "perform(\(name))" }, point: { _ in "settle()" })
    }

    private func change(_ settings: PageSettings) -> String {
        var arguments: [String] = []
        if let size = settings.size { arguments.append("size: \(Self.size(size.width, size.height))") }
        if let style = settings.style { arguments.append("style: .\(style == .dark ? "dark" : "light")") }
        if let category = settings.contentSizeCategory.flatMap(Self.category) {
            arguments.append("contentSizeCategory: .\(category)")
        }
        if let shows = settings.showsKeyboard { arguments.append("showsKeyboard: \(shows)") }
        guard !arguments.isEmpty else { return "// The device has changed in a way that a test can't repeat." }
        return "host.change(\(arguments.joined(separator: ", ")))"
    }
}
