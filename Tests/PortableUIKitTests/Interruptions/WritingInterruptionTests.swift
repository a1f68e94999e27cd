import CollageTesting
import Testing

/// Events during text input. Afterwards the screen equals a new one that shows the same text.
@MainActor @Suite(.serialized) struct WritingInterruptionTests {
    typealias Step = WalkStep<WritingScreen.Change>

    nonisolated private static let moments = [0.01, 0.2]
    private static let text = (0..<40).map { "Paragraph \($0) with some words" }.joined(separator: "\n")
    private static let environments = [
        ScreenEnvironment(width: 844, height: 390), ScreenEnvironment(isDark: true),
        ScreenEnvironment(contentSizeCategory: .accessibilityLarge), ScreenEnvironment(isRightToLeft: true),
    ]

    private func check(_ steps: [Step]) throws {
        try ScreenWalk<WritingScreen>("Writing", models: [.init(text: Self.text, line: "line")])
            .check(WalkRecording(steps: steps))
    }

    @Test(arguments: moments)
    func `the device is rotated and changed during typing`(moment: Double) throws {
        for environment in Self.environments {
            for begin in [WritingScreen.Change.editText, .editLine] {
                try check([
                    .change(begin, pause: moment), .input(.type("a"), pause: moment),
                    .init(.environment(environment), pause: moment), .input(.type("b\n"), pause: moment),
                    .init(.environment(ScreenEnvironment()), pause: moment), .input(.type("c"), pause: moment),
                ])
            }
        }
    }

    @Test(arguments: moments)
    func `the device is rotated and changed during composition`(moment: Double) throws {
        for environment in Self.environments {
            for begin in [WritingScreen.Change.editText, .editLine] {
                try check([
                    .change(begin, pause: moment), .change(.compose("ni"), pause: moment),
                    .init(.environment(environment), pause: moment), .change(.compose("ni hao"), pause: moment),
                    .init(.environment(ScreenEnvironment()), pause: moment), .input(.type("你好"), pause: moment),
                ])
                try check([
                    .change(begin, pause: moment), .change(.compose("ni"), pause: moment),
                    .init(.environment(environment), pause: moment),
                ])
            }
        }
    }

    @Test(arguments: moments)
    func `a view is removed and added again during text input`(moment: Double) throws {
        for begin in [WritingScreen.Change.editText, .editLine] {
            try check([
                .change(begin, pause: moment), .change(.compose("ni"), pause: moment), .change(.remove, pause: moment),
                .input(.type("b"), pause: moment), .change(begin, pause: moment), .input(.type("c"), pause: moment),
            ])
        }
    }
}
