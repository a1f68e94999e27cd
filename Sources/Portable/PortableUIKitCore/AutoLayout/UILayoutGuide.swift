import Foundation

/// A rectangle that takes part in layout without being a view: it draws nothing and gets no touches.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    /// Where the rectangle comes from.
    package enum Source {
        /// Constraints.
        case constraints
        /// The owner's rectangle less its margins.
        case layoutMargins
        /// The owner's rectangle less its safe area.
        case safeArea
        /// As the margins, but no wider than text is easy to read.
        case readableContent
        /// What a keyboard covers; without one the strip below the safe area.
        case keyboard
        /// What a scroll view shows, in the coordinates of its content.
        case scrollFrame
        /// The whole content of a scroll view; its size comes from constraints.
        case scrollContent
    }

    package let source: Source

    /// A guide without an owner.
    public override init() {
        source = .constraints
        super.init()
    }

    /// A guide without an owner; nothing is read from the archive.
    public required init?(coder: NSCoder) {
        source = .constraints
        super.init()
    }

    /// A guide that a view makes for itself; it isn't among the view's ``UIView/layoutGuides``.
    package init(_ source: Source, owner: UIView, identifier: String) {
        self.source = source
        self.identifier = identifier
        super.init()
        owner_ = owner
    }

    /// The view in whose coordinates the guide lies. Setting it moves the guide to that view.
    open weak var owningView: UIView? {
        get { owner_ }
        set {
            guard newValue !== owner_ else { return }
            if let newValue { newValue.addLayoutGuide(self) } else { owner_?.removeLayoutGuide(self) }
        }
    }

    var owner_: UIView? {
        get { ownerSubject?.view }
        set { ownerSubject = newValue?.layoutSubject }
    }

    private var ownerSubject: LayoutSubject?

    /// Stands for the guide in constraints; made for the first of them.
    private(set) var existingSubject: LayoutSubject?

    /// What constraints hold of the guide.
    var subject: LayoutSubject {
        if let existingSubject { return existingSubject }
        let subject = LayoutSubject(self)
        existingSubject = subject
        return subject
    }

    deinit {
        existingSubject?.clear()
    }

    /// A name for debugging; empty by default.
    open var identifier = ""

    /// The rectangle in the owner's coordinates, as the constraints have it now; zero without an owner.
    open var layoutFrame: CGRect { owner_?.autoLayoutFrame(of: self) ?? .zero }

    /// Whether the constraints leave the rectangle open.
    /// - Complexity: up to several optimizations of all constraints around; for debugging.
    open var hasAmbiguousLayout: Bool { owner_?.autoLayoutIsAmbiguous(self) ?? false }

    /// The constraints that the rectangle depends on along an axis, for debugging.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        owner_?.autoLayoutConstraints(affecting: self, axis) ?? []
    }

    // MARK: Anchors

    /// The left side.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(operand(.left)) }
    /// The right side.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(operand(.right)) }
    /// The side where reading begins.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(operand(.leading)) }
    /// The side where reading ends.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(operand(.trailing)) }
    /// The middle between left and right.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(operand(.centerX)) }
    /// The top.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(operand(.top)) }
    /// The bottom.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(operand(.bottom)) }
    /// The middle between top and bottom.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(operand(.centerY)) }
    /// The width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(operand(.width)) }
    /// The height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(operand(.height)) }

    private func operand(_ attribute: NSLayoutConstraint.Attribute) -> LayoutOperand {
        .attribute(LayoutItemReference(self), attribute)
    }
}

/// A guide that follows something, for example a keyboard, and can hold constraints that depend on where it is.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The part of a view that a keyboard covers.
///
/// Without a keyboard it is the strip below the safe area.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Whether the guide follows a keyboard that doesn't stand at the bottom; false by default.
    open var followsUndockedKeyboard = false

    /// Whether the guide ends at the safe area, rather than at the view's bottom, without a keyboard; true by default.
    open var usesBottomSafeArea = true {
        didSet { if oldValue != usesBottomSafeArea { owner_?.autoLayoutDidChangeInsets() } }
    }
}

/// What the deprecated guides at the top and bottom of a controller have in common.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// How far the bar or device edge reaches into the view, in points.
    var length: CGFloat { get }
    /// The top.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The bottom.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height.
    var heightAnchor: NSLayoutDimension { get }
}
