import CompositionalEngine
import Foundation
import LayoutCases
import LayoutGeometry
import Testing

/// The layouts recorded from UIKit, run on the engine alone.
struct RecordedCaseTests {
    @Test func `the recorded cases exist`() {
        #expect(EngineCase.files.count >= 130)
    }

    @Test(arguments: EngineCase.files) func `the engine matches the recorded frames`(file: URL) throws {
        let engineCase = try EngineCase(contentsOf: file)
        let differences = differences(of: engineCase)
        #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
    }

    private func differences(of engineCase: EngineCase) -> [String] {
        let recorded = engineCase.recorded
        var solver = engineCase.solver()
        measure(engineCase, &solver)
        var differences: [String] = []

        if let expected = recorded.contentSize {
            let found = solver.contentSize()
            if abs(found.width - expected.x) > 0.01 || abs(found.height - expected.y) > 0.01 {
                differences.append("content size: expected \(expected), found \(found)")
            }
        }
        for element in recorded.expected {
            let id = engineCase.id(of: element)
            guard let found = solver.element(id) else {
                differences.append("\(id): missing")
                continue
            }
            let frame = LayoutCase.Frame(
                x: found.frame.minX, y: found.frame.minY, width: found.frame.size.width,
                height: found.frame.size.height)
            if !frame.isClose(to: element.frame, tolerance: 0.01) {
                differences.append("\(id): expected \(element.frame), found \(frame)")
            }
            if let zIndex = element.zIndex, zIndex != found.zIndex {
                differences.append("\(id): expected z-index \(zIndex), found \(found.zIndex)")
            }
        }
        differences += extraElements(in: engineCase, &solver)
        for (number, step) in (recorded.orthogonalScroll?.steps ?? []).enumerated() {
            for (section, expected) in step.restingOffset.enumerated() {
                let found = solver.restingOffset(
                    forProposed: step.requestedOffset, inOrthogonalSection: section)
                if abs(found - expected) > 0.01 {
                    differences.append("step \(number), section \(section): expected \(expected), found \(found)")
                }
            }
        }
        return differences
    }

    /// Elements that a query finds though the recording, which is complete, lacks them.
    private func extraElements(in engineCase: EngineCase, _ solver: inout CompositionalSolver) -> [String] {
        let recorded = engineCase.recorded
        guard recorded.orthogonalScroll == nil else { return [] }
        var rect = Rect(origin: .zero, size: solver.contentSize())
        if recorded.expectedIsOnlyVisible == true {
            let offset = recorded.environment.contentOffset
            rect = Rect(origin: Point(x: offset?.x ?? 0, y: offset?.y ?? 0), size: engineCase.bounds)
        }
        let found = Set(solver.elements(in: rect).map(\.id))
        let expected = Set(recorded.expected.map(engineCase.id))
        return found.subtracting(expected).map { "\($0): not recorded" }
            + expected.subtracting(found).map { "\($0): not found by a query" }
    }

    /// Answers with the scripted sizes, as cells would.
    private func measure(_ engineCase: EngineCase, _ solver: inout CompositionalSolver) {
        guard let script = engineCase.recorded.selfSizing else { return }
        for (item, height) in (script.cellPreferredHeights ?? []).enumerated() {
            let id = ElementID.cell(section: 0, item: item)
            guard let height, let width = solver.element(id)?.frame.size.width else { continue }
            _ = solver.setMeasuredSize(Size(width: width, height: height), for: id)
        }
        for (kind, height) in script.supplementaryPreferredHeights ?? [:] {
            let id = ElementID(.supplementary(kind: kind), section: 0, item: 0)
            guard let width = solver.element(id)?.frame.size.width else { continue }
            _ = solver.setMeasuredSize(Size(width: width, height: height), for: id)
        }
    }
}
