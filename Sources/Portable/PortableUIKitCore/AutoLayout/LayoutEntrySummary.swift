import ConstraintEngine

/// A summary of the rules of a layout engine.
@MainActor
struct LayoutEntrySummary {
    /// The number of leading entries that only concern the root's size and content.
    private(set) var rootCount = 0
    /// The indexes of the entries that depend on text baselines.
    private(set) var baselines: [Int] = []
    /// The indexes of the entries for the heights of text.
    private(set) var textHeights: [Int] = []
    /// A Boolean value that indicates whether a constraint relates widths to heights.
    private(set) var couplesAxes = false
    var constrainedVariables = VariableSet()

    mutating func update(for entries: [LayoutEntry], root: LayoutSubject?, items: LayoutItems) {
        rootCount = 0
        while rootCount < entries.count, entries[rootCount].source.isAboutSize(of: root) { rootCount += 1 }
        baselines.removeAll(keepingCapacity: true)
        textHeights.removeAll(keepingCapacity: true)
        couplesAxes = false
        constrainedVariables.removeAll()
        for index in entries.indices {
            switch entries[index].source {
            case .constraint(let constraint):
                if constraint.isBaseline { baselines.append(index) }
                if constraint.couplesAxes { couplesAxes = true }
            case .contentSize(let subject, .vertical, _):
                if subject === root {
                    if items.rootIsText { textHeights.append(index) }
                } else if let item = items.index(of: subject), items.items[item].isText {
                    textHeights.append(index)
                }
            default: break
            }
            constrainedVariables.formUnion(entries[index].installed)
        }
    }
}

extension LayoutEntry.Source {
    /// Returns whether the rule concerns the size or the content of the root.
    fileprivate func isAboutSize(of root: LayoutSubject?) -> Bool {
        switch self {
        case .rootSize: true
        case .contentSize(let subject, _, _): subject === root
        default: false
        }
    }
}

/// A set of variables, stored as bits.
struct VariableSet {
    private var isMember: [Bool] = []

    func contains(_ variable: Variable) -> Bool {
        variable.number < isMember.count && isMember[variable.number]
    }

    /// Returns whether the set contains a variable of a frame.
    func containsAny(of variables: LayoutVariables) -> Bool {
        contains(variables.left) || contains(variables.top) || contains(variables.width) || contains(variables.height)
    }

    /// Adds the variables of a constraint.
    mutating func formUnion(_ constraint: LinearConstraint) {
        for term in constraint.terms {
            let number = term.variable.number
            while isMember.count <= number { isMember.append(false) }
            isMember[number] = true
        }
    }

    mutating func removeAll() {
        for index in isMember.indices { isMember[index] = false }
    }
}
