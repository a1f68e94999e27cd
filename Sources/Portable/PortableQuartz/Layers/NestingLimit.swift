/// The limit of nested layers that are drawn. Drawing is recursive, so a deeper tree would exhaust the stack.
@MainActor
enum NestingLimit {
    /// The number of levels. Without optimization, each takes about 20 KB of the stack, and the threads that run the main
    /// actor have 8 MB.
    static let levels = 200
    private static var depth = 0

    /// Enters the sublayers of a layer. Returns `false` if they're nested too deeply, and reports it once for each layer.
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

    /// Leaves the sublayers of a layer.
    static func leave() { depth -= 1 }
}
