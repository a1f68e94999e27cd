import DisplayList
import LayoutGeometry

/// A view that a canvas can draw.
struct CanvasSymbol {
    let size: Size
    let node: DisplayNode?
}

/// A recorder of drawing operations: commands, and nodes for content that's filtered, blended, or masked.
nonisolated final class GraphicsRecorder {
    let size: Size
    private let ids: CanvasNodeIDs
    /// A closure that returns the symbol with a tag, or `nil` if it doesn't exist.
    let symbol: (AnyHashable) -> CanvasSymbol?
    /// The commands since the last node.
    private var commands: [DisplayCommand] = []
    /// The nodes before the current commands, from back to front.
    private var earlier: [DisplayNode] = []

    init(id: UInt64, size: Size, symbol: @escaping (AnyHashable) -> CanvasSymbol?) {
        self.size = size
        self.symbol = symbol
        ids = CanvasNodeIDs(id)
    }

    private init(in other: GraphicsRecorder) {
        size = other.size
        symbol = other.symbol
        ids = other.ids
    }

    /// A recorder for a layer, whose content is composited as one image.
    var layer: GraphicsRecorder { GraphicsRecorder(in: self) }

    func record(_ commands: [DisplayCommand]) { self.commands += commands }

    func add(_ node: DisplayNode) {
        if !commands.isEmpty { earlier.append(self.node(commands: commands)) }
        earlier.append(node)
        commands = []
    }

    /// All recorded content, if it only consists of commands.
    var plainCommands: [DisplayCommand] { earlier.isEmpty ? commands : [] }

    /// All recorded content, from back to front, if it doesn't only consist of commands.
    var nodes: [DisplayNode] {
        if earlier.isEmpty || commands.isEmpty { return earlier }
        return earlier + [node(commands: commands)]
    }

    /// All recorded content as one node.
    var node: DisplayNode { node(commands: plainCommands, children: nodes) }

    /// Returns a node with the size of the image.
    func node(commands: [DisplayCommand] = [], children: [DisplayNode] = []) -> DisplayNode {
        DisplayNode(
            id: ids.next(), name: "Layer", bounds: Rect(origin: .zero, size: size), commands: commands,
            children: children)
    }

    /// Returns a copy of a symbol's node, which can be drawn several times.
    func copy(of node: DisplayNode) -> DisplayNode { ids.copy(node) }
}

/// An object that assigns unique identities to the nodes of a canvas.
private nonisolated final class CanvasNodeIDs {
    private let base: UInt64
    private var count: UInt64 = 0

    init(_ base: UInt64) {
        self.base = base
    }

    // Element ids count up from 1. The bits from bit 30 up to the mask bit aren't used by them.
    private func nextBits() -> UInt64 {
        count = (count + 1) & 0xF_FFFF
        return count << 30
    }

    func next() -> UInt64 { base | nextBits() }

    func copy(_ node: DisplayNode) -> DisplayNode {
        let bits = nextBits()
        func renumber(_ node: inout DisplayNode) {
            node.id |= bits
            for index in node.children.indices { renumber(&node.children[index]) }
            for index in node.mask.indices { renumber(&node.mask[index]) }
        }
        var copy = node
        renumber(&copy)
        return copy
    }
}
