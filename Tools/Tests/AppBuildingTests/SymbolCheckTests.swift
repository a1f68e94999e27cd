import Foundation
import TemporaryFolders
import Testing

@testable import AppBuilding

struct SymbolCheckTests {
    @Test func symbolsThatCannotBeDrawnAreReportedWithTheirLines() throws {
        let folder = try TemporaryFolder([
            "Collage/Tools/Resources/SystemSymbols.txt": "star\nstar.fill\n",
            "App/App.swift": """
            import UIKit
            let star = UIImage(systemName: "star.fill")
            let wand = UIImage(systemName: "wand.of.my.own"), other = UIImage(systemName: "star")
            let named = UIImage(systemName: "star.\\(1)")
            """,
            "App/Main.storyboard": """
            <?xml version="1.0"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><resources>
            <image name="star" catalog="system" width="1" height="1"/>
            <image name="moon.of.my.own" catalog="system" width="1" height="1"/>
            <image name="mine" width="1" height="1"/>
            </resources></document>
            """,
        ])
        let plan = try AppPlan(AppLocation(folder.url("App")))
        let installation = Installation(root: folder.url("Collage"), cache: folder.url("cache"))
        let findings = SymbolCheck(plan, installation: installation).findings
        #expect(findings.map(\.line) == [3, 4])
        #expect(findings.allSatisfy { $0.severity == .warning })
        #expect(findings.first?.message.contains("wand.of.my.own") == true)
        #expect(findings.last?.message.contains("moon.of.my.own") == true)
    }
}
