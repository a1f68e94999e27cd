import Foundation
import PortableCoreData
import Testing

struct ModelFileTests {
    @Test func `a model in the layout of compiled models has its current version`() throws {
        let folder = try TemporaryFolder()
        let model = folder.url.appendingPathComponent("People.momd")
        try FileManager.default.createDirectory(at: model, withIntermediateDirectories: true)
        try Data("<model><entity name=\"Old\"/></model>".utf8).write(to: model.appendingPathComponent("A.mom"))
        try Data(People.xml.utf8).write(to: model.appendingPathComponent("B.mom"))
        let information = ["NSManagedObjectModel_CurrentVersionName": "B", "CollageModule": "PortableCoreDataTests"]
        try PropertyListSerialization.data(fromPropertyList: information, format: .xml, options: 0)
            .write(to: model.appendingPathComponent("VersionInfo.plist"))
        let current = try #require(NSManagedObjectModel(contentsOf: model))
        #expect(current.entitiesByName["Person"] != nil && current.entitiesByName["Old"] == nil)
        let old = try #require(NSManagedObjectModel(contentsOf: model.appendingPathComponent("A.mom")))
        #expect(old.entities.map(\.name) == ["Old"])
        #expect(NSManagedObjectModel(contentsOf: model.appendingPathComponent("C.mom")) == nil)
    }

    @Test func `the models of a bundle are merged`() throws {
        let folder = try TemporaryFolder()
        for name in ["One", "Two"] {
            let text = "<model><entity name=\"\(name)\"/></model>"
            try Data(text.utf8).write(to: folder.url.appendingPathComponent("\(name).mom"))
        }
        let bundle = try #require(Bundle(url: folder.url))
        #expect(NSManagedObjectModel.mergedModel(from: [bundle])?.entities.map(\.name) == ["One", "Two"])
    }
}
