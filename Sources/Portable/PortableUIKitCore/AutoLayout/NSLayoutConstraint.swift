import Foundation

/// A linear relation between the positions and sizes of views and guides: `first (relation) multiplier * second +
/// constant`.
///
/// ```swift
/// view.addSubview(label)
/// label.translatesAutoresizingMaskIntoConstraints = false
/// let preferredWidth = label.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5)
/// preferredWidth.priority = .defaultHigh
///
/// NSLayoutConstraint.activate([
///     label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
///     label.topAnchor.constraint(equalToSystemSpacingBelow: view.safeAreaLayoutGuide.topAnchor, multiplier: 1),
///     label.widthAnchor.constraint(greaterThanOrEqualToConstant: 120),
///     preferredWidth,
/// ])
/// ```
///
/// A constraint has an effect while it's active. A common ancestor of its items holds it.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    private(set) var first: LayoutOperand
    private(set) var second: LayoutOperand?

    /// The relation between the two sides.
    public private(set) var relation = Relation.equal

    /// The multiplier of the second attribute. It can't be changed.
    public private(set) var multiplier: CGFloat = 1

    /// The view that holds the constraint, or `nil` if it isn't active.
    var holder: UIView? {
        get { holderSubject?.view }
        set { holderSubject = newValue?.layoutSubject }
    }
    private(set) var holderSubject: LayoutSubject?
    /// The position in the engine that collected the constraint most recently.
    var place = EngineIndex()
    /// The number of the activation. It determines the later one of two conflicting constraints.
    private(set) var activation = 0
    private static var activationCount = 0

    // MARK: Creating constraints

    /// Creates an empty constraint, for subclasses, which inherit the other initializers.
    public override init() {
        first = .attribute(LayoutItemReference(), .notAnAttribute)
        constant = 0
        super.init()
    }

    /// Creates an inactive constraint between attributes of views and guides.
    ///
    /// The program ends with an error if an item isn't a view or guide, if the attributes can't be compared (a width
    /// with an edge, a left edge with a leading one), or if the second item is missing and the attribute isn't
    /// `notAnAttribute`.
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

    // MARK: Properties

    /// The first view or guide.
    open var firstItem: AnyObject? { first.item }

    /// The attribute of the first item. It's `notAnAttribute` for a distance.
    open var firstAttribute: Attribute { first.attribute }

    /// The second view or guide, or `nil` if there's none.
    open var secondItem: AnyObject? { second?.item }

    /// The attribute of the second item, or `notAnAttribute` if there's no second item.
    open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

    /// The first attribute as an anchor.
    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }

    /// The second attribute as an anchor, or `nil` if there's none.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map(NSLayoutAnchor.init) }

    /// The constant added to the second attribute, in points. Setting it is fast, even while the constraint is active.
    open var constant: CGFloat {
        didSet {
            constant = NSLayoutConstraint.checked(constant)
            if oldValue != constant { holder?.autoLayoutDidEdit(self) }
        }
    }

    /// The priority of the constraint. The default is `.required`.
    ///
    /// Differs from UIKit: an active constraint can change between required and optional.
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

    /// A name that's printed when the constraint can't be satisfied. The default is `nil`.
    open var identifier: String?

    /// A Boolean value that indicates whether the constraint is archived. The default is `false`.
    ///
    /// Differs from UIKit: constraints aren't archived, so the value has no effect.
    open var shouldBeArchived = false

    // MARK: Activating

    /// A Boolean value that indicates whether the constraint is active. Activating it adds it to the nearest common
    /// ancestor of its items. If the items are in different view hierarchies, the program ends with an error.
    open var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { NSLayoutConstraint.activate([self]) } else { NSLayoutConstraint.deactivate([self]) }
        }
    }

    /// Activates constraints, in order.
    ///
    /// - Parameter constraints: The constraints. Raises an exception if the items of a constraint are in different view
    ///   hierarchies; the constraints before it stay active.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        var changes = ConstraintChanges()
        defer { changes.notify() }
        for constraint in constraints where constraint.holder == nil {
            guard !constraint.hasLooseGuide else { continue }
            guard let holder = constraint.nearestCommonAncestor else {
                raise(
                    "Unable to activate constraint with anchors \(constraint.anchorsText) because they have no common "
                        + "ancestor.  Does the constraint or its anchors reference items in different view hierarchies?"
                        + "  That's illegal.")
            }
            holder.append(constraint)
            changes.record(constraint, in: holder)
        }
    }

    /// Deactivates constraints.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        var changes = ConstraintChanges()
        for constraint in constraints {
            guard let holder = constraint.holder else { continue }
            constraint.holder = nil
            changes.record(constraint, in: holder)
        }
        changes.removeReleased()
        changes.notify()
    }

    func didActivate(in view: UIView) {
        holder = view
        NSLayoutConstraint.activationCount += 1
        activation = NSLayoutConstraint.activationCount
    }

    // MARK: Description

    /// The constraint in the form `item.attribute == 2*item.attribute + 8`, with its identifier, its priority, and
    /// whether it's active.
    nonisolated open override var description: String { describe { descriptionText } }

    // MARK: Items

    var items: [AnyObject] { first.items + (second?.items ?? []) }

    /// The views of the items. There are fewer than items if a guide has no owner.
    package var views: [UIView] { items.compactMap(layoutView(of:)) }

    /// Calls `body` with the subject of each view or guide, including deallocated ones.
    func forEachSubject(_ body: (LayoutSubject) -> Void) {
        first.forEachSubject(body)
        second?.forEachSubject(body)
    }

    /// A Boolean value that indicates whether the constraint uses a baseline.
    var isBaseline: Bool { first.isBaseline || second?.isBaseline == true }

    /// A Boolean value that indicates whether the constraint relates attributes of different axes.
    var couplesAxes: Bool {
        guard let second else { return false }
        return second.axis != first.axis
    }

    /// A Boolean value that indicates whether an item is a guide without an owner.
    private var hasLooseGuide: Bool {
        var isFound = false
        forEachSubject { subject in
            if subject.isGuide, let guide = subject.guide, guide.owner_ == nil { isFound = true }
        }
        return isFound
    }

    /// The nearest common ancestor of all items.
    ///
    /// Complexity: O(1) for a view and its superview, and for siblings. Otherwise, O(*n*) in the depth of the view
    /// hierarchy.
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

    /// Called when an interface file with the constraint has been loaded and connected. The default does nothing.
    /// Overrides must call `super`.
    open func awakeFromNib() {}
}
