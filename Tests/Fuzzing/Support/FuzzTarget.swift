import Foundation
import PortableQuartz

/// A parser of bytes that come from outside: from files of an app, from projects, or from pages.
///
/// Every input must be read or refused with an error. A target fails if it traps, takes longer than five seconds, or
/// needs more than a gigabyte.
@MainActor
struct FuzzTarget {
    /// The target that the process runs.
    static var current: FuzzTarget?

    static let all =
        [interfaces, catalogs, symbols, images, motions, fonts]
        + [projects, descriptions, patterns, dataModels, workspaces, settings, propertyLists]
        + [messages, pages, scripts, links, layoutCases]
        + [stringCatalogs, stringTables, predicates, markdown, html]

    /// The name on the command line, and that of the folder in `Corpus`.
    let name: String
    private let read: @MainActor (Data) throws -> Void

    /// - Parameter read: Reads an input. Errors are results like any other.
    init(_ name: String, _ read: @escaping @MainActor (Data) throws -> Void) {
        self.name = name
        self.read = read
    }

    static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }

    /// Reads an input, without the messages that it logs.
    func run(_ input: Data) {
        _ = Diagnostics.capture { _ = Result { try read(input) } }
    }
}
