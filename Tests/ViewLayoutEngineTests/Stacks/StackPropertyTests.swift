import LayoutGeometry
import RandomNumbers
import Testing
import ViewLayoutEngine

/// Properties of stacks of any views.
struct StackPropertyTests {
    private func probes(_ generator: inout SeededGenerator) -> [Probe] {
        (0..<Int.random(in: 0...7, using: &generator)).map { _ in
            let length = Double.random(in: 0...80, using: &generator).rounded()
            let probe: Probe =
                switch Int.random(in: 0..<6, using: &generator) {
                case 0: .shape
                case 1: .fixed(length, 30)
                case 2: .frame(min: length)
                case 3: .frame(max: length)
                case 4: .text(words: [length, 20, 30])
                default: .spacer()
                }
            return generator.chance(30) ? probe.prioritized(Double(Int.random(in: -2...2, using: &generator))) : probe
        }
    }

    @Test(arguments: UInt64(0)..<300) func `a stack is as long as its views and the spacing between them`(seed: UInt64)
    {
        var generator = SeededGenerator(seed: seed)
        let probes = probes(&generator)
        let spacing = Double.random(in: 0...12, using: &generator)
        var stack = ProbeStack(probes, spacing: spacing)
        let width = Double.random(in: 0...600, using: &generator)
        let size = stack.solve(width: width, height: 40)
        let expected = stack.lengths.reduce(0, +) + spacing * Double(max(probes.count - 1, 0))
        #expect(abs(size.width - expected) < 1e-9, "seed \(seed)")
    }

    @Test(arguments: UInt64(0)..<300) func `solving with its own size has the same lengths`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        // Views that overflow get a larger proposal the second time: their sum is the new length.
        let probes = probes(&generator).filter { $0.priority == 0 }
        var stack = ProbeStack(probes)
        let width = Double.random(in: 400...900, using: &generator)
        let size = stack.solve(width: width, height: 40)
        guard size.width >= width else { return }
        let before = stack.lengths
        stack.solve(width: size.width, height: 40)
        #expect(zip(before, stack.lengths).allSatisfy { abs($0 - $1) < 1e-9 }, "seed \(seed)")
    }

    @Test(arguments: UInt64(0)..<300) func `a solved stack that is solved again equals a new one`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let probes = probes(&generator)
        var old = ProbeStack(probes, spacing: nil)
        for _ in 0..<5 {
            let width = generator.chance(20) ? nil : Double.random(in: 0...600, using: &generator)
            old.solve(width: width, height: 40)
            var fresh = ProbeStack(probes, spacing: nil)
            fresh.solve(width: width, height: 40)
            #expect(old.lengths == fresh.lengths && old.positions == fresh.positions, "seed \(seed)")
        }
    }

    @Test(arguments: UInt64(0)..<100) func `a column divides its height as a row does its width`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let probes = probes(&generator)
        let turned = probes.map { probe in
            Probe(priority: probe.priority, spacing: probe.spacing, guide: probe.guide) { proposal in
                let size = probe.rule(ProposedSize(width: proposal.height, height: proposal.width))
                return Size(width: size.height, height: size.width)
            }
        }
        var row = ProbeStack(probes), column = ProbeStack(turned, axis: .vertical)
        row.solve(width: 300, height: 40)
        column.solve(width: 40, height: 300)
        #expect(row.lengths == column.lengths && row.positions == column.positions, "seed \(seed)")
    }

    @Test(arguments: UInt64(0)..<100) func `equally flexible views in another order get the same lengths`(
        seed: UInt64
    ) {
        var generator = SeededGenerator(seed: seed)
        // Long lists are sorted with another algorithm than short ones.
        let probes = (0..<(seed % 2 == 0 ? 5 : 12)).map { _ in
            Probe.frame(max: Double(Int.random(in: 10...200, using: &generator)))
        }
        var forth = ProbeStack(probes), back = ProbeStack(Array(probes.reversed()))
        forth.solve(width: 300, height: 40)
        back.solve(width: 300, height: 40)
        #expect(zip(forth.lengths, back.lengths.reversed()).allSatisfy { abs($0 - $1) < 1e-9 }, "seed \(seed)")
    }

    /// Sizes in whole points, so that sums are exact in any order.
    private func rigidSizes(_ count: Int, _ generator: inout SeededGenerator) -> [Size] {
        (0..<count).map { _ in
            Size(
                width: Double(Int.random(in: 0...40, using: &generator)),
                height: Double(Int.random(in: 0...40, using: &generator)))
        }
    }

    @Test(arguments: UInt64(0)..<300) func `measuring only the changed views gives the same result as measuring all`(
        seed: UInt64
    ) {
        var generator = SeededGenerator(seed: seed)
        let axis: Axis = generator.chance(50) ? .horizontal : .vertical
        let proposal = axis == .horizontal ? ProposedSize(width: nil, height: 50) : ProposedSize(width: 50, height: nil)
        let count = Int.random(in: 1...6, using: &generator)
        var sizes = rigidSizes(count, &generator)
        func makeStack() -> StackSolver {
            StackSolver(axis: axis, spacing: 3, count: count, priority: { _ in 0 }, preference: { _ in .standard })
        }
        // The guide is at a third of the view, so that both sides of the stack depend on several views.
        func line(_ index: Int, _: ProposedSize, _ size: Size) -> Double { (size.width + size.height) / 3 }
        var stack = makeStack()
        stack.solve(proposal, measure: { index, _ in sizes[index] }, guide: line)
        for step in 0..<6 {
            let changed = (0..<count).filter { _ in generator.chance(40) }
            let new = rigidSizes(count, &generator)
            for index in changed { sizes[index] = new[index] }
            let before = stack
            let first = stack.update(changed, measure: { index, _ in sizes[index] }, guide: line)
            var fresh = makeStack()
            fresh.solve(proposal, measure: { index, _ in sizes[index] }, guide: line)
            #expect(stack.size == fresh.size, "seed \(seed), step \(step)")
            for index in 0..<count {
                let (updated, solved) = (stack.children[index], fresh.children[index])
                #expect(
                    updated.size == solved.size && updated.position == solved.position, "seed \(seed), step \(step)")
                let stays =
                    updated.size == before.children[index].size && updated.position == before.children[index].position
                #expect(stays || index >= first ?? 0, "seed \(seed), step \(step)")
            }
        }
    }
}
