import CollageTesting
import DisplayList
import Testing

@testable import PortableQuartz
@testable import PortableGraphics
@testable import PortableUIKitCore
@testable import PortableControls
@testable import PortableCollections
import PortableUIKit

private let debian = "/usr/share/fonts/truetype/noto"

/// Each test uses separate fonts, because an app's fonts belong to its process.
@MainActor @Suite(.enabled(if: FileManager.default.fileExists(atPath: "\(debian)/NotoSerif-Bold.ttf")))
struct AppFontTests {

    private func font(_ name: String) throws -> Data {
        try #require(FileManager.default.contents(atPath: "\(debian)/\(name).ttf"))
    }

    private func copy(_ name: String, to path: String, in folder: TemporaryFolder) throws -> URL {
        let place = folder.url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try font(name).write(to: place)
        return place
    }

    private func listed(_ files: [String], in folder: TemporaryFolder) throws -> Bundle {
        let info = try PropertyListSerialization.data(fromPropertyList: ["UIAppFonts": files], format: .xml, options: 0)
        try info.write(to: folder.url.appendingPathComponent("Info.plist"))
        return try #require(Bundle(path: folder.url.path))
    }

    @Test func `the fonts in Info.plist are found by their names and their family`() throws {
        let folder = try TemporaryFolder()
        _ = try copy("NotoSerif-Regular", to: "serif.ttf", in: folder)
        _ = try copy("NotoSerif-Bold", to: "Fonts/serif-bold.ttf", in: folder)
        _ = try copy("NotoSerif-BoldItalic", to: "serif-bold-italic.ttf", in: folder)
        let files = ["serif.ttf", "Fonts/serif-bold.ttf", "serif-bold-italic.ttf"]
        RegisteredFonts.register(appFontsOf: try listed(files, in: folder))
        let names = ["NotoSerif-Regular", "NotoSerif-Bold", "NotoSerif-BoldItalic"]
        #expect(UIFont.familyNames.contains("Noto Serif"))
        #expect(UIFont.fontNames(forFamilyName: "Noto Serif") == names)
        for name in names { #expect(UIFont(name: name, size: 20)?.fontName == name) }
        let regular = try #require(UIFont(name: "Noto Serif", size: 20))
        #expect(regular.fontName == "NotoSerif-Regular" && regular.familyName == "Noto Serif")
        let bold = regular.fontDescriptor.withSymbolicTraits(.traitBold)
        #expect(bold.map { UIFont(descriptor: $0, size: 0).fontName } == "NotoSerif-Bold")
        #expect(regular.fontDescriptor.withSymbolicTraits(.traitItalic) == nil)
        let attributes: [UIFontDescriptor.AttributeName: Any] = [.family: "Noto Serif", .face: "Bold Italic"]
        #expect(UIFontDescriptor(fontAttributes: attributes).postscriptName == "NotoSerif-BoldItalic")
        let copy = UIFontDescriptor(fontAttributes: try #require(bold).fontAttributes)
        #expect(copy.postscriptName == "NotoSerif-Bold")
    }

    @Test func `a font of the app has the metrics of its file`() throws {
        let folder = try TemporaryFolder()
        let file = try copy("NotoSerifDisplay-Regular", to: "a.ttf", in: folder)
        #expect(CTFontManagerRegisterFontsForURL(file as CFURL, .process, nil))
        let font = try #require(UIFont(name: "NotoSerifDisplay-Regular", size: 100))
        // As specified by the tables hhea and OS/2, in units of 1000 per em.
        #expect(abs(font.ascender - 106.9) < 1e-9 && abs(font.descender + 29.3) < 1e-9 && font.leading == 0)
        #expect(abs(font.lineHeight - 136.2) < 1e-9)
        #expect(abs(font.capHeight - 71.4) < 1e-9 && abs(font.xHeight - 53.6) < 10)
        #expect(font.fontDescription.family == .named("NotoSerifDisplay-Regular"))
        let face = try #require(AppFonts.faces.first { $0.family == "NotoSerifDisplay-Regular" })
        #expect(face.path == file.path && face.weight == 400 && !face.isItalic)
    }

    @Test func `a font that is missing or broken is logged with its path`() throws {
        let folder = try TemporaryFolder()
        let whole = try font("NotoSerifDisplay-Bold")
        try whole.prefix(whole.count / 2).write(to: folder.url.appendingPathComponent("half.ttf"))
        try folder.write("<html>", to: "page.ttf")
        let bundle = try listed(["none.ttf", "half.ttf", "page.ttf", ""], in: folder)
        let log = Diagnostics.capture { RegisteredFonts.register(appFontsOf: bundle) }
        #expect(log.count == 3)
        for (line, file) in zip(log, ["none.ttf: there is no such file", "half.ttf", "page.ttf"]) {
            let parts = file.split(separator: ": ")
            #expect(line.contains("\(folder.url.path)/\(parts[0])"))
            if parts.count > 1 { #expect(line.contains(parts[1])) }
        }
        #expect(UIFont(name: "NotoSerifDisplay-Bold", size: 10) == nil)
    }

    @Test func `registering twice fails, and an unregistered font isn't found`() throws {
        let folder = try TemporaryFolder()
        let file = try copy("NotoSansDisplay-Bold", to: "a.ttf", in: folder)
        var error: Unmanaged<CFError>?
        #expect(CTFontManagerRegisterFontsForURL(file as CFURL, .process, &error) && error == nil)
        #expect(!CTFontManagerRegisterFontsForURL(file as CFURL, .process, &error))
        let already = try #require(error).takeRetainedValue()
        #expect(already.code == CTFontManagerError.alreadyRegistered.rawValue)
        #expect(CFErrorCopyDescription(already)?.contains(file.path) == true)
        #expect(UIFont(name: "NotoSansDisplay-Bold", size: 10) != nil)
        #expect(CTFontManagerUnregisterFontsForURL(file as CFURL, .process, nil))
        #expect(UIFont(name: "NotoSansDisplay-Bold", size: 10) == nil)
        error = nil
        let missing = folder.url.appendingPathComponent("b.ttf")
        let log = Diagnostics.capture { #expect(!CTFontManagerRegisterFontsForURL(missing, .process, &error)) }
        #expect(error?.takeRetainedValue().code == CTFontManagerError.fileNotFound.rawValue)
        #expect(log.count == 1 && log[0].contains(missing.path))
    }

    @Test func `a font from data is registered as a graphics font`() throws {
        let data = try font("NotoSansDisplay-Italic")
        let graphics = try #require(CGDataProvider(data: data as CFData).flatMap { CGFont($0) })
        #expect(graphics.postScriptName == "NotoSansDisplay-Italic")
        #expect(graphics.fullName == "Noto Sans Display Italic")
        #expect(CTFontManagerRegisterGraphicsFont(graphics, nil))
        #expect(!CTFontManagerRegisterGraphicsFont(graphics, nil))
        let uikit = try #require(UIFont(name: "NotoSansDisplay-Italic", size: 12))
        #expect(uikit.fontDescriptor.symbolicTraits.contains(.traitItalic))
        // Renderers open a file.
        let face = try #require(AppFonts.faces.first { $0.family == "NotoSansDisplay-Italic" })
        #expect(FileManager.default.contents(atPath: face.path) == data)
        #expect(CTFontManagerUnregisterGraphicsFont(graphics, nil))
        let log = Diagnostics.capture { #expect(CGFont(CGDataProvider(data: Data([1, 2]))!) == nil) }
        #expect(log.count == 1)
    }

    @Test func `labels of interface files have the fonts of the app`() throws {
        let folder = try TemporaryFolder()
        let file = try copy("NotoSansDisplay-Regular", to: "a.ttf", in: folder)
        #expect(CTFontManagerRegisterFontsForURL(file, .process, nil))
        let resources = """
            <customFonts key="customFonts"><array key="a.ttf"><string>NotoSansDisplay-Regular</string></array></customFonts>
            """
        func label(_ name: String) throws -> UILabel {
            let text = InterfaceFixture.nib(
                """
                <label opaque="NO" text="Hello" id="l"><fontDescription key="fontDescription" name="\(name)" \
                family="Noto Sans Display" pointSize="21"/></label>
                """
            ).replacingOccurrences(of: "<objects>", with: resources + "<objects>")
            let bundle = try InterfaceFixture().bundle
            let objects = UINib(data: Data(text.utf8), bundle: bundle).instantiate(withOwner: nil)
            return try #require(objects.compactMap { $0 as? UILabel }.first)
        }
        var fonts: [String] = []
        let log = try Diagnostics.capture {
            // If the app doesn't have the face, the family is used.
            fonts = try ["NotoSansDisplay-Regular", "NotoSansDisplay-Black"].map { try label($0).font.fontName }
        }
        #expect(fonts == ["NotoSansDisplay-Regular", "NotoSansDisplay-Regular"])
        #expect(log.isEmpty)
    }

    @Test func `a font has the characters of its file`() throws {
        let characters = try #require(try FontFile(font("NotoSerif-Italic")).faces.first).characters
        #expect("azñй".unicodeScalars.allSatisfy(characters.contains))
        #expect(!"א字".unicodeScalars.contains(where: characters.contains))
    }

    @Test func `every damaged file is rejected`() throws {
        let data = try font("NotoSerif-Italic")
        #expect(try FontFile(data).faces.map(\.postScriptName) == ["NotoSerif-Italic"])
        for length in stride(from: 0, to: 4000, by: 37) {
            #expect(throws: FontFile.Problem.self) { try FontFile(data.prefix(length)) }
        }
        // Damage in the first bytes results in an error or a font.
        for place in 0..<300 {
            var damaged = data
            damaged[place] ^= 0xFF
            _ = try? FontFile(damaged)
        }
        let collection = Data("ttcf".utf8) + [0, 1, 0, 0, 0, 0, 0, 2, 0, 0, 0, 20]
        #expect(throws: FontFile.Problem.self) { try FontFile(collection) }
    }

    @Test func `unterminated tables and names aren't read`() {
        let tables = Data([0, 1, 0, 0, 0xFF, 0xFF, 0, 0, 0, 0, 0, 0]) + Data(count: 16 * 0xFFFF)
        let problem = #expect(throws: FontFile.Problem.self) { try FontFile(tables) }
        #expect(problem?.description == FontFile.Problem.unknownFormat.description)
        // Each name spans the whole text.
        var names: [UInt16] = [0, 0xFFFF, 6]
        for number in 0..<UInt16.max { names += [3, 1, 0x409, number &+ 100, 0xFFFE, 0] }
        let table = Data(names.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
        #expect(FontNames(FontBytes(table))[.postScript]?.utf16.count == 0x7FFF)
    }
}
