import Foundation
import TemporaryFolders
import Testing

@testable import AppBuilding

/// Tests of the messages of `check` for storyboards and xibs.
struct InterfaceCheckTests {
    private static let sources = """
        import UIKit
        class HomeViewController: UIViewController {}
        @objc(Named) final class Renamed: UIView {}
        """

    private func findings(_ storyboards: [String: String]) throws -> [Finding] {
        let files = Dictionary(uniqueKeysWithValues: storyboards.map { ("App/\($0.key)", $0.value) })
        let folder = try TemporaryFolder(files.merging(["App/a.swift": Self.sources]) { $1 })
        return try AppCheck(AppPlan(AppLocation(folder.url("App")))).findings
    }

    private func scene(_ id: String, _ more: String = "", attributes: String = "") -> String {
        """
        <scene sceneID="s\(id)"><objects>
        <viewController id="\(id)" \(attributes) sceneMemberID="viewController">
        \(more)
        </viewController>
        </objects></scene>
        """
    }

    private func storyboard(_ scenes: String..., initial: String? = "a") -> String {
        let first = initial.map { " initialViewController=\"\($0)\"" } ?? ""
        return "<?xml version=\"1.0\"?>\n<document type=\"x\"\(first)>\n<scenes>\n\(scenes.joined(separator: "\n"))\n"
            + "</scenes>\n</document>\n"
    }

    @Test func aValidStoryboardHasNoFindings() throws {
        let main = storyboard(
            scene("a", "<view id=\"v\" customClass=\"Named\"/>", attributes: "customClass=\"HomeViewController\""),
            scene("b", "<view id=\"w\" customClass=\"UICollectionView\"/>"))
        #expect(try findings(["Main.storyboard": main]).isEmpty)
    }

    @Test func aTruncatedStoryboardIsReportedWithItsLine() throws {
        let whole = storyboard(scene("a"))
        let lines = whole.split(separator: "\n", omittingEmptySubsequences: false).prefix(5)
        let found = try findings(["Main.storyboard": lines.joined(separator: "\n")])
        #expect(found.count == 1)
        #expect(found.first?.severity == .error && found.first?.line == 5, "\(found)")
        #expect(found.first?.message.hasPrefix("the file isn't valid XML") == true)
        #expect(try findings(["Cell.xib": ""]).first?.line == 1)
    }

    @Test func aStoryboardWithInvalidUTF8IsReportedWithItsLine() throws {
        let folder = try TemporaryFolder(["App/a.swift": Self.sources, "App/Main.storyboard": ""])
        let storyboard = Data("<document type=\"x\">\n<sc".utf8) + [0xFF, 0xFE] + Data("ne/>\n</document>\n".utf8)
        try storyboard.write(to: folder.url("App/Main.storyboard"))
        let found = try AppCheck(AppPlan(AppLocation(folder.url("App")))).findings
        #expect(found.count == 1)
        #expect(found.first?.severity == .error && found.first?.line == 2, "\(found)")
    }

    @Test func entitiesThatExpandExponentiallyAreReportedWhereTheyAreDeclared() throws {
        let levels = (1...40).map { "<!ENTITY e\($0) \"\(String(repeating: "&e\($0 - 1);", count: 10))\">" }
        let bomb =
            "<?xml version=\"1.0\"?>\n<!DOCTYPE document [<!ENTITY e0 \"ha\">\n\(levels.joined(separator: "\n"))]>\n"
            + "<document type=\"x\"><label text=\"&e40;\"/>&e40;</document>\n"
        let found = try findings(["Main.storyboard": bomb, "Cell.xib": bomb])
        #expect(found.map(\.line) == [2, 2], "\(found)")
        #expect(found.allSatisfy { $0.severity == .error && $0.message.hasPrefix("the file declares entities") })
    }

    @Test func entitiesOfXMLItselfAreFine() throws {
        let main = storyboard(scene("a", "<label id=\"l\" text=\"&lt;&amp;&quot;&#x41;\"/><!-- <!DOCTYPE d> -->"))
        #expect(try findings(["Main.storyboard": main]).isEmpty)
        let unknown = storyboard(scene("a", "<label id=\"l\" text=\"&nobody;\"/>"))
        #expect(try findings(["Main.storyboard": unknown]).map(\.severity) == [.error])
    }

    @Test func elementsThatAreTooDeeplyNestedAreReportedWithTheirLine() throws {
        let deep = String(repeating: "<view>\n", count: 100_000) + String(repeating: "</view>", count: 100_000)
        let found = try findings(["Main.storyboard": deep, "Cell.xib": String(repeating: "<view>\n", count: 100_000)])
        #expect(found.map(\.line) == [501, 501], "\(found)")
        #expect(found.allSatisfy { $0.severity == .error && $0.message.hasPrefix("elements are nested more than 500") })
    }

    @Test func aReferenceToATooDeeplyNestedFileHasNoFinding() throws {
        let main = storyboard(
            scene("a"), "<viewControllerPlaceholder storyboardName=\"Deep\" id=\"p\" sceneMemberID=\"viewController\"/>"
        )
        let found = try findings([
            "Main.storyboard": main, "Deep.storyboard": String(repeating: "<view>\n", count: 600),
        ])
        #expect(found.count == 1, "\(found)")
    }

    @Test func aChainOfControllersMayBeLongerThanTheStack() throws {
        let count = 10_000
        let scenes = (0..<count).map {
            "<viewController id=\"\($0)\" sceneMemberID=\"viewController\">"
                + "<segue destination=\"\(($0 + 1) % count)\" kind=\"embed\" id=\"s\($0)\"/></viewController>\n"
        }
        let found = try findings(["Main.storyboard": "<document>\n\(scenes.joined())</document>\n"])
        #expect(found.map(\.line) == [count + 1], "\(found)")
    }

    @Test func aClassThatNothingDeclaresIsAWarningOnceForAFile() throws {
        let main = storyboard(
            scene("a", "<view id=\"v\" customClass=\"Chart\"/>\n<view id=\"w\" customClass=\"Chart\"/>"))
        let found = try findings(["Main.storyboard": main])
        #expect(found.count == 1)
        #expect(found.first?.severity == .warning && found.first?.line == 6, "\(found)")
        #expect(found.first?.message.contains("declares the class Chart") == true)
    }

    @Test func controllersInsideOfThemselvesAreReported() throws {
        let main = storyboard(
            scene("a", "<segue destination=\"b\" kind=\"embed\" id=\"1\"/>"),
            scene("b", "<segue destination=\"a\" kind=\"relationship\" relationship=\"rootViewController\" id=\"2\"/>"),
            scene("c", "<segue destination=\"c\" kind=\"embed\" id=\"3\"/>"))
        let found = try findings(["Main.storyboard": main])
        #expect(found.map(\.line) == [11, 16], "\(found)")
        #expect(found.allSatisfy { $0.severity == .error && $0.message.contains("inside itself") })
    }

    @Test func controllersThatShowEachOtherAreFine() throws {
        let main = storyboard(
            scene(
                "a",
                "<segue destination=\"b\" kind=\"show\" id=\"1\"/>\n<segue destination=\"c\" kind=\"embed\" id=\"4\"/>"),
            scene(
                "b",
                "<segue destination=\"a\" kind=\"presentation\" id=\"2\"/>\n<segue destination=\"c\" kind=\"embed\" id=\"3\"/>"
            ),
            scene("c"))
        #expect(try findings(["Main.storyboard": main]).isEmpty)
    }

    @Test func aSegueWithoutADestinationIsReported() throws {
        let main = storyboard(scene("a", "<segue destination=\"gone\" kind=\"show\" id=\"1\"/>"))
        #expect(try findings(["Main.storyboard": main]).map(\.line) == [6])
    }

    @Test func referencesToMissingObjectsAreReported() throws {
        func placeholder(_ id: String, _ attributes: String) -> String {
            "<viewControllerPlaceholder \(attributes) id=\"\(id)\" sceneMemberID=\"viewController\"/>"
        }
        let main = storyboard(
            placeholder("p", "storyboardName=\"Gone\""),
            placeholder("q", "storyboardName=\"Other\" referencedIdentifier=\"There\""),
            placeholder("r", "storyboardName=\"Other\" referencedIdentifier=\"Lost\""),
            placeholder("s", "storyboardName=\"Other\""))
        let other = storyboard(scene("a", attributes: "storyboardIdentifier=\"There\""), initial: nil)
        let found = try findings(["Main.storyboard": main, "Other.storyboard": other])
        #expect(found.map(\.line) == [4, 6, 7], "\(found)")
        #expect(found.first?.message.hasPrefix("there is no storyboard Gone") == true)
    }
}
