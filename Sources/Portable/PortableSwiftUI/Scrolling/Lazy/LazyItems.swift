import Foundation
import LayoutGeometry

/// The created items of a lazy container, and their visible lines. All other items are hidden.
@MainActor
struct LazyItems {
    /// The created items, in order, with their elements.
    private(set) var items: [(index: Int, element: Element)] = []
    /// The number of tracks in which the items were last laid out, or `nil` before the first layout.
    var trackCount: Int?
    private var visibleLines = IndexSet()

    /// Replaces the items of a container. New items are hidden until the container has placed them.
    mutating func replace(with new: [(index: Int, element: Element)], of container: Element) {
        for (_, element) in new where element.parent !== container { element.isHidden = true }
        items = new
    }

    /// Shows the items of some lines and hides all other items.
    ///
    /// - Parameter isComplete: A Boolean value that indicates whether items may have been added or moved to other lines
    ///   since the last call.
    /// - Complexity: O(*n*) in the number of items if `isComplete` is `true`, otherwise in the number of lines that
    ///   change.
    mutating func updateVisibility(of lines: IndexSet, runs: LazyRuns, isComplete: Bool) {
        let changed = visibleLines.symmetricDifference(lines)
        visibleLines = lines
        if isComplete {
            for (index, element) in items { element.isHidden = !lines.contains(runs.place(of: index).line) }
        } else {
            for line in changed where line < runs.lineCount {
                for index in runs.items(in: line) { element(of: index)?.isHidden = !lines.contains(line) }
            }
        }
    }

    private func element(of index: Int) -> Element? {
        let position = items.partitioningIndex { $0.index >= index }
        return position < items.count && items[position].index == index ? items[position].element : nil
    }
}
