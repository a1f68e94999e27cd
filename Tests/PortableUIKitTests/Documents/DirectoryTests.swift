import Foundation
import Testing

@testable import PortableUIKit

@Suite struct DirectoryTests {
    @Test func `the folders of an app are those of the file manager`() {
        let manager = FileManager.default
        #expect(URL.documentsDirectory == manager.urls(for: .documentDirectory, in: .userDomainMask).first)
        #expect(URL.cachesDirectory == manager.urls(for: .cachesDirectory, in: .userDomainMask).first)
        #expect(URL.applicationSupportDirectory.isFileURL && URL.libraryDirectory.isFileURL)
    }
}
