import Foundation
import PortableUIKit
import Testing

struct UTTypeTests {
    @Test func `a type conforms to itself and to all types above it`() {
        #expect(UTType.jpeg.conforms(to: .jpeg))
        #expect(UTType.jpeg.conforms(to: .image))
        #expect(UTType.jpeg.conforms(to: .item))
        #expect(!UTType.image.conforms(to: .jpeg))
        #expect(UTType.image.isSupertype(of: .png))
        #expect(!UTType.image.isSubtype(of: .image))
        #expect(UTType.svg.supertypes.isSuperset(of: [.image, .xml, .text, .data]))
    }

    @Test func `extensions and MIME types in any case name declared types`() {
        #expect(UTType(filenameExtension: "JPG") == .jpeg)
        #expect(UTType(mimeType: "image/png") == .png)
        #expect(UTType(filenameExtension: "mp4", conformingTo: .audio) == .mpeg4Audio)
        #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
        #expect(UTType.json.preferredMIMEType == "application/json")
    }

    @Test func `an unknown extension names a dynamic type`() throws {
        let type = try #require(UTType(filenameExtension: "collage"))
        #expect(type.isDynamic && !type.isDeclared)
        #expect(type.conforms(to: .data))
        #expect(type.preferredFilenameExtension == "collage")
        #expect(UTType(filenameExtension: "") == nil)
    }

    @Test func `only declared identifiers name types, and apps can declare their own`() {
        #expect(UTType("public.png") == .png)
        #expect(UTType("org.example.note") == nil)
        #expect(UTType(exportedAs: "org.example.note", conformingTo: .plainText).conforms(to: .text))
        #expect(UTType(importedAs: "org.example.other").conforms(to: .data))
    }

    @Test func `a type is encoded as its identifier`() throws {
        let data = try JSONEncoder().encode([UTType.png])
        #expect(String(data: data, encoding: .utf8) == #"["public.png"]"#)
        #expect(try JSONDecoder().decode([UTType].self, from: data) == [.png])
    }

    @Test func `every declared type has declared parents`() {
        for type in [UTType.heic, .swiftSource, .zip, .rtfd, .vCard, .wav] {
            for parent in type.supertypes { #expect(UTType(parent.identifier) != nil, "\(type) → \(parent)") }
        }
    }
}
