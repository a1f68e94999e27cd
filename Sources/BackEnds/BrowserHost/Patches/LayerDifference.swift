import DiffEngine
import DisplayList
import LayoutGeometry

/// The operations of one patch.
struct LayerDifference {
    private let scale: Double
    private(set) var images = ImageCatalog()
    /// Operations on elements and their appearance. They precede the ones that insert elements into others.
    private var looks: [Patch.Operation] = []
    private var places: [Patch.Operation] = []
    /// Layers that were added to a parent and must still be created or moved.
    private var appeared: [DisplayNode] = []
    /// Layers that were removed from a parent, in order.
    private var left: [UInt64] = []
    /// All layers in removed layers. If one of them appears elsewhere, it has moved.
    private var movable: [UInt64: DisplayNode] = [:]
    private var moved: Set<UInt64> = []

    init(scale: Double) {
        self.scale = scale
    }

    /// Creates the operations for a page that shows nothing yet.
    init(scale: Double, whole root: DisplayNode) {
        self.init(scale: scale)
        create(root)
        settleMoves()
    }

    /// The operations. Removals are last, so that layers have been moved out of removed layers before.
    var operations: [Patch.Operation] {
        looks + places + left.filter { !moved.contains($0) }.map { .remove($0) }
    }

    /// Adds the operations that change a layer to its new state.
    mutating func compare(_ old: DisplayNode, _ new: DisplayNode) {
        if !old.hasSameStyle(as: new) {
            var forgotten = ImageCatalog()
            let style = LayerStyle(new, scale: scale, images: &images)
            let changes = style.changes(from: LayerStyle(old, scale: scale, images: &forgotten))
            if !changes.isEmpty { looks.append(.style(new.id, changes)) }
            if old.bounds.origin != new.bounds.origin { looks.append(.origin(new.id, new.bounds.origin)) }
        }
        if !old.hasSameDrawing(as: new) { looks.append(.draw(new.id, new.drawing(scale: scale, images: &images))) }
        compareChildren(of: new.id, old.children, new.children)
    }

    /// Adds the operations that create a layer. Its sublayers are marked as added.
    mutating func create(_ node: DisplayNode) {
        looks.append(.create(node.id))
        let changes = LayerStyle(node, scale: scale, images: &images).changes(from: .initial)
        if !changes.isEmpty { looks.append(.style(node.id, changes)) }
        if node.bounds.origin != .zero { looks.append(.origin(node.id, node.bounds.origin)) }
        let drawing = node.drawing(scale: scale, images: &images)
        if !drawing.isEmpty { looks.append(.draw(node.id, drawing)) }
        for child in node.children {
            appeared.append(child)
            places.append(.insert(child.id, into: node.id, before: nil))
        }
    }

    /// Creates or moves the added layers. Call it after all remaining layers were compared.
    mutating func settleMoves() {
        while let node = appeared.popLast() {
            if let old = movable[node.id] {
                moved.insert(node.id)
                compare(old, node)
            } else {
                create(node)
            }
        }
    }

    private mutating func makeMovable(_ node: DisplayNode) {
        movable[node.id] = node
        for child in node.children { makeMovable(child) }
    }

    private mutating func compareChildren(of parent: UInt64, _ old: [DisplayNode], _ new: [DisplayNode]) {
        if old.sharesStorage(with: new) { return }
        if old.count == new.count, zip(old, new).allSatisfy({ $0.id == $1.id }) {
            for (one, other) in zip(old, new) { compare(one, other) }
            return
        }
        var oldPlaces: [UInt64: Int] = [:]
        oldPlaces.reserveCapacity(old.count)
        for (place, node) in old.enumerated() { oldPlaces[node.id] = place }
        var kept: [(place: Int, old: Int)] = []
        for (place, node) in new.enumerated() {
            if let oldPlace = oldPlaces.removeValue(forKey: node.id) {
                kept.append((place, oldPlace))
                compare(old[oldPlace], node)
            } else {
                appeared.append(node)
            }
        }
        for node in old where oldPlaces[node.id] != nil {
            left.append(node.id)
            makeMovable(node)
        }
        // Layers whose relative order is unchanged stay. All others are inserted before the layer that follows them.
        let stays = longestIncreasingSubsequence(of: kept.map(\.old))
        let staying = Set(zip(kept, stays).filter(\.1).map { new[$0.0.place].id })
        var next: UInt64?
        for node in new.reversed() {
            if !staying.contains(node.id) { places.append(.insert(node.id, into: parent, before: next)) }
            next = node.id
        }
    }
}

extension Array {
    /// Returns whether two arrays share their storage, so that their elements are equal.
    fileprivate func sharesStorage(with other: [Element]) -> Bool {
        count == other.count
            && withUnsafeBufferPointer { one in other.withUnsafeBufferPointer { one.baseAddress == $0.baseAddress } }
    }
}
