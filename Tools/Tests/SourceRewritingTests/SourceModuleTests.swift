import Foundation
import Testing

@testable import SourceRewriting

struct SourceModuleTests {
    private func text(_ name: String, _ text: String) -> SourceText {
        SourceText(URL(fileURLWithPath: "/App/\(name).swift"), bytes: Array(text.utf8))
    }

    @Test func classesOfImportedModulesAreFound() throws {
        let base = text("Base", "import UIKit\nopen class BaseController: UIViewController {}\n")
        let kit = SourceModule(name: "Kit", sources: [base])
        let screen = text("Screen", "import Kit\nclass Screen: BaseController { @IBAction func go() {} }\n")
        let app = SourceModule(name: "App", sources: [screen], imported: [kit])
        let result = try #require(app.rewritten().first)
        #expect(result.text.contains("override class var interfaceActions"))
        #expect(result.problems.isEmpty)
    }

    @Test func aFileThatImportsAModuleWithViewsSeesUIKit() throws {
        let kit = SourceModule(name: "Kit", sources: [text("Kit", "import UIKit\npublic class Kit: UIView {}\n")])
        let tests = text("KitTests", "@testable import Kit\nimport XCTest\nlet view: UIView = Kit()\n")
        let module = SourceModule(name: "KitTests", sources: [tests], imported: [kit])
        #expect(try #require(module.rewritten().first).text.contains("import UIKit; @testable import Kit"))
    }

    /// A framework's header imports Foundation for all of its files.
    @Test func filesSeeFoundationImportedByOtherFiles() throws {
        let files = [
            text("A", "import Foundation\nlet a = URL(fileURLWithPath: \"/\")\n"), text("B", "let b = a.path\n"),
        ]
        let module = SourceModule(name: "Kit", sources: files)
        #expect(try #require(module.rewritten().last).text.contains("import Foundation; let b"))
        #expect(try #require(SourceModule(name: "Kit", sources: [files[1]]).rewritten().first).isUnchanged)
    }

    /// SwiftUI's module has the property wrappers of Core Data on Apple's systems.
    @Test func filesSeeCoreDataImportedByOtherFiles() throws {
        let view = text("View", "import SwiftUI\nstruct Names: View { @FetchRequest(sortDescriptors: []) var names }\n")
        let store = text("Store", "import CoreData\nlet container = NSPersistentContainer(name: \"Names\")\n")
        let module = SourceModule(name: "App", sources: [view, store])
        #expect(try #require(module.rewritten().first).text.contains("import CoreData; import SwiftUI"))
        let alone = SourceModule(name: "App", sources: [view])
        #expect(try #require(alone.rewritten().first).text.contains("CoreData") == false)
    }

    /// Foundation has value transformers on Apple's systems, and Core Data has them here.
    @Test func `files of an app with SwiftData see value transformers`() throws {
        let transformer = text("Colors", "import Foundation\nfinal class Colors: ValueTransformer {}\n")
        let model = text("Room", "import SwiftData\n@Model final class Room { var name = \"\" }\n")
        let module = SourceModule(name: "App", sources: [transformer, model])
        #expect(try #require(module.rewritten().first).text.contains("import CoreData; import Foundation"))
        let alone = SourceModule(name: "App", sources: [transformer])
        #expect(try #require(alone.rewritten().first).text.contains("CoreData") == false)
    }

    /// UIKit exports Core Image on Apple's systems.
    @Test func filesThatImportUIKitSeeCoreImage() throws {
        let inverter = text("Inverter", "import UIKit\nlet filter = CIFilter(name: \"CIColorInvert\")\n")
        let options = RewritingOptions(addingModules: ["CoreImage"])
        let module = SourceModule(name: "App", sources: [inverter], options: options)
        #expect(try #require(module.rewritten().first).text.contains("import CoreImage; import UIKit"))
        let alone = SourceModule(name: "App", sources: [inverter])
        #expect(try #require(alone.rewritten().first).text.contains("CoreImage") == false)
    }

    /// Foundation exports Security on Apple's systems.
    @Test func `files that import Foundation see the keychain and random bytes`() throws {
        let nonce = text("Nonce", "import Foundation\nlet status = SecRandomCopyBytes(kSecRandomDefault, 0, buffer)\n")
        let options = RewritingOptions(addingModules: ["Security"])
        let module = SourceModule(name: "App", sources: [nonce], options: options)
        #expect(try #require(module.rewritten().first).text.contains("import Security; import Foundation"))
        let own = SourceModule(name: "Security", sources: [nonce], options: options)
        #expect(try #require(own.rewritten().first).text.contains("import Security") == false)
        let plain = text("Plain", "import Foundation\nlet second = 1\n")
        let other = SourceModule(name: "App", sources: [plain], options: options)
        #expect(try #require(other.rewritten().first).text.contains("Security") == false)
    }

    /// SwiftGen's code finds its bundle with this condition.
    @Test func theConditionOfPackagesIsFalseInProjects() throws {
        let bundle = text(
            "Bundles",
            "import UIKit\n#if SWIFT_PACKAGE && os(iOS)\nlet bundle = Bundle.module\n#else\nlet bundle = 1\n#endif\n")
        func rewritten(isOfPackage: Bool) throws -> String {
            let module = SourceModule(name: "App", sources: [bundle], isOfPackage: isOfPackage)
            return try #require(module.rewritten().first).text
        }
        #expect(try rewritten(isOfPackage: false).contains("#if false && true\n"))
        #expect(try rewritten(isOfPackage: true).contains("#if SWIFT_PACKAGE && true\n"))
    }

    @Test func filesWithTransformersSeeCoreData() throws {
        let transformer = text("Words", "import Foundation\nclass Words: NSSecureUnarchiveFromDataTransformer {}\n")
        let store = text("Store", "import CoreData\nlet container = NSPersistentContainer(name: \"Names\")\n")
        let module = SourceModule(name: "App", sources: [transformer, store])
        #expect(try #require(module.rewritten().first).text.contains("import CoreData"))
    }

    @Test func aSourceWithASyntaxErrorIsLeftToTheCompiler() throws {
        let broken = text("Broken", "import UIKit\nclass A: UIView {\n    @objc func tap( {}\n}\n")
        let result = try #require(SourceModule(name: "App", sources: [broken]).rewritten().first)
        #expect(result.text.hasSuffix("@objc func tap( {}\n}\n"))
    }

    @Test func aFileIsRewrittenTheSameAloneAndAmongOthers() throws {
        let files = [
            text("A", "import UIKit\nclass A: UIView {}\n"), text("B", "extension A { @IBAction func go() {} }\n"),
        ]
        let module = SourceModule(name: "App", sources: files)
        for file in module.rewritten() {
            #expect(module.rewritten(file.source)?.text == file.text)
        }
        #expect(module.rewritten(URL(fileURLWithPath: "/App/C.swift")) == nil)
    }

    @Test func windowsLineEndingsAreKept() throws {
        let file = text("A", "import UIKit\r\nclass A: UIView {\r\n    @objc func go() {}\r\n}\r\n")
        let result = try #require(SourceModule(name: "App", sources: [file]).rewritten().first)
        #expect(result.text.contains("          func go() {}\r\n}\r\n"))
    }

    @Test func aFileWithoutConstructsIsUnchanged() throws {
        let source = "import UIKit\n// @ # override\nfinal class A: UIView { let name = \"#selector\" }\n"
        let result = try #require(SourceModule(name: "App", sources: [text("A", source)]).rewritten().first)
        #expect(result.isUnchanged)
        #expect(result.text == source)
    }

    @Test func aPackageThatSupportsLinuxIsCompiledUnchanged() {
        let text = "#if os(Linux)\nlet isLinux = true\n#endif\nlet kind = type(of: 1).init()\n"
        func unchanged(_ files: [String], importsC: Bool = false) -> [Bool] {
            let sources = files.enumerated().map {
                SourceText(URL(fileURLWithPath: "/\($0).swift"), bytes: Array($1.utf8))
            }
            return SourceModule(name: "Numbers", sources: sources, importsC: importsC).rewritten().map(\.isUnchanged)
        }
        #expect(unchanged([text]) == [true])
        #expect(unchanged([text, "import UIKit\n"]) == [false, true])
        let apple = "#if os(iOS)\nlet isPhone = true\n#endif\n"
        #expect(unchanged([apple]) == [false])
        #expect(unchanged([apple], importsC: true) == [true])
        #expect(unchanged([text, "import UIKit\n" + apple], importsC: true) == [false, false])
    }

    @Test func aModuleThatImportsCKeepsItsConditions() throws {
        let source = """
            import Shims
            #if os(iOS)
            import Missing
            #endif
            final class Counter: NSObject { @objc func count() {} }

            """
        let module = SourceModule(name: "Numbers", sources: [text("Counter", source)], importsC: true)
        let result = try #require(module.rewritten().first)
        #expect(result.text.contains("#if os(iOS)\nimport Missing"))
        #expect(!result.text.contains("@objc"))
        #expect(result.problems.map(\.message).filter { $0.contains("Missing") }.isEmpty)
    }

    @Test func aClassMethodOfAnImportedModuleIsFound() throws {
        let kit = SourceModule(
            name: "Kit",
            sources: [text("Kit", "public class Kit { @objc public static func description() -> String { \"\" } }\n")])
        let app = SourceModule(
            name: "App", sources: [text("A", "import Kit\nlet name = type(of: Kit()).description()\n")], imported: [kit]
        )
        #expect(app.rewritten().first?.text.contains("_className") == false)
    }
}
