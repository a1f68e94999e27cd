import CCairoPango
import DisplayList

/// The fonts that pictures are drawn with: those of named packages, whatever else a machine has installed, so that
/// the same text comes out the same everywhere.
///
/// `fonts-inter`, `fonts-materialdesignicons-webfont`, `fonts-noto-color-emoji`, `fonts-noto-cjk` and `fonts-noto-core`
/// are needed: the last one has the scripts of the world, Arabic, Hebrew, Devanagari and Thai among them, and the serif
/// face. `fonts-dejavu-core`, which Fontconfig brings, has a monospaced face; where it is installed,
/// `fonts-jetbrains-mono` is that.
enum FontConfiguration {
    /// Where Debian and Ubuntu, Fedora and Arch put the faces that are used. Directories that don't exist cost nothing.
    private static let directories = [
        "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/materialdesignicons-webfont",
        "/usr/share/fonts/truetype/jetbrains-mono", "/usr/share/fonts/truetype/dejavu",
        "/usr/share/fonts/truetype/noto", "/usr/share/fonts/opentype/noto",
        "/usr/share/fonts/rsms-inter-fonts", "/usr/share/fonts/inter", "/usr/share/fonts/TTF",
        "/usr/share/fonts/jetbrains-mono-fonts", "/usr/share/fonts/dejavu-sans-fonts",
    ]

    /// Emoji are pictures of one size, which have to be scaled to the font's.
    private static let bitmapScaling = """
        <match target="font"><test name="outline"><bool>false</bool></test>
        <edit name="factor" mode="assign"><divide><name target="pattern">pixelsize</name>\
        <name target="font">pixelsize</name></divide></edit>
        <edit name="matrix" mode="assign"><times><name>matrix</name><matrix><name>factor</name><double>0</double>\
        <double>0</double><name>factor</name></matrix></times></edit>
        <edit name="size" mode="assign"><divide><name>size</name><name>factor</name></divide></edit></match>
        """

    /// Text in the system's font asks for the fitted face, which is the same file a little smaller.
    private static let systemFontScaling = """
        <match target="font"><test target="pattern" name="family"><string>\(SystemFontSubstitute.fittedFamily)</string>\
        </test><test name="family"><string>\(SystemFontSubstitute.family)</string></test>
        <edit name="pixelsize" mode="assign"><times><name>pixelsize</name>\
        <double>\(SystemFontSubstitute.scale)</double></times></edit></match>
        """

    /// Pango asks for emoji by this name, whatever families text is in.
    private static let emoji = """
        <match target="pattern"><test name="family"><string>emoji</string></test>\
        <edit name="family" mode="prepend" binding="strong"><string>Noto Color Emoji</string></edit></match>
        """

    /// Makes the process use these fonts and no others. No file of the machine's own configuration is read.
    ///
    /// It has to be called before the first font map is made: Pango starts to read the machine's configuration in a
    /// thread of its own then, which costs more than all that is needed here, unless there is one already.
    ///
    /// The package manager keeps the caches in `/var/cache/fontconfig`; a directory without one is scanned (a
    /// tenth of a second) and remembered in the user's cache.
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

    /// Which of `families` no installed font of these has.
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
    /// Families in the order of preference, separated by commas, as Pango takes them. All end with the faces that
    /// have what others lack.
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

    /// Faces that iOS has, by the kind of face that comes nearest.
    private static let aliases: [String: Family] = [
        "Menlo": .systemMonospaced, "Courier": .systemMonospaced, "Courier New": .systemMonospaced,
        "SF Mono": .systemMonospaced, "American Typewriter": .systemSerif, "Baskerville": .systemSerif,
        "Georgia": .systemSerif, "New York": .systemSerif, "Palatino": .systemSerif,
        "Times New Roman": .systemSerif,
    ]
}
