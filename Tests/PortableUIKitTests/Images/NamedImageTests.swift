import CollageTesting
import DisplayList
import Testing

@MainActor @Suite(.imageHeaders)
struct NamedImageTests {
    private func image(
        _ name: String, in folder: TemporaryFolder, scale: CGFloat = 2, style: UIUserInterfaceStyle = .light
    ) throws -> UIImage? {
        let bundle = try #require(Bundle(path: folder.url.path))
        let traits = UITraitCollection {
            $0.displayScale = scale
            $0.userInterfaceStyle = style
        }
        return UIImage(named: name, in: bundle, compatibleWith: traits)
    }

    // MARK: Files

    @Test func `the file for the screen's scale is used`() throws {
        let folder = try TemporaryFolder()
        try folder.write("image 10x10", to: "a.png")
        try folder.write("image 21x21", to: "a@2x.png")
        try folder.write("image 33x33", to: "a@3x.png")
        #expect(try image("a", in: folder, scale: 1)?.size.width == 10)
        #expect(try image("a", in: folder, scale: 2)?.size.width == 10.5)
        #expect(try image("a", in: folder, scale: 3)?.size.width == 11)
    }

    @Test func `without a file for the scale, a file for another scale is used`() throws {
        let folder = try TemporaryFolder()
        try folder.write("image 10x10", to: "small.png")
        try folder.write("image 30x30", to: "large@3x.png")
        #expect(try image("small", in: folder, scale: 3)?.scale == 1)
        #expect(try image("large", in: folder, scale: 1)?.scale == 3)
        #expect(try image("large", in: folder, scale: 2)?.size.width == 10)
    }

    @Test func `a name can have its extension; without one, PNG files precede JPEG files`() throws {
        let folder = try TemporaryFolder()
        try folder.write("image 1x1", to: "a.png")
        try folder.write("image 2x2", to: "a.jpg")
        try folder.write("image 3x3", to: "v1.2.jpeg")
        #expect(try image("a", in: folder)?.size.width == 1)
        #expect(try image("a.jpg", in: folder)?.size.width == 2)
        #expect(try image("v1.2", in: folder)?.size.width == 3)
    }

    @Test func `an unknown or empty name has no image`() throws {
        let folder = try TemporaryFolder()
        #expect(try image("a", in: folder) == nil)
        #expect(try image("", in: folder) == nil)
        #expect(UIImage(named: "there is no such image") == nil)
    }

    @Test func `a name is looked up once`() throws {
        let folder = try TemporaryFolder()
        try folder.write("image 10x10", to: "a.png")
        let first = try image("a", in: folder)
        try folder.write("image 20x20", to: "a.png")
        #expect(try image("a", in: folder) == first)
    }

    // MARK: Asset catalogs

    @Test func `an image set in a catalog takes precedence over a file, in any group`() throws {
        let folder = try TemporaryFolder()
        try folder.write("image 99x99", to: "Lake.png")
        try folder.write("image 40x40", to: "Media.xcassets/Places/Lake.imageset/lake-2.png")
        try folder.write("image 60x60", to: "Media.xcassets/Places/Lake.imageset/lake-3.png")
        try folder.write(
            """
            {"images": [
              {"idiom": "universal", "scale": "1x"},
              {"idiom": "universal", "scale": "2x", "filename": "lake-2.png"},
              {"idiom": "universal", "scale": "3x", "filename": "lake-3.png"}
            ], "info": {"author": "xcode", "version": 1}}
            """, to: "Media.xcassets/Places/Lake.imageset/Contents.json")
        #expect(try image("Lake", in: folder, scale: 2)?.size.width == 20)
        #expect(try image("Lake", in: folder, scale: 2)?.scale == 2)
        #expect(try image("Lake", in: folder, scale: 3)?.scale == 3)
        #expect(try image("Lake", in: folder, scale: 1)?.scale == 2)
    }

    @Test func `a dark variant is drawn where the interface is dark`() throws {
        let folder = try TemporaryFolder()
        try folder.write("image 10x10", to: "Media.xcassets/Sky.imageset/day.png")
        try folder.write("image 20x20", to: "Media.xcassets/Sky.imageset/night.png")
        try folder.write(
            """
            {"images": [
              {"filename": "day.png"},
              {"filename": "night.png", "appearances": [{"appearance": "luminosity", "value": "dark"}]}
            ]}
            """, to: "Media.xcassets/Sky.imageset/Contents.json")
        let sky = try #require(try image("Sky", in: folder))
        #expect(sky.content(for: UITraitCollection(userInterfaceStyle: .light)).size.width == 10)
        #expect(sky.content(for: UITraitCollection(userInterfaceStyle: .dark)).size.width == 20)
    }

    @Test(arguments: ["template", "original"])
    func `the catalog specifies whether an image is a template`(intent: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("image 10x10", to: "Media.xcassets/Icon.imageset/icon.png")
        try folder.write(
            """
            {"images": [{"filename": "icon.png"}], "properties": {"template-rendering-intent": "\(intent)"}}
            """, to: "Media.xcassets/Icon.imageset/Contents.json")
        let expected: UIImage.RenderingMode = intent == "template" ? .alwaysTemplate : .alwaysOriginal
        #expect(try image("Icon", in: folder)?.renderingMode == expected)
    }

    @Test func `an unreadable catalog is reported in the log`() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("{", to: "Media.xcassets/Icon.imageset/Contents.json")
        var icon: UIImage?
        let messages = try Diagnostics.capture { icon = try image("Icon", in: folder) }
        #expect(icon == nil)
        #expect(messages.count == 1 && messages[0].contains(path))
    }
}
