import CollageTesting
import CollectionCore
import Testing

/// Two thousand random changes of an outline, from the app and from code that expands and collapses, with the screen
/// compared to a reference after each.
@MainActor @Suite(.serialized) struct RandomOutlineTests {
    /// A tree, and which of its nodes are expanded, as a reference that knows nothing of drivers.
    private final class Node {
        let id: Int
        var text = 0
        var isExpanded: Bool
        var children: [Node] = []

        init(id: Int, isExpanded: Bool) {
            self.id = id
            self.isExpanded = isExpanded
        }

        /// The node and all below it.
        var all: [Node] { [self] + children.flatMap(\.all) }

        /// The texts of the node and of what is shown below it.
        var shown: [String] { ["\(id).\(text)"] + (isExpanded ? children.flatMap(\.shown) : []) }

        @MainActor var item: OutlineItem {
            OutlineItem(Tile(id, "\(id).\(text)"), isExpanded: isExpanded, children: children.map(\.item))
        }
    }

    private let root = Node(id: 0, isExpanded: true)

    /// Changes the tree, and returns the node to expand or collapse, if there is one.
    private func change(_ number: Int, _ generator: inout SeededGenerator) -> Node? {
        let nodes = root.all
        let node = nodes.randomElement(using: &generator) ?? root
        switch Int.random(in: 0..<8, using: &generator) {
        // All are to fit on the screen.
        case 0...1 where nodes.count < 20:
            let place = Int.random(in: 0...node.children.count, using: &generator)
            node.children.insert(Node(id: number, isExpanded: .random(using: &generator)), at: place)
        case 2 where !node.children.isEmpty:
            node.children.remove(at: Int.random(in: node.children.indices, using: &generator))
        case 3: node.children.shuffle(using: &generator)
        case 4: node.text += 1
        case 5 where !node.children.isEmpty:
            // A branch moves to another parent, with all below it.
            let branch = node.children.remove(at: Int.random(in: node.children.indices, using: &generator))
            let parent = root.all.randomElement(using: &generator) ?? root
            parent.children.append(branch)
        default: return node === root ? nil : node
        }
        return nil
    }

    @Test func `the screen shows the outline after each change`() async {
        let seed = UInt64.random(in: 0...UInt64.max)
        var generator = SeededGenerator(seed: seed)
        let screen = DriverScreen(size: CGSize(width: 300, height: 800))
        for step in 1...RandomTrials.count(1_000) {
            let toggled = change(step, &generator)
            if let toggled {
                toggled.isExpanded.toggle()
                let identity = ItemIdentity(type: Tile.self, id: toggled.id)
                screen.driver.setExpanded(toggled.isExpanded, identity, options: .unanimated)
            } else {
                let layout = ListRowLayout(height: .absolute(30))
                let section = SectionModel(id: 0, layout: layout, outline: root.children.map(\.item))
                let inBackground = Bool.random(using: &generator)
                await screen.driver.apply(
                    [section],
                    options: UpdateOptions(
                        animation: .never, comparison: inBackground ? .inBackground(fromItems: 0) : .onMainActor))
            }
            let expected = root.children.flatMap(\.shown)
            guard screen.texts == expected else {
                Issue.record("seed \(seed), step \(step): shown \(screen.texts), expected \(expected)")
                return
            }
        }
        #expect(screen.issues.isEmpty, "seed \(seed)")
    }
}
