/// The source of a collection view's views: the reuse pool, the registered classes and nibs, and the data source.
///
/// It owns the reuse pool and the current requests.
@MainActor
final class ViewSupply {
    private var pool = ReusePool()
    /// The current requests, innermost last.
    private var requests: [ViewRequest] = []

    // MARK: Questions

    /// Whether a view is being requested from the data source.
    var isRequestingView: Bool { !requests.isEmpty }

    /// The innermost request.
    var currentRequest: ViewRequest? { requests.last }

    /// Returns the innermost request for an element, by its path in the data source.
    func request(for question: ElementKey) -> ViewRequest? { requests.last { $0.question == question } }

    /// Runs a request. Views dequeued meanwhile belong to it.
    func answering<View>(_ request: ViewRequest, _ ask: () -> View) -> View {
        requests.append(request)
        ViewRequest.depth += 1
        defer {
            requests.removeLast()
            ViewRequest.depth -= 1
        }
        return ask()
    }

    // MARK: Views that wait

    /// The number of created cells, for performance tests.
    var cellsMade: Int { pool.cellsMade }
    var supplementaryViewsMade: Int { pool.supplementaryViewsMade }
    var viewsMade: Int { pool.viewsMade }

    /// Registers a class, or unregisters it if it's `nil`. Views of another class are removed from the pool.
    func register(_ viewClass: AnyClass?, kind: String, identifier: String) {
        pool.register(viewClass, kind: kind, identifier: identifier)
    }

    /// Registers the template of an interface file, or unregisters it if it's `nil`. Views are removed from the pool.
    func register(_ template: ViewTemplate<UICollectionReusableView>?, kind: String, identifier: String) {
        pool.register(template, kind: kind, identifier: identifier)
    }

    func isRegistered(kind: String, identifier: String) -> Bool {
        pool.isRegistered(kind: kind, identifier: identifier)
    }

    /// Returns a view from the pool after calling `prepareForReuse()`, or a new one. Raises an exception if the
    /// identifier isn't registered.
    func dequeue(kind: String, identifier: String, frame: CGRect) -> UICollectionReusableView {
        pool.dequeue(kind: kind, identifier: identifier, frame: frame)
    }

    /// Returns a view from the pool after calling `prepareForReuse()`; `nil` if the pool has none.
    func dequeueWaiting(kind: String, identifier: String) -> UICollectionReusableView? {
        pool.dequeueWaiting(kind: kind, identifier: identifier)
    }

    /// Adds a view to the pool. Returns whether it will be reused.
    func enqueue(_ view: UICollectionReusableView, kind: String) -> Bool { pool.enqueue(view, kind: kind) }

    /// Removes a view from the pool, regardless of how the caller got it.
    func remove(_ view: UICollectionReusableView) { pool.remove(view) }
}
