import RuntimeSupport

/// The number of levels of layers that are drawn. Drawing is recursive, so a deeper tree could exhaust the stack.
@MainActor
enum NestingLimit {
    /// The number of levels on a stack that could grow, and on one that the system limits, usually to 8 MB.
    private static let levels = MainThreadStack.grow() ? 1_000 : 200
    private static var depth = 0

    /// Begins with the sublayers of a layer. Returns `false` if they're too deep, which is reported once for each layer.
    static func enter(_ layer: CALayer) -> Bool {
        guard depth >= levels else {
            depth += 1
            return true
        }
        if !layer.children.isEmpty, !layer.rareProperties.isReportedAsTooDeep {
            layer.rareProperties.isReportedAsTooDeep = true
            let name = layer.owner.map { "\(type(of: $0))" } ?? "\(type(of: layer))"
            Diagnostics.log(
                "A \(name) is nested in \(levels) layers. Its sublayers aren't drawn, because each level requires "
                    + "space on the stack. Use fewer levels of views.")
        }
        return false
    }

    /// Ends with the sublayers of a layer.
    static func leave() { depth -= 1 }
}
