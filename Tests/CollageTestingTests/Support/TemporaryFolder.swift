import Foundation

/// A folder that is removed when it's deallocated.
final class TemporaryFolder: Sendable {
    private let root = FileManager.default.temporaryDirectory.appendingPathComponent("collage-\(UUID())")

    init() { try? FileManager.default.createDirectory(at: root, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: root) }

    /// Where a file of that name lies.
    func url(_ name: String) -> URL { root.appendingPathComponent(name) }

    /// The files in it, in order.
    var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []).sorted() }
}
