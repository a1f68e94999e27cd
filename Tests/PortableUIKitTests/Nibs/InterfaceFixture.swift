import CollageTesting
import Foundation
import Testing

/// A bundle of interface files that a test writes, and that finds classes in this module.
@MainActor
struct InterfaceFixture {
    let bundle: Bundle

    init(_ files: [String: String] = [:]) throws {
        let folder = try ProcessFolder.makeFolder("Package_PortableUIKitTests.resources")
        for (name, text) in files {
            try Data(text.utf8).write(to: folder.appending(path: name))
        }
        bundle = try #require(Bundle(path: folder.path))
    }

    /// A nib with these objects next to the usual placeholders.
    static func nib(_ objects: String, owner: String = "", resources: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">\(owner)</placeholder>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                \(objects)
            </objects>
            <resources>\(resources)</resources>
        </document>
        """
    }

    /// A storyboard with a scene for each text; the first `viewController`'s id is given.
    static func storyboard(initial: String? = nil, _ scenes: String...) -> String {
        let attribute = initial.map { " initialViewController=\"\($0)\"" } ?? ""
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"\(attribute)>
                <scenes>
                    \(scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined(separator: "\n"))
                </scenes>
            </document>
            """
    }

    /// The objects of a nib, in a bundle that finds this module's classes.
    func objects(_ objects: String, owner: Any? = nil, connections: String = "", resources: String = "") -> [Any] {
        let text = InterfaceFixture.nib(objects, owner: connections, resources: resources)
        return UINib(data: Data(text.utf8), bundle: bundle).instantiate(withOwner: owner)
    }

    /// The only view of a nib.
    func view<View: UIView>(_ text: String, as type: View.Type = View.self) throws -> View {
        try #require(objects(text).first as? View)
    }
}
