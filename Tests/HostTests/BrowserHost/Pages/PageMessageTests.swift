import BrowserHost
import DisplayList
import LayoutGeometry
import Testing

struct PageMessageTests {
    @Test func `messages are read`() throws {
        #expect(try PageMessage(#"["hello",2,null,{}]"#) == .hello(scale: 2, session: nil, PageSettings()))
        #expect(try PageMessage(#"["hello",1.5,"a-b",{}]"#) == .hello(scale: 1.5, session: "a-b", PageSettings()))
        #expect(
            try PageMessage(#"["act",7,"activate"]"#) == .input(.accessibility(element: 7, .activate)))
        #expect(
            try PageMessage(#"["act",7,"scroll","down"]"#) == .input(.accessibility(element: 7, .scroll(.down))))
        #expect(try PageMessage(#"["act",7,"custom",2]"#) == .input(.accessibility(element: 7, .custom(2))))
        #expect(try PageMessage(#"["shown",7]"#) == .shown(7))
        #expect(try PageMessage(#"["ping"]"#) == .ping)
        let touch = HostInput.Touch(identifier: 1, phase: .moved, location: Point(x: 1.5, y: -2))
        #expect(try PageMessage(#"["touch","moved",1,1.5,-2]"#) == .input(.touch(touch)))
        let wheel = HostInput.wheel(location: Point(x: 1, y: 2), delta: Size(width: 0, height: -120))
        #expect(try PageMessage(#"["wheel",1,2,0,-120]"#) == .input(wheel))
        let click = HostInput.Touch(
            identifier: 1, phase: .began, location: Point(x: 1, y: 2), button: .secondary, modifiers: .control)
        #expect(try PageMessage(#"["touch","began",1,1,2,"secondary",262144]"#) == .input(.touch(click)))
        #expect(try PageMessage(#"["hover",1,2]"#) == .input(.hover(location: Point(x: 1, y: 2))))
        #expect(try PageMessage(#"["hover"]"#) == .input(.hover(location: nil)))
        let position = ScrollPosition(path: "/UIWindow.0", offset: Point(x: 0, y: 1e9))
        #expect(
            try PageMessage(#"["again",[["tap",[1,2]]],[["/UIWindow.0",0,1e9]]]"#)
                == .again([.press(.point(Point(x: 1, y: 2)), nil, seconds: 0.05)], [position]))
        #expect(try PageMessage(#"["look",7]"#) == .look(7))
        #expect(try PageMessage(#"["look",null]"#) == .look(nil))
        #expect(try PageMessage(#"["edit",7,"alpha",0.5]"#) == .edit(7, .property(.alpha, .number(0.5))))
        #expect(try PageMessage(#"["edit",7,"hidden",true]"#) == .edit(7, .property(.hidden, .flag(true))))
        let green = Color(red: 0, green: 1, blue: 0, alpha: 0.5)
        #expect(
            try PageMessage(#"["edit",7,"textColor",[0,1,0,0.5]]"#) == .edit(7, .property(.textColor, .color(green))))
        #expect(try PageMessage(#"["edit",7,"constant",9,-20]"#) == .edit(7, .constant(constraint: 9, -20)))
        #expect(try PageMessage(#"["edit",7,"priority",9,250]"#) == .edit(7, .priority(constraint: 9, 250)))
        let pinch = Pinch(phase: .moved, center: Point(x: 1, y: 2), scale: 1.5)
        #expect(try PageMessage(#"["pinch","moved",1,2,1.5]"#) == .pinch(pinch))
        #expect(try PageMessage(#"["text","é\n"]"#) == .input(.text("é\n")))
        #expect(try PageMessage(#"["delete"]"#) == .input(.deleteBackward))
    }

    @Test func `key messages include their fallback action`() throws {
        let key = HostInput.Key(
            phase: .began, usage: 4, characters: "å", charactersIgnoringModifiers: "a", modifiers: .alternate)
        #expect(try PageMessage(#"["key","began","KeyA","å","a",524288,null]"#) == .key(key, otherwise: nil))
        var tab = HostInput.Key(phase: .began, usage: 0x2B)
        tab.movesFocus = false
        #expect(try PageMessage(#"["key","began","Tab","","",0,"leave"]"#) == .key(tab, otherwise: .leaveScreen))
        var enter = HostInput.Key(phase: .repeated, usage: 0x28)
        enter.movesFocus = false
        let activate = KeyFallback.act(element: 7, .activate)
        #expect(
            try PageMessage(#"["key","repeated","Enter","","",0,[7,"activate"]]"#) == .key(enter, otherwise: activate))
        let other = HostInput.Key(phase: .ended, usage: 0)
        #expect(try PageMessage(#"["key","ended","LaunchMail","","",0,null]"#) == .key(other, otherwise: nil))
    }

    @Test(arguments: [
        #"["touch","began",0,1,2,"third",0]"#, #"["touch","began",0,1,2,"finger",-1]"#, #"["hover",1]"#,
        #"["pinch","moved",1,2,0]"#, #"["pinch","turned",1,2,1]"#, #"["key","hit","KeyA","","",0,null]"#,
        #"["key","began",4,"","",0,null]"#, #"["key","began","KeyA","","",1e12,null]"#,
        #"["key","began","KeyA","","",0,"stay"]"#, #"["key","began","KeyA","","",0,[7]]"#,
        #"["again",[],{}]"#, #"["again",[],[["/",1]]]"#, #"["again",[],[[1,1,1]]]"#, #"["again",["tap"],[]]"#,
        #"["edit",7,"alpha"]"#, #"["edit",7,"alpha",1e9]"#, #"["edit",7,"fontName","Tea"]"#, #"["edit",7,"none",1]"#,
        #"["edit",7,"priority",9,0]"#, #"["edit",7,"textColor",[2,0,0,1]]"#, #"["look",-1]"#, #"["record",1.5]"#,
        "", "{}", "null", "[]", "[1]", "[[]]", #"["hello"]"#, #"["hello",0,null,{}]"#, #"["hello",1e9,null,{}]"#,
        #"["hello","2",null,{}]"#, #"["shown",-1]"#, #"["shown",1e300]"#, #"["shown"]"#, #"["shown",1,2]"#,
        #"["touch","began",99,0,0]"#, #"["touch","waved",0,0,0]"#, #"["touch","began",0,1e9,0]"#,
        #"["touch","began",0,null,0]"#, #"["touch","began",0,"1","2"]"#, #"["wheel",0,0,1e308,0]"#, #"["text",""]"#,
        #"["text",5]"#, #"["delete",1]"#, #"["rm","-rf"]"#, #"["shown",NaN]"#,
    ])
    func `an invalid message is rejected`(text: String) {
        #expect(throws: PageMessage.Failure.self) { try PageMessage(text) }
    }

    @Test func `deep nesting and long text are rejected`() {
        let deep = String(repeating: "[", count: 30_000) + String(repeating: "]", count: 30_000)
        #expect(throws: PageMessage.Failure.self) { try PageMessage(deep) }
        let long = "[\"text\",\"" + String(repeating: "a", count: 20_000) + "\"]"
        #expect(throws: PageMessage.Failure.self) { try PageMessage(long) }
    }
}
