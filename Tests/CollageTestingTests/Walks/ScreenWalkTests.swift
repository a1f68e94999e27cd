import CollageTesting
import Testing

/// Screens with known faults. Each must be found, and described in as few steps as possible.
@MainActor struct ScreenWalkTests {
    @Test func `a screen without faults passes`() throws {
        try CounterScreen.walk(.none).run(steps: 60, seed: 1)
    }

    @Test func `a view that isn't updated is found and described in one step`() throws {
        let failure = try #require(throws: WalkFailure.self) {
            try CounterScreen.walk(.ignoresOne).run(steps: 200, seed: 1)
        }
        #expect(failure.steps == ["add(1)"])
        #expect(failure.difference.detail.contains("\"0\""))
        #expect(failure.description.contains("  1. add(1)"))
        #expect(failure.description.contains("with the seed 1"))
    }

    @Test func `a fault that needs two steps is described in two`() throws {
        let failure = try #require(throws: WalkFailure.self) {
            try CounterScreen.walk(.growsAfterTwo).run(steps: 400, seed: 1)
        }
        #expect(failure.steps.count == 2)
    }

    @Test func `a view that ignores a rotation is found`() throws {
        let failure = try #require(throws: WalkFailure.self) {
            try CounterScreen.walk(.keepsWidth, changesEnvironment: true).run(steps: 200, seed: 1)
        }
        #expect(failure.steps.count == 1)
        #expect(failure.steps[0].hasPrefix("set the device to"))
    }

    @Test func `a walk on iOS 26 is shortened on iOS 26`() throws {
        let systems = try (1...6 as ClosedRange<UInt64>).map { seed in
            let failure = try #require(throws: WalkFailure.self) {
                try CounterScreen.walk(.ignoresOne).run(steps: 200, seed: seed)
            }
            return try failure.counterRecording.environment.system
        }
        #expect(Set(systems) == Set(Device.System.designs))
    }

    @Test func `the system stays the same when other settings change`() throws {
        let other = ScreenEnvironment(width: 844, height: 390, system: .iOS26)
        try CounterScreen.walk(.showsSystem).check(WalkRecording(steps: [WalkStep(.environment(other))]))
    }

    @Test func `changes by taps are part of the model`() throws {
        try CounterScreen.walk(.none, inputs: .taps).run(steps: 60, seed: 1)
    }

    @Test func `a recording replays its failure`() throws {
        let failure = try #require(throws: WalkFailure.self) {
            try CounterScreen.walk(.ignoresOne).run(steps: 200, seed: 1)
        }
        let recording = try failure.counterRecording
        #expect(throws: WalkFailure.self) { try CounterScreen.walk(.ignoresOne).check(recording) }
        #expect(throws: Never.self) { try CounterScreen.walk(.none).check(recording) }
    }

    @Test func `walks with the same seed perform the same steps`() throws {
        let failures = try (0..<2).map { _ in
            try #require(throws: WalkFailure.self) {
                try CounterScreen.walk(.growsAfterTwo).run(steps: 400, seed: 7)
            }
        }
        #expect(failures[0].description == failures[1].description)
    }
}

extension WalkFailure {
    fileprivate var counterRecording: WalkRecording<CounterScreen.Change> {
        get throws { try JSONDecoder().decode(WalkRecording.self, from: Data(recording.utf8)) }
    }
}

/// A number on a button, with a fault if one is wanted.
private final class CounterScreen: WalkableScreen {
    enum Fault { case none, ignoresOne, growsAfterTwo, keepsWidth, showsSystem }

    struct Model {
        var count = 0
        var fault: Fault
    }

    enum Change: Codable, Hashable, CustomStringConvertible {
        case add(Int)

        var description: String {
            switch self {
            case .add(let number): "add(\(number))"
            }
        }
    }

    static func walk(
        _ fault: Fault, inputs: ScreenInput.Kinds = [], changesEnvironment: Bool = false
    ) -> ScreenWalk<CounterScreen> {
        ScreenWalk("Counter", models: [Model(fault: fault)], inputs: inputs, changesEnvironment: changesEnvironment)
    }

    private(set) var model: Model
    let controller = UIViewController()
    private let button = UIButton(type: .system)
    private var additions = 0

    init(model: Model) {
        self.model = model
        button.frame = CGRect(x: 20, y: 100, width: 100, height: 50)
        button.setTitle("\(model.count)", for: .normal)
        controller.view.addSubview(button)
        button.addAction(UIAction { [weak self] _ in self?.apply(.add(10)) }, for: .touchUpInside)
        if model.fault == .keepsWidth {
            button.frame.size.width = UIScreen.main.bounds.width - 40
        }
        if model.fault == .showsSystem { button.setTitle(UIDevice.current.systemVersion, for: .normal) }
    }

    func randomChange(using generator: inout SeededGenerator) -> Change? {
        .add(Int.random(in: 1...5, using: &generator))
    }

    func apply(_ change: Change) {
        guard case .add(let number) = change else { return }
        model.count += number
        additions += 1
        if model.fault == .ignoresOne, number == 1 { return }
        UIView.performWithoutAnimation { button.setTitle("\(model.count)", for: .normal) }
        if model.fault == .growsAfterTwo, additions == 2 { button.frame.size.height += 10 }
    }
}
