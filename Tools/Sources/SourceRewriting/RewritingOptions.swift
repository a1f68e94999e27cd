/// Options for rewriting sources.
public struct RewritingOptions: Sendable {
    /// The modules that can be imported, in addition to the rewritten ones. Imports of other modules are removed.
    public var modules: Set<String>
    /// A Boolean value that indicates whether there can be texts with plural forms, in `.stringsdict` files or string
    /// catalogs.
    public var hasPlurals: Bool

    /// Creates options with the modules of Swift's toolchain on Linux, the modules of Collage, and the given ones.
    public init(addingModules modules: Set<String> = [], hasPlurals: Bool = true) {
        self.modules = Self.standardModules.union(modules)
        self.hasPlurals = hasPlurals
    }

    /// Modules that UIKit or Foundation export on Apple's systems, with the words that indicate their use in sources.
    public static let exportedModules: [(module: String, words: [String])] = [
        // Parts of Apple's Foundation that FoundationNetworking lacks.
        (
            "FoundationNetworkingAdditions",
            [
                "ConstrainedNetworkAccess", "ExpensiveNetworkAccess", "networkUnavailableReason",
                "waitsForConnectivity",
                "NSURLAuthenticationMethodServerTrust", "NSURLAuthenticationMethodClientCertificate", ".bytes(for",
                ".bytes(from", "URLSession.AsyncBytes", "URLCache(memoryCapacity", "extension URLSession",
            ]
        ),
        ("os", ["os_unfair_lock", "OSAllocatedUnfairLock"]),
        (
            "UserNotifications",
            [
                "UNUserNotification", "UNNotification", "UNMutableNotification", "UNAuthorization",
                "UNCalendarNotification",
            ]
        ),
        (
            "Security",
            [
                "kSecAttr", "kSecClass", "kSecRandom", "kSecReturn", "errSec", "SecItem", "SecKey",
                "SecRandomCopyBytes",
                "SecTrust",
            ]
        ),
        ("CoreImage", ["CIFilter", "CIImage", "CIContext", "CIColor", "CIVector"]),
        ("Accessibility", ["AXChart", "AXNumericDataAxis", "AXCategoricalDataAxis", "AXDataSeries", "AXDataPoint"]),
    ]

    /// Returns the module of an overlay that Xcode imports when SwiftUI is imported as well, such as `PhotosUI` for
    /// `_PhotosUI_SwiftUI`. Any other module is returned unchanged.
    public static func moduleWithOverlay(_ name: String) -> String {
        guard name.hasPrefix("_"), name.hasSuffix("_SwiftUI"), name.count > 9 else { return name }
        return String(name.dropFirst().dropLast(8))
    }

    /// The modules of Swift's toolchain on Linux, Collage, and the packages that it depends on.
    public static let standardModules: Set<String> = [
        "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML", "Dispatch", "Glibc",
        "Observation", "Synchronization", "RegexBuilder", "_Concurrency", "XCTest", "Testing",
        "UIKit", "OSLog", "SwiftUI", "Combine", "CoreData", "SwiftData", "Collage", "CollageTesting", "CollectionCore",
        "SnapshotTesting",
    ]
}
