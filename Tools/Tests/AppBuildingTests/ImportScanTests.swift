import Testing

@testable import AppBuilding

struct ImportScanTests {
    private func modules(_ text: String) -> [String] { ImportScan(text).imports.map(\.module) }

    @Test func importsOfAllFormsAreFound() {
        let text = """
            import UIKit
              @testable import Kit
            @_exported @preconcurrency import Core // why
            import class Model.Person
            public import Shown
            import UIKit.UIGestureRecognizerSubclass; import_ me
            """
        #expect(modules(text) == ["UIKit", "Kit", "Core", "Model", "Shown", "UIKit"])
    }

    @Test func importsInCommentsAreIgnored() {
        #expect(modules("// import A\n/*\nimport B\n*/\nimport C\nlet important = 1\nlet x = \"import D\"") == ["C"])
    }

    @Test func conditionsAreRemembered() {
        let scan = ImportScan("import A\n#if canImport(B)\nimport B\n#else\nimport C\n#endif\nimport D")
        #expect(scan.imports.map(\.isConditional) == [false, true, true, false])
        #expect(scan.imports.map(\.line) == [1, 3, 5, 7])
    }

    @Test("Each import on a line is found, and other code on the line is ignored")
    func severalImportsOfOneLine() {
        #expect(
            modules("import Foundation; import UIKit;@testable import Timelines") == [
                "Foundation", "UIKit", "Timelines",
            ])
        #expect(modules("import UIKit; let name = \"import Maps\"; print(name)") == ["UIKit"])
    }

    @Test func `overlays that Xcode imports are their modules`() {
        #expect(
            modules("import _PhotosUI_SwiftUI\nimport _MapKit_SwiftUI.Map\nimport _SwiftUI") == [
                "PhotosUI", "MapKit", "_SwiftUI",
            ])
    }
}
