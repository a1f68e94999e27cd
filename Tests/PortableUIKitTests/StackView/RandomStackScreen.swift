import CollageTesting
import Foundation

/// The views of a ``RandomStack``.
@MainActor
final class RandomStackScreen {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 640))
    let stack: UIStackView
    private var views: [UIView] = []
    private var stacks: [UIStackView] = []
    private let isMeasured: Bool

    /// - Parameter usesSolver: A Boolean value that indicates whether the solver has the rules of all stack views.
    init(_ description: RandomStack, usesSolver: Bool) {
        stack = UIStackView()
        isMeasured = description.surroundings == .measured
        fill(stack, description)
        views.append(stack)
        if description.isRightToLeft {
            for view in [root] + views { view.semanticContentAttribute = .forceRightToLeft }
        }
        place(description)
        if usesSolver { for stack in stacks { stack.prepareConstraints() } }
    }

    /// The number of stack views that are laid out without the solver.
    var solvedCount: Int { stacks.count { $0.usesSolver } }
    var stackCount: Int { stacks.count }

    /// The frames of all views after layout.
    func frames() -> [CGRect] {
        var frames: [CGRect] = []
        if isMeasured {
            for size in [UIView.layoutFittingCompressedSize, CGSize(width: 160, height: 80)] {
                frames.append(CGRect(origin: .zero, size: stack.systemLayoutSizeFitting(size)))
            }
            let size = stack.systemLayoutSizeFitting(
                CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            frames.append(CGRect(origin: .zero, size: size))
            stack.frame.size = frames[2].size
        }
        root.layoutIfNeeded()
        // The views inside of a hidden view can have other frames, for example if its size contradicts its gaps.
        return frames + views.map { $0.superview?.isInHiddenView == true ? .zero : $0.frame }
    }

    // MARK: Changing

    /// Changes the views to the ones of a description with the same structure.
    func hide(_ index: Int) { views[index % views.count].isHidden.toggle() }

    func resize(_ index: Int, _ size: CGSize) {
        if let view = views[index % views.count] as? StackContentView { view.contentSize = size }
    }

    func resizeRoot(_ width: CGFloat) { root.frame.size.width = width }

    func space(_ index: Int, _ spacing: CGFloat) {
        if let stack = views[index % views.count] as? UIStackView { stack.spacing = spacing }
    }

    // MARK: Creating

    private func fill(_ stack: UIStackView, _ description: RandomStack) {
        stacks.append(stack)
        stack.axis = description.axis
        stack.distribution = description.distribution
        stack.alignment = description.alignment
        stack.spacing = description.spacing
        if description.margins > 0 {
            stack.isLayoutMarginsRelativeArrangement = true
            let margin = description.margins
            stack.layoutMargins = UIEdgeInsets(top: margin, left: 2 * margin, bottom: margin / 2, right: 0)
        }
        for child in description.children {
            let view = makeView(child)
            views.append(view)
            stack.addArrangedSubview(view)
            view.isHidden = child.isHidden
            if let spacing = child.spacing { stack.setCustomSpacing(spacing, after: view) }
            for size in child.sizes { constrain(view, size) }
        }
    }

    private func makeView(_ child: RandomStack.Child) -> UIView {
        switch child.kind {
        case .stack(let description):
            let stack = UIStackView()
            fill(stack, description)
            return stack
        case .label:
            let label = UILabel()
            label.text = String(repeating: "Text ", count: Int(max(child.size.width, 8) / 8))
            label.numberOfLines = child.wraps ? 0 : 1
            setPriorities(of: label, child)
            return label
        case .content:
            let view = StackContentView(child)
            setPriorities(of: view, child)
            return view
        }
    }

    private func setPriorities(of view: UIView, _ child: RandomStack.Child) {
        for (index, axis) in [NSLayoutConstraint.Axis.horizontal, .vertical].enumerated() {
            view.setContentHuggingPriority(UILayoutPriority(child.hugging[index]), for: axis)
            view.setContentCompressionResistancePriority(UILayoutPriority(child.resistance[index]), for: axis)
        }
    }

    private func constrain(_ view: UIView, _ size: RandomStack.Size) {
        let anchor = size.isWidth ? view.widthAnchor : view.heightAnchor
        let constraint =
            switch size.relation {
            case .equal: anchor.constraint(equalToConstant: size.constant)
            case .lessThanOrEqual: anchor.constraint(lessThanOrEqualToConstant: size.constant)
            case .greaterThanOrEqual: anchor.constraint(greaterThanOrEqualToConstant: size.constant)
            }
        constraint.priority = UILayoutPriority(size.priority)
        constraint.isActive = true
    }

    private func place(_ description: RandomStack) {
        switch description.surroundings {
        case .frame:
            root.addSubview(stack)
            stack.frame = CGRect(origin: CGPoint(x: 8, y: 16), size: description.size)
            return
        case .root, .measured:
            stack.frame.size = description.size
            if description.surroundings == .root { root.addSubview(stack) }
            return
        default: root.adding(stack)
        }
        var constraints = [
            stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        ]
        switch description.surroundings {
        case .edges:
            constraints.append(stack.trailingAnchor.constraint(equalTo: root.trailingAnchor))
            constraints.append(stack.bottomAnchor.constraint(equalTo: root.bottomAnchor))
        case .width: constraints.append(stack.widthAnchor.constraint(equalToConstant: description.size.width))
        case .optionalWidth:
            constraints.append(stack.widthAnchor.constraint(equalToConstant: description.size.width))
            constraints.append(stack.heightAnchor.constraint(equalToConstant: description.size.height))
            constraints[2].priority = UILayoutPriority(600)
            constraints[3].priority = UILayoutPriority(240)
        case .neighbors: constraints += neighbors(description)
        default: break
        }
        NSLayoutConstraint.activate(constraints)
    }

    /// A view behind the stack view, which shares its width with it.
    private func neighbors(_ description: RandomStack) -> [NSLayoutConstraint] {
        let neighbor = ContentView(120, 40)
        root.adding(neighbor)
        views.append(neighbor)
        return [
            neighbor.leadingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 8),
            neighbor.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            neighbor.topAnchor.constraint(equalTo: stack.bottomAnchor),
            neighbor.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ]
    }
}

/// A view with a content that can be missing along an axis, and with alignment insets.
final class StackContentView: UIView, WidthDependentContent {
    var contentSize: CGSize {
        didSet { invalidateIntrinsicContentSize() }
    }
    private let wraps: Bool
    private let inset: CGFloat

    init(_ child: RandomStack.Child) {
        contentSize = child.size
        wraps = child.wraps && child.size.width > 0 && child.size.height > 0
        inset = child.insets
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { contentSize }
    override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: inset, left: 0, bottom: 0, right: 2 * inset)
    }
    var contentHeightFollowsWidth: Bool { wraps }

    func contentHeight(atWidth width: CGFloat) -> CGFloat {
        (contentSize.width / width).rounded(.up) * contentSize.height
    }
}

extension UIView {
    fileprivate var isInHiddenView: Bool { isHidden || superview?.isInHiddenView == true }
}
