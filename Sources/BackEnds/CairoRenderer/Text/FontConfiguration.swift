#if Cairo

import CCairoPango
import DisplayList

/// The fonts that pictures are drawn with: those of named packages, whatever else a machine has installed, so that
/// the same text comes out the same everywhere.
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

    /// A configuration that reads no file of the machine's own but the caches of the directories above.
    ///
    /// The package manager keeps the caches in `/var/cache/fontconfig`; a directory without one is scanned (a
    /// tenth of a second) and remembered in the user's cache.
    static func make() -> OpaquePointer? {
        let xml = """
            <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
            \(directories.map { "<dir>\($0)</dir>" }.joined())
            <cachedir>/var/cache/fontconfig</cachedir><cachedir prefix="xdg">fontconfig</cachedir>
            \(bitmapScaling)</fontconfig>
            """
        guard let configuration = FcConfigCreate() else { return nil }
        guard FcConfigParseAndLoadFromMemory(configuration, xml, 0) != 0, FcConfigBuildFonts(configuration) != 0
        else {
            FcConfigDestroy(configuration)
            return nil
        }
        return configuration
    }
}

extension FontDescription {
    /// The size from which the system's face is its display cut, as on iOS.
    private static var displaySize: Double { 20 }

    /// Families in the order of preference, separated by commas, as Pango takes them. All end with the faces that
    /// have what others lack.
    var familyList: String {
        let text = size >= Self.displaySize ? "Inter Display,Inter" : "Inter,Inter Display"
        let fallback =
            "DejaVu Sans,Noto Sans Arabic,Noto Sans Hebrew,Noto Sans CJK SC,Noto Sans CJK JP,Noto Color Emoji"
        switch family {
        case .system, .systemRounded: return "\(text),\(fallback)"
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

#endif
