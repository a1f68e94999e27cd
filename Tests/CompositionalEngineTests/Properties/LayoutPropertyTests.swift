import CompositionalEngine
import LayoutGeometry
import RandomNumbers
import Testing

/// Properties that hold for every layout, tested with random layouts.
struct LayoutPropertyTests {
    private static let seeds: [UInt64] = (1...60).map { $0 }

    @Test(arguments: seeds) func `a query finds the same elements as a linear search`(seed: UInt64) {
        var random = RandomLayout(seed: seed)
        let solver = random.solver()
        solver.scrollToStart()
        let size = solver.contentSize()
        let everything = solver.elements(in: Rect(origin: .zero, size: size))
        for _ in 0..<20 {
            let query = random.rect(in: size)
            let found = solver.elements(in: query)
            let expected = everything.filter { $0.frame.intersects(query) }
            #expect(Set(found).isSubset(of: Set(everything)), "seed \(seed)")
            // Cells count only within their group, so a query can find fewer cells than there are frames in the
            // rectangle.
            #expect(Set(found).isSubset(of: Set(expected)), "seed \(seed)")
            let missed = expected.filter { !found.contains($0) }
            #expect(missed.allSatisfy { $0.id.category == .cell }, "seed \(seed), \(missed)")
        }
        for element in everything {
            #expect(solver.element(element.id) == element, "seed \(seed)")
            let axes = solver.measurableAxes(of: element.id)
            #expect(axes == (element.isWidthMeasurable, element.isHeightMeasurable), "seed \(seed)")
        }
    }

    @Test func `the strips of an area have the same elements as the area`() {
        for seed in RandomTrials.seeds(600) {
            var random = RandomLayout(seed: seed)
            let solver = random.solver()
            let size = solver.contentSize()
            let height = Double.random(in: 0.4...90, using: &random.generator)
            var found: Set<LayoutElement> = []
            for number in 0..<Int((size.height / height).rounded(.up)) {
                let strip = Rect(x: 0, y: Double(number) * height, width: size.width, height: height)
                found.formUnion(solver.elements(in: strip))
            }
            let missed = solver.elements(in: Rect(origin: .zero, size: size)).filter { !found.contains($0) }
            #expect(missed.isEmpty, "seed \(seed), strips of \(height), \(size): \(missed)")
        }
    }

    @Test(arguments: seeds) func `measuring one item at a time equals solving from scratch`(seed: UInt64) {
        var random = RandomLayout(seed: seed)
        let sections = random.sections()
        let solver = random.solver(sections)
        for _ in 0..<60 {
            let section = Int.random(in: 0..<sections.count, using: &random.generator)
            guard sections[section].itemCount > 0 else { continue }
            let item = Int.random(in: 0..<sections[section].itemCount, using: &random.generator)
            let id = ElementID.cell(section: section, item: item)
            let size = Size(
                width: Double(Int.random(in: 5...200, using: &random.generator)),
                height: Double(Int.random(in: 5...90, using: &random.generator)))
            let axes = solver.measurableAxes(of: id)
            guard axes.width || axes.height else { continue }
            let before = solver.contentSize()
            let would = solver.wouldChange(size, for: id)
            let effect = solver.setMeasuredSize(size, for: id)
            #expect(effect.isChange == would, "seed \(seed)")
            let axis = solver.configuration.scrollAxis
            #expect(abs(solver.contentSize()[axis] - before[axis] - effect.displacement) < 1e-6, "seed \(seed)")
        }
        // Another size and back: everything is solved again with the measured sizes.
        let fresh = LayoutUnderTest(solver.solver)
        fresh.solver.setContainer(LayoutContainer(size: .zero, scale: 1), keepingMeasuredSizes: true)
        fresh.solver.setContainer(solver.container, keepingMeasuredSizes: true)
        let all = Rect(x: 0, y: 0, width: 1e6, height: 1e6)
        let (expected, found) = (fresh.elements(in: all), solver.elements(in: all))
        let difference = zip(expected, found).first { $0 != $1 }
        #expect(difference == nil && expected.count == found.count, "seed \(seed)")
    }

    @Test(arguments: seeds) func `swapping the axes swaps the frames`(seed: UInt64) {
        var random = RandomLayout(seed: seed)
        let sections = random.sections()
        let upright = random.solver(sections)
        var turnedSolver = CompositionalSolver(
            container: LayoutContainer(size: upright.container.size.turned, scale: upright.container.scale),
            configuration: LayoutConfiguration(
                scrollAxis: upright.configuration.scrollAxis.perpendicular,
                interSectionSpacing: upright.configuration.interSectionSpacing))
        turnedSolver.setSections(sections.map { .init(description: $0.description.turned, itemCount: $0.itemCount) })
        let turned = LayoutUnderTest(turnedSolver)
        #expect(turned.contentSize() == upright.contentSize().turned, "seed \(seed)")
        let all = Rect(x: -1e4, y: -1e4, width: 1e6, height: 1e6)
        let (elements, expected) = (turned.elements(in: all.turned), upright.elements(in: all))
        #expect(elements.map(\.id) == expected.map(\.id), "seed \(seed)")
        let difference = zip(elements, expected).first { $0.frame != $1.frame.turned }
        #expect(difference == nil, "seed \(seed)")
    }

    @Test func `the layout of a million equal items is computed arithmetically`() {
        let solver = solver(
            SectionDescription(
                group: group(
                    .fractionalWidth(1), .absolute(50),
                    .divided(axis: .horizontal, node: item(.fractionalWidth(1), .fractionalHeight(1)), count: 3))),
            1_000_000)
        #expect(solver.contentSize().height == 333_334 * 50)
        #expect(solver.element(.cell(section: 0, item: 999_999))?.frame == rect(0, 333_333 * 50, 106.5, 50))
    }
}
