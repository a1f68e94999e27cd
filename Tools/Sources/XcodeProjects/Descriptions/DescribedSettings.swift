import Foundation
import Yams

/// The build settings in a description, for one configuration.
struct DescribedSettings {
    private let root: Node
    /// The folder that paths are relative to.
    private let folder: URL
    /// The name of the configuration, such as `Debug`.
    let configuration: String
    /// A Boolean value that indicates whether the configuration is for debugging.
    private let isForDebugging: Bool

    /// - Parameter wanted: The name of the configuration. If it's `nil` or doesn't exist, Debug or the first one is used.
    init(_ root: Node, folder: URL, wanted: String?) {
        self.root = root
        self.folder = folder
        let types = root["configs"]?.mapping.map { $0.map { ($0.key.string ?? "", $0.value.text ?? "") } }
        let all = types ?? [("Debug", "debug"), ("Release", "release")]
        let name = (wanted ?? "Debug").lowercased()
        let chosen =
            all.first { $0.0.lowercased() == name } ?? all.first { $0.0.lowercased().contains("debug") } ?? all.first
        configuration = chosen?.0 ?? "Debug"
        isForDebugging = chosen?.1 == "debug"
    }

    /// Returns the layers of the project: presets, its configuration file, and its settings.
    func projectLayers() throws(ProjectProblem) -> [[String: String]] {
        let presets = isForDebugging ? ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG"] : [:]
        return [presets] + (try layers(of: root))
    }

    /// Returns the layers of the project or of a target: its configuration file, and its settings.
    func layers(of owner: Node) throws(ProjectProblem) -> [[String: String]] {
        var layers: [[String: String]] = []
        if let file = configurationFile(of: owner), file.exists { layers.append(try ConfigurationFile.settings(file)) }
        return layers + [owner["settings"].map { values(of: $0, above: []) } ?? [:]]
    }

    /// Returns the configuration file of the project or of a target.
    func configurationFile(of owner: Node) -> URL? {
        let path = owner["configFiles"]?.mapping?.first { $0.key.string == configuration }?.value.text
        return path.map { URL(filePath: $0, relativeTo: folder).standardizedFileURL }
    }

    /// Returns the settings of groups, of all configurations, and of this one. Without these keys, the keys are settings.
    ///
    /// - Parameter above: The groups that contain the settings.
    private func values(of settings: Node, above: [String]) -> [String: String] {
        let parts = ["groups", "base", "configs"].map { settings[$0] }
        guard parts.contains(where: { $0 != nil }) else { return Self.values(settings) }
        var result: [String: String] = [:]
        for name in parts[0]?.elements.compactMap(\.text) ?? [] where !above.contains(name) {
            guard let group = root["settingGroups"]?[name] else { continue }
            result.merge(values(of: group, above: above + [name])) { $1 }
        }
        result.merge(parts[1].map(Self.values) ?? [:]) { $1 }
        for (key, value) in parts[2]?.mapping ?? [:] where applies(key.string ?? "") {
            result.merge(values(of: value, above: above)) { $1 }
        }
        return result
    }

    /// Returns whether settings are for the configuration: its name contains theirs, unless that's another's full name.
    private func applies(_ name: String) -> Bool {
        let (name, own) = (name.lowercased(), configuration.lowercased())
        let others = root["configs"]?.mapping?.keys.compactMap { $0.string?.lowercased() } ?? ["debug", "release"]
        return name == own || (own.contains(name) && !others.contains(name))
    }

    private static func values(_ settings: Node) -> [String: String] {
        var values: [String: String] = [:]
        for (key, value) in settings.mapping ?? [:] { values[key.string ?? ""] = value.settingText }
        return values
    }
}
