import CollageTesting
import DisplayList
import Testing

@MainActor @Suite(.imageHeaders)
struct AssetCatalogTests {
    private let folder: TemporaryFolder
    private let bundle: Bundle

    init() throws {
        folder = try TemporaryFolder()
        bundle = try #require(Bundle(path: folder.url.path))
    }

    /// Writes a set of a catalog, with an image of a width for each name.
    private func write(_ set: String, _ contents: String, pictures: [String: Int] = [:]) throws {
        for (name, width) in pictures { try folder.write("image \(width)x10", to: "Media.xcassets/\(set)/\(name)") }
        try folder.write(contents, to: "Media.xcassets/\(set)/Contents.json")
    }

    private func image(_ name: String, _ change: (inout any UIMutableTraits) -> Void = { _ in }) -> UIImage? {
        let traits = UITraitCollection {
            $0.displayScale = 1
            $0.userInterfaceStyle = .light
            change(&$0)
        }
        return UIImage(named: name, in: bundle, compatibleWith: traits)
    }

    private func color(_ name: String) throws -> UIColor {
        try #require(UIColor(named: name, in: bundle, compatibleWith: nil))
    }

    // MARK: Images

    @Test func `an image for the idiom is chosen first, then a universal one, then one for another idiom`() throws {
        try write(
            "A.imageset",
            """
            {"images": [
              {"idiom": "universal", "filename": "all.png"}, {"idiom": "ipad", "filename": "pad.png"},
              {"idiom": "iphone", "filename": "phone.png", "subtype": "retina4"},
              {"idiom": "iphone", "filename": "phone3.png", "scale": "3x"},
              {"idiom": "iphone", "filename": "phone2.png", "scale": "2x"}
            ]}
            """, pictures: ["all.png": 1, "pad.png": 2, "phone.png": 3, "phone3.png": 30, "phone2.png": 20])
        #expect(image("A") { $0.userInterfaceIdiom = .pad }?.size.width == 2)
        #expect(image("A") { $0.userInterfaceIdiom = .phone }?.scale == 2)
        #expect(image("A") { $0.userInterfaceIdiom = .tv }?.size.width == 1)
        try write("B.imageset", #"{"images": [{"idiom": "iphone", "filename": "a.png"}]}"#, pictures: ["a.png": 4])
        #expect(image("B") { $0.userInterfaceIdiom = .pad }?.size.width == 4)
    }

    @Test func `wide-gamut displays and size classes have their own images`() throws {
        try write(
            "A.imageset",
            """
            {"images": [
              {"filename": "srgb.png", "display-gamut": "sRGB"}, {"filename": "p3.png", "display-gamut": "display-P3"}
            ]}
            """, pictures: ["srgb.png": 1, "p3.png": 2])
        #expect(image("A")?.size.width == 1)
        #expect(image("A") { $0.displayGamut = .P3 }?.size.width == 2)
        try write(
            "B.imageset",
            """
            {"images": [
              {"filename": "any.png"}, {"filename": "wide.png", "width-class": "regular"}
            ]}
            """, pictures: ["any.png": 1, "wide.png": 2])
        #expect(image("B") { $0.horizontalSizeClass = .compact }?.size.width == 1)
        #expect(image("B") { $0.horizontalSizeClass = .regular }?.size.width == 2)
    }

    @Test func `an image follows style and contrast where it is shown, also as a template`() throws {
        func appearances(_ names: [(String, String)]) -> String {
            names.map { #"{"appearance": "\#($0.0)", "value": "\#($0.1)"}"# }.joined(separator: ",")
        }
        let (dark, high) = (("luminosity", "dark"), ("contrast", "high"))
        try write(
            "A.imageset",
            """
            {"images": [
              {"filename": "1.png"}, {"filename": "2.png", "appearances": [\(appearances([dark]))]},
              {"filename": "3.png", "appearances": [\(appearances([high]))]},
              {"filename": "4.png", "appearances": [\(appearances([dark, high]))]}
            ]}
            """, pictures: ["1.png": 1, "2.png": 2, "3.png": 3, "4.png": 4])
        let image = try #require(self.image("A"))
        for image in [image, image.withRenderingMode(.alwaysTemplate)] {
            let widths = [UIUserInterfaceStyle.light, .dark].flatMap { style in
                [UIAccessibilityContrast.normal, .high].map { contrast in
                    let traits = UITraitCollection {
                        $0.userInterfaceStyle = style
                        $0.accessibilityContrast = contrast
                    }
                    return image.content(for: traits).size.width
                }
            }
            #expect(widths == [1, 3, 2, 4])
        }
        let template = image.withRenderingMode(.alwaysTemplate)
        #expect(template.content(for: UITraitCollection(userInterfaceStyle: .dark)).renderingMode == .alwaysTemplate)
        // An image that is registered with one asset doesn't affect another.
        image.imageAsset?.register(UIImage(), with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(self.image("A")?.content(for: UITraitCollection(userInterfaceStyle: .dark)).size.width == 2)
    }

    @Test
    func `images for both directions are chosen, and one for a single direction is mirrored for the other`() throws {
        try write(
            "A.imageset",
            """
            {"images": [
              {"filename": "l.png", "language-direction": "left-to-right"},
              {"filename": "r.png", "language-direction": "right-to-left"}
            ]}
            """, pictures: ["l.png": 1, "r.png": 2])
        let both = try #require(image("A"))
        #expect(!both.flipsForRightToLeftLayoutDirection)
        #expect(both.content(for: UITraitCollection(layoutDirection: .leftToRight)).size.width == 1)
        #expect(both.content(for: UITraitCollection(layoutDirection: .rightToLeft)).size.width == 2)
        for (name, direction) in [("B", "left-to-right"), ("C", "right-to-left")] {
            try write(
                "\(name).imageset", #"{"images": [{"filename": "a.png", "language-direction": "\#(direction)"}]}"#,
                pictures: ["a.png": 1])
        }
        let toTheRight = try #require(image("B")), toTheLeft = try #require(image("C"))
        #expect(toTheRight.flipsForRightToLeftLayoutDirection && toTheRight.imageOrientation == .up)
        #expect(toTheLeft.flipsForRightToLeftLayoutDirection && toTheLeft.imageOrientation == .upMirrored)
    }

    @Test func `slices and alignment are in pixels of their image`() throws {
        let resizing = """
            {"mode": "9-part", "center": {"mode": "stretch", "width": 1, "height": 1},
             "cap-insets": {"top": 6, "left": 8, "bottom": 4, "right": 2}}
            """
        try write(
            "A.imageset",
            """
            {"images": [{"filename": "a.png", "scale": "2x", "resizing": \(resizing),
              "alignment-insets": {"top": 2, "left": 4, "bottom": 0, "right": 0}}]}
            """, pictures: ["a.png": 20])
        let image = try #require(self.image("A"))
        #expect(image.capInsets == UIEdgeInsets(top: 3, left: 4, bottom: 2, right: 1))
        #expect(image.resizingMode == .stretch)
        #expect(image.alignmentRectInsets == UIEdgeInsets(top: 1, left: 2, bottom: 0, right: 0))
        try write(
            "B.imageset",
            """
            {"images": [{"filename": "a.png", "resizing": {"mode": "3-part-horizontal", "center": {"mode": "tile"},
              "cap-insets": {"left": 3, "right": 2, "top": 9}}}]}
            """, pictures: ["a.png": 20])
        let row = try #require(self.image("B"))
        #expect(row.capInsets == UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 2) && row.resizingMode == .tile)
    }

    @Test func `folders that provide a namespace are part of the name, others aren't`() throws {
        try folder.write(
            #"{"properties": {"provides-namespace": true}}"#, to: "Media.xcassets/Icons/Contents.json")
        try folder.write("{}", to: "Media.xcassets/Icons/Small/Contents.json")
        let contents = #"{"images": [{"filename": "a.png"}]}"#
        try write("Icons/Small/Star.imageset", contents, pictures: ["a.png": 1])
        try write("Other/Moon.imageset", contents, pictures: ["a.png": 2])
        #expect(image("Icons/Star")?.size.width == 1)
        #expect(image("Star") == nil && image("Icons/Small/Star") == nil)
        #expect(image("Moon")?.size.width == 2 && image("Other/Moon") == nil)
    }

    @Test func `the largest image of an app icon is found by its name`() throws {
        try write(
            "AppIcon.appiconset",
            """
            {"images": [
              {"idiom": "iphone", "size": "60x60", "scale": "2x", "filename": "120.png"},
              {"idiom": "ios-marketing", "size": "1024x1024", "scale": "1x", "filename": "1024.png"},
              {"idiom": "universal", "size": "1024x1024", "scale": "2x", "filename": "dark.png",
               "appearances": [{"appearance": "luminosity", "value": "dark"}]},
              {"idiom": "ipad", "size": "76x76", "scale": "2x"}
            ]}
            """, pictures: ["120.png": 120, "1024.png": 1024, "dark.png": 2048])
        #expect(image("AppIcon")?.size.width == 1024)
    }

    // MARK: Colors

    @Test func `a color follows contrast and style, and may be one of the system's`() throws {
        func components(_ white: String) -> String {
            #""color": {"color-space": "gray-gamma-22", "components": {"white": "\#(white)", "alpha": "1.0"}}"#
        }
        let dark = #"{"appearance": "luminosity", "value": "dark"}"#
        let high = #"{"appearance": "contrast", "value": "high"}"#
        try write(
            "A.colorset",
            """
            {"colors": [
              {"idiom": "universal", \(components("0.1"))},
              {"idiom": "universal", "appearances": [\(dark)], \(components("0.2"))},
              {"idiom": "universal", "appearances": [\(high)], \(components("0.3"))},
              {"idiom": "universal", "appearances": [\(dark), \(high)], \(components("0.4"))},
              {"idiom": "ipad", \(components("0.5"))}
            ]}
            """)
        let color = try self.color("A")
        func white(_ change: (inout any UIMutableTraits) -> Void) -> Double {
            color.color(with: UITraitCollection { change(&$0) }).red
        }
        #expect(white { _ in } == 0.1)
        #expect(white { $0.userInterfaceStyle = .dark } == 0.2)
        #expect(white { $0.accessibilityContrast = .high } == 0.3)
        #expect(
            white {
                $0.userInterfaceStyle = .dark; $0.accessibilityContrast = .high
            } == 0.4)
        #expect(white { $0.userInterfaceIdiom = .pad } == 0.5)
    }

    @Test func `a set refers to system colors, and an unknown color is logged`() throws {
        try write(
            "A.colorset",
            """
            {"colors": [
              {"idiom": "universal", "color": {"platform": "ios", "reference": "systemBlueColor"}},
              {"idiom": "mac", "color": {"platform": "osx", "reference": "controlAccentColor"}}
            ]}
            """)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(try color("A").color(with: dark) == UIColor.systemBlue.color(with: dark))
        try write(
            "B.colorset", #"{"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "noColor"}}]}"#
        )
        let log = Diagnostics.capture { #expect(UIColor(named: "B", in: bundle, compatibleWith: nil) == nil) }
        #expect(log.count == 1 && log[0].contains("noColor") && log[0].contains("B.colorset"))
    }

    @Test func `the accent color is the tint of windows`() throws {
        try write(
            "AccentColor.colorset",
            """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
              "components": {"red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1.0"}}}]}
            """)
        let manifest = AppManifest(info: ["NSAccentColorName": "AccentColor"], bundle: bundle)
        final class Delegate: NSObject, UIApplicationDelegate {}
        let device = DeviceContext()
        let session = UIApplication.launch(Delegate(), on: device, manifest: manifest)
        defer { session.end() }
        device.run {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), view = UIView()
            window.addSubview(view)
            #expect(view.tintColor.color(with: .current) == UIColor.red.color(with: .current))
            #expect(UIView().tintColor == .systemBlue)
        }
    }

    // MARK: Data

    @Test func `a data set contains a file with a type`() throws {
        try write(
            "Places.dataset",
            """
            {"data": [{"idiom": "universal", "filename": "places.json", "universal-type-identifier": "public.json"}]}
            """)
        try folder.write("[1]", to: "Media.xcassets/Places.dataset/places.json")
        let asset = try #require(NSDataAsset(name: "Places", bundle: bundle))
        #expect(asset.name == "Places" && asset.data == Data("[1]".utf8))
        #expect(asset.typeIdentifier == "public.json")
        #expect(NSDataAsset(name: "None", bundle: bundle) == nil)
    }

    // MARK: Bad input

    @Test(
        arguments: [
            ("{\n \"images\": [\n {\"filename\": }\n]}", 3), ("{\"images\":\n\n {}}", 3),
            ("{\n\"info\": {\"a\": [1, \"}\"]},\n\"images\": [\n{},\n{\"filename\": 5}]}", 5), ("", nil),
        ] as [(String, Int?)])
    func `an unreadable file is reported with its line`(text: String, line: Int?) throws {
        try write("A.imageset", text)
        let log = Diagnostics.capture { #expect(image("A") == nil) }
        let place = "A.imageset/Contents.json" + (line.map { ":\($0) " } ?? "")
        #expect(log.count == 1 && log[0].contains(place), "\(log)")
    }
}
