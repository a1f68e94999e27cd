import CompositionalEngine
import LayoutGeometry
import RandomNumbers
import Testing

/// Queries of different kinds return consistent results in sections of every kind, scrolled down and sideways.
struct LayoutQueryTests {
    /// A section with some of its items measured, behind another one.
    struct Case: Sendable, CustomTestStringConvertible {
        var description: Int
        var axis: Axis
        var itemCount: Int

        var testDescription: String { "description \(description), \(axis), \(itemCount) items" }
    }

    private static let cases: [Case] = LayoutHistory.descriptions.indices.flatMap { description in
        Axis.allCases.flatMap { axis in
            [0, 1, 7, 24].map { Case(description: description, axis: axis, itemCount: $0) }
        }
    }

    private func solver(_ testCase: Case, measuring percent: Int, _ random: inout SeededGenerator) -> LayoutUnderTest {
        let isTurned = testCase.axis == .horizontal
        func turned(_ description: SectionDescription) -> SectionDescription {
            isTurned ? description.turned : description
        }
        let first = turned(LayoutHistory.descriptions[0])
        let solver = CompositionalEngineTests.solver(
            [(first, 2), (turned(LayoutHistory.descriptions[testCase.description]), testCase.itemCount), (first, 3)],
            size: isTurned ? Size(width: 480, height: 320) : Size(width: 320, height: 480), scale: 3,
            configuration: LayoutConfiguration(scrollAxis: testCase.axis, interSectionSpacing: 5))
        for item in 0..<testCase.itemCount where random.chance(percent) {
            let size = Size(
                width: Double(Int.random(in: 0...240, using: &random)) / 3,
                height: Double(Int.random(in: 0...240, using: &random)) / 3)
            _ = solver.setMeasuredSize(size, for: .cell(section: 1, item: item))
        }
        solver.scrollToStart()
        return solver
    }

    private func frames(of range: Range<Int>, _ solver: LayoutUnderTest) -> [Rect] {
        range.map { solver.element(.cell(section: 1, item: $0))?.frame ?? .zero }
    }

    @Test(arguments: cases, [0, 40]) func `frames are written as they are in elements`(testCase: Case, percent: Int) {
        var random = SeededGenerator(seed: 1)
        let solver = solver(testCase, measuring: percent, &random)
        let count = testCase.itemCount
        #expect(solver.writtenFrames(ofItems: 0..<count, inSection: 1, room: count) == frames(of: 0..<count, solver))
        for _ in 0..<8 {
            let low = Int.random(in: 0...count, using: &random)
            let range = low..<Int.random(in: low...count, using: &random)
            #expect(solver.writtenFrames(ofItems: range, inSection: 1, room: 50) == frames(of: range, solver))
            // Limited by the number of items and by the capacity.
            #expect(
                solver.writtenFrames(ofItems: low - 3..<count + 9, inSection: 1, room: 5)
                    == Array(frames(of: Swift.max(0, low - 3)..<count, solver).prefix(5)))
        }
    }

    /// A cell counts only where its group does (R90).
    private func isFound(_ element: LayoutElement, in rect: Rect, _ groups: [LayoutGroup]) -> Bool {
        guard element.frame.intersects(rect), element.id.category == .cell else {
            return element.frame.intersects(rect)
        }
        return groups.contains {
            $0.depth == 0 && $0.section == element.id.section && $0.items.contains(element.id.item)
                && $0.frame.intersects(rect)
        }
    }

    @Test(arguments: cases, [0, 40])
    func `a query for a rectangle returns exactly the elements in it`(testCase: Case, percent: Int) {
        var random = SeededGenerator(seed: 2)
        let solver = solver(testCase, measuring: percent, &random)
        let content = Rect(origin: .zero, size: solver.contentSize())
        let all = solver.elements(in: content)
        let groups = solver.groups(in: content)
        for _ in 0..<12 {
            let rect = Rect(
                x: Double(Int.random(in: -9...Int(content.maxX), using: &random)),
                y: Double(Int.random(in: -9...Int(content.maxY), using: &random)),
                width: Double(Int.random(in: 1...200, using: &random)),
                height: Double(Int.random(in: 1...200, using: &random)))
            let found = solver.elements(in: rect)
            #expect(found == all.filter { isFound($0, in: rect, groups) })
            #expect(solver.groups(in: rect) == groups.filter { $0.frame.intersects(rect) })
            let sections = solver.sections(meeting: rect), items = solver.items(near: rect, inSection: 1)
            #expect(found.allSatisfy { sections.contains($0.id.section) })
            for element in found where element.id.category == .cell && element.id.section == 1 {
                #expect(items.contains(element.id.item))
            }
            #expect(
                solver.orthogonalSections(meeting: rect)
                    == sections.filter { solver.orthogonalSection($0) != nil || $0 == 1 && isOrthogonal(testCase) })
        }
    }

    private func isOrthogonal(_ testCase: Case) -> Bool {
        LayoutHistory.descriptions[testCase.description].orthogonalBehavior != .none
    }

    @Test(arguments: cases) func `a query excludes elements that only touch the rectangle`(testCase: Case) {
        var random = SeededGenerator(seed: 3)
        let solver = solver(testCase, measuring: 30, &random)
        let content = Rect(origin: .zero, size: solver.contentSize())
        let groups = solver.groups(in: content)
        for element in solver.elements(in: content) {
            let frame = element.frame
            let pixel = 1.0 / 3
            for (outside, inside) in [
                (frame.offset(x: frame.size.width, y: 0), frame.offset(x: frame.size.width - pixel, y: 0)),
                (frame.offset(x: -frame.size.width, y: 0), frame.offset(x: pixel - frame.size.width, y: 0)),
                (frame.offset(x: 0, y: frame.size.height), frame.offset(x: 0, y: frame.size.height - pixel)),
                (frame.offset(x: 0, y: -frame.size.height), frame.offset(x: 0, y: pixel - frame.size.height)),
            ] {
                #expect(!solver.elements(in: outside).contains(element))
                guard let seen = inside.intersection(content), isFound(element, in: seen, groups) else { continue }
                #expect(solver.elements(in: inside).contains(element))
            }
        }
    }

    @Test func `groups more than a point away from a rectangle aren't examined`() {
        let cell = item(.absolute(100), .absolute(40))
        let fixed = SectionDescription(group: group(.fractionalWidth(1), .absolute(40), row(cell)))
        #expect(
            CompositionalEngineTests.solver(fixed, 30).items(near: rect(0, 81, 320, 37), inSection: 0) == 6..<9)
        // So it is when rows are listed one by one.
        var wrapping = fixed
        wrapping.group.content = row(item(.estimated(100), .absolute(40)))
        for measured in [6, 30] {
            let solver = CompositionalEngineTests.solver(wrapping, 30)
            for item in 0..<measured { _ = solver.measure(90, 40, item: item) }
            #expect(solver.items(near: rect(0, 81, 320, 37), inSection: 0) == 6..<9)
        }
    }

    @Test func `queries for a missing section return nothing`() {
        let solver = CompositionalEngineTests.solver(LayoutHistory.descriptions[0], 3)
        for section in [-1, 1, .max] {
            #expect(solver.writtenFrames(ofItems: 0..<3, inSection: section, room: 3).isEmpty)
            #expect(solver.items(near: rect(0, 0, 320, 480), inSection: section) == 0..<0)
            #expect(solver.sectionFrame(section) == nil && solver.contentArea(ofSection: section) == nil)
            #expect(solver.element(.cell(section: section, item: 0)) == nil)
            #expect(solver.orthogonalSection(section) == nil)
            #expect(solver.visibleElements(inOrthogonalSection: section).isEmpty)
        }
        #expect(solver.element(.cell(section: 0, item: -1)) == nil && solver.element(.cell(section: 0, item: 3)) == nil)
        #expect(CompositionalEngineTests.solver([]).sections(meeting: rect(0, 0, 320, 480)).isEmpty)
    }

    @Test func `a reused array contains only the new results`() {
        let solver = CompositionalEngineTests.solver(LayoutHistory.descriptions[0], 30)
        var elements: [LayoutElement] = []
        solver.solver.findElements(in: rect(0, 0, 320, 100), into: &elements)
        #expect(elements.map(\.id.item) == [0, 1, 2])
        solver.solver.findElements(in: rect(0, 200, 320, 40), into: &elements)
        #expect(elements.map(\.id.item) == [5])
        solver.solver.findElements(in: rect(.nan, 0, 9, 9), into: &elements)
        #expect(elements.isEmpty)
    }
}
