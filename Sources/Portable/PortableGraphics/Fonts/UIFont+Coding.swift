import Foundation

extension UIFont: NSSecureCoding {
    /// A Boolean value that indicates whether archives of the class are secure. It's `true`.
    public static var supportsSecureCoding: Bool { true }

    /// Adds the font to an archive.
    ///
    /// Differs from UIKit: archives have another format, so that archives of one system can't be read on the other.
    public func encode(with coder: NSCoder) { ArchivedFont(design).encode(with: coder) }
}

extension UIFontDescriptor: NSSecureCoding {
    /// A Boolean value that indicates whether archives of the class are secure. It's `true`.
    public static var supportsSecureCoding: Bool { true }

    /// Adds the descriptor to an archive.
    ///
    /// Differs from UIKit: archives have another format, so that archives of one system can't be read on the other, and
    /// attributes that don't affect the choice of the font aren't saved.
    public func encode(with coder: NSCoder) { ArchivedFont(design).encode(with: coder) }
}

/// The values of a font in archives.
struct ArchivedFont: Codable {
    private static let key = "CollageFont"

    /// The PostScript name of a font of iOS or the app. It's `nil` for the system font.
    private var name: String?
    /// The name of the system font's design.
    private var systemDesign: String?
    private var size: Double
    private var weight: Double
    private var isItalic: Bool
    private var width: Double
    private var hasMonospacedDigits: Bool
    private var textStyle: String?
    /// A Boolean value that indicates whether the font has the size of its text style.
    private var scales: Bool

    init(_ design: FontDesign) {
        switch design.family {
        case .system(let system): systemDesign = system.rawValue
        case .named: name = design.fontName
        }
        size = Double(design.size)
        weight = Double(design.weight.rawValue)
        isItalic = design.isItalic
        width = Double(design.width.rawValue)
        hasMonospacedDigits = design.hasMonospacedDigits
        textStyle = design.textStyle?.rawValue
        scales = design.scaling != nil
    }

    func encode(with coder: NSCoder) {
        guard let data = try? JSONEncoder().encode(self) else { return }
        coder.encode(data as NSData, forKey: Self.key)
    }

    /// Returns the design of a font, or `nil` if the archive has none, or the font isn't available anymore.
    static func design(in coder: NSCoder) -> FontDesign? {
        guard let data = coder.decodeObject(of: NSData.self, forKey: key) as Data? else { return nil }
        return (try? JSONDecoder().decode(ArchivedFont.self, from: data))?.design
    }

    private var design: FontDesign? {
        var design = FontDesign()
        if let name {
            guard let (family, face) = FontFamily.find(name) else { return nil }
            design = FontDesign(family, face)
        } else if let systemDesign {
            design.family = .system(UIFontDescriptor.SystemDesign(rawValue: systemDesign))
            design.weight = UIFont.Weight(rawValue: CGFloat(weight))
            design.isItalic = isItalic
        }
        design.size = CGFloat(size)
        design.width = UIFont.Width(rawValue: CGFloat(width))
        design.hasMonospacedDigits = hasMonospacedDigits
        design.textStyle = textStyle.map(UIFont.TextStyle.init(rawValue:))
        if scales, let style = design.textStyle { design.scaling = .textStyle(style) }
        return design
    }
}
