import Testing

@testable import SourceRewriting

struct ConstructScanTests {
    private func scan(_ text: String) -> ConstructScan { ConstructScan(Array(text.utf8)) }

    @Test func aFileWithoutConstructsIsNotACandidate() {
        let text = """
            import Foundation
            /// Mail to someone@example.org.
            struct Model: Codable { let name: String; var isOpen = false }
            final class Store<Item>: Base { override func load() { items = .init() } }
            """
        #expect(!scan(text).isCandidate)
    }

    @Test(arguments: [
        "@objc func tap() {}", "@IBOutlet var label: UILabel!", "x = #selector(tap)", "#if os(iOS)", "type.init()",
        "func make<Cell: UITableViewCell>() {}", "extension A { override func b() {} }",
        "@UIApplicationMain class A {}", "override public func responds(to name: Selector!) -> Bool { true }",
        "import os.log", "func < (a: NSNumber, b: NSNumber) -> Bool { true }",
    ])
    func aFileWithAConstructIsACandidate(_ text: String) {
        #expect(scan(text).isCandidate)
    }

    @Test func importsAreFoundByTheirModules() {
        let text = "@testable import App\nimport struct Foundation.URL\nimport UIKit.UIGestureRecognizerSubclass\n"
        #expect(scan(text).imports == ["App", "Foundation", "UIKit"])
    }

    @Test func classesAreFoundWithTheirSuperclasses() {
        let classes = scan("final class A<T: P>: Base<T>, Q {}\nclass B{}\nclass func make() {}").classes
        #expect(classes.map(\.name) == ["A", "B"])
        #expect(classes.map(\.inherited) == ["Base", nil])
    }

    @Test func constructsAreFoundInTheirRanges() {
        let text = scan("func a() {}\n@objc func b() {}\n")
        #expect(!text.hasHit(in: 0..<12))
        #expect(text.hasHit(in: 12..<20))
    }
}
