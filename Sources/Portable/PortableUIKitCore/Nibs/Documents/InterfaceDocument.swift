import Foundation

/// A `.xib` or `.storyboard` file in Xcode's format.
package struct InterfaceDocument: Sendable {
    /// The file's name with its extension, for messages.
    let file: String
    package let root: InterfaceElement
    /// The elements by their IDs.
    private let elements: [String: InterfaceElement]
    /// The images, colors, and other resources that the file uses, by their names.
    private let resources: [Resource: InterfaceElement]

    /// The problems that have been logged already, for messages that are logged once.
    private let mentions = LockedValue<Set<String>>([])

    private struct Resource: Hashable {
        var kind: String
        var name: String
    }

    /// Reads a file. Throws an error if it isn't XML, isn't an Interface Builder file for iOS, or uses an ID twice.
    ///
    /// - Complexity: O(*n*) in the size of the file.
    package init(
        data: Data, file: String, translation: InterfaceTranslation = .none
    ) throws(InterfaceError) {
        self.file = file
        let root = translation.translating(try InterfaceParser.parse(data, file: file))
        self.root = root
        guard root.name == "document" else {
            throw InterfaceError(
                file: file, line: root.line, problem: "the outermost element is <\(root.name)>, not <document>",
                remedy: "Save the file with Xcode 5 or later; archives of older versions are not read")
        }
        if let type = root["type"], !type.contains("CocoaTouch") {
            throw InterfaceError(
                file: file, line: root.line, problem: "the file is of the type \(type), not of CocoaTouch",
                remedy: "Make the file for iOS")
        }
        var elements: [String: InterfaceElement] = [:]
        var second: InterfaceElement?
        root.forEach { element in
            guard let id = element.id else { return }
            if elements.updateValue(element, forKey: id) != nil, second == nil { second = element }
        }
        if let second {
            throw InterfaceError(
                file: file, line: second.line, id: second.id, problem: "two elements have this id",
                remedy: "Copy and paste the object in Xcode, which gives the copy its own id")
        }
        self.elements = elements
        var resources: [Resource: InterfaceElement] = [:]
        for element in root.group("resources") {
            if let name = element["name"] { resources[Resource(kind: element.name, name: name)] = element }
        }
        self.resources = resources
    }

    /// The objects of a nib.
    var objects: [InterfaceElement] { root.group("objects") }

    /// The scenes of a storyboard, each with its `objects`.
    var scenes: [InterfaceElement] { root.group("scenes") }

    /// A Boolean value that indicates whether the file is a storyboard.
    var isStoryboard: Bool { root.children.contains { $0.name == "scenes" } }

    /// Returns whether a problem hasn't been logged yet, and records it.
    package func isFirstMention(of problem: String) -> Bool { mentions.withLock { $0.insert(problem).inserted } }

    package func element(id: String) -> InterfaceElement? { elements[id] }

    /// Returns the file's entry for a resource, for example that an image is a system symbol.
    func resource(_ kind: String, named name: String) -> InterfaceElement? {
        resources[Resource(kind: kind, name: name)]
    }
}
