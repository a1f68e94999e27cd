import CompositionalEngine
import LayoutGeometry
import ViewLayoutEngine

/// Random stacks of views and lists of rows, compared with sums of their lengths. All lengths are whole points, so that
/// sums are exact in any order.
struct LayoutWalk {
    private var numbers: SeededNumbers
    private(set) var failures = 0

    init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

    /// Lays out the given number of stacks and lists.
    mutating func run(steps: Int) {
        for _ in 0..<steps {
            let axis: Axis = number(in: 0...1) == 0 ? .horizontal : .vertical
            layOutStack(axis)
            layOutOverlay()
            layOutList()
        }
    }

    private mutating func check(_ isRight: Bool) {
        if !isRight { failures += 1 }
    }

    private mutating func number(in range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &numbers) }

    private mutating func sizes() -> [Size] {
        (0..<number(in: 1...9)).map { _ in
            Size(width: Double(number(in: 0...80)), height: Double(number(in: 0...80)))
        }
    }

    /// Lays out views of fixed sizes and views that fill the remaining length, aligned at their leading edges.
    private mutating func layOutStack(_ axis: Axis) {
        let sizes = sizes(), spacing = Double(number(in: 0...12))
        let isFlexible = sizes.map { _ in number(in: 0...3) == 0 }
        let flexibleCount = isFlexible.count { $0 }
        let fixedLength = zip(sizes, isFlexible).reduce(0) { $0 + ($1.1 ? 0 : $1.0[axis]) }
        let distances = spacing * Double(sizes.count - 1)
        // Chosen so that it's divisible without a remainder.
        let share = Double(number(in: 0...40))
        let length = fixedLength + distances + share * Double(flexibleCount)

        var solver = StackSolver(
            axis: axis, spacing: spacing, count: sizes.count, priority: { _ in 0 }, preference: { _ in .standard })
        let size = solver.solve(
            ProposedSize(Size(axis, along: length, across: 100)),
            measure: { index, proposal in
                var size = sizes[index]
                if isFlexible[index] { size[axis] = proposal[axis] ?? 10 }
                return size
            }, guide: { _, _, _ in 0 })

        var position = 0.0
        for (index, child) in solver.children.enumerated() {
            check(child.position == Point(axis, along: position, across: 0))
            check(child.size[axis] == (isFlexible[index] ? share : sizes[index][axis]))
            position += child.size[axis] + spacing
        }
        let breadth = sizes.reduce(0) { max($0, $1[axis.perpendicular]) }
        check(size == Size(axis, along: length, across: breadth))
    }

    /// Lays out views on top of each other, with the same center.
    private mutating func layOutOverlay() {
        let sizes = sizes()
        var solver = OverlaySolver()
        let size = solver.solve(
            ProposedSize(Size(width: 50, height: 50)), count: sizes.count, priority: { _ in 0 },
            measure: { index, _ in sizes[index] }, guide: { Point(x: $1.width / 2, y: $1.height / 2) })
        let widest = sizes.reduce(0) { max($0, $1.width) }, highest = sizes.reduce(0) { max($0, $1.height) }
        check(size == Size(width: widest, height: highest))
        for (own, child) in zip(sizes, solver.children) {
            check(child.position == Point(x: (widest - own.width) / 2, y: (highest - own.height) / 2))
        }
    }

    /// Lays out a list in which some rows are measured. See `LayoutStyle`.
    private mutating func layOutList() {
        var heights = (0..<number(in: 1...40)).map { _ in 60.0 }
        var solver = CompositionalSolver(
            container: LayoutContainer(size: Size(width: 200, height: 400), scale: 2))
        solver.setSections([.init(description: LayoutStyle.list.description(width: 200), itemCount: heights.count)])
        for _ in 0..<20 {
            let item = number(in: 0...heights.count - 1)
            heights[item] = Double(number(in: 0...200))
            _ = solver.setMeasuredSize(Size(width: 0, height: heights[item]), for: .cell(section: 0, item: item))
        }
        check(solver.brokenInvariant == nil)
        var y = 8.0
        for (item, height) in heights.enumerated() {
            let frame = solver.element(.cell(section: 0, item: item))?.frame
            check(frame == Rect(x: 8, y: y, width: 184, height: height))
            y += height + 4
        }
        check(solver.contentSize() == Size(width: 200, height: y + 4))
    }
}

extension Size {
    fileprivate init(_ axis: Axis, along: Double, across: Double) {
        self = axis == .horizontal ? Size(width: along, height: across) : Size(width: across, height: along)
    }
}

extension Point {
    fileprivate init(_ axis: Axis, along: Double, across: Double) {
        self = axis == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along)
    }
}
