import Foundation

/// A rectangle for layout that isn't a view: it draws nothing and receives no touches.
///
/// ```swift
/// // A guide that centers a label and the button below it as a group.
/// let group = UILayoutGuide()
/// view.addLayoutGuide(group)
/// NSLayoutConstraint.activate([
///     group.centerYAnchor.constraint(equalTo: view.centerYAnchor),
///     label.topAnchor.constraint(equalTo: group.topAnchor),
///     button.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 12),
///     button.bottomAnchor.constraint(equalTo: group.bottomAnchor),
/// ])
/// ```
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    /// The source of the rectangle.
    package enum Source {
        /// The constraints of the guide.
        case constraints
        /// The owner's area inside its margins.
        case layoutMargins
        /// The owner's area inside its safe area.
        case safeArea
        /// The area inside the margins, limited to a readable width.
        case readableContent
        /// The area covered by a keyboard, or the area below the safe area if there's no keyboard.
        case keyboard
        /// The visible area of a scroll view, in the coordinate space of its content.
        case scrollFrame
        /// The content of a scroll view. Constraints determine its size.
        case scrollContent
    }

    package let source: Source

    /// Creates a guide without an owner.
    public override init() {
        source = .constraints
        super.init()
    }

    /// Creates a guide without an owner. The archive is ignored.
    public required init?(coder: NSCoder) {
        source = .constraints
        super.init()
    }

    /// Creates a guide of a view itself, which isn't included in ``UIView/layoutGuides``.
    package init(_ source: Source, owner: UIView, identifier: String) {
        self.source = source
        self.identifier = identifier
        super.init()
        owner_ = owner
    }

    /// The view whose coordinate space contains the guide. Setting it moves the guide to that view.
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

    /// The subject of the guide in constraints. It's created with the first constraint.
    private(set) var existingSubject: LayoutSubject?

    /// The subject of the guide, for constraints.
    var subject: LayoutSubject {
        if let existingSubject { return existingSubject }
        let subject = LayoutSubject(self)
        existingSubject = subject
        return subject
    }

    deinit {
        existingSubject?.clear()
    }

    /// A name for debugging. The default is empty.
    open var identifier = ""

    /// The guide's rectangle in the owner's coordinate space, according to the current constraints. It's zero without
    /// an owner.
    open var layoutFrame: CGRect { owner_?.autoLayoutFrame(of: self) ?? .zero }

    /// A Boolean value that indicates whether the constraints don't fully determine the rectangle. Use it for
    /// debugging.
    /// - Complexity: up to several optimizations of all constraints in the tree.
    open var hasAmbiguousLayout: Bool { owner_?.autoLayoutIsAmbiguous(self) ?? false }

    /// Returns the constraints that affect the rectangle along an axis. Use it for debugging.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        owner_?.autoLayoutConstraints(affecting: self, axis) ?? []
    }

    // MARK: Anchors

    /// The left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(operand(.left)) }
    /// The right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(operand(.right)) }
    /// The leading edge.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(operand(.leading)) }
    /// The trailing edge.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(operand(.trailing)) }
    /// The horizontal center.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(operand(.centerX)) }
    /// The top edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(operand(.top)) }
    /// The bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(operand(.bottom)) }
    /// The vertical center.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(operand(.centerY)) }
    /// The width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(operand(.width)) }
    /// The height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(operand(.height)) }

    private func operand(_ attribute: NSLayoutConstraint.Attribute) -> LayoutOperand {
        .attribute(LayoutItemReference(self), attribute)
    }
}

/// The part of a view that the keyboard covers.
///
/// Without a keyboard, it's the area below the safe area.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// A Boolean value that indicates whether the guide follows an undocked keyboard. The default is `false`.
    ///
    /// Differs from UIKit: keyboards are always docked, so the value has no effect.
    open var followsUndockedKeyboard = false

    /// A Boolean value that indicates whether the guide is at the edge of the safe area if there's no keyboard.
    /// Otherwise, it's at the bottom of the view. The default is `true`.
    open var usesBottomSafeArea = true {
        didSet { if oldValue != usesBottomSafeArea { owner_?.autoLayoutDidChangeInsets() } }
    }
}

/// A type of the deprecated guides at the top and bottom of a view controller.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// The length that the bar or the device's edge covers, in points.
    var length: CGFloat { get }
    /// The top edge.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The bottom edge.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height.
    var heightAnchor: NSLayoutDimension { get }
}
