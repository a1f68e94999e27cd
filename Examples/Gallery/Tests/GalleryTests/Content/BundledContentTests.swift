import CollageTesting
import Testing

@testable import Gallery

@MainActor
struct BundledContentTests {
    @Test func thereAreSixteenFrameworksEachWithItsOwnIcon() throws {
        let frameworks = try GalleryContent.bundled().frameworks
        #expect(frameworks.count == 16)
        #expect(Set(frameworks.map(\.imageName)).count == 16)
    }

    @Test func eachImageNameHasAFile() throws {
        let content = try GalleryContent.bundled()
        let names =
            content.start.map(\.imageName) + content.frameworks.map(\.imageName) + [content.offer.imageName]
            + content.offer.popularItems.map(\.imageName)
        for name in names {
            #expect(FileManager.default.fileExists(atPath: name))
        }
    }

    @Test func aMissingImageHasAPlaceholder() {
        let host = TestHost()
        defer { withExtendedLifetime(host) {} }
        let image = UIImage.content(atPath: "/nowhere/lake.jpg")
        #expect(image != nil)
        #expect(image == UIImage.placeholder)
    }
}
