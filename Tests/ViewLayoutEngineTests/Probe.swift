import LayoutGeometry
import ViewLayoutEngine

/// A view defined by a rule, for tests of layout engines.
struct Probe {
    var priority = 0.0
    var spacing = Spacing.standard
    var guide: @Sendable (Size, Axis) -> Double = { size, axis in size[axis] / 2 }
    var rule: @Sendable (ProposedSize) -> Size

    /// Accepts the whole proposal, and 10 for an unspecified length: a shape or a color.
    static let shape = Probe { $0.replacingUnspecified(by: .fallbackIdeal) }

    /// Always the same size.
    static func fixed(_ width: Double, _ height: Double) -> Probe {
        Probe { _ in Size(width: width, height: height) }
    }

    /// A shape in a flexible frame.
    static func frame(_ axis: Axis = .horizontal, min: Double? = nil, ideal: Double? = nil, max: Double? = nil) -> Probe
    {
        let limits = FlexibleFrame.Limits(min: min, ideal: ideal, max: max)
        let open = FlexibleFrame.Limits(min: nil, ideal: nil, max: nil)
        let frame = FlexibleFrame(
            horizontal: axis == .horizontal ? limits : open, vertical: axis == .vertical ? limits : open)
        return Probe { frame.size($0, child: shape.rule) }
    }

    /// A label with words that wraps if the width is too small, but never below its longest word.
    static func text(words: [Double], lineHeight: Double = 20, space: Double = 5) -> Probe {
        Probe { proposal in
            var widest = 0.0, line = 0.0, lines = 1.0
            for word in words {
                let next = line == 0 ? word : line + space + word
                if line > 0, next > proposal.width ?? .infinity {
                    widest = max(widest, line)
                    (line, lines) = (word, lines + 1)
                } else {
                    line = next
                }
            }
            return Size(width: max(widest, line), height: lines * lineHeight)
        }
    }

    /// A spacer, which has the lowest priority.
    static func spacer(_ axis: Axis = .horizontal) -> Probe {
        Probe(priority: -.infinity, spacing: .zero) { proposal in
            var size = Size.zero
            size[axis] = max(proposal[axis] ?? 8, 8)
            return size
        }
    }

    func prioritized(_ priority: Double) -> Probe {
        var probe = self
        probe.priority = priority
        return probe
    }
}

/// A stack of probes, solved.
struct ProbeStack {
    var axis = Axis.horizontal
    var spacing: Double?
    var probes: [Probe]
    private(set) var solver: StackSolver
    /// The number of measurements of each probe.
    private(set) var measurements: [Int]

    init(_ probes: [Probe], axis: Axis = .horizontal, spacing: Double? = 0) {
        self.axis = axis
        self.spacing = spacing
        self.probes = probes
        measurements = [Int](repeating: 0, count: probes.count)
        solver = StackSolver(
            axis: axis, spacing: spacing, count: probes.count, priority: { probes[$0].priority },
            preference: { probes[$0].spacing })
    }

    @discardableResult
    mutating func solve(width: Double?, height: Double?) -> Size {
        let probes = probes, axis = axis
        var counts = measurements
        defer { measurements = counts }
        return solver.solve(
            ProposedSize(width: width, height: height),
            measure: { index, proposal in
                counts[index] += 1
                return probes[index].rule(proposal)
            }, guide: { index, _, size in probes[index].guide(size, axis.perpendicular) })
    }

    /// Places the probes as if the stack's frame were `size`.
    mutating func place(width: Double?, height: Double?, in size: Size) {
        let probes = probes, axis = axis
        solver.solvePlacement(
            ProposedSize(width: width, height: height), in: size, measure: { probes[$0].rule($1) },
            guide: { index, _, size in probes[index].guide(size, axis.perpendicular) })
    }

    var lengths: [Double] { solver.children.map { $0.size[axis] } }
    var positions: [Double] { solver.children.map { $0.position[axis] } }
    var crossPositions: [Double] { solver.children.map { $0.position[axis.perpendicular] } }
}
