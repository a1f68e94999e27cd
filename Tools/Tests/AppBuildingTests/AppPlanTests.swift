import Foundation
import TemporaryFolders
import Testing

@testable import AppBuilding

/// Tests of the plans for the projects in `Examples/XcodeApps`, and for folders.
struct AppPlanTests {
    private static let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Examples/XcodeApps").standardizedFileURL

    private func plan(_ name: String) throws -> AppPlan {
        try AppPlan(AppLocation(Self.examples.appending(path: name)))
    }

    @Test func aStoryboardAppHasItsFilesByLanguage() throws {
        let plan = try plan("Recipes")
        #expect(plan.app.sources.map(\.lastPathComponent).contains("RecipesViewController.swift"))
        #expect(
            Set(plan.app.resources.map(\.path)).isSuperset(of: [
                "Base.lproj/Main.storyboard", "de.lproj/Localizable.strings", "recipes.json", "Assets.xcassets",
            ]))
        #expect(plan.findings.isEmpty, "\(plan.findings)")
    }

    @Test func anAppIsStartedWithTheVariablesOfItsScheme() throws {
        let folder = try TemporaryFolder([:])
        let project = folder.url("Tides/Tides.xcodeproj")
        try FileManager.default.copyItem(at: Self.examples.appending(path: "Tides"), to: folder.url("Tides"))
        let schemes = project.appending(path: "xcshareddata/xcschemes")
        try FileManager.default.createDirectory(at: schemes, withIntermediateDirectories: true)
        let scheme = """
            <Scheme><LaunchAction>
              <BuildableReference BlueprintName = "Tides"/>
              <EnvironmentVariable key = "harbor" value = "Husum" isEnabled = "YES"/>
            </LaunchAction></Scheme>
            """
        try Data(scheme.utf8).write(to: schemes.appending(path: "Tides.xcscheme"))
        let plan = try AppPlan(AppLocation(project))
        #expect(plan.variables == ["harbor": "Husum"])
        #expect(try self.plan("Tides").variables.isEmpty)
    }

    @Test func aSynchronizedFolderLeavesOutItsExceptions() throws {
        let names = try plan("Birds").app.sources.map(\.lastPathComponent)
        #expect(names.contains("Sighting.swift") && !names.contains("MapSketch.swift"))
    }

    @Test func packagesAndTestsAreSeparateModules() throws {
        let plan = try plan("Budget")
        #expect(plan.libraries.map(\.name) == ["Ledger"])
        #expect(plan.libraries.first?.bundleName == "Ledger_Ledger.bundle")
        #expect(plan.tests.map(\.name) == ["BudgetTests"])
        #expect(plan.tests.first?.imports == ["Budget", "Ledger"])
        #expect(plan.app.imports == ["Ledger"])
    }

    @Test func modulesSeeTheMembersThatAppleExportsFromOtherModules() throws {
        let folder = try TemporaryFolder([
            "Kit/Package.swift": """
            // swift-tools-version:6.0
            import PackageDescription
            let package = Package(
                name: "Kit", targets: [
                    .executableTarget(
                        name: "Kit",
                        swiftSettings: [
                            .enableUpcomingFeature("MemberImportVisibility"), .enableUpcomingFeature("ExistentialAny"),
                        ]),
                ])
            """,
            "Kit/Sources/Kit/main.swift": "import UIKit",
            "App/App.swift": "import UIKit",
            "App/App.xcodeproj/project.pbxproj": """
            { archiveVersion = 1; objectVersion = 56; rootObject = P; objects = {
            P = { isa = PBXProject; mainGroup = M; targets = (T); buildConfigurationList = L; };
            M = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
            F = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
            T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S);
                  buildConfigurationList = L; };
            S = { isa = PBXSourcesBuildPhase; files = (B); };
            B = { isa = PBXBuildFile; fileRef = F; };
            L = { isa = XCConfigurationList; buildConfigurations = (D); };
            D = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
                  SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY = YES; SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = YES; }; };
            }; }
            """,
        ])
        for name in ["Kit", "App"] {
            let flags = try AppPlan(AppLocation(folder.url(name))).app.flags
            #expect(flags.contains("ExistentialAny") && !flags.contains("MemberImportVisibility"), "\(flags)")
        }
    }

    @Test func sourcesBeforeSwift5AreBuiltWithTheOldNames() throws {
        func oldNames(_ module: ModulePlan?) -> [String] {
            module?.sources.map(\.lastPathComponent).filter { $0.hasPrefix("Swift4") } ?? []
        }
        #expect(oldNames(try plan("Stopwatch").app) == ["Swift4Names.swift", "Swift4Library.swift"])
        #expect(oldNames(try plan("Recipes").app).isEmpty)
        for (tools, versions, expected) in [
            ("4.0", "", ["Swift4Library.swift"]), ("5.0", "", []),
            ("5.0", ", swiftLanguageVersions: [.v4, .v4_2]", ["Swift4Library.swift"]),
            ("5.0", ", swiftLanguageVersions: [.v4, .v5]", []),
        ] {
            let folder = try TemporaryFolder([
                "Kit/Package.swift": """
                // swift-tools-version:\(tools)
                import PackageDescription
                let package = Package(
                    name: "Kit", targets: [
                        .target(name: "Kit"), .testTarget(name: "KitTests", dependencies: ["Kit"]),
                    ]\(versions))
                """,
                "Kit/Sources/Kit/Kit.swift": "import UIKit", "Kit/Tests/KitTests/KitTests.swift": "import Kit",
            ])
            let plan = try AppPlan(AppLocation(folder.url("Kit"), forTests: true), forTests: true)
            #expect(oldNames(plan.libraries.first) == expected, "\(tools)\(versions)")
            #expect(oldNames(plan.tests.first) == expected, "\(tools)\(versions)")
        }
    }

    @Test func aFolderOfSwiftFilesIsAnApp() throws {
        let folder = try TemporaryFolder(["Mein Gerät/a.swift": "import UIKit", "Mein Gerät/data.json": "{}"])
        let plan = try AppPlan(AppLocation(folder.url("Mein Gerät")))
        #expect(plan.name == "Mein Gerät")
        #expect(plan.app.name == "Mein_Gerat" && plan.app.importedName == "Mein_Gerät")
        #expect(plan.app.resources.map(\.path) == ["data.json"])
    }

    @Test func `each source of a folder in another language is reported and left out`() throws {
        let folder = try TemporaryFolder([
            "App/App.swift": "import UIKit", "App/Old/Clock.m": "", "App/Old/Clock.h": "", "App/Blur.metal": "",
            "App/Sum.cpp": "", "App/data.json": "{}",
        ])
        let plan = try AppPlan(AppLocation(folder.url("App")))
        let files = ["Blur.metal", "Old/Clock.m", "Sum.cpp"].map { folder.url("App/\($0)").path }
        #expect(plan.findings.map(\.file).sorted() == files)
        #expect(plan.findings.allSatisfy { $0.severity == .error && $0.line == 1 })
        #expect(plan.findings.contains { $0.message.hasPrefix("Objective-C can't be built here") })
        #expect(plan.app.resources.map(\.path) == ["data.json"])
    }

    @Test func aDescriptionIsOpenedUnlessThereIsAProject() throws {
        let text = "targets:\n  Shop: {type: application, platform: iOS, sources: [Shop]}\n"
        let folder = try TemporaryFolder([
            "App/project.yml": text, "App/Shop/App.swift": "", "App/Shop.xcodeproj/xcshareddata/x": "",
            "Both/project.yml": text, "Both/Shop.xcodeproj/project.pbxproj": "",
        ])
        let location = try AppLocation(folder.url("App"))
        #expect(location == .description(folder.url("App/project.yml")))
        #expect(try AppPlan(location).app.sources == [folder.url("App/Shop/App.swift")])
        #expect(try AppLocation(folder.url("Both")) == .project(folder.url("Both/Shop.xcodeproj")))
    }

    @Test func aFileThatIsNotAProjectIsReported() throws {
        let folder = try TemporaryFolder([
            "text.txt": "", "Two/A.xcodeproj/project.pbxproj": "", "Two/B.xcodeproj/project.pbxproj": "",
            "Empty.xcodeproj/x": "",
        ])
        for (path, words) in [
            ("missing", "nothing at this path"), ("text.txt", "isn't a project"), ("Two", "more than one project"),
            ("Empty.xcodeproj", "can't be read"),
        ] {
            let failure = #expect(throws: BuildFailure.self) { try AppPlan(AppLocation(folder.url(path))) }
            #expect(failure?.description.contains(words) == true, "\(String(describing: failure))")
        }
        let failure = #expect(throws: BuildFailure.self) { try AppPlan(AppLocation(folder.url("Two/A.xcodeproj/.."))) }
        #expect(failure != nil)
    }

    @Test func aLibrarysRepositoryIsOpenedAtItsExample() throws {
        let library = "let package = Package(targets: [.target(name: \"A\")])"
        let program = "let package = Package(targets: [.executableTarget(name: \"A\")])"
        let folder = try TemporaryFolder([
            "Library/Package.swift": library, "Library/Demo/Demo.xcodeproj/project.pbxproj": "",
            "Program/Package.swift": program, "Program/Demo/Demo.xcodeproj/project.pbxproj": "",
        ])
        let demo = folder.url("Library/Demo/Demo.xcodeproj").standardizedFileURL.path
        #expect(try AppLocation(folder.url("Library")).url.standardizedFileURL.path == demo)
        #expect(try AppLocation(folder.url("Program")) == .package(folder.url("Program").standardizedFileURL))
    }

    /// A library with tests, an example and a module in C.
    private static let library = [
        "Kit/Package.swift": """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
            name: "Kit",
            targets: [
                .target(name: "Kit", dependencies: ["Shims"]),
                .target(
                    name: "Shims", exclude: ["old.c"], publicHeadersPath: "include",
                    cSettings: [
                        .define("ONE", to: "1"), .headerSearchPath("private"),
                        .define("APPLE", .when(platforms: [.iOS])), .unsafeFlags(["-O1"]),
                    ],
                    linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
                .testTarget(name: "KitTests", dependencies: ["Kit"], resources: [.copy("cells.xib")]),
                .testTarget(name: "Benchmarks", dependencies: ["Kit", .target(name: "Rival")]),
                .target(name: "Rival"),
            ])
        """,
        "Kit/Sources/Kit/Kit.swift": "import UIKit\nimport Shims\n",
        "Kit/Sources/Shims/include/Shims.h": "int one(void);\n",
        "Kit/Sources/Shims/Shims.c": "int one(void) { return ONE; }\n", "Kit/Sources/Shims/old.c": "?",
        "Kit/Sources/Rival/Rival.mm": "",
        "Kit/Tests/KitTests/KitTests.swift": "@testable import Kit\nimport XCTest\n",
        "Kit/Tests/KitTests/cells.xib": "",
        "Kit/Tests/Benchmarks/Benchmarks.swift": "import Kit\nimport Rival\n",
        "Kit/Demo/Demo.xcodeproj/project.pbxproj": "",
    ]

    @Test func aLibrarysPackageIsTestedWithoutAnApp() throws {
        let folder = try TemporaryFolder(Self.library)
        let location = try AppLocation(folder.url("Kit"), forTests: true)
        #expect(location == .package(folder.url("Kit").standardizedFileURL))
        let plan = try AppPlan(location, forTests: true)
        #expect(!plan.hasApp && plan.modules.map(\.name) == ["Shims", "Kit", "KitTests"])
        #expect(plan.tests.first?.imports == ["Kit"])
        #expect(plan.tests.first?.bundleName == "Kit_KitTests.bundle")
        #expect(plan.findings.map(\.message).contains { $0.hasPrefix("Rival doesn't exist") })
    }

    @Test func thePreviewsOfALibraryAreShownIfThereIsNoApp() throws {
        let folder = try TemporaryFolder(Self.library)
        let plan = try AppPlan(.package(folder.url("Kit")))
        #expect(plan.modules.map(\.name) == ["Shims", "Kit", "KitPreviews"])
        #expect(plan.app.imports == ["Kit"] && plan.tests.isEmpty)
        let info = try PropertyListSerialization.propertyList(from: plan.info, format: nil) as? [String: Any]
        #expect(info?["CollageShowsPreviews"] as? Bool == true)
        #expect(plan.findings.map(\.message).contains { $0.hasSuffix("the previews of its modules are shown: Kit.") })
        #expect(throws: BuildFailure.self) { try AppPlan(.package(folder.url("Kit")), target: "Missing") }
    }

    /// SwiftPM's template of a manifest explains its terms.
    @Test func commentsOfAManifestAreNotRead() throws {
        let folder = try TemporaryFolder([
            "Library/Package.swift": """
            // Products define the executables and libraries a package produces.
            let package = Package(targets: [.target(name: "A")])
            """,
            "Library/Example/Example.xcodeproj/project.pbxproj": "",
        ])
        #expect(try AppLocation(folder.url("Library")).url.lastPathComponent == "Example.xcodeproj")
    }

    @Test func theTestsOfAnExecutableAreTheAppsTests() throws {
        let folder = try TemporaryFolder([
            "App/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "App",
                targets: [.executableTarget(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"])])
            """,
            "App/Sources/App/App.swift": "import UIKit\n",
            "App/Tests/AppTests/AppTests.swift": "@testable import App\nimport XCTest\n",
        ])
        let plan = try AppPlan(AppLocation(folder.url("App"), forTests: true), forTests: true)
        #expect(plan.hasApp && plan.tests.map(\.name) == ["AppTests"] && plan.findings.isEmpty)
    }

    @Test func `a target of a package can have another language mode and isolation`() throws {
        let folder = try TemporaryFolder([
            "App/Package.swift": """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(
                name: "App",
                targets: [
                    .executableTarget(name: "App", dependencies: ["Kit"]),
                    .target(
                        name: "Kit", swiftSettings: [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)]),
                ])
            """,
            "App/Sources/App/App.swift": "import Kit\nimport UIKit\n", "App/Sources/Kit/Kit.swift": "import UIKit\n",
        ])
        let plan = try AppPlan(AppLocation(folder.url("App")))
        #expect(plan.modules.map(\.swiftVersion) == [5, 6])
        #expect(plan.libraries.first?.flags == ["-default-isolation", "MainActor"])
    }

    /// Generators and benchmarks, which may not build on Linux.
    @Test func theTestsOfALibraryDoNotTestItsCommandLineTool() throws {
        let folder = try TemporaryFolder([
            "Kit/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Kit",
                targets: [
                    .executableTarget(name: "generate"), .target(name: "Kit"),
                    .testTarget(name: "KitTests", dependencies: ["Kit"]),
                ])
            """,
            "Kit/Sources/generate/main.swift": "import AppKit\n", "Kit/Sources/Kit/Kit.swift": "import UIKit\n",
            "Kit/Tests/KitTests/KitTests.swift": "import Kit\nimport XCTest\n",
        ])
        let plan = try AppPlan(AppLocation(folder.url("Kit"), forTests: true), forTests: true)
        #expect(!plan.hasApp && plan.modules.map(\.name) == ["Kit", "KitTests"])
    }

    @Test func aCModuleOfALibraryIsBuiltUnchanged() throws {
        let folder = try TemporaryFolder(Self.library)
        let plan = try AppPlan(AppLocation(folder.url("Kit"), forTests: true), forTests: true)
        let package = try GeneratedPackage(
            plan, installation: Installation(root: folder.url("Collage"), cache: folder.url("cache")))
        #expect(package.folder.appending(path: "Sources/Shims/include/Shims.h").exists)
        let manifest = try String(contentsOf: package.folder.appending(path: "Package.swift"), encoding: .utf8)
        #expect(
            manifest.contains(
                """
                .target(name: "Shims", path: "Sources/Shims", exclude: ["old.c"], publicHeadersPath: "include", \
                cSettings: [.define("ONE", to: "1"), .headerSearchPath("private"), .unsafeFlags(["-O1"])], \
                linkerSettings: [.linkedLibrary("m")])
                """))
        #expect(!manifest.contains("executableTarget"))
        #expect(manifest.contains("products: [.library(name: \"Kit-libraries\", targets: [\"Shims\", \"Kit\"])]"))
    }

    @Test func `missing files of targets that aren't built are warnings`() throws {
        let folder = try TemporaryFolder([
            "App.xcodeproj/project.pbxproj": """
            // !$*UTF8*$!
            { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
            P = { isa = PBXProject; mainGroup = M; targets = (A, U, E); buildConfigurationList = C; };
            C = { isa = XCConfigurationList; buildConfigurations = (D); };
            D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
            M = { isa = PBXGroup; children = (F1, F2, F3, G); sourceTree = "<group>"; };
            F1 = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
            F2 = { isa = PBXFileReference; path = Missing.swift; sourceTree = "<group>"; };
            F3 = { isa = PBXFileReference; path = MissingTests.swift; sourceTree = "<group>"; };
            G = { isa = PBXFileSystemSynchronizedRootGroup; path = Stickers; sourceTree = "<group>"; };
            A = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                  buildPhases = (S1); };
            U = { isa = PBXNativeTarget; name = AppUITests; productType = "com.apple.product-type.bundle.ui-testing";
                  buildPhases = (S2); };
            E = { isa = PBXNativeTarget; name = Stickers;
                  productType = "com.apple.product-type.app-extension.messages-sticker-pack"; buildPhases = ();
                  fileSystemSynchronizedGroups = (G); };
            S1 = { isa = PBXSourcesBuildPhase; files = (B1, B2); };
            S2 = { isa = PBXSourcesBuildPhase; files = (B3); };
            B1 = { isa = PBXBuildFile; fileRef = F1; };
            B2 = { isa = PBXBuildFile; fileRef = F2; };
            B3 = { isa = PBXBuildFile; fileRef = F3; };
            }; }
            """, "App.swift": "import SwiftUI",
        ])
        let findings = try AppPlan(AppLocation(folder.url("App.xcodeproj"))).findings
        func severity(_ name: String) -> Finding.Severity? { findings.first { $0.message.contains(name) }?.severity }
        #expect(severity("/Missing.swift") == .error)
        #expect(severity("/MissingTests.swift") == .warning)
        #expect(severity("/Stickers doesn't") == .warning)
    }

    @Test func `imports of missing modules are errors in the app and warnings in its tests`() throws {
        let folder = try TemporaryFolder([
            "App/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "App", targets: [
                    .executableTarget(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"]),
                ])
            """,
            "App/Sources/App/App.swift": "import UIKit\nimport Lottie",
            "App/Tests/AppTests/AppTests.swift": "import XCTest\nimport ViewInspector",
        ])
        let check = try AppCheck(AppPlan(AppLocation(folder.url("App"))))
        func severity(_ name: String) -> Finding.Severity? {
            check.findings.first { $0.message.contains(name) }?.severity
        }
        #expect(severity("Lottie") == .error)
        #expect(severity("ViewInspector") == .warning)
    }

    @Test func aFrameworksProjectIsTestedWithoutAnApp() throws {
        let folder = try TemporaryFolder([
            "Kit.xcodeproj/project.pbxproj": """
            // !$*UTF8*$!
            { archiveVersion = 1; objectVersion = 56; rootObject = P; objects = {
            P = { isa = PBXProject; mainGroup = M; targets = (W, K, T, T2); buildConfigurationList = C; };
            C = { isa = XCConfigurationList; buildConfigurations = (D); };
            D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
            CM = { isa = XCConfigurationList; buildConfigurations = (DM); };
            DM = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = macosx; PRODUCT_NAME = Kit; }; };
            M = { isa = PBXGroup; children = (F1, F2, F3, F4, F5); sourceTree = "<group>"; };
            F1 = { isa = PBXFileReference; path = Kit.swift; sourceTree = "<group>"; };
            F2 = { isa = PBXFileReference; path = KitTests.swift; sourceTree = "<group>"; };
            F3 = { isa = PBXFileReference; path = Mac.swift; sourceTree = "<group>"; };
            W = { isa = PBXNativeTarget; name = "Kit-macOS"; productType = "com.apple.product-type.framework";
                  buildPhases = (S3); buildConfigurationList = CM; };
            K = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases = (S1); };
            T2 = { isa = PBXNativeTarget; name = KitMoreTests; productType = "com.apple.product-type.bundle.unit-test";
                   buildPhases = (S4); };
            S4 = { isa = PBXSourcesBuildPhase; files = (B4, B5); };
            B4 = { isa = PBXBuildFile; fileRef = F4; };
            B5 = { isa = PBXBuildFile; fileRef = F5; };
            F4 = { isa = PBXFileReference; path = MoreTests.swift; sourceTree = "<group>"; };
            F5 = { isa = PBXFileReference; path = Old.m; sourceTree = "<group>"; };
            T = { isa = PBXNativeTarget; name = KitTests; productType = "com.apple.product-type.bundle.unit-test";
                  buildPhases = (S2); };
            S1 = { isa = PBXSourcesBuildPhase; files = (B1, B6); };
            S2 = { isa = PBXSourcesBuildPhase; files = (B2); };
            S3 = { isa = PBXSourcesBuildPhase; files = (B3); };
            B6 = { isa = PBXBuildFile; fileRef = F6; };
            F6 = { isa = PBXFileReference; path = Kit.docc; sourceTree = "<group>"; };
            B1 = { isa = PBXBuildFile; fileRef = F1; };
            B2 = { isa = PBXBuildFile; fileRef = F2; };
            B3 = { isa = PBXBuildFile; fileRef = F3; };
            }; }
            """,
            "Kit.swift": "import UIKit", "KitTests.swift": "@testable import Kit\nimport XCTest", "Mac.swift": "",
            "MoreTests.swift": "import Kit\nimport XCTest\nimport Checks", "Old.m": "",
            "Carthage/Checkouts/Checks/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Checks", targets: [.target(name: "Checks"), .target(name: "Kit")])
            """,
            "Carthage/Checkouts/Checks/Sources/Checks/Checks.swift": "",
            "Carthage/Checkouts/Checks/Sources/Kit/Other.swift": "", "Kit.docc/Page.tutorial": "",
        ])
        let plan = try AppPlan(AppLocation(folder.url("Kit.xcodeproj"), forTests: true), forTests: true)
        #expect(!plan.findings.contains { $0.file.hasSuffix("Kit.docc") })
        #expect(!plan.hasApp && plan.modules.map(\.name) == ["Kit", "Checks", "KitTests", "KitMoreTests"])
        #expect(plan.findings.map(\.message).contains { $0.hasPrefix("Objective-C can't be built here") })
        // The framework for iOS, not the macOS framework with the same name.
        #expect(plan.libraries.first?.sources.map(\.lastPathComponent) == ["Kit.swift"])
    }

    @Test func frameworksOfAddedProjectsAreModules() throws {
        let folder = try TemporaryFolder([
            "Demo/Demo.xcodeproj/project.pbxproj": """
            // !$*UTF8*$!
            { archiveVersion = 1; objectVersion = 56; rootObject = P; objects = {
            P = { isa = PBXProject; mainGroup = M; targets = (T);
                  projectReferences = ({ ProductGroup = G; ProjectRef = K; }, { ProductGroup = G; ProjectRef = L; }); };
            M = { isa = PBXGroup; children = (F, K, L); sourceTree = "<group>"; };
            G = { isa = PBXGroup; children = (); sourceTree = "<group>"; };
            F = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
            K = { isa = PBXFileReference; lastKnownFileType = "wrapper.pb-project"; path = ../Kit.xcodeproj;
                  sourceTree = "<group>"; };
            L = { isa = PBXFileReference; lastKnownFileType = "wrapper.pb-project"; path = Lost.xcodeproj;
                  sourceTree = "<group>"; };
            T = { isa = PBXNativeTarget; name = Demo; productType = "com.apple.product-type.application";
                  buildPhases = (S); };
            S = { isa = PBXSourcesBuildPhase; files = (B); };
            B = { isa = PBXBuildFile; fileRef = F; };
            }; }
            """,
            // The project of the framework also contains the project of the app.
            "Kit.xcodeproj/project.pbxproj": """
            // !$*UTF8*$!
            { archiveVersion = 1; objectVersion = 56; rootObject = P; objects = {
            P = { isa = PBXProject; mainGroup = M; targets = (E, T);
                  projectReferences = ({ ProductGroup = G; ProjectRef = D; }); };
            M = { isa = PBXGroup; children = (F, D); sourceTree = "<group>"; };
            G = { isa = PBXGroup; children = (); sourceTree = "<group>"; };
            F = { isa = PBXFileReference; path = Kit.swift; sourceTree = "<group>"; };
            D = { isa = PBXFileReference; lastKnownFileType = "wrapper.pb-project"; path = Demo/Demo.xcodeproj;
                  sourceTree = "<group>"; };
            E = { isa = PBXNativeTarget; name = Example; productType = "com.apple.product-type.application";
                  buildPhases = (S); };
            T = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
                  buildPhases = (S); };
            S = { isa = PBXSourcesBuildPhase; files = (B); };
            B = { isa = PBXBuildFile; fileRef = F; };
            }; }
            """,
            "Demo/App.swift": "import Kit", "Kit.swift": "import UIKit",
        ])
        let plan = try AppPlan(AppLocation(folder.url("Demo/Demo.xcodeproj")))
        #expect(plan.modules.map(\.name) == ["Kit", "Demo"])
        #expect(plan.libraries.first?.sources == [folder.url("Kit.swift")])
        #expect(plan.findings.map(\.message).filter { $0.contains("Lost.xcodeproj") }.count == 1)
        #expect(plan.findings.map(\.line).contains(10), "\(plan.findings)")
    }
}
