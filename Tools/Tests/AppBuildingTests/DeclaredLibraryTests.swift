import Foundation
import TemporaryFolders
import Testing
import XcodeProjects

@testable import AppBuilding

/// Tests of libraries that projects declare for CocoaPods and Carthage.
struct DeclaredLibraryTests {
    private func libraries(
        _ files: [String: String], imports: Set<String>, available: Set<String> = []
    ) throws -> DeclaredLibraries {
        let folder = try TemporaryFolder(files)
        return DeclaredLibraries(in: [folder.url("."), folder.url(".")], imports: imports) { available.contains($0) }
    }

    @Test func `imported pods are packages`() throws {
        let found = try libraries(
            ["Podfile": "pod 'lottie-ios', '~> 4.0'\npod 'RxCocoa', '6.5.0'\npod 'SnapKit'\npod 'Then'\npod 'Lost'\n"],
            imports: ["Lottie", "RxCocoa", "SnapKit"], available: ["SnapKit"])
        #expect(
            found.packages == [
                .remote(url: "https://github.com/airbnb/lottie-ios", requirement: "\"4.0.0\"..<\"5.0.0\""),
                .remote(url: "https://github.com/ReactiveX/RxSwift", requirement: "\"6.5.0\"..<\"6.5.1\""),
            ])
        #expect(found.findings.isEmpty)
    }

    @Test func `pods that aren't available are errors with their lines and reasons`() throws {
        let found = try libraries(
            ["Podfile": "pod 'SDWebImage'\npod 'Of_My_Own'\npod 'SwiftLint'\npod 'Kit', :path => 'Kit'\n"],
            imports: ["SDWebImage", "Of_My_Own", "Kit"])
        #expect(found.packages.isEmpty)
        #expect(found.findings.map(\.line) == [1, 2, 3, 4])
        #expect(found.findings.map(\.severity) == [.error, .error, .warning, .error])
        #expect(found.findings[0].message.hasPrefix("SDWebImage isn't a library in Swift with sources, so the app"))
        #expect(found.findings[1].message.contains("isn't among the pods for which Collage has"))
        #expect(found.findings[3].message.hasPrefix("Kit has no Package.swift in "))
    }

    @Test func `repositories of a Cartfile are packages`() throws {
        let cartfile = """
            github "ReactiveX/RxSwift" ~> 6.0
            github "owner/Kit.swift" == 1.2.3
            binary "https://example.org/Maps.json"
            """
        let found = try libraries(["Cartfile": cartfile], imports: ["RxRelay", "Kit", "Maps"])
        #expect(
            found.packages == [
                .remote(url: "https://github.com/ReactiveX/RxSwift", requirement: "\"6.0.0\"..<\"7.0.0\""),
                .remote(url: "https://github.com/owner/Kit.swift", requirement: "\"1.2.3\"..<\"1.2.4\""),
            ])
        #expect(found.findings.map(\.line) == [3])
        #expect(found.findings.first?.message.hasPrefix("Maps.json is a compiled framework") == true)
    }

    @Test func `a project uses the packages in folders that its Podfile names`() throws {
        let folder = try TemporaryFolder([
            "App.xcworkspace/contents.xcworkspacedata": """
            <?xml version="1.0" encoding="UTF-8"?>
            <Workspace version = "1.0">
              <FileRef location = "group:App.xcodeproj"></FileRef>
              <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef>
            </Workspace>
            """,
            "App.xcodeproj/project.pbxproj": """
            // !$*UTF8*$!
            { archiveVersion = 1; objectVersion = 56; rootObject = P; objects = {
            P = { isa = PBXProject; mainGroup = M; targets = (T); };
            M = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
            F = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
            T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                  buildPhases = (C, S); };
            C = { isa = PBXShellScriptBuildPhase; name = "[CP] Check Pods Manifest.lock"; };
            S = { isa = PBXSourcesBuildPhase; files = (B); };
            B = { isa = PBXBuildFile; fileRef = F; };
            }; }
            """,
            "App.swift": "import Kit\nimport Masonry\n",
            "Podfile": "target 'App' do\n  pod 'Kit', :path => 'Kit'\n  pod 'Masonry'\nend\n",
            "Kit/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Kit", targets: [.target(name: "Kit")])
            """,
            "Kit/Sources/Kit/Kit.swift": "import UIKit\n",
        ])
        let plan = try AppPlan(AppLocation(folder.url(".")))
        #expect(plan.modules.map(\.name) == ["Kit", "App"])
        let errors = plan.findings.filter { $0.severity == .error }
        #expect(errors.map(\.file) == [folder.url("Podfile").path] && errors.first?.line == 3)
        // The project of CocoaPods, which isn't there.
        #expect(plan.findings.filter { $0.severity == .warning }.map(\.line) == [4])
    }
}
