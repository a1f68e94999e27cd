/// The registered classes of a collection view, and the views that wait to be used again.
@MainActor
struct ReusePool {
    /// Cells and each kind of supplementary view have identifiers of their own.
    private struct Key: Hashable {
        var kind: String
        var identifier: String
    }

    /// The kind that UIKit's messages give cells.
    static let cellKind = "UICollectionElementKindCell"

    private var classes: [Key: UICollectionReusableView.Type] = [:]
    /// The keys whose views stand for interface files.
    private var nibs: Set<Key> = []
    private var queues: [Key: [UICollectionReusableView]] = [:]

    /// How many views were made, for tests of cost.
    private(set) var cellsMade = 0
    private(set) var supplementaryViewsMade = 0

    /// Registers a class, or takes it back if it is nil; waiting views of another class are dropped.
    mutating func register(
        _ viewClass: UICollectionReusableView.Type?, kind: String, identifier: String, isNib: Bool = false
    ) {
        let key = Key(kind: kind, identifier: identifier)
        if isNib { nibs.insert(key) } else { nibs.remove(key) }
        if classes[key] != viewClass { queues[key] = nil }
        classes[key] = viewClass
    }

    func isRegistered(kind: String, identifier: String) -> Bool {
        classes[Key(kind: kind, identifier: identifier)] != nil
    }

    /// A view that waits, told to prepare, or a new one. Raises if the identifier isn't registered.
    mutating func dequeue(kind: String, identifier: String, frame: CGRect) -> UICollectionReusableView {
        let key = Key(kind: kind, identifier: identifier)
        guard let viewClass = classes[key] else {
            raise(
                "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a "
                    + "class for the identifier or connect a prototype cell in a storyboard")
        }
        if let waiting = takeWaiting(kind: kind, identifier: identifier) { return waiting }
        if kind == ReusePool.cellKind { cellsMade += 1 } else { supplementaryViewsMade += 1 }
        let made = UIView.make(viewClass, frame: frame) as! UICollectionReusableView
        made.registeredIdentifier = identifier
        if nibs.contains(key) { made.awakeFromNib() }
        return made
    }

    /// A view that waits, told to prepare; nil if none does.
    mutating func takeWaiting(kind: String, identifier: String) -> UICollectionReusableView? {
        guard let waiting = queues[Key(kind: kind, identifier: identifier)]?.popLast() else { return nil }
        waiting.prepareForReuse()
        return waiting
    }

    /// Takes back a view that was dequeued under a kind. Answers whether it waits to be used again, as those do that
    /// have an identifier.
    mutating func enqueue(_ view: UICollectionReusableView, kind: String) -> Bool {
        guard let identifier = view.registeredIdentifier else { return false }
        queues[Key(kind: kind, identifier: identifier), default: []].append(view)
        return true
    }

    /// Has a view wait no longer, whoever has got hold of it.
    ///
    /// - Complexity: O(*n*) in the number of views that wait under its identifier.
    mutating func remove(_ view: UICollectionReusableView) {
        guard let identifier = view.registeredIdentifier else { return }
        for key in queues.keys where key.identifier == identifier {
            queues[key]?.removeAll { $0 === view }
        }
    }
}
