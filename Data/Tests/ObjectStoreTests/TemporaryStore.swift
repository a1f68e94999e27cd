import Foundation
import ObjectStore

/// A folder for the files of one test, which is deleted with the value that holds it.
final class TemporaryFolder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("store-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: url) }

    var store: URL { url.appendingPathComponent("Test.sqlite") }
}

extension StoreSchema {
    /// People, their pets, and their clubs.
    static let people = StoreSchema([
        StoreEntity(
            name: "Person",
            attributes: [
                StoreAttribute(name: "name", type: .text), StoreAttribute(name: "age", type: .integer),
                StoreAttribute(name: "email", type: .text),
            ],
            relationships: [
                StoreRelationship(
                    name: "pets", destination: "Pet", inverse: "owner", isToMany: true, isOrdered: true),
                StoreRelationship(name: "clubs", destination: "Club", inverse: "members", isToMany: true),
            ],
            uniqueKeys: [["email"]]),
        StoreEntity(
            name: "Pet", attributes: [StoreAttribute(name: "name", type: .text)],
            relationships: [StoreRelationship(name: "owner", destination: "Person", inverse: "pets")]),
        StoreEntity(
            name: "Dog", parent: "Pet", attributes: [StoreAttribute(name: "tricks", type: .integer)]),
        StoreEntity(
            name: "Club", attributes: [StoreAttribute(name: "name", type: .text)],
            relationships: [
                StoreRelationship(name: "members", destination: "Person", inverse: "clubs", isToMany: true)
            ]),
    ])
}
