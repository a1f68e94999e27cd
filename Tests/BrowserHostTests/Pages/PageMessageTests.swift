import BrowserHost
import DisplayList
import LayoutGeometry
import Testing

@Suite struct PageMessageTests {
    @Test func messagesAreRead() throws {
        #expect(try PageMessage(#"["hello",2,null,{}]"#) == .hello(scale: 2, session: nil, PageSettings()))
        #expect(try PageMessage(#"["hello",1.5,"a-b",{}]"#) == .hello(scale: 1.5, session: "a-b", PageSettings()))
        #expect(
            try PageMessage(#"["act",7,"activate"]"#) == .input(.accessibility(element: 7, .activate)))
        #expect(
            try PageMessage(#"["act",7,"scroll","down"]"#) == .input(.accessibility(element: 7, .scroll(.down))))
        #expect(try PageMessage(#"["act",7,"custom",2]"#) == .input(.accessibility(element: 7, .custom(2))))
        #expect(try PageMessage(#"["shown",7]"#) == .shown(7))
        let touch = HostInput.Touch(identifier: 1, phase: .moved, location: Point(x: 1.5, y: -2))
        #expect(try PageMessage(#"["touch","moved",1,1.5,-2]"#) == .input(.touch(touch)))
        let wheel = HostInput.wheel(location: Point(x: 1, y: 2), delta: Size(width: 0, height: -120))
        #expect(try PageMessage(#"["wheel",1,2,0,-120]"#) == .input(wheel))
        #expect(try PageMessage(#"["text","é\n"]"#) == .input(.text("é\n")))
        #expect(try PageMessage(#"["delete"]"#) == .input(.deleteBackward))
    }

    @Test(arguments: [
        "", "{}", "null", "[]", "[1]", "[[]]", #"["hello"]"#, #"["hello",0,null,{}]"#, #"["hello",1e9,null,{}]"#,
        #"["hello","2",null,{}]"#, #"["shown",-1]"#, #"["shown",1e300]"#, #"["shown"]"#, #"["shown",1,2]"#,
        #"["touch","began",99,0,0]"#, #"["touch","waved",0,0,0]"#, #"["touch","began",0,1e9,0]"#,
        #"["touch","began",0,null,0]"#, #"["touch","began",0,"1","2"]"#, #"["wheel",0,0,1e308,0]"#, #"["text",""]"#,
        #"["text",5]"#, #"["delete",1]"#, #"["rm","-rf"]"#, #"["shown",NaN]"#,
    ])
    func whatMakesNoSenseIsRefused(text: String) {
        #expect(throws: PageMessage.Failure.self) { try PageMessage(text) }
    }

    @Test func deepNestingAndLongTextsAreRefused() {
        let deep = String(repeating: "[", count: 30_000) + String(repeating: "]", count: 30_000)
        #expect(throws: PageMessage.Failure.self) { try PageMessage(deep) }
        let long = "[\"text\",\"" + String(repeating: "a", count: 20_000) + "\"]"
        #expect(throws: PageMessage.Failure.self) { try PageMessage(long) }
    }
}
