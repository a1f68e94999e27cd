import Foundation

/// `first (relation) multiplier * second + constant`, a rule about the places and sizes of views and guides.
///
/// A constraint works while it is active: held by a view that contains everything it speaks of.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    private(set) var first: LayoutOperand
    private(set) var second: LayoutOperand?

    /// How the sides compare.
    public private(set) var relation = Relation.equal

    /// What the second side is multiplied with; it cannot change.
    public private(set) var multiplier: CGFloat = 1

    /// The view that holds the constraint; nil while it isn't active.
    var holder: UIView? {
        get { holderSubject?.view }
        set { holderSubject = newValue?.layoutSubject }
    }
    private(set) var holderSubject: LayoutSubject?
    /// Where the engine has it that collected it last.
    var place = EnginePlace()
    /// Counts activations, so that the later of two contradicting constraints can be told.
    private(set) var activation = 0
    private static var activationCount = 0

    // MARK: Making constraints

    /// A constraint that says nothing. Subclasses, which have all other initializers by this one, are made with those.
    public override init() {
        first = .attribute(LayoutItemReference(), .notAnAttribute)
        constant = 0
        super.init()
    }

    /// A constraint, not yet active, of attributes of views and guides.
    ///
    /// What isn't a view or guide, attributes that cannot be compared (a width with a side, a left side with a leading
    /// one) and a missing second item without `notAnAttribute` are errors that end the program.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        let first = NSLayoutConstraint.operand(view1, attr1)
        guard attr1 != .notAnAttribute else {
            raise("*** +[NSLayoutConstraint constraintWithItem:...]: A constraint needs an attribute of its first item")
        }
        let second = attr2 == .notAnAttribute ? nil : view2.map { NSLayoutConstraint.operand($0, attr2) }
        if let problem = NSLayoutConstraint.problem(with: attr1, and: second?.attribute) {
            raise(
                "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]"
                    + ": \(problem)")
        }
        self.init(first, relation, second, multiplier: multiplier, constant: c)
    }

    /// The reason why two attributes, or one attribute and a constant, can't make a constraint. It's `nil` if they can.
    static func problem(with first: Attribute, and second: Attribute?) -> String? {
        if let second {
            return first.canPair(with: second)
                ? nil : "Invalid pairing of layout attributes \(first.text) and \(second.text)"
        }
        return first.kind == .size
            ? nil
            : "A constraint cannot be made that sets a location equal to a constant. Location attributes must be "
                + "specified in pairs."
    }

    convenience init(
        _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand?, multiplier: CGFloat = 1,
        constant: CGFloat
    ) {
        guard multiplier.isFinite else {
            raise(
                "*** -[NSLayoutConstraint multiplier]: Multiplier is not finite! That's illegal. multiplier:\(multiplier)"
            )
        }
        self.init()
        self.first = first
        self.second = second
        self.relation = relation
        self.multiplier = multiplier
        self.constant = NSLayoutConstraint.checked(constant)
    }

    private static func operand(_ item: Any, _ attribute: Attribute) -> LayoutOperand {
        switch item {
        case let view as UIView: .attribute(LayoutItemReference(view), attribute)
        case let guide as UILayoutGuide: .attribute(LayoutItemReference(guide), attribute)
        default: raise("Constraint items must each be a view or layout guide, but one is: \(item)")
        }
    }

    private static func checked(_ constant: CGFloat) -> CGFloat {
        guard constant.isFinite else {
            raise(
                "*** -[NSLayoutConstraint setConstant:]: Constant is not finite! That's illegal. constant:\(constant)")
        }
        return constant
    }

    // MARK: What it says

    /// The view or guide of the first side.
    open var firstItem: AnyObject? { first.item }

    /// The attribute of the first side; `notAnAttribute` if that is a distance.
    open var firstAttribute: Attribute { first.attribute }

    /// The view or guide of the second side, if there is one.
    open var secondItem: AnyObject? { second?.item }

    /// The attribute of the second side; `notAnAttribute` if there is none.
    open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

    /// The first side as an anchor.
    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }

    /// The second side as an anchor, if there is one.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map(NSLayoutAnchor.init) }

    /// What is added to the second side, in points. Setting it is cheap, also while the constraint is active.
    open var constant: CGFloat {
        didSet {
            constant = NSLayoutConstraint.checked(constant)
            if oldValue != constant { holder?.autoLayoutDidEdit(self) }
        }
    }

    /// How much the constraint matters; required by default.
    ///
    /// Differs from UIKit: an active constraint may become required, and stop being so.
    open var priority: UILayoutPriority = .required {
        didSet {
            guard priority.rawValue > 0, priority.rawValue <= UILayoutPriority.required.rawValue else {
                raise(
                    "It's illegal to set priority:\(priority.rawValue). Priorities must be greater than 0 and at most 1000."
                )
            }
            if oldValue != priority { holder?.autoLayoutDidEdit(self) }
        }
    }

    /// A name that is printed when the constraint cannot hold; nil by default.
    open var identifier: String?

    /// Whether the constraint is written to archives; false by default. Nothing follows from it here.
    open var shouldBeArchived = false

    // MARK: Activating

    /// Whether the constraint works. Activating it gives it to the nearest view that contains both items; items in
    /// different trees are an error that ends the program.
    open var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { NSLayoutConstraint.activate([self]) } else { NSLayoutConstraint.deactivate([self]) }
        }
    }

    /// Activates constraints, one after the other. Those before one with items in different trees stay active.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        var changes = ConstraintChanges()
        defer { changes.tell() }
        for constraint in constraints where constraint.holder == nil {
            guard !constraint.hasLooseGuide else { continue }
            guard let holder = constraint.nearestCommonAncestor else {
                raise(
                    "Unable to activate constraint with anchors \(constraint.anchorsText) because they have no common "
                        + "ancestor.  Does the constraint or its anchors reference items in different view hierarchies?"
                        + "  That's illegal.")
            }
            holder.append(constraint)
            changes.note(constraint, in: holder)
        }
    }

    /// Takes constraints from the views that hold them.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        var changes = ConstraintChanges()
        for constraint in constraints {
            guard let holder = constraint.holder else { continue }
            constraint.holder = nil
            changes.note(constraint, in: holder)
        }
        changes.removeReleased()
        changes.tell()
    }

    func didActivate(in view: UIView) {
        holder = view
        NSLayoutConstraint.activationCount += 1
        activation = NSLayoutConstraint.activationCount
    }

    // MARK: Description

    /// The rule in the form `item.attribute == 2*item.attribute + 8`, with identifier, priority and whether it is
    /// active.
    nonisolated open override var description: String { describe { descriptionText } }

    // MARK: Items

    var items: [AnyObject] { first.items + (second?.items ?? []) }

    /// The views of the items; fewer than items if a guide has no owner.
    package var views: [UIView] { items.compactMap(layoutView(of:)) }

    /// Calls `body` with what stands for each view or guide, also for those that are gone.
    func forEachSubject(_ body: (LayoutSubject) -> Void) {
        first.forEachSubject(body)
        second?.forEachSubject(body)
    }

    /// Whether it says where a text stands.
    var isBaseline: Bool { first.isBaseline || second?.isBaseline == true }

    /// Whether it ties widths to heights.
    var couplesAxes: Bool { second.map { $0.axis != first.axis } ?? false }

    /// Whether it speaks of a guide that no view owns.
    private var hasLooseGuide: Bool {
        var isFound = false
        forEachSubject { subject in
            if subject.isGuide, let guide = subject.guide, guide.owner_ == nil { isFound = true }
        }
        return isFound
    }

    /// The nearest view that contains all items.
    ///
    /// Complexity: O(1) for a view and its superview, and for neighbors, else O(depth).
    var nearestCommonAncestor: UIView? {
        var ancestor: UIView?
        var isFirst = true
        forEachSubject { subject in
            guard let view = subject.layoutView else { return }
            ancestor = isFirst ? view : ancestor?.nearestCommonAncestor(with: view)
            isFirst = false
        }
        return ancestor
    }

    /// Called when an interface file that has this in it has been loaded and connected; does nothing by default.
    /// Overrides call `super`.
    open func awakeFromNib() {}
}
