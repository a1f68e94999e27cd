import LayoutGeometry

extension DisplayFrame {
    /// The frame as text, one line a node, a style or a command, for snapshots that a person can review.
    ///
    /// Numbers are rounded to a hundredth of a point, so that the last bits of an arithmetic don't show; layers'
    /// identifiers, which differ from run to run, are left out. Frames are in the coordinates of the node's parent
    /// unless it is rotated or scaled; then its bounds and its transform are printed.
    package var dump: String {
        var writer = DumpWriter()
        writer.line("screen \(Dump.size(size)) @\(Dump.number(scale))x")
        writer.write(root)
        return writer.text
    }
}

extension DisplayNode {
    /// The node and its children as text, in the format of ``DisplayFrame/dump``.
    package var dump: String {
        var writer = DumpWriter()
        writer.write(self)
        return writer.text
    }

    /// A description of the node's style for a dump: opacity, background, corners, border, shadow, filter, and
    /// clipping.
    package var styleDescription: String { Dump.style(self).joined(separator: " ") }
}

/// Collects indented lines.
private struct DumpWriter {
    var text = ""
    private var depth = 0

    mutating func line(_ words: String) {
        text += String(repeating: "  ", count: depth) + words + "\n"
    }

    mutating func indented(_ body: (inout DumpWriter) -> Void) {
        depth += 1
        body(&self)
        depth -= 1
    }

    mutating func write(_ node: DisplayNode) {
        line(
            ([node.name.isEmpty ? "node" : node.name] + Dump.placement(node) + Dump.style(node)).joined(separator: " "))
        indented { writer in
            for mask in node.mask {
                writer.line("mask")
                writer.indented { $0.write(mask) }
            }
            writer.write(node.commands)
            for child in node.children { writer.write(child) }
        }
    }

    mutating func write(_ commands: [DisplayCommand]) {
        let outer = depth
        for command in commands {
            if case .restore = command { depth = max(depth - 1, outer) }
            line(Dump.command(command))
            if case .save = command { depth += 1 }
            if case .text(let layout, _) = command {
                indented { writer in
                    for line in layout.lines { writer.line(Dump.line(line)) }
                }
            }
        }
        depth = outer
    }
}
