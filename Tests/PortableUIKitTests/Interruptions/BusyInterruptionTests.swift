import CollageTesting
import Testing

/// Events at bad moments. Afterwards the screen equals a new one, regardless of the moment.
@MainActor @Suite(.serialized) struct BusyInterruptionTests {
    typealias Step = WalkStep<BusyScreen.Change>

    /// The time between the first and the second event, in seconds: from nearly 0 to nearly the end.
    nonisolated private static let moments = [0.01, 0.12, 0.3]
    nonisolated private static let all = Array(0..<30)
    private static let dark = ScreenEnvironment(isDark: true)
    private static let turned = ScreenEnvironment(width: 844, height: 390)
    private static let large = ScreenEnvironment(contentSizeCategory: .accessibilityLarge)

    private func check(
        isPushed: Bool = false, over: BusyScreen.Over? = nil, rows: [Int] = Self.all, _ steps: [Step]
    ) throws {
        let model = BusyScreen.Model(rows: rows, isPushed: isPushed, over: over)
        try ScreenWalk<BusyScreen>("Busy", models: [model]).check(WalkRecording(steps: steps))
    }

    private static let row = ScreenInput.Location(0.3, 0.4)
    private static let handle = ScreenInput.Location(0.9, 0.4)
    private static let below = ScreenInput.Location(0.3, 0.7)

    @Test(arguments: moments)
    func `rows change while rows move and a finger drags the list`(moment: Double) throws {
        try check([
            .input(.press(Self.row), pause: 0.02), .input(.move(.init(0.3, 0.2)), pause: moment),
            .change(.rows(Array(5..<40).reversed()), pause: moment), .input(.move(.init(0.3, 0.1)), pause: moment),
            .change(.rows([1, 2, 3] + Array(10..<33)), pause: moment), .input(.move(.init(0.3, 0.6)), pause: moment),
            .change(.reload, pause: moment), .input(.lift),
        ])
    }

    @Test(arguments: moments)
    func `rows change while rows move and a finger holds one of them`(moment: Double) throws {
        for rows in [Array(0..<3), Array(3..<60), [], Self.all.reversed()] {
            try check([
                .change(.rows(Array(0..<20)), pause: moment), .input(.press(Self.handle), pause: moment),
                .input(.move(.init(0.9, 0.6)), pause: moment), .change(.rows(rows), pause: moment),
                .input(.move(.init(0.9, 0.3)), pause: moment), .input(.lift, pause: moment), .change(.rows(Self.all)),
            ])
            try check([
                .input(.press(Self.handle), pause: 0.6), .input(.move(.init(0.9, 0.6)), pause: moment),
                .change(.rows(rows), pause: moment), .input(.move(.init(0.9, 0.3)), pause: moment), .input(.lift),
            ])
        }
    }

    @Test(arguments: moments)
    func `rows are deleted while the menu of one is open or opening`(moment: Double) throws {
        for rows in [[0], [], Array(8..<40)] {
            try check([.input(.hold(Self.row, seconds: 0.7)), .change(.rows(rows), pause: moment), .input(.lift)])
            try check([
                .input(.press(Self.row), pause: 0.5 + moment), .change(.rows(rows), pause: moment), .input(.lift),
            ])
        }
    }

    @Test(arguments: moments)
    func `rows are deleted while one is swiped`(moment: Double) throws {
        for rows in [[0], [], Array(8..<40), Self.all.reversed()] {
            try check([
                .input(.drag(from: .init(0.6, 0.4), to: .init(0.1, 0.4))), .change(.rows(rows), pause: moment),
                .change(.reload, pause: moment),
            ])
            try check([
                .input(.press(.init(0.6, 0.4)), pause: 0.02), .input(.move(.init(0.3, 0.4)), pause: moment),
                .change(.rows(rows), pause: moment), .input(.move(.init(0.1, 0.4)), pause: moment), .input(.lift),
            ])
        }
    }

    @Test(arguments: moments)
    func `a screen is popped while it scrolls, or while a finger holds it`(moment: Double) throws {
        try check(
            isPushed: true,
            [
                .input(.fling(from: .init(0.5, 0.8), to: .init(0.5, 0.2)), pause: moment), .change(.pop, pause: moment),
                .change(.push, pause: moment), .change(.pop),
            ])
        try check(
            isPushed: true,
            [
                .input(.press(.init(0.5, 0.8)), pause: 0.02), .input(.move(.init(0.5, 0.9)), pause: moment),
                .change(.pop, pause: moment), .input(.move(.init(0.5, 0.3)), pause: moment), .input(.lift),
            ])
    }

    @Test(arguments: moments)
    func `a sheet is dismissed while the screen below rotates, and the screen rotates while it's dismissed`(
        moment: Double
    ) throws {
        try check(
            over: .sheet,
            [
                .init(.environment(Self.turned), pause: moment), .change(.dismiss, pause: moment),
                .init(.environment(ScreenEnvironment()), pause: moment),
            ])
        try check(
            over: .sheet,
            [
                .change(.dismiss, pause: moment), .init(.environment(Self.turned), pause: moment),
                .change(.present(.sheet), pause: moment), .init(.environment(ScreenEnvironment())),
            ])
        try check([
            .change(.present(.sheet), pause: moment), .init(.environment(Self.turned), pause: moment),
            .change(.dismiss, pause: moment),
        ])
    }

    @Test(arguments: moments)
    func `an alert appears and is dismissed while a screen is pushed or popped`(moment: Double) throws {
        try check([.change(.push, pause: moment), .change(.present(.alert))])
        try check([.change(.push, pause: moment), .change(.present(.alert), pause: moment), .change(.dismiss)])
        try check([.change(.present(.alert), pause: moment), .change(.push, pause: moment), .change(.dismiss)])
        try check(isPushed: true, [.change(.pop, pause: moment), .change(.present(.alert), pause: moment)])
        try check(
            isPushed: true, over: .alert,
            [
                .change(.dismiss, pause: moment), .change(.pop, pause: moment), .change(.present(.sheet)),
            ])
    }

    @Test(arguments: moments)
    func `the appearance changes while rows are inserted and deleted`(moment: Double) throws {
        for environment in [Self.dark, Self.large, Self.turned, ScreenEnvironment(isRightToLeft: true)] {
            try check([
                .change(.rows([3, 1, 2] + Array(9..<31)), pause: moment),
                .init(.environment(environment), pause: moment), .change(.rows(Array(2..<9)), pause: moment),
            ])
        }
    }

    @Test(arguments: moments)
    func `the row that is being edited is deleted`(moment: Double) throws {
        for rows in [[0, 1], [], Array(5..<30), Self.all.reversed()] {
            try check([
                .change(.focus(3), pause: moment), .input(.type("a"), pause: moment),
                .change(.rows(rows), pause: moment), .input(.type("b"), pause: moment), .change(.rows(rows + [99])),
            ])
        }
    }
}
