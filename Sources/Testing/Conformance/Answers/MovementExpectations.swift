import CollageTesting
import Foundation

/// The recorded results of layouts for an item that the user moves.
@MainActor
struct MovementExpectations {
    private let answers: NamedExpectations
    private let source: IndexPath
    private let target: IndexPath
    private let point: CGPoint

    private struct Recording: Decodable {
        var input: Input
    }

    private struct Input: Decodable {
        var from: String
        var to: String
        var point: [Double]
    }

    init(_ data: Data) throws {
        answers = try JSONDecoder().decode(NamedExpectations.self, from: data)
        let input = try JSONDecoder().decode(Recording.self, from: data).input
        source = try Self.path(input.from)
        target = try Self.path(input.to)
        guard input.point.count == 2 else { throw CocoaError(.coderInvalidValue) }
        point = CGPoint(x: input.point[0], y: input.point[1])
    }

    private static func path(_ text: String) throws -> IndexPath {
        let numbers = text.split(separator: "-").compactMap { Int($0) }
        guard numbers.count == 2 else { throw CocoaError(.coderInvalidValue) }
        return IndexPath(item: numbers[1], section: numbers[0])
    }

    func run(name: String) -> CaseResult {
        let layouts = [UICollectionViewLayout(), UICollectionViewFlowLayout()]
        let differences = answers.differences { name, expected in
            switch name {
            case "targetIndexPath(base and flow)":
                let found = layouts.map { $0.targetIndexPath(forInteractivelyMovingItem: source, withPosition: point) }
                // The recorded answer is a sentence that begins with the path.
                let path = expected.string?.split(separator: " ").first.flatMap { try? Self.path(String($0)) }
                return found.allSatisfy { $0 == path } ? expected : JSONValue(found)
            case "layoutAttributesForInteractivelyMovingItem":
                return .object(["base": describe(layouts[0]), "flow": describe(layouts[1])])
            case "movingContext":
                return answer(by: layouts) { layout in
                    layout.invalidationContext(
                        forInteractivelyMovingItems: [target], withTargetPosition: point, previousIndexPaths: [source],
                        previousPosition: .zero)
                }
            case "endingContext":
                return answer(by: layouts) { layout in
                    layout.invalidationContextForEndingInteractiveMovementOfItems(
                        toFinalIndexPaths: [target], previousIndexPaths: [source], movementCancelled: false)
                }
            case "boundsContext":
                return answer(by: layouts) {
                    $0.invalidationContext(forBoundsChange: CGRect(x: 0, y: 0, width: 1, height: 1))
                }
            default:
                return nil
            }
        }
        return CaseResult(name: name, differences: differences)
    }

    /// Describes the attributes of the item while it's being moved. Attributes with only an index path represent
    /// UIKit's `nil`, which isn't possible in Swift.
    private func describe(_ layout: UICollectionViewLayout) -> JSONValue {
        let held = layout.layoutAttributesForInteractivelyMovingItem(at: target, withTargetPosition: point)
        let saysNothing = UICollectionViewLayoutAttributes(forCellWith: target)
        guard held != saysNothing else { return .null }
        return .object([
            "indexPath": .string("\(held.indexPath.section)-\(held.indexPath.item)"), "center": JSONValue(held.center),
            "size": JSONValue(held.size), "elementKind": held.representedElementKind.map { .string($0) } ?? .null,
            "zIndex": held.zIndex == .max ? .string("NSIntegerMax") : .number(Double(held.zIndex)),
        ])
    }

    /// Returns the answer of the contexts of all layouts, which must be the same.
    private func answer(
        by layouts: [UICollectionViewLayout],
        _ make: (UICollectionViewLayout) -> UICollectionViewLayoutInvalidationContext
    ) -> JSONValue {
        let contexts = layouts.map(make)
        let described = contexts.map { describe($0) }
        guard described.allSatisfy({ $0 == described[0] }), case .object(var members) = described[0] else {
            return .array(described)
        }
        for case let flow as UICollectionViewFlowLayoutInvalidationContext in contexts {
            members["flow.invalidateFlowLayoutDelegateMetrics"] = .bool(flow.invalidateFlowLayoutDelegateMetrics)
        }
        return .object(members)
    }

    private func describe(_ context: UICollectionViewLayoutInvalidationContext) -> JSONValue {
        .object([
            "previous": JSONValue(context.previousIndexPathsForInteractivelyMovingItems),
            "target": JSONValue(context.targetIndexPathsForInteractivelyMovingItems),
            "interactiveMovementTarget": JSONValue(context.interactiveMovementTarget),
            "invalidateEverything": .bool(context.invalidateEverything),
            "invalidatedItems": JSONValue(context.invalidatedItemIndexPaths),
        ])
    }
}
