import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// A parser that reads the XML of an interface file into elements.
package final class InterfaceParser: NSObject, XMLParserDelegate {
    private let file: String
    /// The stack of open elements, outermost first.
    private var open: [InterfaceElement] = []
    private var root: InterfaceElement?

    private init(file: String) {
        self.file = file
    }

    /// Returns the root element of a file.
    ///
    /// - Complexity: O(*n*) in the size of the file.
    package static func parse(_ data: Data, file: String) throws(InterfaceError) -> InterfaceElement {
        guard !data.starts(with: Data("NIBArchive".utf8)), !data.starts(with: Data("bplist".utf8)) else {
            throw InterfaceError(
                file: file, problem: "the file is compiled",
                remedy: "Add the .xib or .storyboard file itself to the target's resources, with .copy or .process")
        }
        // Foundation's parser traps on names that aren't UTF-8.
        guard String(validating: data, as: UTF8.self) != nil else {
            throw InterfaceError(
                file: file, problem: "the file isn't UTF-8, so it isn't well-formed XML",
                remedy: "Save it with this encoding, which Xcode always uses")
        }
        if let excess = XMLBounds.excess(in: data) {
            throw InterfaceError(file: file, line: excess.line, problem: excess.problem, remedy: excess.remedy)
        }
        let reader = InterfaceParser(file: file)
        let parser = XMLParser(data: data)
        parser.delegate = reader
        let isWellFormed = parser.parse()
        guard isWellFormed, let root = reader.root else {
            let reason = parser.parserError.map { " (error \(($0 as NSError).code) of the parser)" } ?? ""
            throw InterfaceError(
                file: file, line: parser.lineNumber, problem: "the file isn't well-formed XML" + reason,
                remedy: "Look for a tag that isn't closed or a merge conflict, or open and save the file in Xcode")
        }
        return root
    }

    // MARK: XMLParserDelegate

    package func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
        attributes attributeDict: [String: String]
    ) {
        open.append(InterfaceElement(name: elementName, attributes: attributeDict, line: parser.lineNumber))
    }

    package func parser(_ parser: XMLParser, foundCharacters string: String) {
        guard !open.isEmpty else { return }
        open[open.count - 1].text += string
    }

    package func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
        guard !open.isEmpty else { return }
        open[open.count - 1].text += String(decoding: CDATABlock, as: UTF8.self)
    }

    package func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
    ) {
        guard let ended = open.popLast() else { return }
        if open.isEmpty { root = ended } else { open[open.count - 1].children.append(ended) }
    }
}
