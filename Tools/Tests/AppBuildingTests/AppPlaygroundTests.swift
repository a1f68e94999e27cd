import Foundation
import TemporaryFolders
import Testing

@testable import AppBuilding

/// Tests of packages of Swift Playgrounds, whose manifests import a module that SwiftPM lacks on Linux.
struct AppPlaygroundTests {
    private func plan(_ product: String, dependencies: String = "") throws -> (AppPlan, TemporaryFolder) {
        let folder = try TemporaryFolder([
            "Trip.swiftpm/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            import AppleProductTypes

            let package = Package(
                name: "Trip", platforms: [.iOS("16.0")], products: [\(product)], dependencies: [\(dependencies)],
                targets: [.executableTarget(name: "AppModule", path: ".", resources: [.process("Resources")])])
            """,
            "Trip.swiftpm/App.swift": "import SwiftUI", "Trip.swiftpm/Resources/places.json": "[]",
            "Trip.swiftpm/More.plist":
                #"<plist version="1.0"><dict><key>UIFileSharingEnabled</key><true/></dict></plist>"#,
            "Kit/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Kit", products: [], targets: [.target(name: "Kit")])
            """,
            "Kit/Sources/Kit/Kit.swift": "import UIKit",
        ])
        return (try AppPlan(AppLocation(folder.url("Trip.swiftpm"))), folder)
    }

    private func info(_ plan: AppPlan) throws -> [String: Any] {
        try #require(PropertyListSerialization.propertyList(from: plan.info, format: nil) as? [String: Any])
    }

    @Test func `the manifest of an app has its name, versions, orientations, and purposes`() throws {
        let (plan, folder) = try plan(
            """
            .iOSApplication(
                name: "My Trip", targets: ["AppModule"], bundleIdentifier: "org.trip", displayVersion: "1.2",
                bundleVersion: "3", appIcon: .placeholder(icon: .map), accentColor: .presetColor(.teal),
                supportedDeviceFamilies: [.pad, .phone],
                supportedInterfaceOrientations: [
                    .portrait, .landscapeLeft(), .portraitUpsideDown(.when(deviceFamilies: [.pad])),
                ],
                capabilities: [
                    .camera(purposeString: "Photos of places", .when(deviceFamilies: [.pad])),
                    .fileAccess(.userSelectedFiles, mode: .readOnly), .outgoingNetworkConnections(),
                ], appCategory: .travel, additionalInfoPlistContentFilePath: "More.plist")
            """)
        #expect(plan.name == "My Trip" && plan.app.importedName == "AppModule")
        let info = try info(plan)
        #expect(
            info["CFBundleDisplayName"] as? String == "My Trip" && info["CFBundleExecutable"] as? String == "AppModule")
        #expect(info["CFBundleIdentifier"] as? String == "org.trip")
        #expect(info["CFBundleShortVersionString"] as? String == "1.2" && info["CFBundleVersion"] as? String == "3")
        #expect(
            info["UISupportedInterfaceOrientations~iphone"] as? [String] == [
                "UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft",
            ])
        #expect((info["UISupportedInterfaceOrientations~ipad"] as? [String])?.count == 3)
        #expect(info["NSCameraUsageDescription"] as? String == "Photos of places")
        #expect(info["UIFileSharingEnabled"] as? Bool == true)
        #expect(plan.app.resources.map(\.path).contains("places.json"))
        #expect(plan.app.sources.map(\.lastPathComponent) == ["App.swift"])
        #expect(!folder.url("Trip.swiftpm/.build").exists)
    }

    @Test func `a file with additional values that can't be read is reported`() throws {
        for name in ["Missing.plist", "App.swift"] {
            let (plan, folder) = try plan(
                ".iOSApplication(name: \"Trip\", targets: [\"AppModule\"], additionalInfoPlistContentFilePath: \"\(name)\")"
            )
            #expect(try info(plan)["CFBundleName"] as? String == "Trip")
            let finding = try #require(plan.findings.first { $0.description.contains(name) })
            #expect(finding.description.contains("Info.plist lacks its values"))
            _ = folder
        }
    }

    @Test func `a preset accent color is a color set with the system's color`() throws {
        let product = #".iOSApplication(name: "Trip", targets: ["AppModule"], accentColor: .presetColor(.teal))"#
        let (plan, folder) = try plan(product)
        let name = try #require(try info(plan)["NSAccentColorName"] as? String)
        let catalog = try #require(plan.app.resources.first { $0.url.pathExtension == "xcassets" })
        let set = catalog.url.appending(path: "\(name).colorset/Contents.json")
        #expect(try String(contentsOf: set, encoding: .utf8).contains("\"systemTealColor\""))
        _ = folder
    }

    @Test func `an accent color from the app's catalog is in Info.plist, even in the older form`() throws {
        for color in [#"accentColor: .asset("Sea")"#, #"accentColorAssetName: "Sea""#] {
            let (plan, folder) = try plan(#".iOSApplication(name: "Trip", targets: ["AppModule"], \#(color))"#)
            #expect(try info(plan)["NSAccentColorName"] as? String == "Sea")
            #expect(!plan.app.resources.contains { $0.url.pathExtension == "xcassets" })
            _ = folder
        }
    }

    @Test func `a local package is found next to the original manifest`() throws {
        let (plan, folder) = try plan(
            #".iOSApplication(name: "Trip", targets: ["AppModule"])"#, dependencies: #".package(path: "../Kit")"#)
        try folder.write("import SwiftUI\nimport Kit", to: "Trip.swiftpm/App.swift")
        let again = try AppPlan(AppLocation(folder.url("Trip.swiftpm")))
        #expect(again.libraries.map(\.importedName) == ["Kit"])
        #expect(plan.libraries.isEmpty)
    }
}
