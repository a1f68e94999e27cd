import Foundation

/// A font without a size, by its name or from a file.
public final class CGFont: Sendable {
    let name: String
    /// The data of the font; `nil` for a font that was created by name.
    let data: Data?
    /// The name for people.
    public let fullName: CFString?

    /// The font of a name. Differs from UIKit: it is never nil; what no font is called is drawn with the system's.
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

    /// The name that programs know the font by.
    public var postScriptName: CFString? { name }
}
