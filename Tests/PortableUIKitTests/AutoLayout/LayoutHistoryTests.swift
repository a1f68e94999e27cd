import CollageTesting
import Foundation
import Testing

/// After changes of all kinds, trees of views have the same layout as new ones.
@MainActor struct LayoutHistoryTests {
    @Test(arguments: RandomTrials.seeds(20)) func `a changed tree is laid out like a new one`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var model = LayoutModel(&generator)
        let screen = LayoutScreen(model)
        for step in 0..<30 {
            var changes: [LayoutModel.Change] = []
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                let change = model.randomChange(&generator)
                changes.append(change)
                screen.apply(change, before: model)
                model.apply(change)
            }
            let fresh = LayoutScreen(model)
            if Bool.random(using: &generator) {
                #expect(screen.fittingSizes() == fresh.fittingSizes(), "seed \(seed), step \(step): \(changes)")
            }
            let found = screen.frames(), expected = fresh.frames()
            #expect(found == expected, "seed \(seed), step \(step): \(changes)")
            if found != expected { return }
        }
    }
}

/// The model from which a tree of views is built: containers with leaves, and rules in the order of their activation.
private struct LayoutModel {
    /// A constraint between two leaves, for a single leaf, or between a leaf and its container.
    struct Rule {
        var first: Int
        var firstAttribute: NSLayoutConstraint.Attribute
        var relation = NSLayoutConstraint.Relation.equal
        /// The second leaf. `nil` means no second item for sizes, and the container for other attributes.
        var second: Int?
        var secondAttribute: NSLayoutConstraint.Attribute
        var multiplier: CGFloat = 1
        var constant: CGFloat
        var priority: Float

        /// Whether the constraint involves only the leaf.
        var isOwn: Bool { second == nil && secondAttribute == .notAnAttribute }
    }

    struct Leaf {
        var size: CGSize
        var wraps: Bool
        var isHidden = false
        var hugging: Float = 250
        var container: Int
    }

    enum Change {
        case activate(Rule)
        case deactivate(Int)
        case constant(Int, CGFloat)
        case priority(Int, Float)
        case size(leaf: Int, CGSize)
        case hide(leaf: Int)
        case hugging(leaf: Int, Float)
        case move(leaf: Int, to: Int)
        case rootSize(CGSize)
        case direction(Bool)
        case spacing(CGFloat)
    }

    /// The last one is a stack view, and the first one follows the root with its autoresizing mask.
    static let containerCount = 4
    static var stack: Int { containerCount - 1 }

    var leaves: [Leaf] = []
    /// The leaves of each container in their order.
    var children = [[Int]](repeating: [], count: containerCount)
    var rules: [Rule] = []
    var rootSize = CGSize(width: 400, height: 600)
    var isRightToLeft = false
    var spacing: CGFloat = 4

    init(_ generator: inout SeededGenerator) {
        for index in 0..<10 {
            leaves.append(
                Leaf(size: LayoutModel.randomSize(&generator), wraps: index % 4 == 3, container: index % 4))
            children[index % 4].append(index)
            if index % 4 != LayoutModel.stack { rules += placement(of: index) }
        }
    }

    /// The default position of a leaf.
    func placement(of leaf: Int) -> [Rule] {
        [
            Rule(
                first: leaf, firstAttribute: .leading, second: nil, secondAttribute: .leading,
                constant: CGFloat(leaf * 6), priority: 10),
            Rule(
                first: leaf, firstAttribute: .top, second: nil, secondAttribute: .top, constant: CGFloat(leaf * 4),
                priority: 10),
        ]
    }

    static func randomSize(_ generator: inout SeededGenerator) -> CGSize {
        CGSize(
            width: CGFloat(Int.random(in: 0...60, using: &generator) * 2),
            height: CGFloat(Int.random(in: 0...30, using: &generator) * 2))
    }

    func randomRule(_ generator: inout SeededGenerator) -> Rule {
        let free = leaves.indices.filter { leaves[$0].container != LayoutModel.stack }
        let first = free.randomElement(using: &generator) ?? 0
        let others = free.filter { $0 != first }
        let second = Int.random(in: 0..<4, using: &generator) == 0 ? nil : others.randomElement(using: &generator)
        let relation = NSLayoutConstraint.Relation(rawValue: Int.random(in: -1...1, using: &generator))!
        let constant = CGFloat(Int.random(in: 0...50, using: &generator) * 2)
        let priority: Float = [100, 400, 600, 990].randomElement(using: &generator)!
        let families: [[NSLayoutConstraint.Attribute]] = [
            [.leading, .trailing, .centerX], [.left, .right], [.top, .bottom, .centerY], [.width], [.height],
        ]
        let family = families.randomElement(using: &generator)!
        let isSize = family.count == 1
        if isSize && second == nil {
            return Rule(
                first: first, firstAttribute: family[0], relation: relation, second: nil,
                secondAttribute: .notAnAttribute, constant: constant, priority: priority)
        }
        return Rule(
            first: first, firstAttribute: family.randomElement(using: &generator)!, relation: relation,
            second: second, secondAttribute: family.randomElement(using: &generator)!,
            multiplier: isSize ? [0.5, 1, 2].randomElement(using: &generator)! : 1, constant: constant,
            priority: priority)
    }

    func randomChange(_ generator: inout SeededGenerator) -> Change {
        let leaf = leaves.indices.randomElement(using: &generator)!
        let rule = rules.indices.randomElement(using: &generator)
        switch Int.random(in: 0..<14, using: &generator) {
        case 0...2: return .activate(randomRule(&generator))
        case 3:
            let random = rules.indices.filter { rules[$0].priority > 10 }
            if let index = random.randomElement(using: &generator) { return .deactivate(index) }
        case 4, 5: if let rule { return .constant(rule, CGFloat(Int.random(in: -20...50, using: &generator) * 2)) }
        case 6:
            if let rule, rules[rule].priority > 10 {
                return .priority(rule, [100, 300, 700].randomElement(using: &generator)!)
            }
        case 7: return .size(leaf: leaf, LayoutModel.randomSize(&generator))
        case 8: return .hide(leaf: leaf)
        case 9: return .hugging(leaf: leaf, [200, 250, 251].randomElement(using: &generator)!)
        case 10, 11: return .move(leaf: leaf, to: Int.random(in: 0..<LayoutModel.containerCount, using: &generator))
        case 12:
            return .rootSize(
                CGSize(
                    width: CGFloat(Int.random(in: 50...250, using: &generator) * 2),
                    height: CGFloat(Int.random(in: 50...350, using: &generator) * 2)))
        default: return Bool.random(using: &generator) ? .direction(!isRightToLeft) : .spacing(spacing == 4 ? 10 : 4)
        }
        return .size(leaf: leaf, LayoutModel.randomSize(&generator))
    }

    mutating func apply(_ change: Change) {
        switch change {
        case .activate(let rule): rules.append(rule)
        case .deactivate(let index): rules.remove(at: index)
        case .constant(let index, let constant): rules[index].constant = constant
        case .priority(let index, let priority): rules[index].priority = priority
        case .size(let leaf, let size): leaves[leaf].size = size
        case .hide(let leaf): leaves[leaf].isHidden.toggle()
        case .hugging(let leaf, let priority): leaves[leaf].hugging = priority
        case .move(let leaf, let container):
            guard leaves[leaf].container != container else { return }
            children[leaves[leaf].container].removeAll { $0 == leaf }
            children[container].append(leaf)
            leaves[leaf].container = container
            rules.removeAll { ($0.first == leaf && !$0.isOwn) || $0.second == leaf }
            if container != LayoutModel.stack { rules += placement(of: leaf) }
        case .rootSize(let size): rootSize = size
        case .direction(let isRightToLeft): self.isRightToLeft = isRightToLeft
        case .spacing(let spacing): self.spacing = spacing
        }
    }
}

/// The views of a model.
@MainActor private final class LayoutScreen {
    private let root: UIView
    private let containers: [UIView]
    private let stack = UIStackView()
    private var leaves: [ContentView] = []
    private var constraints: [NSLayoutConstraint] = []

    init(_ model: LayoutModel) {
        root = UIView(frame: CGRect(origin: .zero, size: model.rootSize))
        let masked = UIView(frame: CGRect(x: 0, y: 0, width: model.rootSize.width, height: 100))
        masked.autoresizingMask = [.flexibleWidth]
        containers = [masked] + (0..<LayoutModel.containerCount - 2).map { _ in UIView() } + [stack]
        stack.axis = .vertical
        for leaf in model.leaves { leaves.append(ContentView(0, 0, wraps: leaf.wraps)) }
        root.addSubview(masked)
        for (index, container) in containers.enumerated().dropFirst() {
            root.adding(container)
            NSLayoutConstraint.activate([
                container.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: CGFloat(index * 10)),
                container.widthAnchor.constraint(equalToConstant: 120),
                container.topAnchor.constraint(equalTo: containers[index - 1].topAnchor, constant: 20),
                container.heightAnchor.constraint(equalToConstant: 300),
            ])
        }
        for (container, children) in model.children.enumerated() {
            for leaf in children { add(leaf, to: container) }
        }
        for (index, leaf) in model.leaves.enumerated() {
            let view = leaves[index]
            view.contentSize = leaf.size
            view.isHidden = leaf.isHidden
            view.setContentHuggingPriority(UILayoutPriority(leaf.hugging), for: .horizontal)
        }
        turn(model.isRightToLeft)
        stack.spacing = model.spacing
        for rule in model.rules { activate(rule) }
    }

    private func add(_ leaf: Int, to container: Int) {
        if container == LayoutModel.stack {
            stack.addArrangedSubview(leaves[leaf])
        } else {
            containers[container].addSubview(leaves[leaf])
        }
    }

    private func activate(_ rule: LayoutModel.Rule) {
        let first = leaves[rule.first]
        let second: UIView? = rule.isOwn ? nil : rule.second.map { leaves[$0] } ?? first.superview
        let constraint = NSLayoutConstraint(
            item: first, attribute: rule.firstAttribute, relatedBy: rule.relation, toItem: second,
            attribute: rule.secondAttribute, multiplier: rule.multiplier, constant: rule.constant)
        constraint.priority = UILayoutPriority(rule.priority)
        constraint.isActive = true
        constraints.append(constraint)
    }

    private func turn(_ isRightToLeft: Bool) {
        for view in [root] + containers + leaves {
            view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
        }
    }

    func apply(_ change: LayoutModel.Change, before model: LayoutModel) {
        switch change {
        case .activate(let rule): activate(rule)
        case .deactivate(let index): constraints.remove(at: index).isActive = false
        case .constant(let index, let constant): constraints[index].constant = constant
        case .priority(let index, let priority): constraints[index].priority = UILayoutPriority(priority)
        case .size(let leaf, let size): leaves[leaf].contentSize = size
        case .hide(let leaf): leaves[leaf].isHidden.toggle()
        case .hugging(let leaf, let priority):
            leaves[leaf].setContentHuggingPriority(UILayoutPriority(priority), for: .horizontal)
        case .move(let leaf, let container):
            guard model.leaves[leaf].container != container else { return }
            add(leaf, to: container)
            constraints.removeAll { !$0.isActive }
            if container != LayoutModel.stack { for rule in model.placement(of: leaf) { activate(rule) } }
        case .rootSize(let size): root.frame.size = size
        case .direction(let isRightToLeft): turn(isRightToLeft)
        case .spacing(let spacing): stack.spacing = spacing
        }
    }

    /// All frames after a layout pass.
    func frames() -> [CGRect] {
        _ = Diagnostics.capture { root.layoutIfNeeded() }
        return (containers + leaves).map { $0.convert($0.bounds, to: root) }
    }

    /// The fitting sizes of the containers.
    func fittingSizes() -> [CGSize] {
        var sizes: [CGSize] = []
        _ = Diagnostics.capture {
            sizes = [stack, root].map { $0.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
        }
        return sizes
    }
}
