/// The registered classes and templates of a collection view, and the views that wait to be used again.
@MainActor
struct ReusePool {
    /// Cells and each kind of supplementary view have separate identifiers.
    private struct Key: Hashable {
        var kind: String
        var identifier: String
    }

    /// The kind that UIKit's messages give cells.
    static let cellKind = "UICollectionElementKindCell"

    /// A registered class or nib for new views.
    private enum Source {
        case viewClass(AnyClass)
        case template(ViewTemplate<UICollectionReusableView>)
    }

    private var sources: [Key: Source] = [:]
    private var queues: [Key: [UICollectionReusableView]] = [:]

    /// How many views were made, for tests of cost.
    private(set) var cellsMade = 0
    private(set) var supplementaryViewsMade = 0
    var viewsMade: Int { cellsMade + supplementaryViewsMade }

    /// Registers a class, or takes it back if it is nil; waiting views of another class are dropped.
    mutating func register(_ viewClass: AnyClass?, kind: String, identifier: String) {
        let key = Key(kind: kind, identifier: identifier)
        if case .viewClass(let known) = sources[key], known == viewClass { return }
        queues[key] = nil
        sources[key] = viewClass.map(Source.viewClass)
    }

    /// Registers what an interface file describes, or takes it back if it is nil; waiting views are dropped.
    mutating func register(_ template: ViewTemplate<UICollectionReusableView>?, kind: String, identifier: String) {
        let key = Key(kind: kind, identifier: identifier)
        queues[key] = nil
        sources[key] = template.map(Source.template)
    }

    func isRegistered(kind: String, identifier: String) -> Bool {
        sources[Key(kind: kind, identifier: identifier)] != nil
    }

    /// Returns a view from the pool after calling `prepareForReuse()`, or a new one. Raises if the identifier isn't
    /// registered.
    mutating func dequeue(kind: String, identifier: String, frame: CGRect) -> UICollectionReusableView {
        let key = Key(kind: kind, identifier: identifier)
        guard let source = sources[key] else {
            raise(
                "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a "
                    + "class for the identifier or connect a prototype cell in a storyboard")
        }
        if let waiting = takeWaiting(kind: kind, identifier: identifier) { return waiting }
        if kind == ReusePool.cellKind { cellsMade += 1 } else { supplementaryViewsMade += 1 }
        let made: UICollectionReusableView
        switch source {
        case .viewClass(let viewClass):
            guard let viewClass = viewClass as? UICollectionReusableView.Type else {
                raise("must pass a class of kind UICollectionReusableView: \(viewClass)")
            }
            made = UIView.make(viewClass, frame: frame) as! UICollectionReusableView
        case .template(let template):
            made = template.make(identifier)
            made.frame = frame
        }
        made.registeredIdentifier = identifier
        return made
    }

    /// Returns a view from the pool after calling `prepareForReuse()`; `nil` if the pool has none.
    mutating func takeWaiting(kind: String, identifier: String) -> UICollectionReusableView? {
        guard let waiting = queues[Key(kind: kind, identifier: identifier)]?.popLast() else { return nil }
        waiting.prepareForReuse()
        return waiting
    }

    /// Takes back a view that was dequeued under a kind. Returns whether it waits to be used again, as those do that
    /// have an identifier.
    mutating func enqueue(_ view: UICollectionReusableView, kind: String) -> Bool {
        guard let identifier = view.registeredIdentifier else { return false }
        queues[Key(kind: kind, identifier: identifier), default: []].append(view)
        return true
    }

    /// Removes a view from the pool, regardless of how the caller got it.
    ///
    /// - Complexity: O(*n*) in the number of pooled views with its identifier.
    mutating func remove(_ view: UICollectionReusableView) {
        guard let identifier = view.registeredIdentifier else { return }
        for key in queues.keys where key.identifier == identifier {
            queues[key]?.removeAll { $0 === view }
        }
    }
}
