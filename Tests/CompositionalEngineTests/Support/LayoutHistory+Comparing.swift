import CompositionalEngine
import LayoutGeometry
import RandomNumbers

// After random changes, a solver equals a new solver with the same input.

extension LayoutHistory {
    /// A new solver with the same input.
    private func fresh() -> CompositionalSolver {
        var solver = CompositionalSolver(container: container, configuration: configuration)
        solver.setSections(engineSections)
        solver.visibleBounds = self.solver.visibleBounds
        for (section, state) in sections.enumerated() {
            for (item, state) in state.items.enumerated() {
                guard let size = state.size else { continue }
                _ = solver.setMeasuredSize(size, for: .cell(section: section, item: item))
            }
            guard let header = state.header else { continue }
            _ = solver.setMeasuredSize(
                header, for: ElementID(.supplementary(kind: "header"), section: section, item: 0))
        }
        return solver
    }

    mutating func difference() -> String? {
        var fresh = fresh()
        let (size, expectedSize) = (solver.contentSize(), fresh.contentSize())
        guard abs(size.width - expectedSize.width) < 1e-6, abs(size.height - expectedSize.height) < 1e-6 else {
            return "content size \(size), expected \(expectedSize)"
        }
        let all = Rect(x: -1e3, y: -1e3, width: 1e5, height: 1e7)
        let (found, expected) = (solver.elements(in: all), fresh.elements(in: all))
        if found != expected {
            let first = zip(found, expected).first { $0 != $1 }
            return "\(found.count) elements, expected \(expected.count); \(String(describing: first))"
        }
        for _ in 0..<3 {
            let rect = Rect(
                x: Double.random(in: -20...200, using: &random),
                y: Double.random(in: -20...Swift.max(1, size.height), using: &random),
                width: Double.random(in: 0...300, using: &random), height: Double.random(in: 0...900, using: &random))
            let (found, expected) = (solver.elements(in: rect), fresh.elements(in: rect))
            guard found == expected else { return "in \(rect): \(found), expected \(expected)" }
            // In layout order, a search through all elements. Cells count only within their group.
            let other = all.isEmpty ? [] : self.solver.elements(in: all).filter { $0.frame.intersects(rect) }
            guard Set(found).isSubset(of: Set(other)) else { return "in \(rect): more than there is" }
        }
        for _ in 0..<3 {
            guard let element = found.randomElement(using: &random) else { break }
            guard solver.element(element.id) == element else { return "\(element.id) differs when it is asked for" }
        }
        for section in sections.indices {
            guard let frame = solver.sectionFrame(section), let expected = fresh.sectionFrame(section),
                abs(frame.minY - expected.minY) < 1e-6, abs(frame.size.height - expected.size.height) < 1e-6
            else { return "the frame of section \(section) differs" }
        }
        return nil
    }
}
