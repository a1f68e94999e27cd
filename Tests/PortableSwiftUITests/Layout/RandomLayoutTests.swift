import LayoutGeometry
import PortableUIKit
import RandomNumbers
import Testing
import ViewLayoutEngine

@testable import PortableSwiftUI

/// Any views: the layout after changes equals a layout from scratch.
@MainActor
struct RandomLayoutTests {
    /// A description of views that can be changed at random.
    indirect enum Tree: Equatable {
        case leaf(width: Double?, height: Double?)
        case text(Int)
        case spacer
        case stack(isVertical: Bool, spacing: Double?, [Tree])
        case layers([Tree])
        case padding(Double, Tree)
        case flexible(min: Double?, max: Double?, Tree)
        case priority(Double, Tree)
        case background(Tree, Tree)

        static func random(_ depth: Int, _ generator: inout SeededGenerator) -> Tree {
            func number(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &generator)) }
            func some(_ value: Double) -> Double? { generator.chance(50) ? value : nil }
            func trees() -> [Tree] {
                (0..<Int.random(in: 0...4, using: &generator)).map { _ in random(depth - 1, &generator) }
            }
            switch depth > 0 ? Int.random(in: 0..<10, using: &generator) : Int.random(in: 0..<3, using: &generator) {
            case 0: return .leaf(width: some(number(0...60)), height: some(number(0...60)))
            case 1: return .text(Int.random(in: 0...12, using: &generator))
            case 2: return .spacer
            case 3, 4:
                return .stack(isVertical: generator.chance(50), spacing: some(number(0...10)), trees())
            case 5: return .layers(trees())
            case 6: return .padding(number(0...10), random(depth - 1, &generator))
            case 7:
                let min = some(number(0...40))
                return .flexible(min: min, max: some((min ?? 0) + number(0...60)), random(depth - 1, &generator))
            case 8: return .priority(number(-1...1), random(depth - 1, &generator))
            default: return .background(random(depth - 1, &generator), random(depth - 1, &generator))
            }
        }

        /// The tree with a part of it created again, of the same kind where that is possible.
        func changed(_ depth: Int, _ generator: inout SeededGenerator) -> Tree {
            guard generator.chance(75) else { return .random(depth, &generator) }
            switch self {
            case .leaf(let width, let height):
                return .leaf(width: width.map { $0 + 1 }, height: height.map { $0 + 2 })
            case .text(let count): return .text(count + 3)
            case .spacer: return .spacer
            case .stack(let isVertical, let spacing, var trees):
                guard let index = trees.indices.randomElement(using: &generator) else { return self }
                trees[index] = trees[index].changed(depth - 1, &generator)
                return .stack(isVertical: isVertical, spacing: spacing, trees)
            case .layers(var trees):
                guard let index = trees.indices.randomElement(using: &generator) else { return self }
                trees[index] = trees[index].changed(depth - 1, &generator)
                return .layers(trees)
            case .padding(let length, let tree): return .padding(length, tree.changed(depth - 1, &generator))
            case .flexible(let min, let max, let tree):
                return .flexible(min: min, max: max, tree.changed(depth - 1, &generator))
            case .priority(let value, let tree): return .priority(value, tree.changed(depth - 1, &generator))
            case .background(let tree, let behind):
                return .background(tree, behind.changed(depth - 1, &generator))
            }
        }

        @MainActor var view: AnyView {
            switch self {
            case .leaf(let width, let height):
                AnyView(Color.red.frame(width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) }))
            case .text(let count): AnyView(Text(verbatim: String(repeating: "ab ", count: count)))
            case .spacer: AnyView(Spacer())
            case .stack(true, let spacing, let trees):
                AnyView(VStack(spacing: spacing.map { CGFloat($0) }) { Trees(trees: trees) })
            case .stack(false, let spacing, let trees):
                AnyView(HStack(spacing: spacing.map { CGFloat($0) }) { Trees(trees: trees) })
            case .layers(let trees): AnyView(ZStack { Trees(trees: trees) })
            case .padding(let length, let tree): AnyView(tree.view.padding(CGFloat(length)))
            case .flexible(let min, let max, let tree):
                AnyView(
                    tree.view.frame(
                        minWidth: min.map { CGFloat($0) }, maxWidth: max.map { CGFloat($0) }, maxHeight: .infinity))
            case .priority(let value, let tree): AnyView(tree.view.layoutPriority(value))
            case .background(let tree, let behind): AnyView(tree.view.background { behind.view })
            }
        }
    }

    private struct Trees: View {
        let trees: [Tree]
        var body: some View { ForEach(trees.indices, id: \.self) { trees[$0].view } }
    }

    private struct Screen: View {
        let tree: Tree
        var body: some View { tree.view }
    }

    @Test(arguments: UInt64(0)..<60) func `views after changes have the same frames as new views`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var tree = Tree.random(4, &generator)
        let environment = EnvironmentValues()
        let old = LaidOut(Screen(tree: tree), width: 300, height: 300)
        for step in 0..<8 {
            tree = tree.changed(4, &generator)
            old.graph.update(Screen(tree: tree), environment: environment)
            old.settle()
            let fresh = LaidOut(Screen(tree: tree), width: 300, height: 300)
            #expect(old.frames == fresh.frames, "seed \(seed), step \(step)")
        }
    }

    @Test(arguments: UInt64(100)..<160) func `right to left is the mirror of left to right`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let view = Tree.random(4, &generator).view
        let forth = LaidOut(view, width: 300, height: 300)
        let back = LaidOut(view, width: 300, height: 300) { $0.layoutDirection = .rightToLeft }
        for (a, b) in zip(forth.leaves, back.leaves) {
            let mirrored = a.frameInRoot.mirrored(inWidth: 300), other = b.frameInRoot
            #expect(abs(mirrored.minX - other.minX) < 1e-6 && mirrored.minY == other.minY, "seed \(seed)")
        }
    }
}
