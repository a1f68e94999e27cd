import Foundation
import Testing

@testable import PortableSwiftUI

/// Archived paths.
@MainActor struct NavigationPathTests {
    struct Album: Codable, Hashable {
        let title: String
        let year: Int
    }

    private struct Hidden: Codable, Hashable {}
    private struct Secret: Hashable {}

    @Test func `a path of Codable values is restored from an archive`() throws {
        var path = NavigationPath([1, 2])
        path.append("three")
        path.append(Album(title: "Four", year: 4))
        path.append([5, 6])
        let data = try JSONEncoder().encode(try #require(path.codable))
        let archive = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
        #expect(NavigationPath(archive) == path)
        #expect(archive == path.codable)
        #expect(NavigationPath(try #require(NavigationPath().codable)) == NavigationPath())
    }

    @Test func `an archive begins with the type and value of the top screen`() throws {
        var path = NavigationPath([1])
        path.append("two")
        let data = try JSONEncoder().encode(try #require(path.codable))
        #expect(try JSONDecoder().decode([String].self, from: data) == ["SS", "\"two\"", "Si", "1"])
    }

    @Test func `a path with a value that isn't Codable has no archive`() {
        var path = NavigationPath([1])
        #expect(path.codable != nil)
        path.append(Secret())
        #expect(path.codable == nil)
        path.removeLast()
        #expect(path.codable != nil)
    }

    @Test func `a private type, which can't be decoded, is reported`() throws {
        let codable = try #require(NavigationPath([Hidden()]).codable)
        #expect {
            try JSONEncoder().encode(codable)
        } throws: {
            "\($0)".contains("Hidden is private")
        }
    }

    @Test(arguments: [
        #"["Gone", "1"]"#, #"["Si", "\"a\""]"#, #"["Si"]"#, #"["14Foundation", "{}"]"#, "{}",
    ])
    func `decoding an invalid archive fails`(archive: String) {
        #expect(throws: (any Error).self) {
            try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(archive.utf8))
        }
    }
}
