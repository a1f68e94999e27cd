/// Where a collection view's views come from: those that wait to be used again, the registered classes and templates, and
/// what the data source returns.
///
/// It owns the views that wait and the requests that are under way.
@MainActor
final class ViewSupply {
    private var pool = ReusePool()
    /// Innermost last.
    private var requests: [ViewRequest] = []

    // MARK: Questions

    /// Whether the data source is being asked for a view.
    var isAsking: Bool { !requests.isEmpty }

    /// The innermost question.
    var currentRequest: ViewRequest? { requests.last }

    /// The innermost question for an element, by its path in the data source.
    func request(for question: ElementKey) -> ViewRequest? { requests.last { $0.question == question } }

    /// Has a request carried out. What is dequeued meanwhile is for it.
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

    /// How many views were made, for tests of cost.
    var cellsMade: Int { pool.cellsMade }
    var supplementaryViewsMade: Int { pool.supplementaryViewsMade }
    var viewsMade: Int { pool.viewsMade }

    /// Registers a class, or takes it back if it is nil; waiting views of another class are dropped.
    func register(_ viewClass: AnyClass?, kind: String, identifier: String) {
        pool.register(viewClass, kind: kind, identifier: identifier)
    }

    /// Registers what an interface file describes, or takes it back if it is nil; waiting views are dropped.
    func register(_ template: ViewTemplate<UICollectionReusableView>?, kind: String, identifier: String) {
        pool.register(template, kind: kind, identifier: identifier)
    }

    func isRegistered(kind: String, identifier: String) -> Bool {
        pool.isRegistered(kind: kind, identifier: identifier)
    }

    /// A view that waits, told to prepare, or a new one. Raises if the identifier isn't registered.
    func dequeue(kind: String, identifier: String, frame: CGRect) -> UICollectionReusableView {
        pool.dequeue(kind: kind, identifier: identifier, frame: frame)
    }

    /// A view that waits, told to prepare; nil if none does.
    func takeWaiting(kind: String, identifier: String) -> UICollectionReusableView? {
        pool.takeWaiting(kind: kind, identifier: identifier)
    }

    /// Takes back a view that was dequeued under a kind. Returns whether it waits to be used again.
    func enqueue(_ view: UICollectionReusableView, kind: String) -> Bool { pool.enqueue(view, kind: kind) }

    /// Has a view wait no longer, whoever has got hold of it.
    func remove(_ view: UICollectionReusableView) { pool.remove(view) }
}
