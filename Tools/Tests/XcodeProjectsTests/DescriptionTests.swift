import Foundation
import TemporaryFolders
import Testing

@testable import XcodeProjects

/// Tests of `project.yml`.
struct DescriptionTests {
    private func read(
        _ text: String, files: [String: String] = [:], configuration: String? = nil
    ) throws -> (XcodeProject, TemporaryFolder) {
        let folder = try TemporaryFolder(files.merging(["project.yml": text]) { $1 })
        return (try XcodeProject(description: folder.url("project.yml"), configuration: configuration), folder)
    }

    private func names(_ files: [XcodeTarget.File]) -> [String] { files.map(\.url.lastPathComponent) }

    // MARK: Files

    @Test func filesBelongToPhasesByTheirExtensions() throws {
        let (project, folder) = try read(
            """
            name: Shop
            targets:
              Shop:
                type: application
                platform: iOS
                sources:
                  - path: Shop
                    excludes: ["**/*.txt", Old]
                  - path: Data/prices.json
                    buildPhase: none
                  - path: Generated
                    optional: true
            """,
            files: [
                "Shop/App.swift": "", "Shop/Views/Cart.swift": "", "Shop/Views/Notes.txt": "",
                "Shop/Old/Cart.swift": "",
                "Shop/Assets.xcassets/Contents.json": "", "Shop/Info.plist": "", "Shop/words.strings": "",
                "Shop/Shop.entitlements": "", "Shop/.hidden.swift": "", "Data/prices.json": "",
            ])
        let target = try #require(project.targets.first)
        #expect(target.kind == .app && target.isForPhones && target.moduleName == "Shop")
        #expect(target.sources.map(\.url) == [folder.url("Shop/App.swift"), folder.url("Shop/Views/Cart.swift")])
        #expect(names(target.resources) == ["Assets.xcassets", "words.strings"])
        #expect(target.settings["INFOPLIST_FILE"] == folder.url("Shop/Info.plist").path)
        #expect(project.problems.isEmpty && project.name == "Shop")
    }

    @Test func onlyIncludedFilesAreUsed() throws {
        let (project, _) = try read(
            """
            targets:
              A: {type: framework, platform: iOS, sources: [{path: ., includes: ["Core/**"], excludes: ["**/B.swift"]}]}
            """, files: ["Core/A.swift": "", "Core/B.swift": "", "Other/C.swift": ""])
        #expect(names(project.targets[0].sources) == ["A.swift"])
    }

    @Test func missingFilesAreReportedWithTheirLine() throws {
        let (project, _) = try read("targets:\n  A:\n    type: application\n    sources:\n      - Nowhere\n")
        #expect(project.problems.map(\.line) == [5])
        #expect(project.problems.first?.problem.contains("Nowhere, which the target A uses, doesn't exist") == true)
    }

    @Test(arguments: [
        ("*.txt", "a.txt", true), ("*.txt", "b/a.txt", false), ("**/*.txt", "a.txt", true),
        ("**/*.txt", "b/c/a.txt", true),
        ("b", "b/c/a.txt", true), ("b/**", "b/c/a.txt", true), ("b/*", "b/c/a.txt", true),
        ("b/*/a.tx?", "b/c/a.txt", true),
        ("server[0-2].json", "server1.json", true), ("server[0-2].json", "server3.json", false),
        ("**/c/**", "b/d", false),
    ])
    func patternsMatchPaths(pattern: String, path: String, isMatch: Bool) {
        #expect(PathPattern(pattern).matches(path) == isMatch)
    }

    // MARK: Settings

    private static let settings = """
        name: Shop
        options: {bundleIdPrefix: org.example}
        configs: {Dev Debug: debug, Dev Release: release, Debug: none}
        settings: {base: {LEVEL: project, ENABLED: true}}
        settingGroups:
          common: {GROUP: common, LEVEL: group}
          all: {groups: [common], configs: {dev: {GROUP: dev}, debug: {GROUP: other}}}
        targets:
          My_App:
            type: application
            platform: iOS
            settings: {groups: [all], base: {LEVEL: target, NAMES: [a, b c]}}
        """

    @Test func settingsOfGroupsAndConfigurationsAreMerged() throws {
        let settings = try read(Self.settings, configuration: "Dev Debug").0.targets[0].settings
        #expect(settings["LEVEL"] == "target" && settings["GROUP"] == "dev" && settings["ENABLED"] == "YES")
        #expect(settings.words("NAMES") == ["a", "b c"])
        #expect(settings["PRODUCT_BUNDLE_IDENTIFIER"] == "org.example.My-App")
        #expect(settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS") == ["DEBUG"])
        let other = try read(Self.settings).0.targets[0].settings
        #expect(other["GROUP"] == "other" && other["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] == nil)
    }

    @Test func configurationFilesComeBeforeSettings() throws {
        let text = """
            configFiles: {Debug: Base.xcconfig}
            targets:
              A: {type: application, platform: iOS, settings: {OWN: "$(inherited)2"}}
            """
        let settings = try read(text, files: ["Base.xcconfig": "OWN = 1\nFILE = x"]).0.targets[0].settings
        #expect(settings["OWN"] == "12" && settings["FILE"] == "x")
    }

    @Test func theInfoDictionaryHasTheDescribedValues() throws {
        let (project, folder) = try read(
            """
            targets:
              A:
                type: application
                platform: iOS
                info:
                  path: A/Info.plist
                  properties:
                    CFBundleVersion: "7"
                    UIViewControllerBasedStatusBarAppearance: false
                    Name: $(TARGET_NAME)!
                    Modes: [a, b]
            """)
        let info = InfoDictionary(of: project.targets[0], folder: folder.root)
        #expect(info.problems.isEmpty)
        #expect(info.values["CFBundleVersion"] as? String == "7" && info.values["Name"] as? String == "A!")
        #expect(info.values["UIViewControllerBasedStatusBarAppearance"] as? Bool == false)
        #expect(info.values["Modes"] as? [String] == ["a", "b"])
    }

    // MARK: Targets

    @Test func aTargetForSeveralPlatformsIsOneForEach() throws {
        let (project, _) = try read(
            """
            targets:
              Kit: {type: framework, platform: [iOS, macOS], settings: {PLACE: "on ${platform}"}}
              App: {type: application, supportedDestinations: [iOS, macOS], dependencies: [{target: Kit}]}
            """)
        #expect(project.targets.map(\.name) == ["Kit_iOS", "Kit_macOS", "App"])
        #expect(project.targets.map(\.isForPhones) == [true, false, true])
        #expect(project.targets[0].moduleName == "Kit" && project.targets[1].settings["PLACE"] == "on macOS")
    }

    @Test func dependenciesNameTargetsAndProductsOfPackages() throws {
        let (project, folder) = try read(
            """
            packages:
              Local: {path: Packages/Local}
              Remote: {url: https://example.org/remote, from: 1.2.0}
              Short: {github: owner/short, branch: main}
            targets:
              Kit: {type: framework, platform: iOS}
              App:
                type: application
                platform: iOS
                dependencies:
                  - target: Kit
                  - package: Local
                    products: [One, Two]
                  - package: Remote
                  - framework: Vendor/Other.xcframework
            """)
        let app = project.targets[1]
        #expect(app.dependencies == ["Kit"] && names(app.linked) == ["Other.xcframework"])
        #expect(app.packageProducts.map(\.name) == ["One", "Two", "Remote"])
        #expect(
            project.packages == [
                .local(folder.url("Packages/Local")),
                .remote(url: "https://example.org/remote", requirement: ".upToNextMajor(from: \"1.2.0\")"),
                .remote(url: "https://github.com/owner/short", requirement: "branch: \"main\""),
            ])
    }

    // MARK: Templates and included files

    @Test func templatesAndIncludedFilesAreMerged() throws {
        let (project, folder) = try read(
            """
            include: [Shared/base.yml, {path: Shared/root.yml, relativePaths: false}]
            targets:
              App:
                templates: [Standard]
                templateAttributes: {folder: Main}
                sources: [Extra]
              Old:
                sources:REPLACE: [Extra]
            """,
            files: [
                "Shared/base.yml": """
                x: &common {type: framework, platform: iOS}
                targets: {Old: {<<: *common, sources: [Files]}}
                """,
                "Shared/root.yml": """
                targetTemplates:
                  Standard: {type: application, platform: iOS, sources: ["${folder}"], settings: {NAME: "${target_name}"}}
                """,
                "Main/A.swift": "", "Extra/B.swift": "", "Shared/Files/C.swift": "",
            ])
        let (old, app) = (project.targets[0], project.targets[1])
        #expect(names(app.sources) == ["A.swift", "B.swift"] && app.settings["NAME"] == "App")
        #expect(old.kind == .library && names(old.sources) == ["B.swift"])
        #expect(project.problems.isEmpty && project.url == folder.url("\(folder.root.lastPathComponent).xcodeproj"))
    }

    @Test(arguments: [
        ("targets: [", 2, "isn't valid YAML"), ("a: 1\na: 2", 1, "isn't valid YAML"),
        ("name: A", nil, "has no targets"),
        ("include: project.yml\ntargets: {}", nil, "includes itself"),
        ("include: no.yml\ntargets: {}", nil, "can't be read"),
    ])
    func mistakesAreReported(text: String, line: Int?, words: String) throws {
        let folder = try TemporaryFolder(["project.yml": text])
        let problem = #expect(throws: ProjectProblem.self) {
            try XcodeProject(description: folder.url("project.yml"))
        }
        #expect(problem?.problem.contains(words) == true, "\(String(describing: problem))")
        if let line { #expect(problem?.line == line) }
    }

    @Test func nestedListsAndAliasesAreBounded() throws {
        let levels = (1...40).map { "l\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]" }.joined(separator: "\n")
        for text in ["l0: &a0 [1, 2]\n\(levels)\ntargets: {}", "targets: " + String(repeating: "[", count: 100_000)] {
            let folder = try TemporaryFolder(["project.yml": text])
            #expect(throws: ProjectProblem.self) { try XcodeProject(description: folder.url("project.yml")) }
        }
    }

    @Test func groupsAndTemplatesThatContainThemselvesEnd() throws {
        let (project, _) = try read(
            """
            settingGroups: {a: {groups: [b], A: 1}, b: {groups: [a], base: {B: 2}}}
            targetTemplates: {X: {templates: [Y], type: application}, Y: {templates: [X], platform: iOS}}
            targets: {App: {templates: [X], settings: {groups: [a, missing]}}}
            """)
        #expect(project.targets[0].kind == .app && project.targets[0].settings["B"] == "2")
    }
}
