import CollageTesting
import Foundation

/// The recorded properties of invalidation contexts, and the order of calls.
@MainActor
struct InvalidationExpectations {
    private let answers: NamedExpectations

    init(_ data: Data) throws {
        answers = try JSONDecoder().decode(NamedExpectations.self, from: data)
    }

    func run(name: String) throws -> CaseResult {
        let differences = answers.differences { name, expected in
            switch name {
            case "newBaseContext":
                return describe(UICollectionViewLayoutInvalidationContext())
            case "newFlowContext":
                let context = UICollectionViewFlowLayoutInvalidationContext()
                let isDerived = (context as AnyObject) is UICollectionViewLayoutInvalidationContext
                return .object([
                    "superclass": .string(isDerived ? "UICollectionViewLayoutInvalidationContext" : "another"),
                    "invalidateFlowLayoutDelegateMetrics": .bool(context.invalidateFlowLayoutDelegateMetrics),
                    "invalidateFlowLayoutAttributes": .bool(context.invalidateFlowLayoutAttributes),
                ])
            case "itemPathsAfterInvalidating":
                let context = UICollectionViewLayoutInvalidationContext()
                context.invalidateItems(at: Self.paths(in: expected[key: "calls"]?.string ?? ""))
                context.invalidateItems(at: Self.paths(in: expected[key: "calls"]?.string ?? ""))
                return .object(["result": JSONValue(context.invalidatedItemIndexPaths)])
            case "invalidationContextForBoundsChange":
                // The recorded answer is a sentence. It's confirmed if the contexts match it.
                return contextsForBoundsChangesAreNew ? expected : .string("a context of another class, or marked")
            case "invalidateLayout":
                return invalidatingCallsOnce ? expected : .string("other calls")
            default:
                return nil
            }
        }
        return CaseResult(name: name, differences: differences)
    }

    private func describe(_ context: UICollectionViewLayoutInvalidationContext) -> JSONValue {
        .object([
            "invalidateEverything": .bool(context.invalidateEverything),
            "invalidateDataSourceCounts": .bool(context.invalidateDataSourceCounts),
            "invalidatedItemIndexPaths": JSONValue(context.invalidatedItemIndexPaths),
            "invalidatedSupplementaryIndexPaths": JSONValue(context.invalidatedSupplementaryIndexPaths),
            "invalidatedDecorationIndexPaths": JSONValue(context.invalidatedDecorationIndexPaths),
            "contentOffsetAdjustment": JSONValue(context.contentOffsetAdjustment),
            "contentSizeAdjustment": JSONValue(context.contentSizeAdjustment),
        ])
    }

    /// Returns the index paths in a sentence such as "items 2-1, 0-0, and repeats".
    private static func paths(in text: String) -> [IndexPath] {
        text.split { !($0.isNumber || $0 == "-") }.compactMap { word in
            let numbers = word.split(separator: "-").compactMap { Int($0) }
            return numbers.count == 2 ? IndexPath(item: numbers[1], section: numbers[0]) : nil
        }
    }

    private var contextsForBoundsChangesAreNew: Bool {
        [UICollectionViewLayout(), UICollectionViewFlowLayout()].allSatisfy { layout in
            let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
            let context = layout.invalidationContext(forBoundsChange: bounds)
            let again = layout.invalidationContext(forBoundsChange: bounds)
            let isOfLayoutsClass = type(of: context) == type(of: layout).invalidationContextClass
            return context !== again && isOfLayoutsClass
                && describe(context) == describe(UICollectionViewLayoutInvalidationContext())
        }
    }

    private var invalidatingCallsOnce: Bool {
        let layout = CountingLayout()
        layout.invalidateLayout()
        layout.invalidateLayout()
        guard layout.contexts.count == 2, layout.contexts[0] !== layout.contexts[1] else { return false }
        layout.invalidations = 0
        layout.invalidateLayout(with: UICollectionViewLayoutInvalidationContext())
        return layout.invalidations == 0
    }
}

/// A layout that counts the calls that an invalidation causes.
private final class CountingLayout: UICollectionViewLayout {
    var contexts: [UICollectionViewLayoutInvalidationContext] = []
    var invalidations = 0

    override func invalidateLayout() {
        invalidations += 1
        super.invalidateLayout()
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        contexts.append(context)
        super.invalidateLayout(with: context)
    }
}
