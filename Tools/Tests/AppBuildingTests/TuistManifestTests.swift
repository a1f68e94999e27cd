import Foundation
import TemporaryFolders
import Testing

@testable import AppBuilding

/// Tests of `Project.swift` and `Workspace.swift`.
struct TuistManifestTests {
    private static let project = """
        import ProjectDescription
        import ProjectDescriptionHelpers

        let project = Project(
            name: "Shop",
            settings: .settings(
                base: ["SWIFT_VERSION": "6.0"].currentProjectVersion("7"),
                configurations: [.debug(name: "Debug", settings: ["LEVEL": "debug"])]),
            targets: [
                .app("Shop", dependencies: [.target(name: "Cart"), .project(target: "Kit", path: .relativeToRoot("Kit"))]),
                .target(
                    name: "Cart", destinations: .iOS, product: .staticFramework, bundleId: "org.example.cart",
                    sources: [.glob("Cart/**", excluding: ["Cart/Old/**"])], resources: ["Cart/Images/**"]),
                Target(name: "Watch", platform: .watchOS, product: .watch2App, bundleId: "org.example.watch"),
            ])
        """
    private static let helpers = """
        import ProjectDescription

        extension Target {
            public static func app(_ name: String, dependencies: [TargetDependency]) -> Target {
                .target(
                    name: name, destinations: [.iPhone, .iPad], product: .app, bundleId: "org.example.\\(name.lowercased())",
                    infoPlist: .extendingDefault(with: ["UILaunchScreen": [:], "Flag": true, "Count": 3]),
                    sources: "Sources/**", resources: ["Resources/**"], dependencies: dependencies)
            }
        }
        """
    private static let kit = """
        import ProjectDescription

        let project = Project(name: "Kit", targets: [
            .target(name: "Kit", destinations: .iOS, product: .framework, bundleId: "org.example.kit", sources: ["Sources/**"])
        ])
        """

    private func folder(_ others: [String: String] = [:]) throws -> TemporaryFolder {
        let files = [
            "Project.swift": Self.project, "Tuist/ProjectDescriptionHelpers/Targets.swift": Self.helpers,
            "Kit/Project.swift": Self.kit, "Kit/Sources/Kit.swift": "public let kit = 1",
            "Sources/App.swift": "import Cart\nimport Kit", "Sources/notes.txt": "", "Resources/words.txt": "",
            "Cart/Cart.swift": "", "Cart/Old/Cart.swift": "", "Cart/Images/a.png": "",
            "Shop.xcodeproj/xcshareddata/x": "",
        ]
        return try TemporaryFolder(files.merging(others) { $1 })
    }

    @Test func aManifestIsExecutedWithItsHelpersAndProjects() throws {
        let folder = try folder()
        let location = try AppLocation(folder.root)
        #expect(location == .description(folder.url("Project.swift")))
        let plan = try AppPlan(location)
        #expect(plan.app.importedName == "Shop" && plan.app.swiftVersion == 6)
        #expect(plan.app.sources == [folder.url("Sources/App.swift")])
        #expect(plan.app.resources.map(\.path) == ["words.txt"])
        #expect(plan.libraries.map(\.name) == ["Cart", "Kit"])
        #expect(plan.libraries.first?.sources == [folder.url("Cart/Cart.swift")])
        #expect(plan.libraries.first?.resources.map(\.path) == ["a.png"])
        let info = try PropertyListSerialization.propertyList(from: plan.info, format: nil) as? [String: Any]
        #expect(
            info?["Flag"] as? Bool == true && info?["Count"] as? Int == 3 && info?["CFBundleVersion"] as? String == "7")
        #expect(info?["CFBundleIdentifier"] as? String == "org.example.shop")
    }

    @Test func typesAreGeneratedForAssets() throws {
        let folder = try folder([
            "Resources/Assets.xcassets/BrandColor.colorset/Contents.json": "{}",
            "Resources/Assets.xcassets/Birds/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
            "Resources/Assets.xcassets/Birds/owl.imageset/Contents.json": "{}",
        ])
        let package = try GeneratedPackage(
            AppPlan(AppLocation(folder.root)),
            installation: Installation(root: folder.url("Collage"), cache: folder.url("cache")))
        let text = try String(
            contentsOf: package.folder.appending(path: "Sources/Shop/GeneratedAssetAccessors.swift"), encoding: .utf8)
        #expect(text.contains("public enum ShopAsset {") && text.contains("public enum Assets {"))
        #expect(text.contains("public static let brandColor = ShopColors(name: \"BrandColor\")"))
        #expect(text.contains("public static let owl = ShopImages(name: \"Birds/owl\")"))
    }

    @Test func aWorkspaceHasItsProjects() throws {
        let folder = try folder([
            "Workspace.swift": """
            import ProjectDescription

            let workspace = Workspace(name: "All", projects: [".", "Ki*/**"])
            """
        ])
        let manifest = try TuistManifest(folder.url("Workspace.swift"))
        #expect(
            try Set(manifest.projects(below: folder.root))
                == [folder.url("Project.swift"), folder.url("Kit/Project.swift")])
        #expect(try AppPlan(AppLocation(folder.root)).app.importedName == "Shop")
    }

    @Test func errorsOfTheCompilerAreReported() throws {
        let folder = try TemporaryFolder([
            "Project.swift": "import ProjectDescription\nlet project = Project(name: 1)\n"
        ])
        let failure = #expect(throws: BuildFailure.self) { try AppPlan(AppLocation(folder.root)) }
        #expect(failure?.description.contains("the manifest can't be compiled") == true)
        #expect(failure?.description.contains("Project.swift:2") == true)
    }
}
