import Foundation

extension StackArrangement {
    private var crossStart: Attribute { isHorizontal ? .top : .leading }
    private var crossEnd: Attribute { isHorizontal ? .bottom : .trailing }
    private var crossCenter: Attribute { isHorizontal ? .centerY : .centerX }

    /// The rules across the axis.
    ///
    /// With `fill` hidden views count for the stack view's breadth; otherwise only the visible ones do.
    var alignmentRules: [StackRule] {
        switch stack.alignment {
        case .fill: views.flatMap { [at(crossStart, $0), at(crossEnd, $0)] }
        case .leading: views.map { at(crossStart, $0) } + inside(crossEnd) + [smallestBreadth]
        case .trailing: views.map { at(crossEnd, $0) } + inside(crossStart) + [smallestBreadth]
        case .center:
            views.map { at(crossCenter, $0) } + inside(crossStart) + inside(crossEnd) + [smallestBreadth]
        case .firstBaseline: baselineRules(.firstBaseline, towards: crossStart)
        case .lastBaseline: baselineRules(.lastBaseline, towards: crossEnd)
        }
    }

    /// The view's side or center is the stack view's.
    private func at(_ attribute: Attribute, _ view: UIView) -> StackRule {
        StackRule(
            attribute == crossCenter ? "UISV-alignment" : "UISV-canvas-connection", operand(view, attribute), .equal,
            canvas(attribute))
    }

    /// Returns the rules that keep visible views inside the stack view.
    private func inside(_ attribute: Attribute) -> [StackRule] {
        visible.map { index in
            StackRule(
                "UISV-spanning-boundary", operand(views[index], attribute),
                attribute == crossStart ? .greaterThanOrEqual : .lessThanOrEqual, canvas(attribute))
        }
    }

    /// The stack view isn't wider across its axis than its views.
    private var smallestBreadth: StackRule {
        StackRule(
            "UISV-ambiguity-suppression", .distance(from: canvas(crossStart), to: canvas(crossEnd)), .equal,
            priority: StackArrangement.ambiguitySuppression)
    }

    /// The visible views share a baseline and are as close to a side as that allows. Views in a column have no shared
    /// baseline, so they align with that side.
    private func baselineRules(_ attribute: Attribute, towards side: Attribute) -> [StackRule] {
        guard isHorizontal, let first = visible.first else {
            let other = side == crossStart ? crossEnd : crossStart
            return views.map { at(side, $0) } + inside(other) + [smallestBreadth]
        }
        let shared = visible.dropFirst().map { index in
            StackRule("UISV-alignment", operand(views[index], attribute), .equal, operand(views[first], attribute))
        }
        let hidden = views.filter(\.isHidden).map { at(side, $0) }
        let near = visible.map { index in
            StackRule(
                "UISV-ambiguity-suppression", operand(views[index], side), .equal, canvas(side),
                priority: UILayoutPriority(StackArrangement.ambiguitySuppression.rawValue - 1))
        }
        return shared + hidden + inside(crossStart) + inside(crossEnd) + [smallestBreadth] + near
    }
}
