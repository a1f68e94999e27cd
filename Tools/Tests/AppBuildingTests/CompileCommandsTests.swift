import Foundation
import TemporaryFolders
import Testing

@testable import AppBuilding

struct CompileCommandsTests {
    /// A part of a manifest of SwiftPM 6.3.
    private static let manifest = """
        commands:
          "C.My-App-x86_64-unknown-linux-gnu-debug.exe":
            tool: shell
            args: ["swiftc","-o","App"]

          "C.App-x86_64-unknown-linux-gnu-debug.module":
            tool: shell
            inputs: ["a.swift"]
            args: ["/usr/bin/swiftc","-module-name","App","-emit-dependencies","-emit-module","-emit-module-path",\
        "App.swiftmodule","-output-file-map","map.json","-incremental","-c","@sources","-I","Modules","-j8","-DDEBUG",\
        "-Xcc","-g","-parseable-output","-swift-version","5","-g","-Xfrontend","-load-plugin-executable","-Xfrontend",\
        "macros#Macros","-module-alias","UIKit=CollageUIKit"]

          "PackageStructure":
            tool: package-structure-tool
            args: ["x"]

        """

    @Test func `a module is checked with the settings of its build`() {
        let command = CompileCommands(Self.manifest).check(
            "App", sources: [URL(fileURLWithPath: "/s/a.swift")], to: URL(fileURLWithPath: "/c/App.swiftmodule"),
            others: [URL(fileURLWithPath: "/c")])
        #expect(
            command == [
                "/usr/bin/swiftc", "-I", "/c", "-module-name", "App", "-I", "Modules", "-DDEBUG", "-Xcc", "-g",
                "-swift-version", "5", "-Xfrontend", "-load-plugin-executable", "-Xfrontend", "macros#Macros",
                "-module-alias", "UIKit=CollageUIKit", "-emit-module", "-emit-module-path", "/c/App.swiftmodule",
                "-whole-module-optimization", "/s/a.swift",
            ])
    }

    @Test func `a package without the module has no command`() {
        let commands = CompileCommands(Self.manifest)
        #expect(commands.check("Kit", sources: [], to: URL(fileURLWithPath: "/k"), others: []) == nil)
    }

    @Test func `a missing plan is reported`() throws {
        let file = try TemporaryFolder().url("debug.yaml")
        let failure = #expect(throws: BuildFailure.self) { try CompileCommands(contentsOf: file) }
        #expect(failure?.description.contains("debug.yaml: error: the build plan can't be read") == true)
    }
}
