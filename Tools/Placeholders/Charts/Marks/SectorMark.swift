import SwiftUI

/// Chart content that represents data using the sectors of a pie or donut chart.
public nonisolated struct SectorMark {
    private let mark: Mark
}

extension SectorMark: ChartContent {
    public typealias Body = Never

    @MainActor public func _add(to marks: inout _Marks) { marks.marks.append(mark) }
}

extension SectorMark {
    public nonisolated init(
        angle: PlottableValue<some Plottable>, innerRadius: MarkDimension = .automatic,
        outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
    ) {
        var mark = Mark(.sector)
        mark.sector = Mark.Sector(
            angle: angle.value, innerRadius: innerRadius, outerRadius: outerRadius, angularInset: angularInset)
        mark.xLabel = angle.label
        self.mark = mark
    }
}
