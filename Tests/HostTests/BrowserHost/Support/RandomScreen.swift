import DisplayList
import LayoutGeometry
import RandomNumbers

/// Trees of few identifiers, so that layers are often inserted, removed, moved, and changed between two trees.
enum RandomScreen {
    static func make(using random: inout SeededGenerator) -> DisplayNode {
        var free = Array(1...UInt64(20)).shuffled(using: &random)
        return node(0, &free, depth: 0, using: &random)
    }

    private static func node(
        _ id: UInt64, _ free: inout [UInt64], depth: Int, using random: inout SeededGenerator
    ) -> DisplayNode {
        var node = DisplayNode(
            id: id, bounds: Rect(x: 0, y: Double.random(in: 0..<3, using: &random).rounded(), width: 10, height: 10))
        if Bool.random(using: &random) { node.backgroundColor = .white }
        if Int.random(in: 0..<4, using: &random) == 0 { node.border = DisplayNode.Border(width: 1, color: .black) }
        if Int.random(in: 0..<4, using: &random) == 0 { node.opacity = 0.5 }
        if Int.random(in: 0..<4, using: &random) == 0 { node.clipsToBounds = true }
        if Int.random(in: 0..<4, using: &random) == 0 {
            let width = Double.random(in: 1..<4, using: &random).rounded()
            node.commands = [.fill(Path(Rect(x: 0, y: 0, width: width, height: 1)), .color(.black))]
        }
        guard depth < 4 else { return node }
        for _ in 0..<Int.random(in: 0...4, using: &random) {
            guard let next = free.popLast() else { break }
            node.children.append(self.node(next, &free, depth: depth + 1, using: &random))
        }
        return node
    }
}
