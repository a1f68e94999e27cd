import CompositionalEngine
import LayoutGeometry
import Testing

/// No input traps or hangs, and ignored input is reported.
struct BadInputTests {
    private let strange: [Double] = [.nan, .infinity, -.infinity, -1, 0, 1e-300, 1e300, .greatestFiniteMagnitude]

    private func ask(_ solver: LayoutUnderTest) {
        _ = solver.contentSize()
        _ = solver.elements(in: rect(0, 0, 320, 480))
        _ = solver.elements(in: rect(.nan, 0, 320, .infinity))
        _ = solver.element(.cell(section: 0, item: 1))
        _ = solver.element(.cell(section: 5, item: -3))
        _ = solver.element(.cell(section: 0, item: .max))
        _ = solver.element(ElementID(.supplementary(kind: "b"), section: 0, item: .max))
        _ = solver.element(ElementID(.supplementary(kind: "b"), section: 0, item: -1))
        _ = solver.orthogonalSection(0)
        _ = solver.restingOffset(forProposed: .nan, inOrthogonalSection: 0)
        _ = solver.measure(.nan, -4, item: 0)
        _ = solver.measure(10, 10, item: 1)
        _ = solver.issues
    }

    @Test func `invalid numbers don't crash`() {
        for number in strange {
            for dimension in [
                DimensionDescription.absolute(number), .estimated(number), .fractionalWidth(number),
                .fractionalHeight(number), .uniformAcrossSiblings(estimate: number),
            ] {
                for axis in Axis.allCases {
                    let insets = Insets(top: number, leading: number, bottom: number, trailing: number)
                    let edges = EdgeSpacingDescription(leading: .fixed(number), top: .flexible(number))
                    let node = item(
                        dimension, dimension, insets: insets, edges: edges,
                        badges: [badge("b", dimension, dimension, at: .top)])
                    var description = SectionDescription(
                        group: group(
                            dimension, dimension, .repeating(axis: axis, nodes: [node]), spacing: .fixed(number)),
                        interGroupSpacing: number, contentInsets: insets, orthogonalBehavior: .groupPagingCentered)
                    description.boundaryItems = [
                        boundary("h", dimension, dimension, at: .top, offset: Point(x: number, y: number), pins: true)
                    ]
                    let solver = solver(
                        description, 5, size: Size(width: 320, height: number), scale: number,
                        configuration: LayoutConfiguration(scrollAxis: axis, interSectionSpacing: number))
                    solver.visibleBounds = rect(number, number, number, number)
                    ask(solver)
                    description.orthogonalBehavior = .none
                    solver.setSections([.init(description: description, itemCount: 5)])
                    ask(solver)
                }
            }
        }
    }

    @Test func `a number that isn't a valid length counts as zero and is reported`() {
        let solver = solver(
            SectionDescription(
                group: group(.fractionalWidth(1), .absolute(20), row(item(.fractionalWidth(1), .absolute(.nan))))), 2)
        #expect(solver.cellFrames(section: 0) == [rect(0, 0, 320, 0), rect(0, 20, 320, 0)])
        #expect(solver.issues.map(\.description) == ["section 0: nan is not a length and counts as 0"])
    }

    @Test func `a collection without a size has an empty layout and no issues`() {
        let solver = solver(
            SectionDescription(
                group: group(.fractionalWidth(1), .fractionalHeight(1), row(item(.absolute(10), .absolute(10))))),
            1_000, size: .zero)
        #expect(solver.contentSize() == .zero)
        #expect(solver.elements(in: rect(0, 0, 320, 480)).isEmpty)
        #expect(solver.issues.isEmpty)
    }

    @Test(arguments: [Int.min, -1, 0, .max]) func `huge item counts don't crash`(count: Int) {
        for height in [DimensionDescription.absolute(44), .estimated(44)] {
            let solver = solver(
                SectionDescription(group: group(.fractionalWidth(1), height, row(item(.fractionalWidth(0.5), height)))),
                count)
            ask(solver)
        }
    }

    @Test(arguments: [Int.min, 0, 1_000_000, .max]) func `huge group counts are truncated`(count: Int) {
        for content in [
            GroupDescription.Content.divided(axis: .horizontal, node: item(.absolute(1), .absolute(1)), count: count),
            .counted(axis: .vertical, node: item(.absolute(1), .absolute(1)), count: count),
        ] {
            let solver = solver(SectionDescription(group: group(.fractionalWidth(1), .absolute(44), content)), 10)
            ask(solver)
            #expect(count <= 0 || solver.issues.contains(.tooManyElementsInGroup(section: 0, limit: 65_536)))
        }
    }

    @Test func `items without a length are placed once`() {
        let cells = frames(group(.fractionalWidth(1), .absolute(20), row(item(.absolute(0), .absolute(20)))), 2)
        #expect(cells == [rect(0, 0, 0, 20), rect(0, 20, 0, 20)])
    }

    @Test func `groups nested a thousand levels deep are empty and reported`() {
        var nested = group(
            .fractionalWidth(1), .fractionalHeight(1), row(item(.fractionalWidth(1), .fractionalHeight(1))))
        for _ in 0..<1_000 { nested = group(.fractionalWidth(1), .fractionalHeight(1), column(.group(nested))) }
        let solver = solver(SectionDescription(group: nested), 3)
        ask(solver)
        #expect(solver.issues.contains(.nestingTooDeep(section: 0, limit: 200)))
    }

    @Test func `groups that double at each level are truncated`() {
        for leaf in [item(.fractionalWidth(1), .absolute(10)), item(.absolute(10_000), .absolute(10))] {
            var nested = group(.fractionalWidth(1), .absolute(10), row(leaf))
            for _ in 0..<20 {
                nested = group(
                    .fractionalWidth(1), .absolute(10),
                    .counted(axis: .horizontal, node: .group(nested), count: 2))
            }
            let solver = solver(SectionDescription(group: nested), 3)
            ask(solver)
            #expect(!solver.issues.isEmpty)
        }
    }

    @Test func `estimated groups nested in each other are solved in finite time`() {
        var nested = group(.estimated(40), .estimated(20), row(item(.estimated(10), .estimated(10))))
        for _ in 0..<60 {
            nested = group(
                .fractionalWidth(1), .estimated(20), row(.group(nested), item(.absolute(9), .fractionalHeight(1))))
        }
        let solver = solver(SectionDescription(group: nested), 30)
        ask(solver)
    }

    @Test func `overlapping groups and sections have increasing positions`() {
        let solver = solver(
            Array(
                repeating: (
                    SectionDescription(
                        group: group(
                            .fractionalWidth(1), .absolute(40), row(item(.fractionalWidth(1), .fractionalHeight(1)))),
                        interGroupSpacing: -100), 3
                ), count: 4), configuration: LayoutConfiguration(interSectionSpacing: -1_000))
        #expect(solver.cellFrames(section: 3) == Array(repeating: rect(0, 0, 320, 40), count: 3))
        ask(solver)
    }
}
