import Foundation
import TemporaryFolders
import Testing

@testable import AppBuilding

struct VectorImagesTests {
    private static let drawing = """
        <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="20" height="10" fill="#f00"/></svg>
        """

    /// The width and height that a PNG file has in its header.
    private func size(_ file: URL) throws -> [Int] {
        let data = try Data(contentsOf: file)
        func number(at offset: Int) -> Int { data[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
        try #require(data.count > 24)
        return [number(at: 16), number(at: 20)]
    }

    private func entries(_ contents: URL) throws -> [[String: String]] {
        let set = try #require(
            try JSONSerialization.jsonObject(with: Data(contentsOf: contents)) as? [String: Any])
        let images = try #require(set["images"] as? [[String: Any]])
        return images.map { $0.compactMapValues { $0 as? String } }
    }

    /// An SVG drawing as a PDF file.
    private func writePDF(_ path: String, in folder: TemporaryFolder) throws {
        try folder.write(Self.drawing, to: "drawing.svg")
        let made = Command.capture(
            "rsvg-convert",
            ["--format", "pdf", "--dpi-x", "72", "--dpi-y", "72", "-o", folder.url(path).path]
                + [folder.url("drawing.svg").path])
        try #require(made.status == 0, "\(made.errors)")
    }

    @Test(arguments: ["svg", "pdf"])
    func anImageSetListsAnImageForEachScale(kind: String) throws {
        let contents = """
            {"images": [{"idiom": "universal", "filename": "Logo.\(kind)"}, {"idiom": "universal", "scale": "2x"}],
             "properties": {"template-rendering-intent": "template"}}
            """
        let folder = try TemporaryFolder([
            "Assets.xcassets/Contents.json": "{}", "Assets.xcassets/Logo.imageset/Contents.json": contents,
            "Assets.xcassets/Logo.imageset/Logo.svg": Self.drawing,
        ])
        if kind == "pdf" { try writePDF("Assets.xcassets/Logo.imageset/Logo.pdf", in: folder) }
        var writer = FolderWriter(folder.url("out"))
        try VectorImages.copyCatalog(folder.url("Assets.xcassets"), to: "Assets.xcassets", with: &writer)
        let set = folder.url("out/Assets.xcassets/Logo.imageset")
        #expect(
            try entries(set.appending(path: "Contents.json")) == [
                ["idiom": "universal", "filename": "Logo.\(kind).png", "scale": "1x"],
                ["idiom": "universal", "filename": "Logo.\(kind)@2x.png", "scale": "2x"],
                ["idiom": "universal", "filename": "Logo.\(kind)@3x.png", "scale": "3x"],
            ])
        #expect(try size(set.appending(path: "Logo.\(kind).png")) == [20, 10])
        #expect(try size(set.appending(path: "Logo.\(kind)@2x.png")) == [40, 20])
        #expect(try size(set.appending(path: "Logo.\(kind)@3x.png")) == [60, 30])
        #expect(try String(contentsOf: set.appending(path: "Contents.json"), encoding: .utf8).contains("template"))
        #expect(folder.url("out/Assets.xcassets/Contents.json").exists)
    }

    @Test func filesHaveTheNamesThatTheirSetLists() throws {
        let folder = try TemporaryFolder([
            "A.xcassets/Hero.imageset/Contents.json": """
            {"images": [{"filename": "hero.png"}, {"filename": "Two.png"}]}
            """,
            "A.xcassets/Hero.imageset/Hero.PNG": "1", "A.xcassets/Hero.imageset/Two.png": "2",
            "A.xcassets/Hero.imageset/two.PNG": "3",
        ])
        var writer = FolderWriter(folder.url("out"))
        try VectorImages.copyCatalog(folder.url("A.xcassets"), to: "A.xcassets", with: &writer)
        let set = folder.url("out/A.xcassets/Hero.imageset")
        let names = try FileManager.default.contentsOfDirectory(atPath: set.path)
        #expect(names.sorted() == ["Contents.json", "Two.png", "hero.png", "two.PNG"])
        #expect(CatalogCheck(catalog: folder.url("A.xcassets")).findings.isEmpty)
    }

    @Test func imagesOutsideOfCatalogsAreRenderedNextToThem() throws {
        let folder = try TemporaryFolder(["Art/Logo.svg": Self.drawing])
        var writer = FolderWriter(folder.url("out"))
        try VectorImages.copyFile(folder.url("Art/Logo.svg"), to: "Art/Logo.svg", with: &writer)
        #expect(folder.url("out/Art/Logo.svg").exists && folder.url("out/Art/Logo@3x.png").exists)
        #expect(try size(folder.url("out/Art/Logo.png")) == [20, 10])
    }

    @Test func imagesAreOnlyRenderedAgainWhenTheirSourceChanges() throws {
        let folder = try TemporaryFolder(["Logo.svg": Self.drawing])
        func copy() throws -> Data {
            var writer = FolderWriter(folder.url("out"))
            try VectorImages.copyFile(folder.url("Logo.svg"), to: "Logo.svg", with: &writer)
            writer.prune()
            return try Data(contentsOf: folder.url("out/Logo.png"))
        }
        _ = try copy()
        // A drawn image is recognized by its date, which must not change.
        let old = try FileManager.default.attributesOfItem(atPath: folder.url("out/Logo.png").path)[.modificationDate]
        try Data([1]).write(to: folder.url("out/Logo.png"))
        try FileManager.default.setAttributes(
            [.modificationDate: try #require(old)], ofItemAtPath: folder.url("out/Logo.png").path)
        #expect(try copy() == Data([1]))
        try folder.write(Self.drawing.replacingOccurrences(of: "width=\"20\"", with: "width=\"30\""), to: "Logo.svg")
        _ = try copy()
        #expect(try size(folder.url("out/Logo.png")) == [30, 10])
    }

    @Test func anImageThatCanNotBeDrawnStaysListed() throws {
        let folder = try TemporaryFolder([
            "A.imageset/Contents.json": #"{"images": [{"idiom": "universal", "filename": "A.pdf"}]}"#,
            "A.imageset/A.pdf": "no PDF",
        ])
        var writer = FolderWriter(folder.url("out"))
        try VectorImages.copyCatalog(folder.url("A.imageset"), to: "A.imageset", with: &writer)
        #expect(
            try entries(folder.url("out/A.imageset/Contents.json")) == [["idiom": "universal", "filename": "A.pdf"]])
        #expect(folder.url("out/A.imageset/A.pdf").exists && !folder.url("out/A.imageset/A.pdf.png").exists)
    }

    @Test func imagesOfTheAppAreKept() throws {
        let contents = """
            {"images": [{"idiom": "universal", "filename": "a.svg", "scale": "1x"},
             {"idiom": "universal", "filename": "b.svg", "scale": "2x"},
             {"idiom": "universal", "filename": "a.png", "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
            """
        let folder = try TemporaryFolder([
            "A.imageset/Contents.json": contents, "A.imageset/a.svg": Self.drawing, "A.imageset/b.svg": Self.drawing,
            "A.imageset/a.png": "own", "Logo.svg": Self.drawing, "Logo@2x.png": "own",
        ])
        var writer = FolderWriter(folder.url("out"))
        try VectorImages.copyCatalog(folder.url("A.imageset"), to: "A.imageset", with: &writer)
        let names = try entries(folder.url("out/A.imageset/Contents.json")).map { ($0["filename"] ?? "", $0["scale"]) }
        #expect(names.map(\.0) == ["a.svg.png", "a.svg@3x.png", "b.svg@2x.png", "b.svg@3x.png", "a.png"])
        #expect(try Data(contentsOf: folder.url("out/A.imageset/a.png")) == Data("own".utf8))
        try VectorImages.copyFile(folder.url("Logo.svg"), to: "Kit-Logo.svg", with: &writer)
        #expect(folder.url("out/Kit-Logo.svg").exists && !folder.url("out/Logo.png").exists)
    }
}
