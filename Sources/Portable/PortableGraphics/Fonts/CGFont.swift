import Foundation

/// A font without a size, created from a name or from font data.
public final class CGFont: Sendable {
    let name: String
    /// The data of the font, or `nil` for a font that was created by name.
    let data: Data?
    /// The full name of the font, for display.
    public let fullName: CFString?

    /// Creates the font with a name.
    ///
    /// Differs from UIKit: the result is never `nil`. If no font has the name, text is drawn with the system font.
    public init?(_ name: CFString) {
        self.name = name
        data = nil
        fullName = name
    }

    /// Creates the font in the given data, or the first font of a collection. Returns `nil`, and logs the reason, if
    /// the data isn't a TrueType or OpenType font.
    public init?(_ provider: CGDataProvider) {
        guard let data = provider.data else { return nil }
        do throws(FontFile.Problem) {
            let face = try FontFile(data).faces[0]
            name = face.postScriptName
            fullName = face.fullName
            self.data = data
        } catch {
            Diagnostics.log("\(data.count) bytes can't be used as a font: \(error).")
            return nil
        }
    }

    /// The PostScript name of the font.
    public var postScriptName: CFString? { name }
}
