import Foundation

public struct Book: Hashable, Identifiable, Sendable {
    public let title: String
    public let author: String
    public let year: Int

    public var id: String { title }

    public init(title: String, author: String, year: Int) {
        self.title = title
        self.author = author
        self.year = year
    }
}
