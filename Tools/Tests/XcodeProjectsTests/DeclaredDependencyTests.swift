import Foundation
import TemporaryFolders
import Testing

@testable import XcodeProjects

struct DeclaredDependencyTests {
    @Test func `pods are read with their lines, versions, and sources`() throws {
        let folder = try TemporaryFolder([
            "Podfile": """
            platform :ios, '13.0'
            use_frameworks!
            # pod 'Old'
            target 'App' do
              pod 'Alamofire', '~> 5.4' # networking
              pod "RxSwift/Core", '>= 6.0', '< 6.5'
              pod 'Kit', :path => '../Kit'
              pod 'Blur', :git => 'https://example.org/blur.git',
                          :tag => 'v1.2'
              pod('Charts', git: 'https://example.org/charts', branch: 'next')
              pod 'Moya'
              target 'AppTests' do
                inherit! :search_paths
                pod 'Alamofire', '~> 5.4'
              end
            end
            """
        ])
        let pods = DeclaredDependency.pods(in: folder.url("."))
        #expect(pods.map(\.name) == ["Alamofire", "RxSwift", "Kit", "Blur", "Charts", "Moya"])
        #expect(pods.map(\.line) == [5, 6, 7, 8, 10, 11])
        #expect(
            pods.map(\.requirement) == [
                "\"5.4.0\"..<\"6.0.0\"", "\"6.0.0\"..<\"6.5.0\"", "\"0.0.0\"..<\"1000.0.0\"", "revision: \"v1.2\"",
                "branch: \"next\"", "\"0.0.0\"..<\"1000.0.0\"",
            ])
        #expect(pods[2].origin == .folder(folder.url("../Kit").standardizedFileURL))
        #expect(pods[3].origin == .repository("https://example.org/blur.git") && pods[5].origin == .pod)
    }

    @Test func `pods have the locked versions or later compatible ones`() throws {
        let folder = try TemporaryFolder([
            "Podfile": "pod 'Alamofire'\npod 'RxSwift/Core'\npod 'Moya', '~> 14.0.0'\n",
            "Podfile.lock": """
            PODS:
              - Alamofire (5.4.3)
              - RxSwift/Core (0.9.1):
                - RxAtomic (> 1)
              - "Moya (14.0.0)"

            DEPENDENCIES:
              - Alamofire
            """,
        ])
        let pods = DeclaredDependency.pods(in: folder.url("."))
        #expect(
            pods.map(\.requirement) == ["\"5.4.3\"..<\"6.0.0\"", "\"0.9.1\"..<\"0.10.0\"", "\"14.0.0\"..<\"14.1.0\""])
    }

    @Test func `repositories of a Cartfile are read`() throws {
        let folder = try TemporaryFolder([
            "Cartfile": """
            github "Owner/Kit.swift" ~> 2.1
            git "https://example.org/blur.git" "main"
            github "Owner/Locked" # pinned
            binary "https://example.org/maps.json" ~> 1.0
            """,
            "Cartfile.resolved": "github \"Owner/Locked\" \"v3.2.1\"\n",
        ])
        let found = DeclaredDependency.cartfile(in: folder.url("."))
        #expect(found.map(\.name) == ["Kit.swift", "blur", "Locked", "maps.json"])
        #expect(found[0].origin == .repository("https://github.com/Owner/Kit.swift"))
        #expect(
            found.prefix(3).map(\.requirement) == [
                "\"2.1.0\"..<\"3.0.0\"", "branch: \"main\"", "\"3.2.1\"..<\"4.0.0\"",
            ])
        #expect(found[3].origin == .binary)
    }

    @Test(arguments: [
        ("~> 1.2.3", "1.2.3", "1.3.0"), ("~> 1.2", "1.2.0", "2.0.0"), ("~> 1", "1.0.0", "2.0.0"),
        ("1.2", "1.2.0", "1.2.1"), ("== 1.2.3", "1.2.3", "1.2.4"), ("<= 2.0", "0.0.0", "2.0.1"),
        ("> 2.0-beta.1", "2.0.0", "1000.0.0"), ("nonsense", "0.0.0", "1000.0.0"),
    ])
    func `a requirement is a range of versions`(text: String, lower: String, upper: String) {
        #expect(VersionRange([text]).requirement == "\"\(lower)\"..<\"\(upper)\"")
    }
}
