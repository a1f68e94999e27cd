import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// A scheme of Xcode, which specifies how an app is started.
package struct XcodeScheme: Sendable {
    /// The name of the app's target, or `nil` if the scheme starts no app.
    package let target: String?
    /// The environment variables of the app. Disabled ones are left out.
    package let variables: [String: String]

    /// Reads a scheme. A file that can't be read or parsed has no values.
    ///
    /// - Parameter url: A file that ends in `.xcscheme`.
    package init(contentsOf url: URL) {
        let reader = Reader()
        if let data = FileManager.default.contents(atPath: url.path), XMLBounds.excess(in: data) == nil {
            let parser = XMLParser(data: data)
            parser.delegate = reader
            if !parser.parse() { reader.reset() }
        }
        target = reader.target
        variables = reader.variables
    }

    /// Returns the shared scheme that starts an app, or `nil` if there's none. The scheme with the target's name is
    /// preferred.
    ///
    /// - Parameters:
    ///   - containers: The projects and workspaces whose schemes are read.
    package static func launching(_ target: String, in containers: [URL]) -> XcodeScheme? {
        let files = containers.flatMap { container in
            let folder = container.appending(path: "xcshareddata/xcschemes")
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return names.filter { $0.hasSuffix(".xcscheme") }.sorted().map { folder.appending(path: $0) }
        }
        let preferred = files.filter { $0.deletingPathExtension().lastPathComponent == target }
        return (preferred + files).lazy.map(XcodeScheme.init).first { $0.target == target }
    }

    /// A parser delegate that reads the element `LaunchAction`.
    private final class Reader: NSObject, XMLParserDelegate {
        var target: String?
        var variables: [String: String] = [:]
        private var isInLaunchAction = false

        func reset() { (target, variables) = (nil, [:]) }

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            if name == "LaunchAction" { isInLaunchAction = true }
            guard isInLaunchAction else { return }
            if name == "BuildableReference", target == nil { target = attributes["BlueprintName"] }
            if name == "EnvironmentVariable", attributes["isEnabled"] == "YES", let key = attributes["key"] {
                variables[key] = attributes["value"] ?? ""
            }
        }

        func parser(
            _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
        ) {
            if name == "LaunchAction" { isInLaunchAction = false }
        }
    }
}
