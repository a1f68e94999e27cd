import Foundation
import TemporaryFolders
import Testing

@testable import XcodeProjects

struct XcodeProjectTests {
    /// Returns a project file with the given objects in addition to the required ones.
    private func project(_ objects: String, targets: String = "T", children: String = "G") -> String {
        """
        // !$*UTF8*$!
        { archiveVersion = 1; objectVersion = 56; rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = M; targets = (\(targets)); developmentRegion = de; };
        M = { isa = PBXGroup; children = (\(children)); sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = "Über uns"; productType = "com.apple.product-type.application";
              buildPhases = (S, R); };
        S = { isa = PBXSourcesBuildPhase; files = (B1); };
        R = { isa = PBXResourcesBuildPhase; files = (); };
        B1 = { isa = PBXBuildFile; fileRef = F1; };
        F1 = { isa = PBXFileReference; path = "Käse & Brot.swift"; sourceTree = "<group>"; };
        \(objects)
        }; }
        """
    }

    private func read(_ text: String, files: [String: String] = [:]) throws -> (XcodeProject, TemporaryFolder) {
        let folder = try TemporaryFolder(files.merging(["App.xcodeproj/project.pbxproj": text]) { $1 })
        return (try XcodeProject(contentsOf: folder.url("App.xcodeproj")), folder)
    }

    @Test func filesAreInTheFoldersOfTheirGroups() throws {
        let (project, folder) = try read(
            project("G = { isa = PBXGroup; path = \"My Files\"; children = (F1); sourceTree = \"<group>\"; };"),
            files: ["My Files/Käse & Brot.swift": ""])
        let target = try #require(project.targets.first)
        #expect(target.sources.map(\.url) == [folder.url("My Files/Käse & Brot.swift")])
        #expect(target.kind == .app)
        #expect(target.productName == "Über uns")
        #expect(target.moduleName == "Über_uns")
        #expect(project.problems.isEmpty)
    }

    /// Git on macOS stores the names that Xcode writes in another normal form, and file systems there ignore case.
    @Test(arguments: ["Ku\u{308}che/Ka\u{308}se & Brot.swift", "küche/KÄSE & Brot.swift"])
    func filesAreFoundRegardlessOfCaseAndNormalForm(path: String) throws {
        let (project, folder) = try read(
            project("G = { isa = PBXGroup; path = \"Küche\"; children = (F1); sourceTree = \"<group>\"; };"),
            files: [path: ""])
        let source = try #require(project.targets.first?.sources.first?.url)
        #expect(source.exists && source.path.unicodeScalars.elementsEqual(folder.url(path).path.unicodeScalars))
        #expect(project.problems.isEmpty)
    }

    @Test func absolutePathsOfOtherMachinesAreReplacedByNeighborsWithTheSameName() throws {
        let (project, folder) = try read(
            project(
                """
                G = { isa = PBXGroup; path = Models; children = (F1, F2); sourceTree = "<group>"; };
                F2 = { isa = PBXFileReference; path = "/Users/me/App/Models/Store.swift"; sourceTree = "<group>"; };
                U = { isa = PBXNativeTarget; name = Other; productType = "com.apple.product-type.application";
                      buildPhases = (V); };
                V = { isa = PBXSourcesBuildPhase; files = (B2); };
                B2 = { isa = PBXBuildFile; fileRef = F2; };
                """, targets: "U"), files: ["Models/Store.swift": ""])
        #expect(project.targets.first?.sources.map(\.url) == [folder.url("Models/Store.swift")])
        #expect(project.problems.isEmpty)
    }

    @Test(arguments: ["<group>", "<absolute>"])
    func absolutePathsOfOtherMachinesAreFoundByTheirEnd(tree: String) throws {
        let (project, folder) = try read(
            project(
                """
                G = { isa = PBXGroup; path = Other; children = (F2); sourceTree = "<group>"; };
                F2 = { isa = PBXFileReference; path = "/Users/me/App/Models/Store.swift"; sourceTree = "\(tree)"; };
                U = { isa = PBXNativeTarget; name = Other; productType = "com.apple.product-type.application";
                      buildPhases = (V); };
                V = { isa = PBXSourcesBuildPhase; files = (B2); };
                B2 = { isa = PBXBuildFile; fileRef = F2; };
                """, targets: "U"), files: ["Models/Store.swift": "", "Other/Store.swift": ""])
        #expect(project.targets.first?.sources.map(\.url) == [folder.url("Models/Store.swift")])
    }

    @Test func absolutePathsInGroupsAreUsed() throws {
        let elsewhere = try TemporaryFolder(["Käse.swift": ""])
        let (project, _) = try read(
            project(
                """
                G = { isa = PBXGroup; children = (F2); sourceTree = "<group>"; };
                F2 = { isa = PBXFileReference; path = "\(elsewhere.url("Käse.swift").path)"; sourceTree = "<group>"; };
                U = { isa = PBXNativeTarget; name = Other; productType = "com.apple.product-type.application";
                      buildPhases = (V); };
                V = { isa = PBXSourcesBuildPhase; files = (B2); };
                B2 = { isa = PBXBuildFile; fileRef = F2; };
                """, targets: "U"), files: ["Käse.swift": ""])
        #expect(project.targets.first?.sources.map(\.url) == [elsewhere.url("Käse.swift")])
    }

    @Test func missingFilesAreReportedWithTheirLine() throws {
        let (project, _) = try read(project("G = { isa = PBXGroup; children = (F1); sourceTree = \"<group>\"; };"))
        #expect(project.targets.first?.sources.isEmpty == true)
        #expect(project.problems.map(\.line) == [10])
        #expect(project.problems.first?.problem.contains("doesn't exist") == true)
    }

    @Test func groupsInSeveralGroupsAreReadOnce() throws {
        let groups = (0..<60).map { "G\($0) = { isa = PBXGroup; children = (G\($0 + 1), G\($0 + 1)); };" }
        let (project, folder) = try read(
            project(groups.joined(separator: "\n") + "\nG60 = { isa = PBXGroup; children = (F1); };", children: "G0"),
            files: ["Käse & Brot.swift": ""])
        #expect(project.targets.first?.sources.map(\.url) == [folder.url("Käse & Brot.swift")])
    }

    @Test func deeplyNestedGroupsAreReported() {
        let groups = (0..<20_000).map { "G\($0) = { isa = PBXGroup; children = (G\($0 + 1)); };" }
        let text = project(groups.joined(separator: "\n"), children: "G0")
        let problem = #expect(throws: ProjectProblem.self) { try read(text) }
        #expect(problem?.problem == "groups are nested more than \(FileTree.maximumDepth) deep")
    }

    @Test func groupsThatContainThemselvesAreReported() {
        let problem = #expect(throws: ProjectProblem.self) {
            try read(
                project(
                    """
                    G = { isa = PBXGroup; name = Round; children = (H); sourceTree = "<group>"; };
                    H = { isa = PBXGroup; children = (G); sourceTree = "<group>"; };
                    """))
        }
        #expect(problem?.problem == "the group Round contains itself")
        #expect(problem?.line == 11)
    }

    @Test func unknownTypesAndMissingObjectsAreReportedAndOmitted() throws {
        let (project, _) = try read(
            project(
                """
                G = { isa = PBXGroup; children = (F1, LOST); sourceTree = "<group>"; };
                U = { isa = PBXNativeTarget; name = Odd; productType = "com.apple.product-type.hologram";
                      buildPhases = (X, GONE); };
                X = { isa = PBXHologramBuildPhase; files = (); };
                """, targets: "T, U, NONE"), files: ["Käse & Brot.swift": ""])
        let problems = project.problems.map(\.problem)
        #expect(project.targets.map(\.kind) == [.app, .other("hologram")])
        for words in ["LOST", "PBXHologramBuildPhase", "GONE", "NONE"] {
            #expect(problems.contains { $0.contains(words) }, "\(problems)")
        }
        #expect(project.problems.allSatisfy { $0.line != nil })
    }

    @Test func conflictsAndTruncatedFilesAreReported() {
        for text in ["", "{ objects = {", "{ a = b; }", "{ objects = {}; rootObject = P; }", "{\n<<<<<<< HEAD\n}"] {
            let problem = #expect(throws: ProjectProblem.self) { try read(text) }
            #expect(problem?.file.hasSuffix("project.pbxproj") == true)
        }
    }

    @Test func aFolderWithoutAProjectFileIsReported() {
        let problem = #expect(throws: ProjectProblem.self) {
            try XcodeProject(contentsOf: URL(fileURLWithPath: "/nowhere/App.xcodeproj"))
        }
        #expect(problem?.problem == "the project can't be read")
    }

    @Test func synchronizedFoldersIncludeAllFilesExceptForTheirExceptions() throws {
        let text = project(
            """
            G = { isa = PBXFileSystemSynchronizedRootGroup; path = App; exceptions = (E); sourceTree = "<group>"; };
            E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = U;
                  membershipExceptions = (Info.plist, "Old/Draft.swift"); };
            U = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                  fileSystemSynchronizedGroups = (G); };
            """, targets: "U")
        let (project, folder) = try read(
            text,
            files: [
                "App/Info.plist": "", "App/Main.swift": "", "App/Old/Draft.swift": "", "App/Old/Kept.swift": "",
                "App/Assets.xcassets/Contents.json": "{}", "App/de.lproj/Localizable.strings": "", "App/.hidden": "",
            ])
        let target = try #require(project.targets.first)
        #expect(target.sources.map(\.url) == ["App/Main.swift", "App/Old/Kept.swift"].map(folder.url))
        #expect(
            target.resources.map(\.url) == ["App/Assets.xcassets", "App/de.lproj/Localizable.strings"].map(folder.url))
    }

    @Test func filesOfOtherPlatformsAreOmitted() throws {
        let (project, folder) = try read(
            project(
                """
                G = { isa = PBXGroup; children = (F1, F2, F3); sourceTree = "<group>"; };
                F2 = { isa = PBXFileReference; path = Mac.swift; sourceTree = "<group>"; };
                F3 = { isa = PBXFileReference; path = Phone.swift; sourceTree = "<group>"; };
                B2 = { isa = PBXBuildFile; fileRef = F2; platformFilters = (macos, tvos, ); };
                B3 = { isa = PBXBuildFile; fileRef = F3; platformFilter = ios; };
                """
            ).replacingOccurrences(of: "files = (B1)", with: "files = (B1, B2, B3)"),
            files: ["Käse & Brot.swift": "", "Mac.swift": "", "Phone.swift": ""])
        let sources = project.targets.first?.sources.map(\.url)
        #expect(sources == ["Käse & Brot.swift", "Phone.swift"].map(folder.url))
    }

    @Test func filesOfOtherPlatformsInSynchronizedFoldersAreOmitted() throws {
        let text = project(
            """
            G = { isa = PBXFileSystemSynchronizedRootGroup; path = App; exceptions = (E); sourceTree = "<group>"; };
            E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = U;
                  platformFiltersByRelativePath = { "Other/Mac.swift" = (macos, ); Phone.swift = (ios, macos, ); }; };
            U = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                  fileSystemSynchronizedGroups = (G); };
            """, targets: "U")
        let (project, folder) = try read(
            text, files: ["App/Main.swift": "", "App/Other/Mac.swift": "", "App/Phone.swift": ""])
        #expect(project.targets.first?.sources.map(\.url) == ["App/Main.swift", "App/Phone.swift"].map(folder.url))
    }

    @Test func packagesInSynchronizedFoldersArePackages() throws {
        let text = project(
            """
            G = { isa = PBXFileSystemSynchronizedRootGroup; path = App; exceptions = (E); sourceTree = "<group>"; };
            E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = U;
                  membershipExceptions = (Libraries/Kit); };
            U = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                  fileSystemSynchronizedGroups = (G); };
            """, targets: "U")
        let (project, folder) = try read(
            text,
            files: [
                "App/Main.swift": "", "App/Libraries/Kit/Package.swift": "",
                "App/Libraries/Kit/Sources/Kit/Kit.swift": "",
                "App/Libraries/Other/Package.swift": "", "App/Libraries/Other/Sources/Other/Other.swift": "",
            ])
        #expect(project.targets.first?.sources.map(\.url) == [folder.url("App/Main.swift")])
        let packages = project.packages.compactMap { if case .local(let url) = $0 { url } else { nil } }
        #expect(packages == [folder.url("App/Libraries/Kit"), folder.url("App/Libraries/Other")])
    }

    @Test func packagesAreFound() throws {
        let text = project(
            """
            G = { isa = PBXGroup; children = (F1); sourceTree = "<group>"; };
            """
        ).replacingOccurrences(
            of: "mainGroup = M;",
            with: """
                mainGroup = M; packageReferences = (L, N);
                """
        ).replacingOccurrences(
            of: "M = {",
            with: """
                L = { isa = XCLocalSwiftPackageReference; relativePath = "../Kit"; };
                N = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/x.git";
                      requirement = { kind = upToNextMajorVersion; minimumVersion = 5.0.0; }; };
                M = {
                """)
        let (project, folder) = try read(text, files: ["Käse & Brot.swift": ""])
        #expect(
            project.packages == [
                .local(folder.root.deletingLastPathComponent().appending(path: "Kit")),
                .remote(url: "https://example.com/x.git", requirement: ".upToNextMajor(from: \"5.0.0\")"),
            ])
    }
}
