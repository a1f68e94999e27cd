import Foundation
import Testing

@testable import Gallery

struct ContentDecoderTests {
    /// Valid content, which each test changes to be invalid.
    private static let sound = """
        {
          "start": [
            {"screen": "offer", "title": "Offer", "summary": "All in one", "imageName": "lake.jpg"}
          ],
          "frameworks": [
            {"name": "Metal", "imageName": "metal.png", "urlString": "https://example.org", "description": "Fast"},
            {"name": "Vision", "imageName": "vision.png", "urlString": "https://example.org", "description": "Sees"}
          ],
          "offer": {
            "title": "Two nights",
            "subtitle": "A lodge",
            "imageName": "lake.jpg",
            "badges": ["Sauna", "Late check-out"],
            "termsAndConditions": "None.",
            "popularItems": []
          }
        }
        """

    private func decode(_ text: String) throws -> GalleryContent {
        try ContentDecoder(file: "content.json", data: Data(text.utf8)).decode()
    }

    private func error(replacing part: String, by replacement: String) -> String? {
        do {
            _ = try decode(Self.sound.replacingOccurrences(of: part, with: replacement))
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test func validContentIsDecoded() throws {
        let content = try decode(Self.sound)
        #expect(content.frameworks.map(\.name) == ["Metal", "Vision"])
        #expect(content.offer.badges == ["Sauna", "Late check-out"])
        #expect(content.start.map(\.screen) == [.offer])
    }

    @Test func aMissingKeyIsReportedWithItsLine() {
        #expect(
            error(replacing: #""subtitle": "A lodge","#, by: "")
                == "content.json:9: offer.subtitle: the key is missing")
    }

    @Test func aValueOfTheWrongTypeIsReportedWithItsLineAndKey() {
        #expect(
            error(replacing: #""Late check-out""#, by: "\n7")
                == "content.json:14: offer.badges[1]: should be a string")
        #expect(
            error(replacing: #"["Sauna", "Late check-out"]"#, by: #""Sauna""#)
                == "content.json:13: offer.badges: should be an array")
    }

    @Test func aNullIsReportedWithItsLineAndKey() {
        #expect(
            error(replacing: #""Two nights""#, by: "null")
                == "content.json:10: offer.title: should be a string, but is null")
    }

    @Test func anUnknownScreenIsReportedWithItsLineAndKey() throws {
        let message = try #require(error(replacing: #""screen": "offer""#, by: #""screen": "nowhere""#))
        #expect(message.hasPrefix("content.json:3: start[0].screen: "))
        #expect(message.contains("nowhere"))
    }

    @Test func invalidJSONIsReportedWithItsLineAndKey() {
        #expect(
            error(replacing: #""subtitle": "A lodge","#, by: #""subtitle": "A lodge""#)
                == "content.json:12: offer: a comma or a closing brace should follow")
        #expect(
            error(replacing: #"["Sauna", "Late check-out"]"#, by: "[Sauna]")
                == "content.json:13: offer.badges[0]: \"Sauna\" isn't a JSON value")
    }

    @Test func aDuplicateFrameworkIsRejected() {
        let rest = #", "urlString": "https://example.org", "description": "#
        let metal = #"{"name": "Metal", "imageName": "metal.png""# + rest + #""Fast"}"#
        let vision = #"{"name": "Vision", "imageName": "vision.png""# + rest + #""Sees"}"#
        #expect(error(replacing: vision, by: metal) == "content.json:7: frameworks[1]: is there twice")
    }

    @Test func theErrorNamesTheUnreadableFile() {
        let folder = URL(fileURLWithPath: "/nowhere", isDirectory: true)
        #expect(throws: ContentError(file: "/nowhere/content.json", problem: "the file can't be read")) {
            try GalleryContent(folder: folder)
        }
    }
}
