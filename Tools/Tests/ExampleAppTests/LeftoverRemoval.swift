import AppBuilding
import Foundation
import Testing
import XcodeProjects

/// A trait that cleans up the build folder after all tests of a suite: it removes products that a later build of
/// Collage would mistake for its own.
struct LeftoverRemoval: SuiteTrait, TestScoping {
    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        defer {
            do { try removeLeftovers() } catch { Issue.record(error) }
        }
        try await function()
    }

    /// Removes the build plan of the last app and the placeholders for Apple's modules, which packages would import.
    private func removeLeftovers() throws {
        let files = FileManager.default
        try Checkout.removeBuildPlan()
        let scratch = Checkout.scratch
        let modules = scratch.appending(path: "debug/Modules")
        var leftovers: [URL] = []
        let builtModules = modules.exists ? try files.contentsOfDirectory(atPath: modules.path) : []
        for name in try Checkout.placeholders {
            leftovers.append(scratch.appending(path: "debug/\(name).build"))
            leftovers += builtModules.filter { $0.hasPrefix("\(name).") }.map { modules.appending(path: $0) }
        }
        for leftover in leftovers where leftover.exists { try files.removeItem(at: leftover) }
    }
}

extension Trait where Self == LeftoverRemoval {
    /// Removes products that a later build of Collage would mistake for its own.
    static var removesLeftovers: Self { LeftoverRemoval() }
}
