import Foundation

/// The contents of an app's `Info.plist` after the build: the file's keys with references to settings expanded, and the
/// generated keys.
package struct InfoDictionary {
    package let values: [String: Any]
    package let problems: [ProjectProblem]

    /// - Parameters:
    ///   - target: The target whose settings contain the path of the file.
    ///   - folder: The folder of the project, which the path is relative to.
    package init(of target: XcodeTarget, folder: URL) {
        let settings = target.settings
        var values: [String: Any] = [
            "CFBundleName": target.productName, "CFBundleExecutable": target.programName,
            "CFBundlePackageType": "APPL", "CFBundleInfoDictionaryVersion": "6.0",
            "CFBundleIdentifier": settings["PRODUCT_BUNDLE_IDENTIFIER"] ?? "app.\(target.moduleName)",
            "CFBundleDevelopmentRegion": settings["DEVELOPMENT_LANGUAGE"] ?? "en",
            "CFBundleShortVersionString": settings["MARKETING_VERSION"] ?? "1.0",
            "CFBundleVersion": settings["CURRENT_PROJECT_VERSION"] ?? "1",
        ]
        var problems: [ProjectProblem] = []
        if settings.isOn("GENERATE_INFOPLIST_FILE") { values.merge(Self.generated(settings)) { $1 } }
        if let path = settings["INFOPLIST_FILE"] {
            let file = path.hasPrefix("/") ? URL(fileURLWithPath: path) : folder.appending(path: path)
            do throws(ProjectProblem) {
                let own = try Self.contents(of: file, generated: target.generatedInfo)
                values.merge(own.mapValues { Self.expanded($0, target) }) { $1 }
            } catch {
                problems.append(error)
            }
        }
        // The asset catalog compiler also adds this key.
        if let accent = settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"], !accent.isEmpty {
            values["NSAccentColorName"] = accent
        }
        // The file's value is ignored, because this is the name of the program here.
        values["CFBundleExecutable"] = target.programName
        self.values = values
        self.problems = problems
    }

    private static func contents(of file: URL, generated: Data?) throws(ProjectProblem) -> [String: Any] {
        guard let data = generated ?? FileManager.default.contents(atPath: file.path) else {
            throw ProjectProblem(
                file: file.path, line: nil, problem: "the Info.plist can't be read",
                remedy: "Add it, or correct INFOPLIST_FILE")
        }
        guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
            throw ProjectProblem(
                file: file.path, line: nil, problem: "the Info.plist isn't a dictionary",
                remedy: "Resolve merge conflicts, or restore the file from version control")
        }
        return list
    }

    private static func expanded(_ value: Any, _ target: XcodeTarget) -> Any {
        switch value {
        case let text as String:
            // The names of classes begin with the module's name.
            target.settings.expanded(
                text.replacingOccurrences(of: "$(PRODUCT_MODULE_NAME)", with: target.programName))
        case let list as [Any]: list.map { expanded($0, target) }
        case let dictionary as [String: Any]: dictionary.mapValues { expanded($0, target) }
        default: value
        }
    }

    // MARK: Generated keys

    /// Returns the values of the settings `INFOPLIST_KEY_…`.
    private static func generated(_ settings: BuildSettings) -> [String: Any] {
        let prefix = "INFOPLIST_KEY_"
        var values: [String: Any] = [:]
        for name in settings.names(beginningWith: prefix) {
            guard let value = settings[name] else { continue }
            let key = String(name.dropFirst(prefix.count))
            switch key {
            case "UIApplicationSceneManifest_Generation":
                if settings.isOn(name) {
                    values["UIApplicationSceneManifest"] =
                        ["UIApplicationSupportsMultipleScenes": true, "UISceneConfigurations": [String: Any]()]
                        as [String: Any]
                }
            case "UILaunchScreen_Generation": values["UILaunchScreen"] = ["UILaunchScreen": [String: Any]()]
            default: values[plistKey(key)] = isList(key) ? BuildSettings.words(value) : typed(value)
            }
        }
        return values
    }

    /// Returns the key in the file, such as `Key~iphone` for `Key_iPhone`.
    private static func plistKey(_ key: String) -> String {
        for device in ["iPhone", "iPad"] where key.hasSuffix("_" + device) {
            return String(key.dropLast(device.count + 1)) + "~" + device.lowercased()
        }
        return key
    }

    private static func isList(_ key: String) -> Bool {
        key.hasPrefix("UISupportedInterfaceOrientations") || key == "UIRequiredDeviceCapabilities"
            || key == "UIBackgroundModes"
    }

    private static func typed(_ value: String) -> Any {
        switch value {
        case "YES": true
        case "NO": false
        default: value
        }
    }
}
