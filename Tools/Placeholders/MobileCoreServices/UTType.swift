import Foundation

/// A string of Core Foundation.
public typealias CFString = String

/// The class of tags that are extensions of file names.
public let kUTTagClassFilenameExtension = "public.filename-extension"
/// The class of tags that are MIME types.
public let kUTTagClassMIMEType = "public.mime-type"

/// A string that a function of Core Foundation returns.
public struct UnmanagedString: Sendable {
    fileprivate let value: String

    /// Returns the string.
    public func takeRetainedValue() -> String { value }

    /// Returns the string.
    public func takeUnretainedValue() -> String { value }
}

private let types: [(identifier: String, extensions: [String], mimeType: String)] = [
    (kUTTypeJPEG, ["jpg", "jpeg"], "image/jpeg"), (kUTTypePNG, ["png"], "image/png"),
    (kUTTypeGIF, ["gif"], "image/gif"), (kUTTypeMPEG4, ["mp4"], "video/mp4"),
    (kUTTypePlainText, ["txt", "text"], "text/plain"), (kUTTypeHTML, ["html", "htm"], "text/html"),
    (kUTTypeRTF, ["rtf"], "text/rtf"), (kUTTypeJSON, ["json"], "application/json"),
    (kUTTypeXML, ["xml"], "application/xml"), (kUTTypePDF, ["pdf"], "application/pdf"),
]

/// Returns the identifier of the type with a tag, or `nil` for an unknown tag.
///
/// Differs from Core Services: only the types for which this module has constants are known.
public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: String, _ inTag: String, _ inConformingToUTI: String?
) -> UnmanagedString? {
    let tag = inTag.lowercased()
    let type = types.first { type in
        inTagClass == kUTTagClassMIMEType ? type.mimeType == tag : type.extensions.contains(tag)
    }
    return type.map { UnmanagedString(value: $0.identifier) }
}

/// Returns the tag of a type, or `nil` for an unknown type.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: String, _ inTagClass: String) -> UnmanagedString? {
    types.first { $0.identifier == inUTI }
        .map { UnmanagedString(value: inTagClass == kUTTagClassMIMEType ? $0.mimeType : $0.extensions[0]) }
}
