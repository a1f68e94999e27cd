import Foundation

/// A value of a property list in a project file: text, or a list or dictionary of such values.
package struct PropertyList: Sendable, Hashable {
    package enum Content: Sendable, Hashable {
        case text(String)
        case list([PropertyList])
        case dictionary([String: PropertyList])
    }

    package let content: Content
    /// The line on which the value begins, starting at 1, or `nil` for formats without lines.
    package let line: Int?

    package init(_ content: Content, line: Int? = nil) {
        self.content = content
        self.line = line
    }

    /// The text, or `nil` for lists and dictionaries.
    package var text: String? {
        if case .text(let text) = content { text } else { nil }
    }

    /// The elements, or `nil` for text and dictionaries.
    package var list: [PropertyList]? {
        if case .list(let list) = content { list } else { nil }
    }

    /// The values by key, or `nil` for text and lists.
    package var dictionary: [String: PropertyList]? {
        if case .dictionary(let dictionary) = content { dictionary } else { nil }
    }

    /// The value for a key, or `nil` if the value isn't a dictionary or lacks the key.
    package subscript(key: String) -> PropertyList? { dictionary?[key] }
}

extension PropertyList {
    /// Reads a property list in any format: OpenStep, which Xcode writes, XML, or binary.
    ///
    /// - Parameters:
    ///   - data: The bytes of the file.
    ///   - file: The path for error messages.
    /// - Throws: A ``ProjectProblem`` with the line of the first error.
    package init(data: Data, file: String) throws(ProjectProblem) {
        let isOther = data.starts(with: Array("bplist".utf8)) || data.starts(with: Array("<?xml".utf8))
        guard isOther else {
            self = try OpenStepReader.read(data, file: file)
            return
        }
        do {
            self.init(foundation: try PropertyListSerialization.propertyList(from: data, format: nil))
        } catch {
            throw ProjectProblem(
                file: file, line: nil, problem: "the property list can't be read: \(error.localizedDescription)",
                remedy: "Open it in Xcode and save it again, or restore it from version control")
        }
    }

    /// Creates a value from a Foundation value. Numbers and dates are converted to text, because the OpenStep format
    /// has no other types.
    private init(foundation value: Any) {
        switch value {
        case let value as [String: Any]: self.init(.dictionary(value.mapValues(PropertyList.init(foundation:))))
        case let value as [Any]: self.init(.list(value.map(PropertyList.init(foundation:))))
        case let value as String: self.init(.text(value))
        default: self.init(.text("\(value)"))
        }
    }
}
