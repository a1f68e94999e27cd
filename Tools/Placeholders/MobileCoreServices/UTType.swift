import Foundation
import UIKit

/// A Core Foundation string.
public typealias CFString = String

/// The class of tags that are extensions of file names.
public let kUTTagClassFilenameExtension = "public.filename-extension"
/// The class of tags that are MIME types.
public let kUTTagClassMIMEType = "public.mime-type"

/// A string that a Core Foundation function returns.
public struct UnmanagedString: Sendable {
    fileprivate let value: String

    /// Returns the string.
    public func takeRetainedValue() -> String { value }

    /// Returns the string.
    public func takeUnretainedValue() -> String { value }
}

/// Returns the identifier of the type with a tag, or `nil` for an unknown tag.
public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: String, _ inTag: String, _ inConformingToUTI: String?
) -> UnmanagedString? {
    UTType.types(tag: inTag, tagClass: UTTagClass(rawValue: inTagClass), conformingTo: nil).first
        .map { UnmanagedString(value: $0.identifier) }
}

/// Returns the tag of a type, or `nil` for an unknown type.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: String, _ inTagClass: String) -> UnmanagedString? {
    UTType(inUTI)?.tags[UTTagClass(rawValue: inTagClass)]?.first.map { UnmanagedString(value: $0) }
}
