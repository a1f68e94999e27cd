import SwiftSyntax

/// `CGRect.intersects(_:)`, which on Apple platforms requires more than a common edge. On Linux, Foundation's method
/// also returns `true` for rectangles that only touch. Therefore, modules get their own method, which the compiler
/// prefers.
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
    /// Returns the first file that calls the method, or `nil` if there's no such file or the module declares its own
    /// method.
    static func firstFileWithIntersections(in files: [SourceText]) -> Int? {
        let first = files.indices.first { files[$0].scan.usesIntersections }
        guard let first, !files.contains(where: { $0.mentions("func intersects(_") }) else { return nil }
        return first
    }
}
