import DisplayList
import LayoutGeometry
import Testing

@testable import BrowserHost

struct TestWriterTests {
    private func lines(
        _ commands: [PageCommand], environment: HostEnvironment? = nil, arguments: [String] = []
    ) -> [String] {
        let device = environment ?? HostEnvironment(size: Size(width: 390, height: 844), scale: 2)
        return TestWriter(
            app: LaunchedApp(delegate: "Tea.AppDelegate", arguments: arguments), environment: device
        )
        .source(
            commands,
            elements: [
                AccessibleElement(
                    id: 1, role: .toggle, label: "\"Lights\"", value: "1", frame: Rect(x: 0, y: 0, width: 1, height: 1))
            ]
        ).split(separator: "\n", omittingEmptySubsequences: false).map { $0.drop { $0 == " " } }.map(String.init)
    }

    @Test func `the test file is complete`() {
        #expect(
            lines([]) == [
                "import CollageTesting", "import Testing", "", "@testable import Tea", "", "@MainActor",
                "struct RecordedTests {", "@Test func recorded() throws {",
                "let host = TestHost(text: .fonts)", "host.launch(AppDelegate())", "#expect(",
                "host.elements.map(\\.text) == [", "\"\\\"Lights\\\", 1\",", "])", "}", "}", "",
            ])
    }

    @Test func `the test uses the same device`() {
        var device = HostEnvironment(size: Size(width: 375, height: 667), scale: 3, style: .dark)
        device.system = .iOS26
        device.direction = .rightToLeft
        device.contentSizeCategory = "UICTContentSizeCategoryAccessibilityXXL"
        device.showsKeyboard = true
        let lines = lines([], environment: device, arguments: ["--screen", "tea"])
        let host =
            "let host = TestHost(size: CGSize(width: 375, height: 667), scale: 3, style: .dark, "
            + "layoutDirection: .rightToLeft, contentSizeCategory: .accessibilityExtraExtraLarge, "
            + "system: .iOS26, text: .fonts)"
        #expect(lines.contains(host))
        #expect(lines.contains("host.change(showsKeyboard: true)"))
        #expect(lines.contains { $0.hasPrefix("//") && $0.hasSuffix("--screen tea") })
    }

    @Test func `every command is written as a call`() {
        let go = CommandTarget.element(identifier: nil, label: "Go")
        let field = CommandTarget.element(identifier: "field", label: nil, index: 1, at: Point(x: 0.25, y: 0.5))
        let point = CommandTarget.point(Point(x: 1, y: 2.5))
        var settings = PageSettings()
        settings.style = .dark
        let commands: [(PageCommand, String)] = [
            (.press(go, nil, seconds: 0.05), #"try host.element(labeled: "Go").tap()"#),
            (.press(go, nil, seconds: 0.05, times: 2), #"try host.element(labeled: "Go").tap(count: 2)"#),
            (.press(go, nil, seconds: 1.5), #"try host.element(labeled: "Go").hold(for: 1.5)"#),
            (.press(go, .secondary, seconds: 0.05), #"try host.element(labeled: "Go").secondaryClick()"#),
            (
                .press(field, nil, seconds: 0.05),
                #"try host.element(identified: "field", index: 1).tap(at: CGPoint(x: 0.25, y: 0.5))"#
            ),
            (.press(point, nil, seconds: 0.05), "host.tap(CGPoint(x: 1, y: 2.5))"),
            (
                .drag(from: point, to: .distance(Size(width: 3, height: 0)), seconds: 0.2, rests: true),
                "host.drag(at: CGPoint(x: 1, y: 2.5), by: CGVector(dx: 3, dy: 0), duration: 0.2)"
            ),
            (
                .drag(from: go, to: .distance(Size(width: 3, height: 0)), seconds: 0.2, held: 0.5),
                #"try host.element(labeled: "Go").drag(by: CGVector(dx: 3, dy: 0), duration: 0.2, held: 0.5, rests: false)"#
            ),
            (
                .scroll(go, by: Size(width: 0, height: 12.5)),
                #"try host.element(labeled: "Go").scroll(by: CGVector(dx: 0, dy: 12.5))"#
            ),
            (.pinch(go, scale: 2), #"try host.element(labeled: "Go").pinch(scale: 2)"#),
            (.hover(.text("go")), #"try host.element(.text("go")).hover()"#),
            (.hover(go), #"try host.element(labeled: "Go").hover()"#),
            (.perform(go, .custom(1)), #"try host.element(labeled: "Go").perform(.custom(1))"#),
            (.send(.input(.text("a\"\n"))), #"host.type("a\"\n")"#),
            (
                .key(HostInput.Key(phase: .began, usage: 22, modifiers: [.command, .shift])),
                "host.press(.keyboardS, modifiers: [.shift, .command])"
            ),
            (
                .key(HostInput.Key(phase: .began, usage: 0x65)),
                "host.press(try #require(UIKeyboardHIDUsage(rawValue: 101)))"
            ),
            (.send(.input(.edit(.redo))), "host.press(.keyboardZ, modifiers: [.shift, .command])"),
            (.send(.input(.clipboard("a"))), #"UIPasteboard.general.string = "a""#),
            (.send(.settings(settings)), "host.change(style: .dark)"),
            (.send(.input(.deleteBackward)), "host.deleteBackward()"),
        ]
        for (command, line) in commands { #expect(lines([command]).contains(line), "\(command)") }
        #expect(
            lines([.send(.input(.deleteBackward)), .send(.input(.deleteBackward))]).contains("host.deleteBackward(2)"))
    }
}
