import Foundation
import TemporaryFolders
import Testing

@testable import AppBuilding

/// Tests of the frameworks that checks need, and of checks with a Collage that has only an empty UIKit.
struct TypeCheckTests {
    private static let collage = [
        "Collage/Package.swift": """
        // swift-tools-version: 6.1
        import PackageDescription
        let package = Package(
            name: "Collage",
            products: [
                .library(name: "UIKit", targets: ["UIKit"]), .library(name: "AppHosting", targets: ["AppHosting"]),
            ],
            targets: [.target(name: "UIKit"), .target(name: "AppHosting")])
        """,
        "Collage/Sources/UIKit/UIKit.swift": "public class UIView { public init() {} }\n",
        "Collage/Sources/AppHosting/AppHosting.swift": "// Nothing.\n",
    ]

    private func check(_ folder: TemporaryFolder, _ app: String = "App") throws -> AppCheck {
        try AppCheck(AppPlan(AppLocation(folder.url(app))), checksTypes: true, installation: installation(folder))
    }

    private func installation(_ folder: TemporaryFolder) -> Installation {
        Installation(root: folder.url("Collage"), cache: folder.url("cache"))
    }

    @Test func `only constructs are checked before a build`() throws {
        let folder = try TemporaryFolder(Self.collage.merging(["App/main.swift": "import UIKit\nlost()\n"]) { $1 })
        let check = try check(folder)
        #expect(!check.hasCheckedTypes && check.findings.isEmpty)
    }

    @Test func `frameworks are known until a source of Collage changes`() throws {
        let folder = try TemporaryFolder(Self.collage)
        let installation = installation(folder)
        try FileManager.default.createDirectory(at: installation.scratch, withIntermediateDirectories: true)
        BuiltFrameworks(installation).add(["UIKit"])
        BuiltFrameworks(installation).add(["SwiftUI"])
        #expect(BuiltFrameworks(installation).names == ["UIKit", "SwiftUI"])
        try folder.write("// Changed.", to: "Collage/Sources/UIKit/UIKit.swift")
        #expect(BuiltFrameworks(installation).names.isEmpty)
    }

    @Test func `after a build that failed, all errors of all modules are reported`() throws {
        let manifest = """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "App", targets: [
                    .executableTarget(name: "App", dependencies: ["Kit"]), .target(name: "Kit"),
                    .testTarget(name: "AppTests", dependencies: ["App"]),
                ])
            """
        let folder = try TemporaryFolder(
            Self.collage.merging([
                "App/Package.swift": manifest,
                "App/Sources/Kit/Kit.swift": "import UIKit\npublic func known() {}\npublic func broken() { lost() }\n",
                "App/Sources/App/main.swift": "import Kit\nimport UIKit\nknown()\nUIView().missing()\n",
                "App/Sources/App/Other.swift": "let label: UILabel? = nil\n",
                "App/Tests/AppTests/AppTests.swift": "@testable import App\nlet count: Int = \"\"\n",
            ]) { $1 })
        let plan = try AppPlan(AppLocation(folder.url("App")))
        let build = AppBuild(plan, installation: installation(folder)) { _ in }
        #expect(throws: BuildFailure.self) { try build.build() }

        for _ in 1...2 {
            let check = try check(folder)
            #expect(check.hasCheckedTypes)
            let lines = check.findings.map { "\(URL(fileURLWithPath: $0.file).lastPathComponent):\($0.line ?? 0)" }
            #expect(lines == ["Other.swift:1", "main.swift:4", "Kit.swift:3", "AppTests.swift:2"])
            #expect(check.findings.allSatisfy { $0.origin == .compiler && !$0.message.contains("\n") })
            #expect(check.findings.filter { $0.severity == .warning }.count == 1)
        }

        try folder.write("import UIKit\npublic func known() {}\n", to: "App/Sources/Kit/Kit.swift")
        try folder.write("import Kit\nfunc f() -> Int { }\n", to: "App/Sources/App/main.swift")
        try folder.write("", to: "App/Sources/App/Other.swift")
        let messages = try check(folder).findings.filter { $0.severity == .error }.map(\.message)
        #expect(messages == ["missing return in global function expected to return 'Int'"])
    }
}
