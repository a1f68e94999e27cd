import Foundation
import Testing

@testable import Gallery

struct LaunchOptionsTests {
    @Test func opensTheStartScreenWithItsOwnContentByDefault() throws {
        let options = try LaunchOptions(arguments: ["Gallery"], environment: [:])
        #expect(options.screen == .start)
        let file = options.contentFolder.appendingPathComponent("content.json")
        #expect(FileManager.default.fileExists(atPath: file.path))
    }

    @Test func argumentsTakePrecedenceOverTheEnvironment() throws {
        let options = try LaunchOptions(
            arguments: ["Gallery", "--screen", "offer"],
            environment: ["GALLERY_SCREEN": "frameworks", "GALLERY_CONTENT": "/mine"])
        #expect(options.screen == .offer)
        #expect(options.contentFolder.path == "/mine")
    }

    @Test func aFileOfPackagesCanBeSpecified() throws {
        #expect(try LaunchOptions(arguments: ["Gallery"], environment: [:]).packageFile == nil)
        let options = try LaunchOptions(
            arguments: ["Gallery", "--packages", "/all.txt"], environment: ["GALLERY_PACKAGES": "/few.txt"])
        #expect(options.packageFile?.path == "/all.txt")
    }

    @Test func anUnknownScreenIsReportedWithTheKnownOnes() {
        #expect {
            try LaunchOptions(arguments: ["Gallery", "--screen", "nowhere"], environment: [:])
        } throws: { error in
            "\(error)".contains("nowhere") && "\(error)".contains("offer-expanded")
        }
    }
}
