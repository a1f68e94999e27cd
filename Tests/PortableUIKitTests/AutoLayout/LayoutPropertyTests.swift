import CollageTesting
import Foundation
import Testing

/// Properties that hold for any tree of views and any history of edits.
@MainActor struct LayoutPropertyTests {
    /// A description from which the same tree can be built twice.
    private struct Recipe {
        struct Leaf {
            var width: CGFloat
            var height: CGFloat
            var isHidden = false
            var hugging: Float = 250
        }
        var leaves: [Leaf]
        var axis = NSLayoutConstraint.Axis.horizontal
        var distribution = UIStackView.Distribution.fill
        var alignment = UIStackView.Alignment.fill
        var spacing: CGFloat = 4
        var width: CGFloat = 300
        var isRightToLeft = false

        static func random(_ generator: inout SeededGenerator) -> Recipe {
            var recipe = Recipe(leaves: [])
            for _ in 0..<Int.random(in: 1...5, using: &generator) { recipe.leaves.append(randomLeaf(&generator)) }
            recipe.change(&generator)
            return recipe
        }

        static func randomLeaf(_ generator: inout SeededGenerator) -> Leaf {
            Leaf(
                width: CGFloat(Int.random(in: 0...60, using: &generator) * 2),
                height: CGFloat(Int.random(in: 0...40, using: &generator) * 2))
        }

        /// One random edit. Lengths are even, so that halves are whole pixels and mirroring doesn't round.
        mutating func change(_ generator: inout SeededGenerator) {
            let index = leaves.indices.randomElement(using: &generator)!
            switch Int.random(in: 0..<8, using: &generator) {
            case 0: leaves[index] = Recipe.randomLeaf(&generator)
            case 1: leaves[index].isHidden.toggle()
            case 2: leaves[index].hugging = [200, 250, 251].randomElement(using: &generator)!
            case 3: axis = Bool.random(using: &generator) ? .horizontal : .vertical
            case 4: distribution = UIStackView.Distribution(rawValue: Int.random(in: 0...4, using: &generator))!
            case 5: alignment = [.fill, .leading, .center, .trailing].randomElement(using: &generator)!
            case 6: spacing = CGFloat(Int.random(in: 0...10, using: &generator) * 2)
            default: width = CGFloat(Int.random(in: 40...250, using: &generator) * 2)
            }
        }
    }

    /// The views of a recipe.
    @MainActor private struct Screen {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
        let stack: UIStackView
        let leaves: [ContentView]
        let width: NSLayoutConstraint

        init(_ recipe: Recipe) {
            leaves = recipe.leaves.map { ContentView($0.width, $0.height) }
            stack = UIStackView(arrangedSubviews: leaves)
            width = stack.widthAnchor.constraint(equalToConstant: recipe.width)
            root.adding(stack)
            NSLayoutConstraint.activate([
                stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
                stack.topAnchor.constraint(equalTo: root.topAnchor), width,
            ])
            apply(recipe)
        }

        func apply(_ recipe: Recipe) {
            stack.axis = recipe.axis
            stack.distribution = recipe.distribution
            stack.alignment = recipe.alignment
            stack.spacing = recipe.spacing
            width.constant = recipe.width
            for view in leaves + [root, stack] {
                view.semanticContentAttribute = recipe.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
            }
            for (leaf, view) in zip(recipe.leaves, leaves) {
                view.contentSize = CGSize(width: leaf.width, height: leaf.height)
                view.isHidden = leaf.isHidden
                view.setContentHuggingPriority(UILayoutPriority(leaf.hugging), for: .horizontal)
            }
        }

        /// All frames after a layout pass, in the root's coordinates. Contradictions in narrow stacks are expected.
        func frames() -> [CGRect] {
            _ = Diagnostics.capture { root.layoutIfNeeded() }
            return ([stack] + leaves).map { $0.convert($0.bounds, to: root) }
        }
    }

    @Test(arguments: RandomTrials.seeds(20))
    func `layout depends on the current state and not on earlier states`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var recipe = Recipe.random(&generator)
        let screen = Screen(recipe)
        for step in 0..<25 {
            recipe.change(&generator)
            screen.apply(recipe)
            let found = screen.frames(), expected = Screen(recipe).frames()
            #expect(found == expected, "seed \(seed), step \(step): \(recipe)")
            if found != expected { return }
        }
    }

    @Test(arguments: 0..<60 as Range<UInt64>) func `a right-to-left layout is the mirror image`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var recipe = Recipe.random(&generator)
        for _ in 0..<6 { recipe.change(&generator) }
        let leftToRight = Screen(recipe).frames()
        recipe.isRightToLeft = true
        let rightToLeft = Screen(recipe).frames()
        for (frame, mirrored) in zip(leftToRight, rightToLeft) {
            // Positions and lengths are rounded to pixels separately.
            #expect(abs(600 - frame.maxX - mirrored.minX) <= 1, "seed \(seed): \(recipe)")
            #expect(abs(frame.width - mirrored.width) <= 0.001 && frame.minY == mirrored.minY, "seed \(seed)")
        }
    }
}
