import CollageTesting
import DisplayList
import Foundation
import LayoutGeometry
import RandomNumbers
import Testing

@testable import PortableSwiftUI

/// A screen of stacks, texts, colors, and modifiers that was edited step by step has the same layout as a new one.
@MainActor
struct RandomScreenTests {
    private indirect enum Tree {
        case text(String)
        case color(width: Double?, height: Double?)
        case spacer
        case divider
        case stack(Int, spacing: Double?, [Row])
        case padding(Double, Tree)
        case frame(width: Double?, maxWidth: Bool, Tree)
        case background(Tree, Tree)
        case overlay(Tree, Tree)
        case priority(Double, Tree)
        case fixed(Tree)
        case offset(Double, Tree)
        case optional(Bool, Tree)
        case geometry
        case lines(Int, Tree)
        case ratio(Double, Tree)
        case modified(Int, Double, Tree)

        struct Row: Identifiable {
            let id: Int
            var tree: Tree
        }
    }

    private struct TreeView: View {
        let tree: Tree

        var body: AnyView { made }

        private var made: AnyView {
            switch tree {
            case .text(let text): AnyView(Text(verbatim: text))
            case .color(let width, let height):
                AnyView(Color.red.frame(width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) }))
            case .spacer: AnyView(Spacer())
            case .divider: AnyView(Divider())
            case .stack(let kind, let spacing, let rows):
                AnyView(Stack(kind: kind, spacing: spacing.map { CGFloat($0) }, rows: rows))
            case .padding(let length, let tree): AnyView(TreeView(tree: tree).padding(CGFloat(length)))
            case .frame(let width, let maxWidth, let tree):
                AnyView(
                    TreeView(tree: tree).frame(width: width.map { CGFloat($0) })
                        .frame(maxWidth: maxWidth ? .infinity : nil))
            case .background(let back, let tree):
                AnyView(TreeView(tree: tree).background { TreeView(tree: back) })
            case .overlay(let front, let tree): AnyView(TreeView(tree: tree).overlay { TreeView(tree: front) })
            case .priority(let priority, let tree): AnyView(TreeView(tree: tree).layoutPriority(priority))
            case .fixed(let tree): AnyView(TreeView(tree: tree).fixedSize())
            case .offset(let x, let tree): AnyView(TreeView(tree: tree).offset(x: CGFloat(x)))
            case .optional(let isShown, let tree): AnyView(Group { if isShown { TreeView(tree: tree) } })
            case .geometry: AnyView(GeometryReader { Text(verbatim: "\($0.size.width)") })
            case .lines(let limit, let tree): AnyView(TreeView(tree: tree).lineLimit(limit))
            case .ratio(let ratio, let tree):
                AnyView(TreeView(tree: tree).aspectRatio(CGFloat(ratio), contentMode: .fit))
            case .modified(let kind, let amount, let tree):
                AnyView(RandomlyModified(kind: kind, amount: amount, content: TreeView(tree: tree)))
            }
        }
    }

    private struct Stack: View {
        let kind: Int
        let spacing: CGFloat?
        let rows: [Tree.Row]

        var body: some View {
            switch kind {
            case 0: HStack(spacing: spacing) { ForEach(rows) { TreeView(tree: $0.tree) } }
            case 1: VStack(spacing: spacing) { ForEach(rows) { TreeView(tree: $0.tree) } }
            case 2:
                HStack(alignment: .firstTextBaseline, spacing: spacing) { ForEach(rows) { TreeView(tree: $0.tree) } }
            default: ZStack { ForEach(rows) { TreeView(tree: $0.tree) } }
            }
        }
    }

    private struct Root: View {
        let holder: Holder
        @State private var tree: Tree

        init(_ tree: Tree, _ holder: Holder) {
            _tree = State(initialValue: tree)
            self.holder = holder
        }

        var body: some View {
            let _ = holder.tree = $tree
            VStack { TreeView(tree: tree) }
        }
    }

    private final class Holder {
        var tree: Binding<Tree>?
    }

    private static let words = ["a", "two words", "some more words than fit", "g\nh", ""]

    private func makeTree(_ depth: Int, _ random: inout SeededGenerator) -> Tree {
        func child() -> Tree { makeTree(depth - 1, &random) }
        func length() -> Double? { random.chance(30) ? nil : Double(Int.random(in: 0...60, using: &random)) }
        guard depth > 0 else {
            switch Int.random(in: 0..<9, using: &random) {
            case 0: return .spacer
            case 1: return .divider
            case 2: return .geometry
            case 3, 4, 5: return .color(width: length(), height: length())
            default: return .text(Self.words.randomElement(using: &random) ?? "")
            }
        }
        switch Int.random(in: 0..<22, using: &random) {
        case 0..<5:
            let ids = Array(0..<5).shuffled(using: &random).prefix(.random(in: 1...4, using: &random))
            return .stack(
                .random(in: 0..<4, using: &random), spacing: random.chance(50) ? nil : 4,
                ids.map { Tree.Row(id: $0, tree: child()) })
        case 5: return .padding(Double(Int.random(in: 0...8, using: &random)), child())
        case 6: return .frame(width: length(), maxWidth: random.chance(50), child())
        case 7: return .background(child(), child())
        case 8: return .overlay(child(), child())
        case 9: return .priority(Double(Int.random(in: -1...1, using: &random)), child())
        case 10: return .fixed(child())
        case 11: return .offset(5, child())
        case 12: return .optional(random.chance(60), child())
        case 13: return .lines(.random(in: 1...2, using: &random), child())
        case 14: return .ratio(Double(Int.random(in: 1...3, using: &random)), child())
        case 15: return child()
        default:
            let kinds = 0..<RandomlyModified<EmptyView>.kindCount
            return .modified(.random(in: kinds, using: &random), Double(Int.random(in: 1...9, using: &random)), child())
        }
    }

    private func edit(_ tree: Tree, _ depth: Int, _ random: inout SeededGenerator) -> Tree {
        if depth == 0 || random.chance(15) { return makeTree(depth, &random) }
        func edited(_ tree: Tree) -> Tree { edit(tree, depth - 1, &random) }
        switch tree {
        case .text, .color, .spacer, .divider, .geometry: return makeTree(0, &random)
        case .stack(let kind, let spacing, var rows):
            if random.chance(30) {
                rows.shuffle(using: &random)
                if rows.count > 1, random.chance(40) { rows.removeLast() }
                return .stack(kind, spacing: spacing, rows)
            }
            if random.chance(15) { return .stack(kind, spacing: (spacing ?? 0) + 1, rows) }
            let index = Int.random(in: 0..<rows.count, using: &random)
            rows[index].tree = edited(rows[index].tree)
            return .stack(kind, spacing: spacing, rows)
        case .padding(let length, let tree):
            return random.chance(30) ? .padding(length + 1, tree) : .padding(length, edited(tree))
        case .frame(let width, let maxWidth, let tree):
            return random.chance(30)
                ? .frame(width: (width ?? 0) + 3, maxWidth: maxWidth, tree)
                : .frame(width: width, maxWidth: maxWidth, edited(tree))
        case .background(let back, let tree):
            return random.chance(50) ? .background(edited(back), tree) : .background(back, edited(tree))
        case .overlay(let front, let tree):
            return random.chance(50) ? .overlay(edited(front), tree) : .overlay(front, edited(tree))
        case .priority(let priority, let tree):
            return random.chance(40) ? .priority(priority + 1, tree) : .priority(priority, edited(tree))
        case .fixed(let tree): return .fixed(edited(tree))
        case .offset(let x, let tree):
            return random.chance(30) ? .offset(x + 1, tree) : .offset(x, edited(tree))
        case .optional(let isShown, let tree):
            return random.chance(50) ? .optional(!isShown, tree) : .optional(isShown, edited(tree))
        case .lines(let limit, let tree):
            return random.chance(30) ? .lines(3 - limit, tree) : .lines(limit, edited(tree))
        case .ratio(let ratio, let tree):
            return random.chance(30) ? .ratio(ratio + 0.5, tree) : .ratio(ratio, edited(tree))
        case .modified(let kind, let amount, let tree):
            return random.chance(30)
                ? .modified(kind, 10 - amount, tree) : .modified(kind, amount, edited(tree))
        }
    }

    /// Every element with its frame, from the outside in.
    private func frames(_ graph: ViewGraph) -> [String] {
        var lines: [String] = []
        func collect(_ element: Element, _ depth: Int) {
            lines.append("\(depth) \(type(of: element)) \(element.frame)")
            for child in element.children { collect(child, depth + 1) }
        }
        collect(graph.rootElement, 0)
        return lines
    }

    private func drawing(_ graph: ViewGraph) -> [String] {
        var lines: [String] = []
        func collect(_ node: DisplayNode) {
            lines.append("\(node.name) \(node.transform) \(node.bounds) \(node.commands.count)")
            node.children.forEach(collect)
        }
        if let node = graph.displayNode(PixelGrid(scale: 3)) { collect(node) }
        return lines
    }

    @Test(arguments: 0..<WalkLength.steps(40)) func `edits are laid out and drawn like a new screen`(_ seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        var tree = makeTree(4, &random)
        let holder = Holder()
        let graph = ViewGraph(Root(tree, holder))
        let size = Size(width: 150, height: 200)
        graph.layout(in: size)
        _ = drawing(graph)
        for step in 0..<10 {
            let before = tree
            tree = edit(tree, 4, &random)
            holder.tree?.wrappedValue = tree
            graph.layout(in: size)
            let fresh = ViewGraph(Root(tree, Holder()))
            fresh.layout(in: size)
            let (old, new) = (frames(graph), frames(fresh))
            let isSame = old == new && drawing(graph) == drawing(fresh)
            let difference = zip(old, new).first { $0 != $1 }
            #expect(
                isSame,
                "seed \(seed), step \(step): \(before) became \(tree); first difference: \(String(describing: difference))"
            )
            fresh.end()
            guard isSame else { break }
        }
        graph.end()
    }
}
