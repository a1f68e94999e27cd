import Foundation
import TemporaryFolders
import Testing

@testable import XcodeProjects

struct XcodeSchemeTests {
    private func scheme(_ target: String, variables: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <Scheme LastUpgradeVersion = "1500" version = "1.7">
          <TestAction>
            <EnvironmentVariables><EnvironmentVariable key = "tested" value = "1" isEnabled = "YES"/></EnvironmentVariables>
          </TestAction>
          <LaunchAction buildConfiguration = "Debug">
            <BuildableProductRunnable>
              <BuildableReference BlueprintName = "\(target)" BuildableName = "\(target).app"></BuildableReference>
            </BuildableProductRunnable>
            <EnvironmentVariables>\(variables)</EnvironmentVariables>
          </LaunchAction>
        </Scheme>
        """
    }

    private let variables = """
        <EnvironmentVariable key = "api_url" value = "http://localhost/?a=1&amp;b=2" isEnabled = "YES"/>
        <EnvironmentVariable key = "empty" isEnabled = "YES"/>
        <EnvironmentVariable key = "disabled" value = "1" isEnabled = "NO"/>
        """

    @Test func `the enabled variables of the launch are read`() throws {
        let folder = try TemporaryFolder(["App.xcscheme": scheme("App", variables: variables)])
        let read = XcodeScheme(contentsOf: folder.url("App.xcscheme"))
        #expect(read.target == "App")
        #expect(read.variables == ["api_url": "http://localhost/?a=1&b=2", "empty": ""])
    }

    @Test func `the scheme with the target's name is preferred, and schemes of other targets are ignored`() throws {
        func variable(_ name: String) -> String {
            "<EnvironmentVariable key = \"name\" value = \"\(name)\" isEnabled = \"YES\"/>"
        }
        let schemes = "App.xcodeproj/xcshareddata/xcschemes/"
        let folder = try TemporaryFolder([
            schemes + "A.xcscheme": scheme("App", variables: variable("A")),
            schemes + "App.xcscheme": scheme("App", variables: variable("App")),
            schemes + "Other.xcscheme": scheme("Other", variables: variable("Other")),
        ])
        let project = [folder.url("Missing.xcworkspace"), folder.url("App.xcodeproj")]
        #expect(XcodeScheme.launching("App", in: project)?.variables == ["name": "App"])
        #expect(XcodeScheme.launching("Other", in: project)?.variables == ["name": "Other"])
        #expect(XcodeScheme.launching("Third", in: project) == nil)
    }

    @Test func `a scheme that isn't valid XML has no values`() throws {
        let broken = scheme("App", variables: variables + "\n<<<<<<< HEAD\n")
        let folder = try TemporaryFolder(["App.xcscheme": broken])
        let read = XcodeScheme(contentsOf: folder.url("App.xcscheme"))
        #expect(read.target == nil && read.variables.isEmpty)
        #expect(XcodeScheme(contentsOf: folder.url("Missing.xcscheme")).target == nil)
    }
}
