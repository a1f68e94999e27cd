import PortableUIKit

/// A type that provides previews. Hosts list each of its views by its `previewDisplayName`, or by the name of the type.
@preconcurrency @MainActor
public protocol PreviewProvider: _PreviewSource {
    /// The type of ``previews``, which the compiler infers.
    associatedtype Previews: View

    /// The previewed views.
    @ViewBuilder static var previews: Previews { get }

    /// The platform of the views, or `nil` for any platform, which is the default.
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    /// The default value: any platform.
    public static var platform: PreviewPlatform? { nil }

    /// Returns a preview for each view.
    public static func _previews() -> [_FoundPreview] {
        // The name of a private type contains the file's address after the module's name.
        let type = String(reflecting: Self.self).replacing(#/\(unknown context at \$[0-9a-f]+\)\./#, with: "")
        let items = PreviewItems.descriptions(of: previews)
        return items.enumerated().map { index, item in
            let preview = Preview(name: item.name, settings: item.settings) {
                PreviewContent(PreviewItems(content: previews, index: index))
            }
            return _FoundPreview(
                preview, module: type.prefix { $0 != "." }, place: items.count == 1 ? type : "\(type):\(index + 1)",
                line: index + 1)
        }
    }
}

/// The platforms of previews.
public enum PreviewPlatform: Sendable {
    /// An iPhone or iPad.
    case iOS
    /// A Mac.
    case macOS
    /// An Apple TV.
    case tvOS
    /// An Apple Watch.
    case watchOS
}
