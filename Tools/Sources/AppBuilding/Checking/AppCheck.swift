import Foundation
import XcodeProjects

/// A check for features of an app that aren't supported. It runs before anything is built.
package struct AppCheck {
    /// All findings, ordered by files and lines.
    package let findings: [Finding]
    /// A Boolean value that indicates whether the compiler checked the sources. It's `false` if Collage must be built first.
    package let hasCheckedTypes: Bool

    /// - Parameters:
    ///   - checksTypes: Whether the compiler also checks the rewritten sources.
    ///   - say: A closure that receives progress messages for the user.
    /// - Complexity: O(*n*) in the size of all sources.
    package init(
        _ plan: AppPlan, checksTypes: Bool = false, installation: Installation = .current,
        say: @escaping (String) -> Void = { _ in }
    ) throws(BuildFailure) {
        var findings = plan.findings
        let rewritten = try RewrittenApp(plan)
        // The app doesn't need what its tests lack.
        findings += rewritten.findings { $0.kind == .tests && plan.hasApp ? .warning : .error }
        findings += plan.modules.flatMap(\.resources).flatMap(Self.problems)
        findings += plan.modules.flatMap(\.resources).filter { $0.url.pathExtension == "xcassets" }
            .flatMap { CatalogCheck(catalog: $0.url).findings }
        findings += InterfaceCheck(plan).findings
        findings += SymbolCheck(plan).findings
        let types =
            checksTypes
            ? try TypeCheck(plan: plan, rewritten: rewritten, installation: installation, say: say).findings() : nil
        hasCheckedTypes = types != nil
        self.findings = (findings + (types ?? [])).uniqued.sorted {
            ($0.file, $0.line ?? 0, $0.message) < ($1.file, $1.line ?? 0, $1.message)
        }
    }

    /// A Boolean value that indicates whether the app needs an unsupported feature.
    package var hasErrors: Bool { findings.contains { $0.severity == .error } }

    /// Returns the problems of a resource.
    private static func problems(_ resource: Resource) -> [Finding] {
        switch resource.url.pathExtension {
        case "xcdatamodeld", "xcdatamodel":
            guard DataModelFolder(resource.url).currentFile == nil else { return [] }
            return [
                Finding(
                    .error, file: resource.url.path,
                    "the data model has no version. Restore the folder from version control.")
            ]
        case "xcstrings":
            do {
                return try StringCatalog(contentsOf: resource.url).problems.map {
                    Finding(.warning, file: resource.url.path, "\($0) can't be read, so the key is used instead.")
                }
            } catch {
                return error.findings
            }
        default: return undrawable(resource).map { [$0] } ?? []
        }
    }

    /// Returns a warning about the first image of a resource that no installed program can draw.
    private static func undrawable(_ resource: Resource) -> Finding? {
        var isInstalled: [String: Bool] = [:]
        for file in VectorImages.files(of: resource.url) {
            guard let renderer = VectorImages.renderer(of: file) else { continue }
            let isThere = isInstalled[renderer.program] ?? renderer.isInstalled
            isInstalled[renderer.program] = isThere
            if isThere { continue }
            return Finding(
                .error, file: file.path,
                "this image can't be drawn without \(renderer.program). Install the package \(renderer.package).")
        }
        return nil
    }
}
