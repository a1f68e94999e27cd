import AppBuilding
import Foundation

/// The folders of this checkout that apps are built from and in.
enum Checkout {
    static let root = Installation.current.root

    static let exampleApps = root.appending(path: "Examples/XcodeApps")

    /// The build folder of Collage itself, so that the apps don't compile it again.
    static let scratch = root.appending(path: ".build")

    /// The names of the placeholders for Apple's modules, sorted.
    static var placeholders: [String] {
        get throws {
            let folder = root.appending(path: "Tools/Placeholders")
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            return names.filter { !$0.hasPrefix(".") }.sorted()
        }
    }
}
