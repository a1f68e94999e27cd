import CollageTesting
import DisplayList
import LayoutGeometry
import RandomNumbers
import Testing

@testable import PortableSwiftUI

/// A graph that was updated step by step shows what a new one shows.
@MainActor
struct RandomTreeTests {
    /// The structure of a view.
    private indirect enum Tree: Equatable {
        case box(Int, height: Double)
        case nothing
        case pair(Tree, Tree)
        case triple(Tree, Tree, Tree)
        case column(Tree)
        case group(Tree)
        case optional(Tree?)
        case branch(Bool, Tree, Tree)
        case rows([Row])
        case room(Double, Tree)
        case tint(String, Tree)
        case modified(Int, Tree)
        case identified(Int, Tree)
        case child(Tree)

        struct Row: Equatable, Identifiable {
            let id: Int
            var tree: Tree
        }
    }

    private struct TreeView: View {
        let tree: Tree

        var body: AnyView { made }

        private var made: AnyView {
            switch tree {
            case .box(let name, let height): AnyView(Box("\(name)", height: height))
            case .nothing: AnyView(EmptyView())
            case .pair(let a, let b):
                AnyView(
                    TupleView((TreeView(tree: a), TreeView(tree: b))))
            case .triple(let a, let b, let c):
                AnyView(TupleView((TreeView(tree: a), TreeView(tree: b), TreeView(tree: c))))
            case .column(let tree): AnyView(Column { TreeView(tree: tree) })
            case .group(let tree): AnyView(Group { TreeView(tree: tree) }.room(1))
            case .optional(let tree): AnyView(tree.map { TreeView(tree: $0) })
            case .branch(let isFirst, let a, let b): AnyView(Branch(isFirst: isFirst, first: a, second: b))
            case .rows(let rows): AnyView(ForEach(rows) { TreeView(tree: $0.tree) })
            case .room(let length, let tree): AnyView(TreeView(tree: tree).room(length))
            case .tint(let tint, let tree): AnyView(TreeView(tree: tree).environment(\.testTint, tint))
            case .modified(let kind, let tree): AnyView(TreeView(tree: tree).modifier(Around(kind: kind)))
            case .identified(let id, let tree): AnyView(TreeView(tree: tree).id(id))
            // One view, regardless of its contents.
            case .child(let tree): AnyView(Single(tree: tree))
            }
        }
    }

    private struct Branch: View {
        let isFirst: Bool
        let first: Tree
        let second: Tree

        var body: some View {
            if isFirst {
                Single(tree: first)
            } else {
                Single(tree: second).room(2)
            }
        }
    }

    private struct Single: View {
        let tree: Tree

        var body: some View { Column { TreeView(tree: tree) } }
    }

    private struct Around: ViewModifier {
        let kind: Int

        func body(content: Content) -> some View {
            if kind % 3 == 0 {
                content
            } else if kind % 3 == 1 {
                Column {
                    Box("before")
                    content.environment(\.testTint, "\(kind)")
                }
            } else {
                content
                content
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
            TreeView(tree: tree)
        }
    }

    private final class Holder {
        var tree: Binding<Tree>?
    }

    private func makeTree(_ depth: Int, _ random: inout SeededGenerator) -> Tree {
        func child() -> Tree { makeTree(depth - 1, &random) }
        guard depth > 0 else {
            return Int.random(in: 0..<8, using: &random) == 0
                ? .nothing
                : .box(.random(in: 0..<5, using: &random), height: Double(Int.random(in: 1...4, using: &random)))
        }
        switch Int.random(in: 0..<13, using: &random) {
        case 0: return .pair(child(), child())
        case 1: return .triple(child(), child(), child())
        case 2: return .column(child())
        case 3: return .group(child())
        case 4: return .optional(Bool.random(using: &random) ? child() : nil)
        case 5: return .branch(.random(using: &random), child(), child())
        case 6, 7:
            let ids = Array(0..<6).shuffled(using: &random).prefix(.random(in: 0...5, using: &random))
            return .rows(ids.map { Tree.Row(id: $0, tree: child()) })
        case 8: return .room(Double(Int.random(in: 0...3, using: &random)), child())
        case 9: return .tint(["red", "blue"].randomElement(using: &random) ?? "", child())
        case 10: return .modified(.random(in: 0..<6, using: &random), child())
        case 11: return .identified(.random(in: 0..<3, using: &random), child())
        default: return .child(child())
        }
    }

    /// Changes one node of a tree.
    private func edit(_ tree: Tree, _ depth: Int, _ random: inout SeededGenerator) -> Tree {
        if depth == 0 || Int.random(in: 0..<5, using: &random) == 0 { return makeTree(depth, &random) }
        func edited(_ tree: Tree) -> Tree { edit(tree, depth - 1, &random) }
        switch tree {
        case .box, .nothing: return makeTree(0, &random)
        case .pair(let a, let b): return Bool.random(using: &random) ? .pair(edited(a), b) : .pair(a, edited(b))
        case .triple(let a, let b, let c): return .triple(a, edited(b), c)
        case .column(let tree): return .column(edited(tree))
        case .group(let tree): return .group(edited(tree))
        case .optional(let tree): return .optional(tree.map(edited) ?? makeTree(depth - 1, &random))
        case .branch(let isFirst, let a, let b):
            return Bool.random(using: &random)
                ? .branch(!isFirst, a, b) : .branch(isFirst, edited(a), edited(b))
        case .rows(var rows):
            if Bool.random(using: &random) || rows.isEmpty {
                rows.shuffle(using: &random)
                if !rows.isEmpty, Bool.random(using: &random) { rows.removeLast() }
            } else {
                rows[0].tree = edited(rows[0].tree)
            }
            return .rows(rows)
        case .room(let length, let tree):
            return Bool.random(using: &random) ? .room(length + 1, tree) : .room(length, edited(tree))
        case .tint(let tint, let tree):
            return Bool.random(using: &random) ? .tint("green", tree) : .tint(tint, edited(tree))
        case .modified(let kind, let tree):
            return Bool.random(using: &random) ? .modified(kind + 1, tree) : .modified(kind, edited(tree))
        case .identified(let id, let tree):
            return Bool.random(using: &random) ? .identified(id + 1, tree) : .identified(id, edited(tree))
        case .child(let tree): return .child(edited(tree))
        }
    }

    /// The drawing, without the identifiers of elements.
    private func drawing(_ screen: TestGraph) -> [String] {
        var lines: [String] = []
        func collect(_ node: DisplayNode, _ origin: Point) {
            let own = Point(x: origin.x + node.transform.tx, y: origin.y + node.transform.ty)
            if node.children.isEmpty { lines.append("\(node.name) \(own.x) \(own.y) \(node.bounds.size)") }
            node.children.forEach { collect($0, own) }
        }
        if let node = screen.graph.displayNode(PixelGrid(scale: 1)) { collect(node, .zero) }
        return lines
    }

    @Test(arguments: 0..<WalkLength.steps(60)) func `edits show the same as a new graph`(_ seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        var tree = makeTree(4, &random)
        let holder = Holder()
        let screen = TestGraph(Root(tree, holder))
        for step in 0..<12 {
            let before = tree
            tree = edit(tree, 4, &random)
            holder.tree?.wrappedValue = tree
            screen.settle()
            let fresh = TestGraph(Root(tree, Holder()))
            let isSame = screen.boxes == fresh.boxes && drawing(screen) == drawing(fresh)
            #expect(
                isSame,
                "seed \(seed), step \(step): \(before) became \(tree): \(drawing(screen)) is not \(drawing(fresh))")
            guard isSame else { return }
        }
    }
}
