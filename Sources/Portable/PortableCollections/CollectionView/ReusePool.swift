/// The registered classes and nibs of a collection view, and the views in its reuse pool.
@MainActor
struct ReusePool {
    /// Cells and each kind of supplementary view have separate identifiers.
    private struct Key: Hashable {
        var kind: String
        var identifier: String
    }

    /// The kind of cells in UIKit's messages.
    static let cellKind = "UICollectionElementKindCell"

    /// A registered class or nib for new views.
    private enum Source {
        case viewClass(AnyClass)
        case template(ViewTemplate<UICollectionReusableView>)
    }

    private var sources: [Key: Source] = [:]
    private var queues: [Key: [UICollectionReusableView]] = [:]

    /// The number of created cells, for performance tests.
    private(set) var cellsMade = 0
    private(set) var supplementaryViewsMade = 0
    var viewsMade: Int { cellsMade + supplementaryViewsMade }

    /// Registers a class, or unregisters it if it's `nil`. Views of another class are removed from the pool.
    mutating func register(_ viewClass: AnyClass?, kind: String, identifier: String) {
        let key = Key(kind: kind, identifier: identifier)
        if case .viewClass(let known) = sources[key], known == viewClass { return }
        queues[key] = nil
        sources[key] = viewClass.map(Source.viewClass)
    }

    /// Registers the template of an interface file, or unregisters it if it's `nil`. Views are removed from the pool.
    mutating func register(_ template: ViewTemplate<UICollectionReusableView>?, kind: String, identifier: String) {
        let key = Key(kind: kind, identifier: identifier)
        queues[key] = nil
        sources[key] = template.map(Source.template)
    }

    func isRegistered(kind: String, identifier: String) -> Bool {
        sources[Key(kind: kind, identifier: identifier)] != nil
    }

    /// Returns a view from the pool after calling `prepareForReuse()`, or a new one. Raises an exception if the
    /// identifier isn't registered.
    mutating func dequeue(kind: String, identifier: String, frame: CGRect) -> UICollectionReusableView {
        let key = Key(kind: kind, identifier: identifier)
        guard let source = sources[key] else {
            raise(
                "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a "
                    + "class for the identifier or connect a prototype cell in a storyboard")
        }
        if let waiting = dequeueWaiting(kind: kind, identifier: identifier) { return waiting }
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
    mutating func dequeueWaiting(kind: String, identifier: String) -> UICollectionReusableView? {
        guard let waiting = queues[Key(kind: kind, identifier: identifier)]?.popLast() else { return nil }
        waiting.prepareForReuse()
        return waiting
    }

    /// Adds a view to the pool. Returns `false` for a view without an identifier, which isn't reused.
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
