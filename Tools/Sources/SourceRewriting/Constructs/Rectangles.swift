import SwiftSyntax

/// `CGRect.intersects(_:)`, which on Apple's systems tells of more than an edge in common. Foundation's for Linux counts
/// rectangles that only touch, so that the module has a method of its own, which the compiler prefers.
struct Rectangles {
    let module: SourceModule

    func write(to file: Int, in edits: inout FileEdits) {
        guard module.firstFileWithIntersections == file else { return }
        edits.additions.append(
            """
            extension CGRect {
                func intersects(_ rect2: CGRect) -> Bool {
                    !isNull && !rect2.isNull && minX < rect2.maxX && rect2.minX < maxX && minY < rect2.maxY && rect2.minY < maxY
                }
            }
            """)
    }
}

extension SourceModule {
    /// The first file that asks whether rectangles intersect; nil if none does, or if the module has an answer of its own.
    static func firstFileWithIntersections(in files: [SourceText]) -> Int? {
        let first = files.indices.first { files[$0].scan.usesIntersections }
        guard let first, !files.contains(where: { $0.mentions("func intersects(_") }) else { return nil }
        return first
    }
}
