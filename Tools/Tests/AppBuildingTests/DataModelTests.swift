import Foundation
import TemporaryFolders
import Testing

@testable import AppBuilding

/// Data models in the folder of an app: the classes that are generated, and the files in the bundle.
struct DataModelTests {
    private static let model = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
            <entity name="Person" representedClassName=".Person" isAbstract="YES" syncable="YES" codeGenerationType="class">
                <attribute name="name" attributeType="String"/>
                <attribute name="age" optional="YES" attributeType="Integer 16" usesScalarValueType="YES"/>
                <attribute name="height" optional="YES" attributeType="Double"/>
                <attribute name="born" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
                <attribute name="seen" optional="YES" attributeType="Date" usesScalarValueType="YES"/>
                <attribute name="price" optional="YES" attributeType="Decimal"/>
                <attribute name="tags" optional="YES" attributeType="Transformable" customClassName="[String]"/>
                <attribute name="color" optional="YES" attributeType="Transformable"/>
                <relationship name="pets" optional="YES" toMany="YES" destinationEntity="Pet" inverseName="owner"/>
                <relationship name="notes" toMany="YES" ordered="YES" destinationEntity="Note"/>
            </entity>
            <entity name="Worker" representedClassName="App.Worker" parentEntity="Person" codeGenerationType="class"/>
            <entity name="Pet" representedClassName="Pet" codeGenerationType="category">
                <relationship name="owner" optional="YES" maxCount="1" destinationEntity="Person" inverseName="pets"/>
            </entity>
            <entity name="Note" representedClassName="Note"/>
            <entity name="Log" codeGenerationType="class"/>
        </model>
        """

    /// A folder with an app and its data model, which has two versions.
    private func folder(_ files: [String: String] = [:]) throws -> TemporaryFolder {
        try TemporaryFolder(
            [
                "App/a.swift": "import UIKit",
                "App/People.xcdatamodeld/People 2.xcdatamodel/contents": Self.model,
                "App/People.xcdatamodeld/People.xcdatamodel/contents": "<model/>",
                "App/People.xcdatamodeld/.xccurrentversion":
                    "<plist><dict><key>_XCCurrentVersionName</key><string>People 2.xcdatamodel</string></dict></plist>",
            ].merging(files) { $1 })
    }

    private func source(_ folder: TemporaryFolder) throws -> String {
        let package = try GeneratedPackage(
            AppPlan(AppLocation(folder.url("App"))),
            installation: Installation(root: folder.url("Collage"), cache: folder.url("cache")))
        let frameworks = package.folder.appending(path: "CollageFrameworks/Package.swift")
        #expect(try String(contentsOf: frameworks, encoding: .utf8).contains("\"CoreData\""))
        return try String(
            contentsOf: package.folder.appending(path: "Sources/App/People+CoreDataModel.swift"), encoding: .utf8)
    }

    @Test func classesOfTheCurrentVersionHaveTheTypesOfXcode() throws {
        let folder = try folder()
        let text = try source(folder)
        for property in [
            "name`: String?", "age`: Int16", "height`: NSNumber?", "born`: Date?", "seen`: TimeInterval",
            "price`: NSDecimalNumber?", "tags`: [String]?", "color`: NSObject?", "pets`: NSSet?",
            "notes`: NSOrderedSet?",
            "owner`: Person?",
        ] {
            #expect(text.contains("public var `\(property) {"), "\(property)")
        }
        #expect(text.contains("public class Person: NSManagedObject {"))
        #expect(text.contains("public class Worker: Person {}"))
        #expect(text.contains("NSFetchRequest<Worker>(entityName: \"Worker\")"))
    }

    @Test func extensionsOverrideMethodsOfGeneratedClasses() throws {
        let folder = try folder([
            "App/a.swift": "import CoreData\nextension Person { public override func awakeFromInsert() {} }"
        ])
        let text = try source(folder)
        #expect(text.contains("func awakeFromInsert()") && text.contains("__extension_awakeFromInsert()"))
    }

    @Test func onlyExtensionsAreGeneratedForCategories() throws {
        let folder = try folder()
        let text = try source(folder)
        #expect(text.contains("extension Pet {") && !text.contains("class Pet"))
        #expect(!text.contains("extension Note ") && !text.contains("Log"))
    }

    @Test func toManyRelationshipsHaveAccessors() throws {
        let folder = try folder()
        let text = try source(folder)
        for method in [
            "addToPets(_ value: Pet)", "addToPets(_ value: NSSet)", "removeFromPets(_ value: Pet)",
            "addToNotes(_ value: NSOrderedSet)", "insertIntoNotes(_ value: Note, at idx: Int)",
            "removeFromNotes(at indexes: NSIndexSet)", "replaceNotes(at idx: Int, with value: Note)",
        ] {
            #expect(text.contains("public func \(method) {"), "\(method)")
        }
        #expect(!text.contains("insertIntoPets"))
    }

    @Test func onlyTheRootOfAHierarchyIsDeclaredIdentifiable() throws {
        let folder = try folder()
        let text = try source(folder)
        #expect(text.contains("extension Person: Identifiable {}") && !text.contains("extension Worker: Identifiable"))
    }

    @Test func theBundleHasTheLayoutOfCompiledModels() throws {
        let folder = try folder(["App/Old.xcdatamodel/contents": Self.model])
        var writer = FolderWriter(folder.url("bundle"))
        let plan = try AppPlan(AppLocation(folder.url("App")))
        for resource in ResourceLayout.resources(of: plan.app) {
            try ResourceLayout.write(resource, of: plan.app.name, to: resource.path, with: &writer)
        }
        for name in ["People 2.mom", "People.mom"] {
            #expect(folder.url("bundle/People.momd/\(name)").exists, "\(name)")
        }
        #expect(folder.url("bundle/Old.mom").exists)
        let data = try Data(contentsOf: folder.url("bundle/People.momd/VersionInfo.plist"))
        let information = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String]
        #expect(
            information == ["NSManagedObjectModel_CurrentVersionName": "People 2", "CollageModule": "App"])
    }

    @Test func dataModelsOfPackagesAreResourcesWithoutADeclaration() throws {
        let folder = try TemporaryFolder([
            "App/Package.swift": """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(
                name: "App",
                targets: [.target(name: "Store"), .executableTarget(name: "App", dependencies: ["Store"])])
            """,
            "App/Sources/Store/Store.swift": "import CoreData",
            "App/Sources/Store/Model/People.xcdatamodeld/People.xcdatamodel/contents": Self.model,
            "App/Sources/App/main.swift": "import Store",
        ])
        let store = try #require(AppPlan(AppLocation(folder.url("App"))).libraries.first)
        #expect(store.resources.map(\.path) == ["People.xcdatamodeld"])
        #expect(store.bundleName == "App_Store.bundle")
    }

    @Test func invalidModelsAreReportedWithTheirLine() throws {
        for (text, line) in [("<model>\n<entity>\n</model>", 3), ("<document/>", 1), ("", 1)] {
            let folder = try folder(["App/People.xcdatamodeld/People 2.xcdatamodel/contents": text])
            let failure = #expect(throws: BuildFailure.self) { try source(folder) }
            #expect(failure?.findings.first?.line == line, "\(text)")
            #expect(failure?.findings.first?.message.contains("the data model isn't in Xcode's XML format") == true)
        }
    }

    @Test func aModelWithoutVersionsIsAnError() throws {
        let folder = try TemporaryFolder(["App/a.swift": "import UIKit", "App/Empty.xcdatamodeld/x": ""])
        let findings = try AppCheck(AppPlan(AppLocation(folder.url("App")))).findings
        #expect(findings.map(\.message) == ["the data model has no version. Restore the folder from version control."])
        let complete = try self.folder()
        #expect(try AppCheck(AppPlan(AppLocation(complete.url("App")))).findings.isEmpty)
    }
}
