import PortableUIKit
import Testing

@testable import PortablePreviews

#Preview("Square") { UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }

@MainActor
struct PreviewCatalogTests {
    private func found(_ name: String?, _ file: String, _ line: Int) -> _FoundPreview {
        let preview = Preview(name) { UIViewController() }
        return _FoundPreview(preview, module: "App", place: "App/\(file):\(line)", line: line)
    }

    private var catalog: PreviewCatalog {
        PreviewCatalog([
            found("Row", "Row.swift", 30), found(nil, "Row.swift", 4), found("Row", "Cell.swift", 12),
            found("Large", "Cell.swift", 9),
        ])
    }

    // Reading images depends on the ABI of the toolchain. With another toolchain, this test fails first.
    @Test func `types are found by the records of their images`() {
        #expect(PreviewCatalog.ofProcess().previews.contains { $0.name == "Square" })
    }

    @Test func `previews are in the order of files and lines`() {
        #expect(catalog.previews.map(\.name) == ["Large", "Row", "Row.swift:4", "Row"])
        #expect(
            catalog.list == """
                Large        App/Cell.swift:9
                Row          App/Cell.swift:12
                Row.swift:4  App/Row.swift:4
                Row          App/Row.swift:30
                """)
    }

    @Test func `a preview is found by its name or its location`() throws {
        #expect(try catalog.preview("Large").place == "App/Cell.swift:9")
        #expect(try catalog.preview("Row.swift:4").place == "App/Row.swift:4")
        #expect(try catalog.preview("App/Row.swift:30").name == "Row")
    }

    @Test func `an ambiguous name is rejected with the locations`() {
        #expect(throws: PreviewProblem.ambiguous("Row", ["App/Cell.swift:12", "App/Row.swift:30"])) {
            try catalog.preview("Row")
        }
        #expect(
            PreviewProblem.ambiguous("Row", ["a", "b"]).description
                == "There are 2 previews called \"Row\". Specify one by its source location: a, b.")
    }

    @Test func `an unknown name is rejected with all names`() {
        #expect(throws: PreviewProblem.unknown("Rwo", ["Large", "Row", "Row.swift:4", "Row"])) {
            try catalog.preview("Rwo")
        }
        let none = PreviewCatalog([])
        #expect(none.list == "There are no previews. Write #Preview { … } next to a view.")
        #expect(throws: PreviewProblem.unknown("Row", [])) { try none.preview("Row") }
    }
}
