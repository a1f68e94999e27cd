import CollageTesting
import Foundation

/// The description of a tree of stack views, from which the same views can be created several times.
struct RandomStack: Equatable {
    /// An arranged view.
    struct Child: Equatable {
        enum Kind: Equatable {
            case content
            case label
            case stack(RandomStack)
        }

        var kind = Kind.content
        /// The content size, or -1 on an axis without one.
        var size = CGSize(width: 40, height: 24)
        var wraps = false
        var isHidden = false
        var hugging: [Float] = [250, 250]
        var resistance: [Float] = [750, 750]
        var insets: CGFloat = 0
        var spacing: CGFloat?
        var sizes: [Size] = []
    }

    /// A constraint of a view's width or height.
    struct Size: Equatable {
        var isWidth: Bool
        var relation: NSLayoutConstraint.Relation
        var constant: CGFloat
        var priority: Float
    }

    /// The constraints around the stack view, and the views next to it.
    enum Surroundings: Int, CaseIterable {
        case frame, root, position, edges, width, optionalWidth, neighbors, measured
    }

    var children: [Child] = []
    var axis = NSLayoutConstraint.Axis.horizontal
    var distribution = UIStackView.Distribution.fill
    var alignment = UIStackView.Alignment.fill
    var spacing: CGFloat = 0
    var margins: CGFloat = 0
    var isRightToLeft = false
    var surroundings = Surroundings.frame
    var size = CGSize(width: 320, height: 480)
}

// MARK: Choosing

extension RandomStack {
    init(_ generator: inout SeededGenerator, depth: Int = 0) {
        let count = Int.random(
            in: depth == 0 || Int.random(in: 0..<8, using: &generator) > 0 ? 1...5 : 0...4, using: &generator)
        children = (0..<count).map { _ in Child(&generator, depth: depth) }
        axis = Bool.random(using: &generator) ? .horizontal : .vertical
        let distributions: [UIStackView.Distribution] = [
            .fill, .fill, .fill, .fill, .fill, .fillEqually, .fillEqually, .fillProportionally, .equalSpacing,
            .equalSpacing,
        ]
        distribution = distributions.randomElement(using: &generator) ?? .fill
        alignment = [.fill, .fill, .fill, .leading, .center, .trailing].randomElement(using: &generator) ?? .fill
        if Int.random(in: 0..<20, using: &generator) == 0 { alignment = .firstBaseline }
        if Int.random(in: 0..<20, using: &generator) == 0 { distribution = .equalCentering }
        spacing = CGFloat(Int.random(in: 0...2, using: &generator) * 4)
        margins = Int.random(in: 0..<6, using: &generator) == 0 ? 8 : 0
        isRightToLeft = depth == 0 && Int.random(in: 0..<5, using: &generator) == 0
        surroundings = Surroundings.allCases.randomElement(using: &generator) ?? .frame
        size = CGSize(
            width: CGFloat(Int.random(in: 4...80, using: &generator) * 8),
            height: CGFloat(Int.random(in: 4...80, using: &generator) * 8))
    }
}

extension RandomStack.Child {
    init(_ generator: inout SeededGenerator, depth: Int) {
        switch Int.random(in: 0..<10, using: &generator) {
        case 0: kind = .label
        case 1...4 where depth < 3: kind = .stack(RandomStack(&generator, depth: depth + 1))
        default: break
        }
        size = CGSize(
            width: CGFloat(Int.random(in: 0...20, using: &generator) * 8),
            height: CGFloat(Int.random(in: 0...8, using: &generator) * 8))
        if Int.random(in: 0..<8, using: &generator) == 0 { size.width = -1 }
        if Int.random(in: 0..<8, using: &generator) == 0 { size.height = -1 }
        if Int.random(in: 0..<2, using: &generator) == 0 {
            size = CGSize(width: max(size.width, 0), height: max(size.height, 0))
        }
        wraps = Int.random(in: 0..<4, using: &generator) == 0
        isHidden = Int.random(in: 0..<8, using: &generator) == 0
        hugging = (0..<2).map { _ in [250, 250, 250, 251, 200, 750, 40].randomElement(using: &generator) ?? 250 }
        resistance = (0..<2).map { _ in [750, 750, 750, 751, 700, 250, 1000].randomElement(using: &generator) ?? 750 }
        insets = Int.random(in: 0..<10, using: &generator) == 0 ? 4 : 0
        if Int.random(in: 0..<8, using: &generator) == 0 {
            spacing = [0, 16, UIStackView.spacingUseSystem].randomElement(using: &generator)
        }
        while Int.random(in: 0..<12, using: &generator) == 0 { sizes.append(RandomStack.Size(&generator)) }
    }
}

extension RandomStack.Size {
    init(_ generator: inout SeededGenerator) {
        isWidth = Bool.random(using: &generator)
        relation = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &generator) ?? .equal
        constant = CGFloat(Int.random(in: 0...12, using: &generator) * 8)
        priority = [1000, 1000, 999, 500, 250].randomElement(using: &generator) ?? 1000
    }
}

// MARK: Shrinking

extension RandomStack {
    /// Simpler descriptions.
    var simplifications: [RandomStack] {
        var list: [RandomStack] = []
        func add(_ change: (inout RandomStack) -> Void) {
            var simpler = self
            change(&simpler)
            if simpler != self { list.append(simpler) }
        }
        for index in children.indices {
            add { $0.children.remove(at: index) }
            for child in children[index].simplifications { add { $0.children[index] = child } }
        }
        add { $0.distribution = .fill }
        add { $0.alignment = .fill }
        add { $0.axis = .horizontal }
        add { $0.spacing = 0 }
        add { $0.margins = 0 }
        add { $0.isRightToLeft = false }
        add { $0.surroundings = .frame }
        return list
    }
}

extension RandomStack.Child {
    fileprivate var simplifications: [RandomStack.Child] {
        var list: [RandomStack.Child] = []
        func add(_ change: (inout RandomStack.Child) -> Void) {
            var simpler = self
            change(&simpler)
            if simpler != self { list.append(simpler) }
        }
        add { $0.kind = .content }
        if case .stack(let stack) = kind {
            for simpler in stack.simplifications { add { $0.kind = .stack(simpler) } }
        }
        add { $0.size = CGSize(width: 40, height: 24) }
        add { $0.wraps = false }
        add { $0.isHidden = false }
        add { $0.insets = 0 }
        add { $0.spacing = nil }
        for axis in 0..<2 {
            add { $0.hugging[axis] = 250 }
            add { $0.resistance[axis] = 750 }
        }
        for index in sizes.indices { add { $0.sizes.remove(at: index) } }
        return list
    }
}
