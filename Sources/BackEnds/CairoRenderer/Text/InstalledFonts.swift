import CCairoPango
import DisplayList

extension FontConfiguration {
    /// Returns the faces that images are drawn with. Each face is a file with normal width.
    ///
    /// Collections and variable fonts, which contain several faces, are excluded.
    static func faces() -> [FontFace] {
        guard let fonts = FcConfigGetFonts(nil, FcSetSystem) else { return [] }
        var faces: [FontFace] = []
        for index in 0..<Int(fonts.pointee.nfont) {
            if let pattern = fonts.pointee.fonts[index], let face = face(of: pattern) { faces.append(face) }
        }
        return faces.sorted { ($0.family, $0.weight, $0.path) < ($1.family, $1.weight, $1.path) }
    }

    private static func face(of pattern: OpaquePointer) -> FontFace? {
        guard let family = string(FC_FAMILY, of: pattern), let path = string(FC_FILE, of: pattern),
            !path.hasSuffix(".ttc"), integer(FC_INDEX, of: pattern) == 0,
            integer(FC_WIDTH, of: pattern) ?? FC_WIDTH_NORMAL == FC_WIDTH_NORMAL,
            let weight = integer(FC_WEIGHT, of: pattern)
        else { return nil }
        return FontFace(
            family: family, weight: Int(FcWeightToOpenType(weight)),
            isItalic: integer(FC_SLANT, of: pattern) ?? FC_SLANT_ROMAN != FC_SLANT_ROMAN, path: path)
    }

    /// Adds an app's fonts. Each is found only by the name of its face, so that an app's copy of a system face doesn't
    /// replace it.
    static func add(_ faces: some Collection<FontFace>) {
        for path in Set(faces.map(\.path)) { FcConfigAppFontAddFile(nil, path) }
        guard let fonts = FcConfigGetFonts(nil, FcSetApplication) else { return }
        for index in 0..<Int(fonts.pointee.nfont) {
            guard let pattern = fonts.pointee.fonts[index], let path = string(FC_FILE, of: pattern) else { continue }
            let number = Int(integer(FC_INDEX, of: pattern) ?? 0)
            guard let face = faces.first(where: { $0.path == path && $0.index == number }) else { continue }
            FcPatternDel(pattern, FC_FAMILY)
            FcPatternDel(pattern, FC_FAMILYLANG)
            FcPatternAddString(pattern, FC_FAMILY, face.family)
        }
    }

    /// Returns the family and the version of a font that Pango has chosen.
    static func face(of font: UnsafeMutablePointer<PangoFont>) -> ImageOrigin.Part {
        let pattern = pango_fc_font_get_pattern(
            UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self))!
        // The format is that of the font's `head` table: a fixed-point number with 16 fraction bits.
        let revision = Double(integer(FC_FONTVERSION, of: pattern) ?? 0) / 65_536
        let version = (revision * 1000).rounded() / 1000
        return ImageOrigin.Part(name: string(FC_FAMILY, of: pattern) ?? "a font", version: "\(version)")
    }

    private static func string(_ property: String, of pattern: OpaquePointer) -> String? {
        var value: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(pattern, property, 0, &value) == FcResultMatch, let value else { return nil }
        return String(cString: value)
    }

    private static func integer(_ property: String, of pattern: OpaquePointer) -> Int32? {
        var value: Int32 = 0
        return FcPatternGetInteger(pattern, property, 0, &value) == FcResultMatch ? value : nil
    }
}
