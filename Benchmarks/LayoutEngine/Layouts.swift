import CompositionalEngine
import LayoutGeometry

/// The measured layouts: rows with the width of an iPhone, of equal or of individual heights.
enum Layouts {
    static let million = 1_000_000

    static func list(_ height: DimensionDescription) -> SectionDescription {
        let size = SizeDescription(width: .fractionalWidth(1), height: height)
        return SectionDescription(
            group: GroupDescription(
                size: size,
                content: .repeating(axis: .horizontal, nodes: [.item(ItemDescription(size: size))])))
    }

    /// A layout of which nothing was asked yet.
    static func fresh(_ description: SectionDescription, itemCount: Int, sections: Int = 1) -> CompositionalSolver {
        var solver = CompositionalSolver(
            container: LayoutContainer(size: Size(width: 390, height: 844), scale: 3))
        let shared = SharedDescription(description)
        solver.setSections(
            [CompositionalSolver.Section](
                repeating: .init(shared, itemCount: itemCount / sections), count: sections))
        return solver
    }

    /// A million estimated rows, some of which were measured: all of them, or some at equal distances. Heights are
    /// whole pixels.
    static func measured(_ count: Int) -> CompositionalSolver {
        var solver = fresh(list(.estimated(44)), itemCount: million)
        for index in 0..<count {
            let height = Double(120 + index * 7919 % 61) / 3
            _ = solver.setMeasuredSize(
                Size(width: 390, height: height), for: .cell(section: 0, item: index * (million / count)))
        }
        _ = solver.contentSize()
        return solver
    }
}
