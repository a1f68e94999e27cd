import BrowserHost
import Testing

struct BuildMessageTests {
    @Test(arguments: [BuildMessage.building, .restarting, .failed("a.swift:1:2: error: \"x\"\n 1 | é\\ \t")])
    func `a build message can be written to a line and read from it`(news: BuildMessage) {
        #expect(!news.line.contains("\n"))
        #expect(BuildMessage(line: news.line) == news)
    }

    @Test(arguments: [
        "", "building", "{}", #"{"state":"done"}"#, #"{"state":"failed"}"#,
        #"{"state":"building","errors":""}"#,
    ])
    func `an invalid line isn't read as build news`(line: String) {
        #expect(BuildMessage(line: line) == nil)
    }
}
