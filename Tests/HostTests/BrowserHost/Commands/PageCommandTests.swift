import DisplayList
import LayoutGeometry
import Testing

@testable import BrowserHost

struct PageCommandTests {
    private func script(_ json: String) throws -> [PageCommand] { try PageCommand.script(Array(json.utf8)) }

    @Test func `gestures are performed at points and on elements`() throws {
        #expect(
            try script(
                #"""
                [["tap",[1,2]], ["click",{"label":"Go"}], ["hold",{"identifier":"go"},1],
                 ["drag",{"item":"Fig"},[3,4],0.5], ["scroll",{"identifier":"a","label":"b"},0,10]]
                """#) == [
                    .press(.point(Point(x: 1, y: 2)), nil, seconds: 0.05),
                    .press(.element(identifier: nil, label: "Go"), .secondary, seconds: 0.05),
                    .press(.element(identifier: "go", label: nil), nil, seconds: 1),
                    .drag(from: .item("Fig"), to: .point(Point(x: 3, y: 4)), seconds: 0.5),
                    .scroll(.element(identifier: "a", label: "b"), by: Size(width: 0, height: 10)),
                ])
    }

    @Test func `keys have the names of the web`() throws {
        #expect(
            try script(#"[["press","Enter"], ["press","KeyA",["shift"]], ["press","KeyS",["command","control"]]]"#) == [
                .key(HostInput.Key(phase: .began, usage: 0x28)),
                .key(HostInput.Key(phase: .began, usage: 4, characters: "A", modifiers: .shift)),
                .key(HostInput.Key(phase: .began, usage: 22, characters: "s", modifiers: [.command, .control])),
            ])
    }

    @Test func `the messages of pages are also commands of scripts`() throws {
        var dark = PageSettings()
        dark.style = .dark
        #expect(
            try script(#"[["settings",{"style":"dark"}], ["type","a"], ["delete"], ["record",true], ["settle"]]"#) == [
                .send(.settings(dark)), .send(.input(.text("a"))), .send(.input(.deleteBackward)), .send(.record(true)),
                .settle,
            ])
    }

    @Test func `a script can wait for an identifier or text`() throws {
        #expect(
            try script(#"[["wait",{"label":"Go"}], ["wait",{"text":"go"},2], ["wait",1]]"#) == [
                .waitFor(.element(identifier: nil, label: "Go"), limit: 10), .waitFor(.text("go"), limit: 2),
                .wait(seconds: 1),
            ])
    }

    @Test(arguments: [
        ("", "invalid JSON"), ("{}", "a script must be an array of commands"),
        ("[1]", "command 1: a command must be an array"),
        (#"[["settle"],["dance"]]"#, "command 2: there is no dance with 0 arguments"),
        (#"[["shown",1]]"#, "command 1: only a page"),
        (#"[["hello",1,null,{}]]"#, "command 1: only a page"),
        (#"[["tap"]]"#, #"command 1: tap is written ["tap", place]"#),
        (#"[["tap",{}]]"#, "command 1: a target must be"),
        (#"[["tap",{"color":"red"}]]"#, "command 1: a target must be"),
        (#"[["tap",{"item":"a","label":"b"}]]"#, "command 1: item can't be combined"),
        (#"[["tap",[1]]]"#, "command 1: a target must be"),
        (#"[["wait",11]]"#, "command 1: seconds must be a number from 0 to 10"),
        (#"[["hold",[1,2],-1]]"#, "command 1: seconds must be a number from 0 to 10"),
        (#"[["drag",[1,2],[3,4],1,11]]"#, "command 1: held must be a number from 0 to 10"),
        (#"[["tap",[1,2],11]]"#, "command 1: times must be a number from 1 to 10"),
        (#"[["pinch",[1,2],0]]"#, "command 1: scale must be a number from 0.05 to 20"),
        (#"[["scroll",[1,2],0,"far"]]"#, "command 1: dy must be a number from -100000 to 100000"),
        (#"[["tap",[1,1e6]]]"#, "command 1: y must be a number from -100000 to 100000"),
        (#"[["tap",{"label":"a","index":-1}]]"#, "command 1: index must be a number from 0 to 10000"),
        (#"[["tap",{"label":"a","at":[0,2]}]]"#, "command 1: the y of at must be a number from 0 to 1"),
        (#"[["do",{"label":"a"},"fly"]]"#, "command 1: action must be activate, increment"),
        (#"[["type",""]]"#, "command 1: text must be a string of 1 to 16384 characters"),
        (#"[["settings",{"style":"pink"}]]"#, "command 1: style must be light or dark"),
        (#"[["settings",{"size":[1,400]}]]"#, "command 1: the width of size must be a number from 100 to 3000"),
        (#"[["settings",{"slow":0}]]"#, "command 1: slow must be a number from 1 to 100"),
        (#"[["settings",{"color":1}]]"#, "command 1: there is no setting color"),
        (#"[["settings",{"tools":["hammer"]}]]"#, "command 1: there is no tool hammer: tools are"),
        (#"[["press","Any"]]"#, "command 1: code must"),
        (#"[["press","KeyA",["hyper"]]]"#, "command 1: modifiers must be an array"),
        (#"[["press","KeyA","shift"]]"#, "command 1: modifiers must be an array"),
        (#"[["wait",[1,2]]]"#, "command 1: waiting requires"),
        (#"[["tap",{"text":"a","index":1}]]"#, "command 1: text can't be combined"),
        (#"[["wait",-1]]"#, "command 1: seconds must be a number from 0 to 10"),
        ("[" + String(repeating: #"["wait",10],"#, count: 7) + #"["settle"]]"#, "commands that take longer"),
        ("[" + String(repeating: #"["settle"],"#, count: 200) + #"["settle"]]"#, "more than 200 commands"),
    ])
    func `an invalid command is reported`(json: String, reason: String) {
        do {
            let commands = try script(json)
            Issue.record("read as \(commands)")
        } catch let failure as PageMessage.Failure {
            #expect(failure.what.hasPrefix(reason), "said: \(failure.what)")
        } catch {
            Issue.record(error)
        }
    }

    @Test func `user actions are written in the same form as they're read`() throws {
        let name = CommandTarget.element(identifier: "a", label: "b", index: 2, at: Point(x: 0.25, y: 1))
        let commands: [PageCommand] = [
            .press(name, nil, seconds: 0.05), .press(name, nil, seconds: 0.05, times: 2),
            .press(name, nil, seconds: 1.5), .press(.point(Point(x: 1, y: 2)), .secondary, seconds: 0.05),
            .drag(from: name, to: .distance(Size(width: 1, height: -2)), seconds: 0.5, held: 1, rests: true),
            .pinch(name, scale: 2), .hover(name), .perform(name, .custom(3)), .perform(name, .scroll(.down)),
            .scroll(.item("Fig"), by: Size(width: 0, height: 3)), .send(.input(.text("tea"))),
            .send(.input(.deleteBackward)), .wait(seconds: 1), .settle,
            .key(HostInput.Key(phase: .began, usage: 22, characters: "S", modifiers: [.shift, .command])),
            .key(HostInput.Key(phase: .began, usage: 0x50)),
        ]
        var writer = JSONWriter()
        writer.array { writer in
            for command in commands { command.write(to: &writer) }
        }
        #expect(try PageCommand.script(writer.bytes) == commands)
    }

    @Test func `every key with a name is found by its number`() {
        let codes = [
            "KeyA", "KeyZ", "Digit0", "Digit9", "F1", "F12", "F13", "F24", "Numpad0", "Numpad9", "Enter", "Space",
        ]
        for code in codes { #expect(KeyUsage.usage(ofCode: code).flatMap(KeyUsage.code) == code) }
    }
}
