import Foundation

/// The contents of a file, or of a folder and the files in it, which can be changed before they're written.
///
/// Differs from Foundation: there are no wrappers of symbolic links, and no serialized wrappers.
open class FileWrapper {
    /// Options for reading a file.
    public struct ReadingOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates options with the given bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Reads the contents of the files immediately. Here, they always are.
        public static let immediate = ReadingOptions(rawValue: 1)
        /// Doesn't map the contents of the files into memory. Here, they never are.
        public static let withoutMapping = ReadingOptions(rawValue: 2)
    }

    /// Options for writing a file.
    public struct WritingOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates options with the given bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Replaces an existing file only after the new one was written completely.
        public static let atomic = WritingOptions(rawValue: 1)
        /// Updates the names of the wrappers after the files were written.
        public static let withNameUpdating = WritingOptions(rawValue: 2)
    }

    private enum Contents {
        case file(Data)
        case directory([String: FileWrapper])
    }

    private var contents: Contents

    /// The name that the file has when it's written, unless the folder has another file with that name.
    open var preferredFilename: String?

    /// The name of the file when it was read or written, or `nil` if it never was.
    open var filename: String?

    /// The attributes of the file when it was read, by the raw values of their keys. The file is written with the POSIX
    /// permissions among them.
    open var fileAttributes: [String: Any] = [:]

    /// Creates a wrapper of a file with the given contents.
    public init(regularFileWithContents contents: Data) {
        self.contents = .file(contents)
    }

    /// Creates a wrapper of a folder with the given files, by their names.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        contents = .directory(childrenByPreferredName)
        for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
            child.preferredFilename = name
        }
    }

    /// Creates a wrapper of a file or folder, and reads its contents.
    ///
    /// - Throws: The error of the file system.
    public init(url: URL, options: ReadingOptions = []) throws {
        contents = .file(Data())
        try read(from: url, options: options)
        preferredFilename = url.lastPathComponent
    }

    // MARK: Contents

    /// A Boolean value that indicates whether the wrapper is one of a folder.
    open var isDirectory: Bool { fileWrappers != nil }

    /// A Boolean value that indicates whether the wrapper is one of a file.
    open var isRegularFile: Bool { regularFileContents != nil }

    /// The contents of the file, or `nil` for a folder.
    open var regularFileContents: Data? {
        if case .file(let data) = contents { data } else { nil }
    }

    /// The files of the folder by their names, or `nil` for a file.
    open var fileWrappers: [String: FileWrapper]? {
        if case .directory(let children) = contents { children } else { nil }
    }

    /// Reads the contents of a file or folder, which replace the current ones.
    ///
    /// - Throws: The error of the file system.
    open func read(from url: URL, options: ReadingOptions = []) throws {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue {
            var children: [String: FileWrapper] = [:]
            for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
                children[name] = try FileWrapper(url: url.appendingPathComponent(name), options: options)
            }
            contents = .directory(children)
        } else {
            contents = .file(try Data(contentsOf: url))
        }
        filename = url.lastPathComponent
        let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
        fileAttributes = Dictionary(uniqueKeysWithValues: attributes.map { ($0.key.rawValue, $0.value) })
    }

    /// Writes the file, or the folder and its files.
    ///
    /// - Throws: The error of the file system.
    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
        switch contents {
        case .file(let data): try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
        case .directory(let children):
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
            for (name, child) in children.sorted(by: { $0.key < $1.key }) {
                let original = originalContentsURL?.appendingPathComponent(name)
                try child.write(to: url.appendingPathComponent(name), options: options, originalContentsURL: original)
            }
        }
        if let permissions = fileAttributes[FileAttributeKey.posixPermissions.rawValue] {
            try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: url.path)
        }
        if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
    }

    /// Returns whether the file hasn't changed since it was read.
    open func matchesContents(of url: URL) -> Bool {
        guard let other = try? FileWrapper(url: url) else { return false }
        return hasSameContents(as: other)
    }

    private func hasSameContents(as other: FileWrapper) -> Bool {
        switch (contents, other.contents) {
        case (.file(let mine), .file(let others)): mine == others
        case (.directory(let mine), .directory(let others)):
            mine.count == others.count
                && mine.allSatisfy { name, child in others[name].map(child.hasSameContents) ?? false }
        default: false
        }
    }

    // MARK: Files of a folder

    /// Adds a file to the folder.
    ///
    /// - Parameter child: A wrapper with a preferred name.
    /// - Returns: The name of the file, which differs from the preferred name if the folder has a file with that name.
    @discardableResult
    open func addFileWrapper(_ child: FileWrapper) -> String {
        guard var children = fileWrappers else {
            fatalError("A file wrapper can only be added to a wrapper of a folder.")
        }
        guard let name = child.preferredFilename, !name.isEmpty else {
            fatalError("A file wrapper needs a preferredFilename before it's added to a folder.")
        }
        let numbered = (2...).lazy.map { "\($0) \(name)" }
        let key = children[name] == nil ? name : numbered.first { children[$0] == nil }!
        children[key] = child
        contents = .directory(children)
        return key
    }

    /// Adds a file with the given contents to the folder.
    ///
    /// - Returns: The name of the file.
    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }

    /// Removes a file from the folder.
    open func removeFileWrapper(_ child: FileWrapper) {
        guard let key = keyForChildFileWrapper(child), var children = fileWrappers else { return }
        children[key] = nil
        contents = .directory(children)
    }

    /// Returns the name of a file of the folder, or `nil` if the folder doesn't contain it.
    open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
        fileWrappers?.first { $0.value === child }?.key
    }
}
