import Foundation

/// A behavior that connects an item to another item, or to a point.
///
/// The initializers create attachments that keep a distance, like a rod or, with a frequency, like a spring. The class
/// methods create other kinds: attachments at which items slide, rotate, or don't move, and ropes.
///
/// Differs from UIKit: the class methods can't create an object of a subclass.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
    /// The kinds of objects to which an item can be attached.
    public enum AttachmentType: Int, Sendable {
        /// Another item.
        case items = 0
        /// A point.
        case anchor = 1
    }

    /// The items of the attachment, one or two.
    open private(set) var items: [any UIDynamicItem]

    private var joint: AttachmentJoint {
        didSet { if oldValue.settings != joint.settings { didChange() } }
    }

    // MARK: Properties

    /// The kind of object to which the item is attached.
    open var attachedBehaviorType: AttachmentType { items.count > 1 ? .items : .anchor }

    /// The point to which the item is attached, in the coordinates of the reference view. Setting it moves the item. It's
    /// zero for two items.
    open var anchorPoint: CGPoint {
        get { items.count > 1 ? .zero : joint.settings.second.point }
        set { if items.count == 1 { joint.settings.second = Vector(newValue) } }
    }

    /// The distance between the attached points, in points. The default is their distance when the behavior is created.
    /// For a limit attachment, it's the maximum distance.
    open var length: CGFloat {
        get { CGFloat(joint.settings.length) }
        set { joint.settings.length = Double(newValue) }
    }

    /// The damping of the spring. The default is 0, which never comes to rest; 1 doesn't oscillate.
    open var damping: CGFloat {
        get { CGFloat(joint.settings.damping) }
        set { joint.settings.damping = Double(newValue) }
    }

    /// The frequency of the spring, in Hz. The default is 0, which is a rigid connection.
    open var frequency: CGFloat {
        get { CGFloat(joint.settings.frequency) }
        set { joint.settings.frequency = Double(newValue) }
    }

    /// The torque that slows the rotation of a pin attachment. The default is 0.
    ///
    /// The unit is the force of a push behavior at a distance of 100 points.
    open var frictionTorque: CGFloat {
        get { CGFloat(joint.settings.frictionTorque) }
        set { joint.settings.frictionTorque = Double(newValue) }
    }

    /// The motion that a sliding attachment (in points) or a pin attachment (in radians) allows. The default is
    /// infinite.
    open var attachmentRange: UIFloatRange {
        get { joint.settings.range }
        set { joint.settings.range = newValue }
    }

    // MARK: Creating attachments

    /// Creates an attachment that keeps the distance between an item's center and a point.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    /// Creates an attachment that keeps the distance between a point in an item and a fixed point.
    public convenience init(
        item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
    ) {
        self.init([item], .distance, (Vector(offset), Vector(point)))
    }

    /// Creates an attachment that keeps the distance between the centers of two items.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }

    /// Creates an attachment that keeps the distance between points in two items.
    public convenience init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) {
        self.init([item1, item2], .distance, (Vector(offset1), Vector(offset2)))
    }

    /// Returns an attachment along whose axis two items slide relative to each other. They don't rotate relative to each
    /// other.
    open class func slidingAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> Self {
        make([item1, item2], .sliding(axis: Vector(axis).normalized), at: point)
    }

    /// Returns an attachment along whose axis an item slides. It doesn't rotate.
    open class func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> Self {
        make([item], .sliding(axis: Vector(axis).normalized), at: point)
    }

    /// Returns a rope between points in two items, whose length is their current distance.
    open class func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) -> Self {
        make([item1, item2], .limit, (Vector(offset1), Vector(offset2)))
    }

    /// Returns an attachment that connects two items rigidly at a point.
    open class func fixedAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> Self {
        make([item1, item2], .fixed, at: point)
    }

    /// Returns an attachment around which two items rotate.
    open class func pinAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> Self {
        make([item1, item2], .pin, at: point)
    }

    private class func make(_ items: [any UIDynamicItem], _ kind: AttachmentJoint.Kind, at point: CGPoint) -> Self {
        let offsets = items.map { AttachmentJoint.offset(of: Vector(point), in: $0) }
        return make(items, kind, (offsets[0], offsets.count > 1 ? offsets[1] : Vector(point)))
    }

    private class func make(
        _ items: [any UIDynamicItem], _ kind: AttachmentJoint.Kind, _ offsets: (Vector, Vector)
    ) -> Self {
        guard let attachment = UIAttachmentBehavior(items, kind, offsets) as? Self else {
            raise("\(self): the class methods of UIAttachmentBehavior can't create an object of a subclass.")
        }
        return attachment
    }

    /// Creates an attachment.
    ///
    /// - Parameter offsets: The attached points in the items, or the fixed point instead of the second one.
    private init(_ items: [any UIDynamicItem], _ kind: AttachmentJoint.Kind, _ offsets: (Vector, Vector)) {
        self.items = items
        var joint = AttachmentJoint(kind, items, offsets)
        joint.settings.length = joint.distance(of: items)
        self.joint = joint
        super.init()
    }

    // MARK: Implementation

    override var involvedItems: [any UIDynamicItem] { items }

    override func constraintRows(_ animator: UIDynamicAnimator) -> [ConstraintRow] {
        let bodies = items.compactMap(animator.body)
        guard bodies.count == items.count else { return [] }
        return joint.rows(between: bodies[0], bodies.count > 1 ? bodies[1] : animator.simulation.ground)
    }
}
