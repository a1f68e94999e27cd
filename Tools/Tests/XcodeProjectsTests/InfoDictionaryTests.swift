import Foundation
import TemporaryFolders
import Testing

@testable import XcodeProjects

struct InfoDictionaryTests {
    private func target(_ settings: [String: String]) -> XcodeTarget {
        XcodeTarget(
            name: "App", kind: .app,
            settings: BuildSettings(layers: [
                ["TARGET_NAME": "App", "PRODUCT_NAME": "$(TARGET_NAME)", "PRODUCT_MODULE_NAME": "App"], settings,
            ]), sources: [], resources: [], scripts: [], packageProducts: [], linked: [], dependencies: [], line: nil)
    }

    @Test func generatedKeysAreIncluded() throws {
        let info = InfoDictionary(
            of: target([
                "GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_KEY_UIMainStoryboardFile": "Main",
                "INFOPLIST_KEY_UIApplicationSceneManifest_Generation": "YES",
                "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad": "A B", "MARKETING_VERSION": "2.1",
                "INFOPLIST_KEY_UIStatusBarHidden": "YES",
            ]), folder: URL(fileURLWithPath: "/nowhere"))
        #expect(info.values["UIMainStoryboardFile"] as? String == "Main")
        #expect(info.values["UIApplicationSceneManifest"] is [String: Any])
        #expect(info.values["UISupportedInterfaceOrientations~ipad"] as? [String] == ["A", "B"])
        #expect(info.values["CFBundleShortVersionString"] as? String == "2.1")
        #expect(info.values["UIStatusBarHidden"] as? Bool == true)
        #expect(info.problems.isEmpty)
    }

    @Test func theAccentColorOfTheSettingsIsThere() {
        let settings = ["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME": "AccentColor"]
        let info = InfoDictionary(of: target(settings), folder: URL(fileURLWithPath: "/nowhere"))
        #expect(info.values["NSAccentColorName"] as? String == "AccentColor")
    }

    @Test func settingsInTheFileAreExpanded() throws {
        let folder = try TemporaryFolder([
            "Info.plist": """
            <?xml version="1.0"?><plist version="1.0"><dict><key>A</key><array><string>$(PRODUCT_NAME)!</string></array>
            <key>CFBundleExecutable</key><string>Other</string></dict></plist>
            """
        ])
        let info = InfoDictionary(of: target(["INFOPLIST_FILE": "Info.plist"]), folder: folder.root)
        #expect(info.values["A"] as? [String] == ["App!"])
        #expect(info.values["CFBundleExecutable"] as? String == "App")
    }

    @Test func aMissingFileIsReported() {
        let info = InfoDictionary(of: target(["INFOPLIST_FILE": "No.plist"]), folder: URL(fileURLWithPath: "/nowhere"))
        #expect(info.problems.map(\.file) == ["/nowhere/No.plist"])
        #expect(info.values["CFBundleName"] as? String == "App")
    }
}
