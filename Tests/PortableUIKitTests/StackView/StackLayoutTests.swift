import CollageTesting
import Foundation
import Testing

/// Stack views that are laid out without the solver have the same layout as with it.
@MainActor @Suite struct StackLayoutTests {
    @Test(arguments: RandomTrials.seeds(40)) func `random stack views have the frames of the solver`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let description = RandomStack(&generator)
        guard var difference = Self.difference(description, seed) else { return }
        var smallest = description
        while let simpler = smallest.simplifications.first(where: { Self.difference($0, seed) != nil }) {
            smallest = simpler
            difference = Self.difference(simpler, seed) ?? difference
        }
        Issue.record("seed \(seed): \(difference)\n\(smallest)")
    }

    @Test(arguments: [5, 2000]) func `the number of rules is independent of the number of arranged views`(count: Int) {
        let views = (0..<count).map { _ in ContentView(40, 20) }
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 30 * CGFloat(count))
        stack.layoutIfNeeded()
        #expect(!stack.usesSolver && stack.autoLayoutWork.translations <= 8)
        #expect(views[0].frame == CGRect(x: 0, y: 0, width: 300, height: 20 + 10 * CGFloat(count)))
        #expect(views[count - 1].frame.maxY == 30 * CGFloat(count))
        #expect(views.allSatisfy { $0.measurementCount == 1 })
    }

    @Test func `constraints to arranged views and constraints that are read use the solver`() {
        let views = (0..<3).map { _ in ContentView(40, 20) }
        let stack = UIStackView(arrangedSubviews: views)
        views[0].widthAnchor.constraint(equalToConstant: 60).isActive = true
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        stack.layoutIfNeeded()
        #expect(!stack.usesSolver && views.map(\.frame.width) == [60, 200, 40])
        let relation = views[1].widthAnchor.constraint(equalTo: views[0].widthAnchor)
        relation.isActive = true
        stack.layoutIfNeeded()
        #expect(stack.usesSolver && views.map(\.frame.width) == [60, 60, 180])
        relation.isActive = false
        stack.layoutIfNeeded()
        #expect(!stack.usesSolver && views.map(\.frame.width) == [60, 200, 40])
        #expect(stack.constraints.count == 10 && stack.usesSolver)
        stack.layoutIfNeeded()
        #expect(views.map(\.frame.width) == [60, 200, 40])
    }

    @Test func `a size that contradicts the gaps uses the solver until it changes`() {
        let inner = UIStackView(arrangedSubviews: [ContentView(10, 10), ContentView(10, 10)])
        inner.spacing = 30
        let stack = UIStackView(arrangedSubviews: [inner, ContentView(10, 10)])
        stack.frame = CGRect(x: 0, y: 0, width: 20, height: 40)
        stack.layoutIfNeeded()
        #expect(stack.usesSolver)
        stack.frame.size.width = 200
        stack.layoutIfNeeded()
        #expect(!stack.usesSolver && inner.frame.width == 50)
    }

    /// The difference between the layouts with and without the solver, before and after random changes.
    static func difference(_ description: RandomStack, _ seed: UInt64) -> String? {
        let screen = RandomStackScreen(description, usesSolver: false)
        let reference = RandomStackScreen(description, usesSolver: true)
        var generator = SeededGenerator(seed: seed &+ 1)
        for step in 0..<3 {
            var frames: ([CGRect], [CGRect]) = ([], [])
            let messages = Diagnostics.capture { frames.0 = screen.frames() }
            let expectedMessages = Diagnostics.capture { frames.1 = reference.frames() }
            // With a contradiction, the broken constraints can differ.
            if !expectedMessages.isEmpty { return nil }
            if messages.count != expectedMessages.count { return "step \(step): messages \(messages)" }
            if !zip(frames.0, frames.1).allSatisfy({ Self.isNear($0, $1) }) {
                return "step \(step): \(frames.0) instead of \(frames.1)"
            }
            let choice = Int.random(in: 0..<4, using: &generator), index = Int.random(in: 0..<20, using: &generator)
            let length = CGFloat(Int.random(in: 0...30, using: &generator) * 8)
            for changed in [screen, reference] {
                switch choice {
                case 0: changed.hide(index)
                case 1: changed.resize(index, CGSize(width: length, height: 16))
                case 2: changed.resizeRoot(240 + length)
                default: changed.space(index, length / 16)
                }
            }
        }
        return nil
    }

    /// Sums can be rounded to different pixels.
    private static func isNear(_ first: CGRect, _ second: CGRect) -> Bool {
        let scale = 1 + 1e-6
        return abs(first.minX - second.minX) <= scale && abs(first.minY - second.minY) <= scale
            && abs(first.width - second.width) <= scale && abs(first.height - second.height) <= scale
    }
}
