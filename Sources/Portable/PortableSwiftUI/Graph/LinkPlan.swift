import RuntimeSupport

/// The offsets of a type's dynamic properties, determined once per type.
@MainActor
final class LinkPlan {
    typealias Link = @MainActor (UnsafeMutableRawPointer, inout _LinkContext) -> Void

    private let links: [(offset: Int, link: Link)]

    var isEmpty: Bool { links.isEmpty }

    private static var plans: [ObjectIdentifier: LinkPlan] = [:]

    static func of(_ type: Any.Type) -> LinkPlan {
        if let plan = plans[ObjectIdentifier(type)] { return plan }
        let plan = LinkPlan(type)
        plans[ObjectIdentifier(type)] = plan
        return plan
    }

    private init(_ type: Any.Type) {
        links = TypeMetadata(type).storedProperties.compactMap { field in
            (field.type as? any DynamicProperty.Type).map { (field.offset, LinkPlan.link($0)) }
        }
    }

    private static func link<P: DynamicProperty>(_ type: P.Type) -> Link {
        { P._link(&$0.assumingMemoryBound(to: P.self).pointee, &$1) }
    }

    /// Links the dynamic properties of the value at an address.
    func link(_ value: UnsafeMutableRawPointer, _ context: inout _LinkContext) {
        for (offset, link) in links { link(value + offset, &context) }
    }
}

/// The storage that the dynamic properties of one node keep between evaluations, in the order of their declaration.
@MainActor
struct Links<V> {
    private(set) var boxes: [AnyObject] = []
    private let plan = LinkPlan.of(V.self)

    var isEmpty: Bool { plan.isEmpty }

    /// Returns a copy of `value` with linked properties.
    mutating func linked(_ value: V, _ evaluation: Evaluation) -> V {
        if plan.isEmpty { return value }
        if boxes.isEmpty, let node = evaluation.node { boxes = node.removeRestoredBoxes() }
        var copy = value
        var context = _LinkContext(boxes: boxes, evaluation: evaluation)
        withUnsafeMutableBytes(of: &copy) { plan.link($0.baseAddress!, &context) }
        boxes = context.boxes
        return copy
    }
}

/// The storage and the node that a dynamic property is linked to.
public nonisolated struct _LinkContext {
    fileprivate(set) var boxes: [AnyObject]
    let evaluation: Evaluation
    private var next = 0

    fileprivate init(boxes: [AnyObject], evaluation: Evaluation) {
        self.boxes = boxes
        self.evaluation = evaluation
    }

    @MainActor var node: _AnyViewNode {
        guard let node = evaluation.node else { fatalError("A view is linked at a position that it no longer has.") }
        return node
    }

    /// Returns the property's storage. Creates it when the property is linked for the first time.
    @MainActor
    mutating func box<Box: AnyObject>(_ make: () -> Box) -> Box {
        defer { next += 1 }
        if next < boxes.count { return unsafeDowncast(boxes[next], to: Box.self) }
        let box = make()
        boxes.append(box)
        return box
    }
}
