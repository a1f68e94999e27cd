import CollageTesting
import DisplayList
import Testing

@testable import PortableGraphics

/// The images of asset catalogs that are in the photo library.
@MainActor @Suite(.imageHeaders)
struct CatalogPhotoTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func write(_ name: String, file: String, size: String, properties: String = "{}") throws {
        let set = "Media.xcassets/\(name).imageset"
        try folder.write("image \(size)", to: "\(set)/\(file)")
        try folder.write(
            "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"\(file)\"}], \"properties\": \(properties)}",
            to: "\(set)/Contents.json")
    }

    private func widths() -> [CGFloat] {
        AssetCatalog.photos(in: [folder.url.path], traits: UITraitCollection(displayScale: 1)).map(\.size.width)
    }

    @Test func `large bitmaps are photos, in the order of their names`() throws {
        try write("Lake", file: "lake.jpg", size: "300x200")
        try write("Forest", file: "forest.png", size: "400x400")
        #expect(widths() == [400, 300])
    }

    @Test func `small images, templates, and drawings aren't photos`() throws {
        try write("Small", file: "small.png", size: "300x199")
        try write(
            "Template", file: "icon.png", size: "300x300",
            properties: "{\"template-rendering-intent\": \"template\"}")
        try write("Drawing", file: "drawing.pdf", size: "300x300")
        try folder.write("{}", to: "Media.xcassets/Empty.imageset/Contents.json")
        #expect(widths() == [])
    }

    @Test func `there are at most 60 photos`() throws {
        for number in 0..<70 { try write("Photo \(number)", file: "a.jpg", size: "300x300") }
        #expect(widths().count == 60)
    }
}
