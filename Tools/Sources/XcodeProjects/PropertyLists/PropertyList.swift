import Foundation

/// A value of a property list as project files have them: text, lists and dictionaries of text.
package struct PropertyList: Sendable, Hashable {
    package enum Content: Sendable, Hashable {
        case text(String)
        case list([PropertyList])
        case dictionary([String: PropertyList])
    }

    package let content: Content
    /// The line on which the value begins, counted from 1; nil for formats without lines.
    package let line: Int?

    package init(_ content: Content, line: Int? = nil) {
        self.content = content
        self.line = line
    }

    /// The text; nil for lists and dictionaries.
    package var text: String? {
        if case .text(let text) = content { text } else { nil }
    }

    /// The elements; nil for text and dictionaries.
    package var list: [PropertyList]? {
        if case .list(let list) = content { list } else { nil }
    }

    /// The values by their keys; nil for text and lists.
    package var dictionary: [String: PropertyList]? {
        if case .dictionary(let dictionary) = content { dictionary } else { nil }
    }

    /// The value of a key; nil for what is no dictionary, or lacks the key.
    package subscript(key: String) -> PropertyList? { dictionary?[key] }
}

extension PropertyList {
    /// Reads a property list in any of its formats: OpenStep's, as Xcode writes it, XML or binary.
    /// - Parameters:
    ///   - data: The bytes of the file.
    ///   - file: The path that problems name.
    /// - Throws: A ``ProjectProblem`` that says on which line the text is no property list.
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

    /// A value of Foundation's; numbers and dates become text, as the other format has nothing else.
    private init(foundation value: Any) {
        switch value {
        case let value as [String: Any]: self.init(.dictionary(value.mapValues(PropertyList.init(foundation:))))
        case let value as [Any]: self.init(.list(value.map(PropertyList.init(foundation:))))
        case let value as String: self.init(.text(value))
        default: self.init(.text("\(value)"))
        }
    }
}
