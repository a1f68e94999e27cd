import CCairoPango
import CFontPacking
import DisplayList

/// The libraries and fonts, with their versions, that an image's pixels depend on.
///
/// PNG files of screens contain it as text, with one name and version per line. If two images differ, it indicates
/// whether the difference could have another reason.
package struct ImageOrigin: Sendable, Hashable {
    /// The version of the renderer. Increase it whenever the same frame results in different pixels.
    package static let rendererVersion = 1

    /// The libraries and their versions, in the order of the text.
    package var libraries: [Part]
    /// The font families with glyphs in the image, and their versions.
    package var fonts: [Part]

    /// A library or a font, with its version.
    package struct Part: Sendable, Hashable, CustomStringConvertible {
        package var name: String
        package var version: String

        package init(name: String, version: String) {
            self.name = name
            self.version = version
        }

        package var description: String { "\(name) \(version)" }
    }

    package init(libraries: [Part], fonts: [Part]) {
        self.libraries = libraries
        self.fonts = fonts
    }

    /// Creates the origin of an image from this process with glyphs of the given fonts.
    package init(fonts: some Sequence<Part>) {
        self.init(libraries: Self.libraries, fonts: fonts.sorted { $0.name < $1.name })
    }

    private static let libraries: [Part] = {
        let fontconfig = Int(FcGetVersion())
        var (major, minor, patch) = (FT_Int(0), FT_Int(0), FT_Int(0))
        var freeType: FT_Library?
        if FT_Init_FreeType(&freeType) == 0 {
            FT_Library_Version(freeType, &major, &minor, &patch)
            FT_Done_FreeType(freeType)
        }
        return [
            Part(name: "Collage's renderer", version: "\(rendererVersion)"),
            Part(name: "Cairo", version: String(cString: cairo_version_string())),
            Part(name: "Pixman", version: String(cString: pixman_version_string())),
            Part(name: "Pango", version: String(cString: pango_version_string())),
            Part(name: "HarfBuzz", version: String(cString: hb_version_string())),
            Part(name: "FreeType", version: "\(major).\(minor).\(patch)"),
            Part(
                name: "Fontconfig",
                version: "\(fontconfig / 10_000).\(fontconfig / 100 % 100).\(fontconfig % 100)"),
        ]
    }()

    // MARK: As text

    private static let fontPrefix = "Font: "
    private static let noFonts = "Fonts: none"

    /// The text, with one line for each library and font.
    package var text: String {
        let lines = libraries.map(\.description) + fonts.map { Self.fontPrefix + $0.description }
        return (lines + (fonts.isEmpty ? [Self.noFonts] : [])).joined(separator: "\n")
    }

    /// Creates an origin from its ``text``. Unknown lines are ignored. If nothing remains, the result is `nil`.
    package init?(text: some StringProtocol) {
        var (libraries, fonts): ([Part], [Part]) = ([], [])
        for line in text.split(separator: "\n") where line != Self.noFonts {
            let isFont = line.hasPrefix(Self.fontPrefix)
            let part = isFont ? line.dropFirst(Self.fontPrefix.count) : line[...]
            guard let space = part.lastIndex(of: " ") else { continue }
            let version = part[part.index(after: space)...]
            guard version.first?.isNumber == true else { continue }
            let found = Part(name: String(part[..<space]), version: String(version))
            if isFont { fonts.append(found) } else { libraries.append(found) }
        }
        guard !libraries.isEmpty else { return nil }
        self.init(libraries: libraries, fonts: fonts)
    }

    // MARK: Comparing

    /// Returns a sentence with the differences from a reference, or `nil` without differences.
    ///
    /// - Parameter reference: The origin of the image that this one is compared with.
    package func explanation(against reference: ImageOrigin) -> String? {
        var there: [String] = [], here: [String] = []
        func compare(_ old: [Part], _ new: [Part], _ isMissing: (Part) -> Bool) {
            for part in old {
                if let other = new.first(where: { $0.name == part.name }) {
                    guard other.version != part.version else { continue }
                    there.append(part.description)
                    here.append(other.description)
                } else if isMissing(part) {
                    there.append(part.description)
                    here.append("no \(part.name)")
                }
            }
        }
        compare(reference.libraries, libraries) { _ in false }
        // Different text may have characters of other fonts, so the difference doesn't indicate a different
        // installation.
        compare(reference.fonts, fonts) { !TextShaper.missing([$0.name]).isEmpty }
        guard !there.isEmpty else { return nil }
        return "The reference was drawn with \(Self.list(there)); here are \(Self.list(here))."
    }

    private static func list(_ words: [String]) -> String {
        words.count < 2 ? words.joined() : words.dropLast().joined(separator: ", ") + " and " + words[words.count - 1]
    }
}
