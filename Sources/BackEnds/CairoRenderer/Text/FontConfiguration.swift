import CCairoPango
import DisplayList

/// The fonts that images are drawn with. They're the fonts of certain packages, regardless of other installed fonts, so
/// that the same text has the same appearance everywhere.
///
/// The packages `fonts-inter`, `fonts-materialdesignicons-webfont`, `fonts-noto-color-emoji`, `fonts-noto-cjk`, and
/// `fonts-noto-core` are required. The last one contains the serif face and most scripts, including Arabic, Hebrew,
/// Devanagari, and Thai. The monospaced face is in `fonts-dejavu-core`, which Fontconfig depends on, or in
/// `fonts-jetbrains-mono` if it's installed.
enum FontConfiguration {
    /// The locations of the fonts on Debian, Ubuntu, Fedora, and Arch. Missing directories are ignored.
    private static let directories = [
        "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/materialdesignicons-webfont",
        "/usr/share/fonts/truetype/jetbrains-mono", "/usr/share/fonts/truetype/dejavu",
        "/usr/share/fonts/truetype/noto", "/usr/share/fonts/opentype/noto",
        "/usr/share/fonts/rsms-inter-fonts", "/usr/share/fonts/inter", "/usr/share/fonts/TTF",
        "/usr/share/fonts/jetbrains-mono-fonts", "/usr/share/fonts/dejavu-sans-fonts",
    ]

    /// Emoji are images with a fixed size, which must be scaled to the font's size.
    private static let bitmapScaling = """
        <match target="font"><test name="outline"><bool>false</bool></test>
        <edit name="factor" mode="assign"><divide><name target="pattern">pixelsize</name>\
        <name target="font">pixelsize</name></divide></edit>
        <edit name="matrix" mode="assign"><times><name>matrix</name><matrix><name>factor</name><double>0</double>\
        <double>0</double><name>factor</name></matrix></times></edit>
        <edit name="size" mode="assign"><divide><name>size</name><name>factor</name></divide></edit></match>
        """

    /// Text in the system font uses the fitted face, which is the same file at a slightly smaller size.
    private static let systemFontScaling = """
        <match target="font"><test target="pattern" name="family"><string>\(SystemFontSubstitute.fittedFamily)</string>\
        </test><test name="family"><string>\(SystemFontSubstitute.family)</string></test>
        <edit name="pixelsize" mode="assign"><times><name>pixelsize</name>\
        <double>\(SystemFontSubstitute.scale)</double></times></edit></match>
        """

    /// Pango requests emoji by this name, regardless of the text's families.
    private static let emoji = """
        <match target="pattern"><test name="family"><string>emoji</string></test>\
        <edit name="family" mode="prepend" binding="strong"><string>Noto Color Emoji</string></edit></match>
        """

    /// Makes the process use only these fonts. The machine's own configuration isn't read.
    ///
    /// Call it before the first font map is created. Otherwise, Pango reads the machine's configuration on a background
    /// thread, which takes longer than everything that is needed here.
    ///
    /// The package manager maintains the caches in `/var/cache/fontconfig`. A directory without a cache is scanned,
    /// which takes a tenth of a second, and cached in the user's folder.
    static func install() {
        let xml = """
            <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
            \(directories.map { "<dir>\($0)</dir>" }.joined())
            <cachedir>/var/cache/fontconfig</cachedir><cachedir prefix="xdg">fontconfig</cachedir>
            \(bitmapScaling)\(systemFontScaling)\(emoji)</fontconfig>
            """
        guard let configuration = FcConfigCreate() else { return }
        if FcConfigParseAndLoadFromMemory(configuration, xml, 0) != 0 { FcConfigSetCurrent(configuration) }
        FcConfigDestroy(configuration)
    }

    /// Returns the families that aren't installed.
    static func missing(_ families: [String]) -> [String] {
        guard let fonts = FcConfigGetFonts(nil, FcSetSystem) else { return families }
        var missing = Set(families)
        for index in 0..<Int(fonts.pointee.nfont) {
            var name: UnsafeMutablePointer<FcChar8>?
            var position: Int32 = 0
            while FcPatternGetString(fonts.pointee.fonts[index], FC_FAMILY, position, &name) == FcResultMatch {
                if let name { missing.remove(String(cString: name)) }
                position += 1
            }
        }
        return families.filter(missing.contains)
    }
}

extension FontDescription {
    /// The families in order of preference, separated by commas as Pango expects. All lists end with the fallback
    /// faces.
    var familyList: String {
        let text = SystemFontSubstitute.family
        let fallback =
            "Noto Sans Arabic,Noto Sans Hebrew,Noto Sans Devanagari,Noto Sans Thai,DejaVu Sans,Noto Sans CJK SC,"
            + "Noto Sans CJK JP,Noto Color Emoji"
        switch family {
        case .system, .systemRounded: return "\(SystemFontSubstitute.fittedFamily),\(text),\(fallback)"
        case .systemMonospaced: return "JetBrains Mono,DejaVu Sans Mono,\(text),\(fallback)"
        case .systemSerif: return "Noto Serif,DejaVu Serif,\(text),\(fallback)"
        case .symbols: return "Material Design Icons"
        case .named(let name):
            // A comma would end the name in Pango's list.
            let plain = name.split(separator: ",").first.map(String.init) ?? ""
            switch Self.aliases[plain] {
            case .systemMonospaced: return "\(plain),JetBrains Mono,DejaVu Sans Mono,\(text),\(fallback)"
            case .systemSerif: return "\(plain),Noto Serif,DejaVu Serif,\(text),\(fallback)"
            default: return "\(plain),\(text),\(fallback)"
            }
        }
    }

    /// The most similar kind of face for each face on iOS.
    private static let aliases: [String: Family] = [
        "Menlo": .systemMonospaced, "Courier": .systemMonospaced, "Courier New": .systemMonospaced,
        "SF Mono": .systemMonospaced, "American Typewriter": .systemSerif, "Baskerville": .systemSerif,
        "Georgia": .systemSerif, "New York": .systemSerif, "Palatino": .systemSerif,
        "Times New Roman": .systemSerif,
    ]
}
