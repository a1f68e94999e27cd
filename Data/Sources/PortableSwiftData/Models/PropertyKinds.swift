import Foundation
import Synchronization

/// The kinds of the properties of models, which are computed once for each model.
enum PropertyKinds {
    private struct Kinds: @unchecked Sendable {
        let byName: [String: PropertyKind]
    }

    private static let known = Mutex<[ObjectIdentifier: Kinds]>([:])

    static func of(_ type: any PersistentModel.Type) -> [String: PropertyKind] {
        if let found = known.withLock({ $0[ObjectIdentifier(type)] }) { return found.byName }
        let kinds = Kinds(byName: Dictionary(type.allMetadata.map { ($0.name, $0.kind) }) { first, _ in first })
        known.withLock { $0[ObjectIdentifier(type)] = kinds }
        return kinds.byName
    }
}
