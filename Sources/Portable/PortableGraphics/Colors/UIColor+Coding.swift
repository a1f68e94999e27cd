import DisplayList
import Foundation

extension UIColor: NSSecureCoding {
    /// A Boolean value that indicates whether archives of the class are secure. It's `true`.
    public static var supportsSecureCoding: Bool { true }

    /// Adds the color to an archive. A color with a closure or a pattern is saved with its current components.
    ///
    /// Differs from UIKit: archives have a different format, so archives from one system can't be read on the other.
    public func encode(with coder: NSCoder) {
        guard let data = try? JSONEncoder().encode(ArchivedColor(self)) else { return }
        coder.encode(data as NSData, forKey: ArchivedColor.key)
    }
}

/// The values of a color in archives.
struct ArchivedColor: Codable {
    static let key = "CollageColor"

    /// The name of a system color.
    private var name: String?
    /// The white value and the opacity of a gray, the components of a color, or the components of a system color in each
    /// appearance.
    private var values: [[Double]?]
    /// The opacity of a system color that has another one.
    private var alpha: Double?

    init(_ color: UIColor) {
        var base = color
        if case .faded(let original, let alpha) = color.content {
            base = original
            self.alpha = alpha
        }
        switch base.content {
        case .gray(let white, let alpha): values = [[white, alpha]]
        case .system(let system):
            name = system.name
            values = system.appearances.map { $0.map(Self.components) }
        default: values = [Self.components(base.color(with: .current))]
        }
    }

    private static func components(_ color: Color) -> [Double] { [color.red, color.green, color.blue, color.alpha] }

    /// Returns the content of a color, or `nil` if the archive has none.
    static func content(in coder: NSCoder) -> ColorContent? {
        guard let data = coder.decodeObject(of: NSData.self, forKey: key) as Data?,
            let archived = try? JSONDecoder().decode(ArchivedColor.self, from: data)
        else { return nil }
        guard let content = archived.content else { return nil }
        return archived.alpha.map { .faded(UIColor(content), alpha: $0) } ?? content
    }

    private var content: ColorContent? {
        let colors = values.map { values in
            values.flatMap { $0.count == 4 ? Color(red: $0[0], green: $0[1], blue: $0[2], alpha: $0[3]) : nil }
        }
        if let name { return SystemColor(name, appearances: colors).map { .system($0) } }
        if let gray = values.first ?? nil, gray.count == 2 { return .gray(white: gray[0], alpha: gray[1]) }
        return (colors.first ?? nil).map { .rgb($0) }
    }
}
