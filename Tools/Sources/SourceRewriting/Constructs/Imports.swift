import Foundation
import SwiftSyntax

/// Imports of modules that don't exist here, and of parts of modules.
struct Imports {
    let available: Set<String>

    func rewrite(_ node: ImportDeclSyntax, in edits: inout FileEdits) {
        let path = node.path.map(\.name.text)
        guard let name = path.first else { return }
        let module = RewritingOptions.moduleWithOverlay(name)
        if available.contains(module), module != name {
            if let kind = node.importKindSpecifier { edits.blank(kind) }
            edits.replace(node.path, with: module)
        } else if available.contains(module) {
            // The modules that UIKit re-exports have no submodules here, and neither does any other module, such as `os`.
            guard path.count > 1 else { return }
            if module != "UIKit", node.importKindSpecifier != nil {
                // A declaration of a submodule, as in `import class Foundation.NSLock.NSRecursiveLock`.
                if path.count > 2, let last = path.last { edits.replace(node.path, with: "\(module).\(last)") }
                return
            }
            if let kind = node.importKindSpecifier { edits.blank(kind) }
            edits.replace(node.path, with: module)
        } else if let other = Self.others[module] {
            if let kind = node.importKindSpecifier { edits.blank(kind) }
            edits.replace(node.path, with: other)
        } else if Self.toolModules.contains(module) {
            edits.blank(node)
        } else {
            edits.blank(node)
            edits.report(
                "Collage has no module \(module), so its import is removed. Put the code that needs it in "
                    + "#if canImport(\(module)), or add a package with the module to the target.", at: node)
        }
    }

    /// Apple's modules whose contents are in other modules here.
    static let others = [
        "CoreGraphics": "Foundation", "CoreFoundation": "Foundation", "ObjectiveC": "Foundation", "Darwin": "Glibc",
        "QuartzCore": "UIKit", "CoreText": "UIKit", "CoreTransferable": "SwiftUI",
        "SwiftUICore": "SwiftUI", "DeveloperToolsSupport": "SwiftUI",
    ]

    /// Modules that only Xcode's canvas uses. `Playgrounds` contains `#Playground`, which is removed, too.
    private static let toolModules: Set = ["Playgrounds"]
}

/// Declarations that a file can use on Apple platforms without an import, because other files of the module import them
/// or Foundation exports them.
struct ImportsOfOtherFiles {
    private let usesUIKit: Bool
    private let usesFoundation: Bool
    private let usesCoreData: Bool
    private let usesSwiftData: Bool
    private let available: Set<String>

    init(module: SourceModule) {
        // XCTest exports UIKit on Apple platforms, so test modules import it as well.
        usesUIKit = module.importsUIKit || module.imported.contains(where: \.importsUIKit)
        // The header of a framework makes its imports available to all files. The modules of the app re-export
        // Foundation, because their interfaces contain its types.
        usesFoundation = ([module] + module.imported).contains { module in
            module.files.contains { $0.scan.imports.contains("Foundation") }
        }
        usesCoreData = module.importsCoreData || module.imported.contains(where: \.importsCoreData)
        usesSwiftData = module.files.contains { $0.scan.imports.contains("SwiftData") }
        available = module.options.modules.subtracting([module.name])
    }

    /// Returns the imports that a file lacks.
    func missing(in source: SourceText) -> [String] {
        let imports = source.scan.imports
        var missing: [String] = []
        if usesUIKit, imports.isDisjoint(with: ["UIKit", "SwiftUI"]), available.contains("UIKit") {
            missing.append("UIKit")
        } else if usesFoundation, imports.isDisjoint(with: ["Foundation", "UIKit", "SwiftUI"]) {
            missing.append("Foundation")
        }
        let signs = usesCoreData ? Self.signsOfCoreData : usesSwiftData ? Self.transformers : []
        if !imports.contains("CoreData"), signs.contains(where: { source.mentions($0) }) {
            missing.append("CoreData")
        }
        for (module, words) in Self.signs + RewritingOptions.exportedModules {
            guard available.contains(module), !imports.contains(module) else { continue }
            guard module != "UIKit" || !missing.contains(module) && !imports.contains("SwiftUI") else { continue }
            if words.contains(where: { source.mentions($0) }) { missing.append(module) }
        }
        return missing.map { "import \($0)" }
    }

    /// Declarations that SwiftUI and Foundation have, or export, on Apple platforms, and that Core Data's module has
    /// here.
    private static let signsOfCoreData =
        transformers + [
            "FetchRequest", "FetchedResults", "managedObjectContext", "NSManagedObject", "NSPersistent", "@NSManaged",
        ]
    private static let transformers = ["ValueTransformer", "NSSecureUnarchiveFromDataTransformer"]

    private static let signs: [(module: String, words: [String])] = [
        // Declarations that are in Foundation and the Objective-C runtime on Apple platforms, and in UIKit here.
        (
            "UIKit",
            [
                "objc_getAssociatedObject", "objc_setAssociatedObject", "autoreleasepool", "NSPredicate(format",
                "String(localized", "NSKeyValueObservation", "CGAffineTransform", "#selector",
                "OSAtomic", "NSDiscardableContent", "CFAbsoluteTime", "makeMemoryPressureSource",
                "containerURL(forSecurityApplicationGroupIdentifier", "forUbiquityContainerIdentifier",
                "documentsDirectory", "cachesDirectory", "applicationSupportDirectory", "libraryDirectory",
                "isLowPowerModeEnabled", "thermalState", "formatterBehavior",
                "LocalizedStringResource", "NSExpression", "NSComparisonPredicate", "observeValue(forKeyPath",
                "comparator: .localized",
            ]
        ),
        (
            "FoundationNetworking",
            ["URLSession", "URLRequest", "URLResponse", "URLCache", "HTTPCookie", "URLCredential"]
        ),
        ("FoundationXML", ["XMLParser"]),
        ("Observation", ["@Observable", "withObservationTracking", "@ObservationIgnored"]),
        // Foundation has these on Apple's systems.
        (
            "SwiftUI",
            [
                "RelativeDateTimeFormatter", "ListFormatter", "DateComponentsFormatter", "MeasurementFormatter",
                "AttributedString(markdown", "Transferable", "Measurement", "PersonNameComponents",
            ]
        ),
        (
            "Combine",
            [
                "AnyCancellable", "AnyPublisher", "PassthroughSubject", "CurrentValueSubject", "ObservableObject",
                "@Published", ".sink(", ".publisher(for",
            ]
        ),
    ]
}

extension SourceModule {
    /// A Boolean value that indicates whether any file imports Core Data.
    fileprivate var importsCoreData: Bool { files.contains { $0.scan.imports.contains("CoreData") } }

    /// A Boolean value that indicates whether any file imports UIKit.
    var importsUIKit: Bool { files.contains { !$0.scan.imports.isDisjoint(with: ["UIKit", "SwiftUI"]) } }
}
