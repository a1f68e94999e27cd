import PortableUIKit

/// A type that shows views while they are being written. Hosts list each of its views by its `previewDisplayName`, or by
/// the type.
@preconcurrency @MainActor
public protocol PreviewProvider: _PreviewSource {
    /// The type of ``previews``, which the compiler finds out.
    associatedtype Previews: View

    /// The views.
    @ViewBuilder static var previews: Previews { get }

    /// The platform of the views, or nil, the default, for any platform.
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    /// Any platform.
    public static var platform: PreviewPlatform? { nil }

    /// Returns a preview for each view.
    public static func _previews() -> [_FoundPreview] {
        // A private type has the file's address between the module's name and its own.
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

/// The systems that views are for.
public enum PreviewPlatform: Sendable {
    /// Phones and tablets.
    case iOS
    /// Computers.
    case macOS
    /// Television sets.
    case tvOS
    /// Watches.
    case watchOS
}
