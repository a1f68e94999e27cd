import Foundation
import Testing

@testable import PortableUIKit

struct DirectoryTests {
    @Test func `the folders of an app are found by the file manager`() {
        let manager = FileManager.default
        #expect(URL.documentsDirectory == manager.urls(for: .documentDirectory, in: .userDomainMask).first)
        #expect(URL.cachesDirectory == manager.urls(for: .cachesDirectory, in: .userDomainMask).first)
        #expect(URL.applicationSupportDirectory.isFileURL && URL.libraryDirectory.isFileURL)
    }

    @Test func `a file has the extension of its type once`() {
        let folder = URL(fileURLWithPath: "/photos", isDirectory: true)
        #expect(folder.appendingPathComponent("a", conformingTo: .png).path == "/photos/a.png")
        #expect(folder.appendingPathComponent("a.png", conformingTo: .png).path == "/photos/a.png")
        #expect(folder.appendingPathComponent("a.b").appendingPathExtension(for: .jpeg).path == "/photos/a.b.jpeg")
    }
}
