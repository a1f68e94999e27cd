import AppBuilding
import Foundation
import XcodeProjects

/// The folders of this checkout that apps are built from and in.
enum Checkout {
    static let root = Installation.current.root

    static let exampleApps = root.appending(path: "Examples/XcodeApps")

    /// The build folder of Collage itself, or of Core Data and SwiftData, so that the apps don't compile it again.
    static let scratch = root.appending(path: ExampleApps.selected == "data" ? "Data/.build" : ".build")

    /// The names of the placeholders for Apple's modules, sorted.
    static var placeholders: [String] {
        get throws {
            let folder = root.appending(path: "Tools/Placeholders")
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            return names.filter { !$0.hasPrefix(".") }.sorted()
        }
    }

    /// Removes the build plan of the last app and the name of its package. SwiftPM would follow the plan for any package.
    static func removeBuildPlan() throws {
        for file in ["debug.yaml", "collage-app.txt"].map({ scratch.appending(path: $0) }) where file.exists {
            try FileManager.default.removeItem(at: file)
        }
    }
}
