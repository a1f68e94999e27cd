import Foundation
import PortableUIKit

/// Performs random steps on a screen and checks that, whenever it has settled, it equals a new screen: one on a new
/// device that shows the same model in the same environment at the same scroll position.
///
/// ```swift
/// @MainActor @Test func `the list shows its model after any changes`() throws {
///     let models = [[], [Recipe(name: "Soup")]]
///     try ScreenWalk<RecipeListScreen>("Recipes", models: models).run(steps: 200, seed: 7)
/// }
/// ```
///
/// The state that UIKit keeps across changes is transferred to the new screen first. `PersistentState.swift` lists it.
/// A walk that fails is shortened as much as possible and described step by step. To repeat it, use its seed, or pass
/// it to ``check(_:)`` in a separate test.
///
/// If the environment variable `COLLAGE_WALK_TRACE` is set, each step is printed before it's performed. This helps to
/// find steps that end the process.
@MainActor
public struct ScreenWalk<Screen: WalkableScreen> {
    /// The name of the screen in reports.
    public let name: String
    private let models: [Screen.Model]
    private let inputs: ScreenInput.Kinds
    private let changesEnvironment: Bool

    /// - Parameters:
    ///   - name: The name of the screen in reports.
    ///   - models: The models at the start of walks, one for each walk. There must be at least one.
    ///   - inputs: The inputs during walks.
    ///   - changesEnvironment: Whether walks rotate the device and change its settings.
    public init(
        _ name: String, models: [Screen.Model], inputs: ScreenInput.Kinds = .all, changesEnvironment: Bool = true
    ) {
        precondition(!models.isEmpty, "A walk requires a model. Add at least one to \(name).")
        self.name = name
        self.models = models
        self.inputs = inputs
        self.changesEnvironment = changesEnvironment
    }

    // MARK: Walking

    /// Performs the given number of steps, in walks of a dozen steps from different starts.
    /// - Parameters:
    ///   - steps: The total number of steps.
    ///   - seed: The seed of the random number generator.
    /// - Throws: ``WalkFailure`` at the first difference.
    public func run(steps: Int, seed: UInt64) throws {
        // The current device is restored after the walk.
        let device = DeviceContext.current
        defer { device.activate() }
        var done = 0, walk = 0
        while done < steps {
            // Each walk has a separate seed, so that it doesn't depend on previous walks and differs from the walks of
            // other screens.
            var generator = SeededGenerator(seed: (seed ^ nameHash) &+ UInt64(walk) &* 0x9E37_79B9_7F4A_7C15)
            let index = walk % models.count
            let length = min(12, steps - done)
            try self.walk(from: index, length: length, seed: seed, using: &generator)
            done += length
            walk += 1
        }
    }

    /// A hash of the name that's the same in each run (FNV-1a).
    private var nameHash: UInt64 {
        name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    }

    private func walk(
        from model: Int, length: Int, seed: UInt64, using generator: inout SeededGenerator
    ) throws {
        // Half of the walks are in the design of iOS 26.
        var start = ScreenEnvironment(system: Device.System.designs.randomElement(using: &generator)!)
        if changesEnvironment {
            for _ in 0..<Int.random(in: 0...2, using: &generator) { start.change(using: &generator) }
        }
        let shown = DisplayedScreen<Screen>(models[model], start)
        defer { shown.end() }
        trace("\(name): \(start)")
        var recording = WalkRecording<Screen.Change>(environment: start, model: model, steps: [])
        for index in 1...length {
            // Screens can be compared only when they're settled, so temporary states are dismissed before a comparison.
            let isComparison = index == length || index == length / 2
            let step =
                isComparison ? WalkStep(.dismissTemporaryState) : randomStep(on: shown, using: &generator)
            trace("    \(step)")
            recording.steps.append(step)
            shown.perform(step)
            guard isComparison, shown.difference(comparesExtents: index == length) != nil else { continue }
            throw failure(shortening: recording, seed: seed)
        }
    }

    private func randomStep(
        on shown: DisplayedScreen<Screen>, using generator: inout SeededGenerator
    ) -> WalkStep<Screen.Change> {
        let pause = generator.chance(25) ? [0.02, 0.1, 0.25].randomElement(using: &generator) : nil
        if changesEnvironment, generator.chance(15) {
            var environment = shown.environment
            environment.change(using: &generator)
            return WalkStep(.environment(environment), pause: pause)
        }
        let wantsInput = !inputs.isEmpty && generator.chance(50)
        if !wantsInput, let change = shown.randomChange(using: &generator) {
            return WalkStep(.change(change), pause: pause)
        }
        guard let input = shown.randomInput(inputs, using: &generator) else { return WalkStep(.dismissTemporaryState) }
        return WalkStep(.input(input), pause: pause)
    }

    private func trace(_ line: String) {
        guard WalkLength.tracesSteps else { return }
        FileHandle.standardError.writeLine(line)
    }

    // MARK: Walking again

    /// Repeats a recorded walk and compares the screens at its end.
    /// - Throws: ``WalkFailure`` if the screen differs from a new one.
    public func check(_ recording: WalkRecording<Screen.Change>) throws {
        guard let difference = difference(after: recording) else { return }
        throw WalkFailure(name, recording, difference, seed: nil, length: recording.steps.count)
    }

    private func difference(after recording: WalkRecording<Screen.Change>) -> ScreenDifference? {
        let shown = DisplayedScreen<Screen>(models[recording.model], recording.environment)
        defer { shown.end() }
        for step in recording.steps {
            trace("    \(step)")
            shown.perform(step)
        }
        shown.perform(WalkStep(.dismissTemporaryState))
        return shown.difference(comparesExtents: true)
    }

    // MARK: Failing

    private func failure(shortening recording: WalkRecording<Screen.Change>, seed: UInt64) -> WalkFailure {
        trace("\(name) differs; searching for the shortest walk that fails.")
        var shortest = recording
        func shrinker() -> Shrinker<WalkStep<Screen.Change>> {
            var candidate = shortest
            return Shrinker { steps in
                candidate.steps = steps
                return difference(after: candidate) != nil
            }
        }
        var plain = recording
        plain.environment = ScreenEnvironment(system: recording.environment.system)
        if difference(after: plain) != nil { shortest = plain }
        var shrinker = shrinker()
        shortest.steps = shrinker.shortest(shortest.steps)
        shortest.steps = shrinker.simplest(shortest.steps) { step in
            step.pause == nil ? nil : WalkStep(step.action)
        }
        let found =
            difference(after: shortest)
            ?? ScreenDifference(path: [name], detail: "the walk doesn't fail when it is repeated")
        return WalkFailure(name, shortest, found, seed: seed, length: recording.steps.count)
    }
}
