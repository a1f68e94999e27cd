/// What sources are rewritten for.
public struct RewritingOptions: Sendable {
    /// The modules that can be imported, beside those that are rewritten. An import of another one is left out.
    public var modules: Set<String>
    /// Whether there may be texts whose words go with numbers, in `.stringsdict` files or string catalogs.
    public var hasPlurals: Bool

    /// Options with the modules that a toolchain for Linux and Collage have, and others.
    public init(addingModules modules: Set<String> = [], hasPlurals: Bool = true) {
        self.modules = Self.standardModules.union(modules)
        self.hasPlurals = hasPlurals
    }

    /// What Swift's toolchain on Linux, Collage and the packages that it brings have.
    public static let standardModules: Set<String> = [
        "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML", "Dispatch", "Glibc",
        "Observation", "Synchronization", "RegexBuilder", "_Concurrency", "XCTest", "Testing",
        "UIKit", "OSLog", "SwiftUI", "Combine", "Collage", "CollageTesting", "CollectionCore",
        "SnapshotTesting",
    ]
}
