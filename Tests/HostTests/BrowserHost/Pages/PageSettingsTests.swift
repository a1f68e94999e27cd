import BrowserHost
import DisplayList
import LayoutGeometry
import Testing

struct PageSettingsTests {
    private func settings(_ json: String) throws -> PageSettings {
        guard case .settings(let settings) = try PageMessage(#"["settings",\#(json)]"#) else {
            throw PageMessage.Failure(what: "another message")
        }
        return settings
    }

    private let base = HostEnvironment(
        size: Size(width: 100, height: 200), safeAreaInsets: Insets(top: 20), style: .dark)

    @Test func `omitted settings keep their values`() throws {
        let environment = try settings("{}").environment(base: base, scale: 3) { size, scale in
            HostEnvironment(size: size, scale: scale)
        }
        var expected = base
        expected.scale = 3
        #expect(environment == expected)
    }

    @Test func `every setting changes the device`() throws {
        let settings = try settings(
            #"{"size":[744,1133],"system":"26","style":"light","direction":"rtl","text":"XXL","motion":"reduced","slow":10,"keyboard":"shown","statusbar":"shown"}"#
        )
        let environment = settings.environment(base: base, scale: 2) { size, scale in
            HostEnvironment(size: size, scale: scale, safeAreaInsets: Insets(top: 24), idiom: .pad)
        }
        let expected = HostEnvironment(
            size: Size(width: 744, height: 1133), scale: 2, safeAreaInsets: Insets(top: 24), style: .light,
            direction: .rightToLeft, idiom: .pad, system: .iOS26, contentSizeCategory: "UICTContentSizeCategoryXXL",
            reducesMotion: true, animationSlowness: 10, showsKeyboard: true, showsSystemOverlay: true)
        #expect(environment == expected)
    }

    @Test func `tools are available only to developers`() throws {
        let settings = try settings(#"{"tools":["collections","views"]}"#)
        #expect(settings.tools == [.collections, .views])
        #expect(settings.environment(base: base, scale: 2) { _, _ in base }.size == base.size)
    }

    @Test(arguments: [
        "[]", "null", #"{"size":[1,1]}"#, #"{"size":[400]}"#, #"{"size":[1e9,400]}"#, #"{"style":"pink"}"#,
        #"{"system":"17"}"#, #"{"system":26}"#,
        #"{"direction":1}"#, #"{"text":"Huge"}"#, #"{"motion":"none"}"#, #"{"slow":0}"#, #"{"slow":"1"}"#,
        #"{"scale":2}"#, #"{"keyboard":true}"#, #"{"statusbar":1}"#, #"{"tools":["hammer"]}"#, #"{"tools":"views"}"#,
    ])
    func `invalid settings are rejected`(json: String) {
        #expect(throws: PageMessage.Failure.self) { try settings(json) }
    }
}
