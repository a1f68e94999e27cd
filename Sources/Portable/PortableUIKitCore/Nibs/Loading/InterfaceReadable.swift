/// An object of a module above whose element in interface files has the name of its class: `tableViewCell` for
/// `UITableViewCell`.
@MainActor
package protocol InterfaceReadable: NSObject {
    init?(coder: NSCoder)

    /// The class whose `init?(coder:)` reads the element, where that isn't the element's own.
    static var readingClass: NSObject.Type? { get }

    /// The outlets, and what people set in runtime attributes; of two that an object has, that of the more special class
    /// comes first.
    static var frameworkProperties: [InterfaceProperty] { get }

    /// Reads the class's own properties from the element, in addition to the properties of all views and controllers.
    func readElement(_ reader: InterfaceReader)
}

extension InterfaceReadable {
    package static var readingClass: NSObject.Type? { nil }
    package static var frameworkProperties: [InterfaceProperty] { [] }
}
