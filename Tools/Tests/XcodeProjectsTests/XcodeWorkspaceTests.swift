import Foundation
import TemporaryFolders
import Testing

@testable import XcodeProjects

struct XcodeWorkspaceTests {
    @Test func projectsOfGroupsAreFound() throws {
        let folder = try TemporaryFolder([
            "A.xcworkspace/contents.xcworkspacedata": """
            <?xml version="1.0" encoding="UTF-8"?>
            <Workspace version = "1.0">
              <Group location = "group:Apps" name = "Apps"><FileRef location = "group:One.xcodeproj"></FileRef></Group>
              <FileRef location = "container:Two.xcodeproj"></FileRef>
              <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef>
              <FileRef location = "group:Kit"></FileRef>
            </Workspace>
            """,
            "Apps/One.xcodeproj/project.pbxproj": "", "Two.xcodeproj/project.pbxproj": "", "Kit/Package.swift": "",
        ])
        let workspace = try XcodeWorkspace(contentsOf: folder.url("A.xcworkspace"))
        #expect(workspace.projects == [folder.url("Apps/One.xcodeproj"), folder.url("Two.xcodeproj")])
        #expect(workspace.packages == [folder.url("Kit")])
        #expect(workspace.problems.map(\.line) == [5])
        #expect(workspace.problems.first?.remedy.contains("pod install") == true)
    }

    @Test func brokenXMLIsReportedWithItsLine() throws {
        let folder = try TemporaryFolder([
            "A.xcworkspace/contents.xcworkspacedata": "<?xml version=\"1.0\"?>\n<Workspace>\n<<<<<<< HEAD\n"
        ])
        let problem = #expect(throws: ProjectProblem.self) {
            try XcodeWorkspace(contentsOf: folder.url("A.xcworkspace"))
        }
        #expect(problem?.line == 3)
    }

    @Test func invalidUTF8IsReportedWithItsLine() throws {
        let folder = try TemporaryFolder(["A.xcworkspace/contents.xcworkspacedata": ""])
        let bytes = Data("<?xml version=\"1.0\"?>\n<Work".utf8) + [0xFF, 0xFE] + Data("space/>\n".utf8)
        try bytes.write(to: folder.url("A.xcworkspace/contents.xcworkspacedata"))
        let problem = #expect(throws: ProjectProblem.self) {
            try XcodeWorkspace(contentsOf: folder.url("A.xcworkspace"))
        }
        #expect(problem?.line == 2)
    }

    @Test func declarationsOfEntitiesAreReportedWithTheirLine() throws {
        let folder = try TemporaryFolder([
            "A.xcworkspace/contents.xcworkspacedata":
                "<?xml version=\"1.0\"?>\n<!DOCTYPE Workspace [<!ENTITY a \"b\">]>\n<Workspace/>\n"
        ])
        let problem = #expect(throws: ProjectProblem.self) {
            try XcodeWorkspace(contentsOf: folder.url("A.xcworkspace"))
        }
        #expect(problem?.line == 2)
    }
}
