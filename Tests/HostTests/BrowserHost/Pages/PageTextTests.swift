import BrowserHost
import DisplayList
import LayoutGeometry
import Testing

@MainActor struct PageTextTests {
    private typealias Fixture = PageFixture

    @Test func `the page receives the selection and the caret`() throws {
        let fixture = Fixture()
        try fixture.catchUp()
        var input = TextInputState()
        input.element = 7
        input.keyboard = .email
        input.returnKey = .send
        input.content = "email"
        input.selectedText = "tea"
        input.isInCapitals = true
        input.caret = Rect(x: 20, y: 30.5, width: 1, height: 22)
        fixture.app.textInput = input
        try fixture.touch(.began, x: 0)
        let reported =
            #"{"element":7,"keyboard":"email","returnKey":"send","capitals":true,"content":"email","#
            + #""selected":"tea","caret":[20,30.5,22]}"#
        #expect(fixture.messages.last == #"{"n":2,"text":\#(reported),"ms":0,"ops":[]}"#)
    }

    @Test func `text that the app copies is sent to the page once`() throws {
        let fixture = Fixture()
        try fixture.catchUp()
        fixture.app.copiedText = "tea"
        try fixture.page.receive(.input(.edit(.copy)))
        #expect(fixture.messages.filter { $0 == #"{"clipboard":"tea"}"# }.count == 1)
        fixture.time.advance(by: 1)
        try fixture.touch(.began, x: 3)
        #expect(fixture.messages.filter { $0.contains("clipboard") }.count == 1)
    }

    @Test func `text is pasted once it's complete`() throws {
        let fixture = Fixture()
        try fixture.catchUp()
        try fixture.page.receive(.paste("ab", isLast: false))
        try fixture.page.receive(.paste("c", isLast: false))
        #expect(fixture.app.inputs.isEmpty)
        try fixture.page.receive(.paste("", isLast: true))
        #expect(fixture.app.inputs == [.clipboard("abc"), .edit(.paste)])
        // Text that the application has copied itself is pasted unless the client sends other text.
        try fixture.page.receive(.paste("", isLast: true))
        #expect(fixture.app.inputs.suffix(1) == [.edit(.paste)])
    }

    @Test func `text that a page offers isn't pasted`() throws {
        let fixture = Fixture()
        try fixture.catchUp()
        try fixture.page.receive(.paste("ab", isLast: false))
        try fixture.page.receive(.offer)
        try fixture.page.receive(.offer)
        #expect(fixture.app.inputs == [.clipboard("ab")])
    }

    @Test func `an incomplete text is discarded when the connection is lost`() throws {
        let fixture = Fixture()
        try fixture.catchUp()
        try fixture.page.receive(.paste("ab", isLast: false))
        fixture.page.disconnect()
        fixture.page.connect { _ in }
        try fixture.page.receive(.paste("c", isLast: true))
        #expect(fixture.app.inputs == [.clipboard("c"), .edit(.paste)])
    }

    @Test func `text that exceeds the maximum length is rejected`() {
        let fixture = Fixture()
        let part = String(repeating: "a", count: 16_384)
        #expect(throws: PageMessage.Failure.self) {
            for _ in 0..<1000 { try fixture.page.receive(.paste(part, isLast: false)) }
        }
        #expect(fixture.app.inputs.isEmpty)
    }

    @Test func `an interrupted composition is kept`() throws {
        let fixture = Fixture()
        try fixture.catchUp()
        try fixture.page.receive(.input(.composition("に", selection: 1..<1)))
        fixture.page.disconnect()
        #expect(fixture.app.inputs.last == .endComposition)
        fixture.page.connect { _ in }
        try fixture.page.receive(.input(.composition("に", selection: 1..<1)))
        try fixture.page.receive(.input(.text("日")))
        fixture.page.disconnect()
        #expect(fixture.app.inputs.last == .text("日"))
    }

    @Test func `text messages are read`() throws {
        #expect(
            try PageMessage(#"["compose","にほ",1,2]"#) == .input(.composition("にほ", selection: 1..<2)))
        #expect(try PageMessage(#"["compose","",0,0]"#) == .input(.composition("", selection: 0..<0)))
        #expect(try PageMessage(#"["edit","selectAll"]"#) == .input(.edit(.selectAll)))
        #expect(try PageMessage(#"["paste","a",true]"#) == .paste("a", isLast: true))
        #expect(try PageMessage(#"["offer"]"#) == .offer)
        var mouse = HostInput.Touch(identifier: 1, phase: .began, location: Point(x: 1, y: 2))
        mouse.isFromMouse = true
        #expect(try PageMessage(#"["touch","began",1,1,2,"mouse",0]"#) == .input(.touch(mouse)))
    }

    @Test(arguments: [
        #"["compose","a",0,2]"#, #"["compose","a",1,0]"#, #"["compose",1,0,0]"#, #"["compose","a",-1,0]"#,
        #"["edit","explode"]"#, #"["edit",1]"#, #"["paste","a",1.5]"#, #"["paste",null,true]"#, #"["paste","a"]"#,
    ])
    func `invalid messages are rejected`(_ message: String) {
        #expect(throws: PageMessage.Failure.self) { try PageMessage(message) }
    }
}
