import CompositionalEngine
import LayoutGeometry

extension NSCollectionLayoutGroup {
    /// Returns the group drawn with characters: a box for each item, laid out in a container of 400 by 400 points.
    ///
    /// Differs from UIKit: the drawing's proportions and characters are different.
    public func visualDescription() -> String {
        let container = Size(width: 400, height: 400), grid = PixelGrid(scale: 1)
        let context = CustomGroupContext(containerSize: container, grid: grid, traits: .current)
        var solver = CompositionalSolver(container: LayoutContainer(size: container, scale: 1))
        let section = SectionDescription(group: groupDescription(context))
        solver.setSections([CompositionalSolver.Section(description: section, itemCount: 100)])
        let size = layoutSize.engineDescription.size(in: container, grid: grid)
        guard size.width > 0, size.height > 0 else { return "(empty)" }
        let whole = Rect(origin: .zero, size: size)
        var drawing = BoxDrawing(of: whole)
        for element in solver.elements(in: whole) where element.frame.intersects(whole) {
            drawing.add(element.frame)
        }
        return drawing.text
    }
}

/// A drawing of rectangles as boxes of characters.
private struct BoxDrawing {
    private static let columns = 60
    /// The ratio of a character's width to its height.
    private static let aspect = 0.5

    private let scaleX: Double
    private let scaleY: Double
    private var rows: [[Character]]

    init(of whole: Rect) {
        scaleX = Double(BoxDrawing.columns - 1) / whole.size.width
        scaleY = scaleX * BoxDrawing.aspect
        let count = min(max(Int(whole.size.height * scaleY) + 1, 3), 60)
        rows = Array(repeating: Array(repeating: " ", count: BoxDrawing.columns), count: count)
        add(whole)
    }

    mutating func add(_ rect: Rect) {
        let left = column(rect.minX), right = max(column(rect.maxX), left + 1)
        let top = row(rect.minY), bottom = max(row(rect.maxY), top + 1)
        for x in left...right {
            put("-", x, top)
            put("-", x, bottom)
        }
        for y in top...bottom {
            put("|", left, y)
            put("|", right, y)
        }
        for (x, y) in [(left, top), (right, top), (left, bottom), (right, bottom)] { put("+", x, y) }
    }

    var text: String { rows.map { String($0) }.joined(separator: "\n") }

    private func column(_ x: Double) -> Int { min(max(Int((x * scaleX).rounded()), 0), BoxDrawing.columns - 1) }

    private func row(_ y: Double) -> Int { min(max(Int((y * scaleY).rounded()), 0), rows.count - 1) }

    private mutating func put(_ character: Character, _ x: Int, _ y: Int) {
        guard rows.indices.contains(y), rows[y].indices.contains(x) else { return }
        // Corners take precedence over sides.
        if rows[y][x] != "+" { rows[y][x] = character }
    }
}
