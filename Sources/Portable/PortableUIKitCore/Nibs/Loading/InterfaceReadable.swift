/// An object of a higher module whose element in interface files has the name of its class: `tableViewCell` for
/// `UITableViewCell`.
@MainActor
package protocol InterfaceReadable: NSObject {
    init?(coder: NSCoder)

    /// The class whose `init?(coder:)` reads the element, if it isn't the element's own.
    static var readingClass: NSObject.Type? { get }

    /// The outlets, and properties often set in runtime attributes. If an object has several with the same name, that
    /// of the most derived class is first.
    static var frameworkProperties: [InterfaceProperty] { get }

    /// Reads the class's own properties from the element, in addition to the properties of all views and controllers.
    func readElement(_ reader: InterfaceReader)
}

extension InterfaceReadable {
    package static var readingClass: NSObject.Type? { nil }
    package static var frameworkProperties: [InterfaceProperty] { [] }
}
