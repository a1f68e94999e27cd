import Foundation

/// A sorted list of books.
public struct Library: Sendable {
    public enum Order: Int, CaseIterable, Sendable {
        case title, author, year
    }

    public private(set) var books: [Book]

    public init(books: [Book] = Library.classics) {
        self.books = books
    }

    public func sorted(by order: Order) -> [Book] {
        switch order {
        case .title: books.sorted { $0.title < $1.title }
        case .author: books.sorted { $0.author < $1.author }
        case .year: books.sorted { $0.year < $1.year }
        }
    }

    public func matching(_ text: String) -> Library {
        Library(books: text.isEmpty ? books : books.filter { $0.title.localizedCaseInsensitiveContains(text) })
    }

    public static let classics = [
        Book(title: "Walden", author: "Thoreau", year: 1854),
        Book(title: "Emma", author: "Austen", year: 1815),
        Book(title: "Middlemarch", author: "Eliot", year: 1871),
    ]
}
