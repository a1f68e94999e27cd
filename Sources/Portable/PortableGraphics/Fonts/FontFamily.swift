/// A family that apps can request by name: one that iOS includes or that the app adds.
struct FontFamily: Hashable, Sendable {
    /// The metrics of a face, as fractions of the point size.
    struct Metrics: Hashable, Sendable {
        let ascender: CGFloat
        /// The distance from the baseline to the bottom of a line, as a negative number.
        let descender: CGFloat
        let leading: CGFloat
        let capHeight: CGFloat
        let xHeight: CGFloat
    }

    struct Face: Hashable, Sendable {
        let postScriptName: String
        let weight: UIFont.Weight
        /// The weight in CSS units, from 100 to 900.
        let cssWeight: Int
        let isItalic: Bool
        let metrics: Metrics

        /// Creates a family from a face in one of the app's files.
        init(_ face: FontFile.Face) {
            postScriptName = face.postScriptName
            weight = UIFont.Weight(cssWeight: face.cssWeight)
            cssWeight = face.cssWeight
            isItalic = face.isItalic
            metrics = face.metrics
        }

        fileprivate init(_ name: String, _ weight: UIFont.Weight, isItalic: Bool, _ metrics: Metrics) {
            postScriptName = name
            self.weight = weight
            cssWeight = weight.cssWeight
            self.isItalic = isItalic
            self.metrics = metrics
        }
    }

    let name: String
    let faces: [Face]
    /// A Boolean value that indicates whether the family belongs to the app, not to the system.
    let isOfApp: Bool

    init(name: String, faces: [Face], isOfApp: Bool) {
        self.name = name
        self.faces = faces
        self.isOfApp = isOfApp
    }

    /// Returns the face that matches best. The slant takes precedence over the weight.
    func face(weight: UIFont.Weight, isItalic: Bool) -> Face {
        func distance(_ face: Face) -> CGFloat {
            (face.isItalic == isItalic ? 0 : 10) + abs(face.weight.rawValue - weight.rawValue)
        }
        return faces.min { distance($0) < distance($1) } ?? faces[0]
    }

    static let all: [FontFamily] = [
        FontFamily(
            "Helvetica Neue",
            faces: [
                ("HelveticaNeue", .regular, false), ("HelveticaNeue-Italic", .regular, true),
                ("HelveticaNeue-UltraLight", .ultraLight, false), ("HelveticaNeue-Thin", .thin, false),
                ("HelveticaNeue-Light", .light, false), ("HelveticaNeue-LightItalic", .light, true),
                ("HelveticaNeue-Medium", .medium, false), ("HelveticaNeue-MediumItalic", .medium, true),
                ("HelveticaNeue-Bold", .bold, false), ("HelveticaNeue-BoldItalic", .bold, true),
            ], metrics: (0.952, -0.213, 0.028, 0.714, 0.517)),
        FontFamily("Helvetica", regularAndBold: "Helvetica", "Oblique", metrics: (0.920, -0.230, 0, 0.717, 0.523)),
        FontFamily(
            "Arial",
            faces: [
                ("ArialMT", .regular, false), ("Arial-ItalicMT", .regular, true), ("Arial-BoldMT", .bold, false),
                ("Arial-BoldItalicMT", .bold, true),
            ], metrics: (0.905, -0.212, 0.033, 0.716, 0.519)),
        FontFamily("Georgia", regularAndBold: "Georgia", "Italic", metrics: (0.917, -0.219, 0, 0.692, 0.481)),
        FontFamily(
            "Times New Roman",
            faces: [
                ("TimesNewRomanPSMT", .regular, false), ("TimesNewRomanPS-ItalicMT", .regular, true),
                ("TimesNewRomanPS-BoldMT", .bold, false), ("TimesNewRomanPS-BoldItalicMT", .bold, true),
            ], metrics: (0.891, -0.216, 0.042, 0.662, 0.447)),
        FontFamily(
            "Courier New",
            faces: [
                ("CourierNewPSMT", .regular, false), ("CourierNewPS-ItalicMT", .regular, true),
                ("CourierNewPS-BoldMT", .bold, false), ("CourierNewPS-BoldItalicMT", .bold, true),
            ], metrics: (0.833, -0.300, 0, 0.571, 0.423)),
        FontFamily(
            "Menlo",
            faces: [
                ("Menlo-Regular", .regular, false), ("Menlo-Italic", .regular, true), ("Menlo-Bold", .bold, false),
                ("Menlo-BoldItalic", .bold, true),
            ], metrics: (0.928, -0.236, 0, 0.729, 0.547)),
        FontFamily(
            "Avenir Next",
            faces: [
                ("AvenirNext-Regular", .regular, false), ("AvenirNext-Italic", .regular, true),
                ("AvenirNext-UltraLight", .ultraLight, false), ("AvenirNext-Medium", .medium, false),
                ("AvenirNext-DemiBold", .semibold, false), ("AvenirNext-Bold", .bold, false),
                ("AvenirNext-Heavy", .heavy, false), ("AvenirNext-BoldItalic", .bold, true),
            ], metrics: (1.000, -0.366, 0, 0.708, 0.468)),
        FontFamily(
            "Avenir",
            faces: [
                ("Avenir-Book", .regular, false), ("Avenir-Light", .light, false), ("Avenir-Roman", .regular, false),
                ("Avenir-Medium", .medium, false), ("Avenir-Heavy", .bold, false), ("Avenir-Black", .black, false),
                ("Avenir-BookOblique", .regular, true), ("Avenir-HeavyOblique", .bold, true),
            ], metrics: (1.000, -0.366, 0, 0.708, 0.468)),
        FontFamily("Verdana", regularAndBold: "Verdana", "Italic", metrics: (1.005, -0.210, 0, 0.727, 0.545)),
        FontFamily(
            "Futura",
            faces: [
                ("Futura-Medium", .medium, false), ("Futura-MediumItalic", .medium, true),
                ("Futura-Bold", .bold, false),
            ], metrics: (1.039, -0.260, 0, 0.757, 0.473)),
    ]

    /// Returns the family and face with a PostScript name, or the regular face of the family with a family name. Fonts
    /// of the app take precedence.
    static func find(_ name: String) -> (family: FontFamily, face: Face)? {
        RegisteredFonts.find(name) ?? find(name, in: all)
    }

    static func find(_ name: String, in families: [FontFamily]) -> (family: FontFamily, face: Face)? {
        for family in families {
            if let face = family.faces.first(where: { $0.postScriptName == name }) { return (family, face) }
        }
        let family = families.first { $0.name == name }
        return family.map { ($0, $0.face(weight: .regular, isItalic: false)) }
    }

    private typealias Heights = (
        ascender: CGFloat, descender: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat
    )

    private init(_ name: String, faces: [(String, UIFont.Weight, Bool)], metrics: Heights) {
        let metrics = Metrics(
            ascender: metrics.ascender, descender: metrics.descender, leading: metrics.leading,
            capHeight: metrics.capHeight, xHeight: metrics.xHeight)
        self.init(name: name, faces: faces.map { Face($0.0, $0.1, isItalic: $0.2, metrics) }, isOfApp: false)
    }

    /// Creates a family with four faces that are named in the usual way.
    private init(_ name: String, regularAndBold prefix: String, _ slant: String, metrics: Heights) {
        let faces: [(String, UIFont.Weight, Bool)] = [
            (prefix, .regular, false), ("\(prefix)-\(slant)", .regular, true), ("\(prefix)-Bold", .bold, false),
            ("\(prefix)-Bold\(slant)", .bold, true),
        ]
        self.init(name, faces: faces, metrics: metrics)
    }
}
