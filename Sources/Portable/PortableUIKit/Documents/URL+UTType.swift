import Foundation

extension URL {
    /// Returns the URL with the filename extension of a file type. The extension isn't added if the URL already has one
    /// for the type.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        guard let preferred = contentType.preferredFilenameExtension,
            !pathExtension.conforms(to: contentType)
        else { return self }
        return appendingPathExtension(preferred)
    }

    /// Adds the extension of a type of files.
    public mutating func appendPathExtension(for contentType: UTType) {
        self = appendingPathExtension(for: contentType)
    }

    /// Returns the URL of a file in the folder, with the filename extension of its type.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        appendingPathComponent(partialName).appendingPathExtension(for: contentType)
    }

    /// Adds the name of a file, and the extension of its type.
    public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
        self = appendingPathComponent(partialName, conformingTo: contentType)
    }
}

extension String {
    /// Returns whether files with the extension have a type.
    fileprivate func conforms(to type: UTType) -> Bool {
        !isEmpty && UTType(filenameExtension: self)?.conforms(to: type) == true
    }
}
