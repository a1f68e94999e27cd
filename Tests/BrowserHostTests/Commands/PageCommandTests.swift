import BrowserHost
import DisplayList
import LayoutGeometry
import Testing

@Suite struct PageCommandTests {
    private func script(_ json: String) throws -> [PageCommand] { try PageCommand.script(Array(json.utf8)) }

    @Test func gesturesAreDoneAtPlacesAndOnElements() throws {
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

    @Test func keysAreNamedAsTheWebNamesThem() throws {
        #expect(
            try script(#"[["press","Enter"], ["press","KeyA",["shift"]], ["press","KeyS",["command","control"]]]"#) == [
                .key(HostInput.Key(phase: .began, usage: 0x28)),
                .key(HostInput.Key(phase: .began, usage: 4, characters: "A", modifiers: .shift)),
                .key(HostInput.Key(phase: .began, usage: 22, characters: "s", modifiers: [.command, .control])),
            ])
    }

    @Test func whatPagesSaySaysAScriptToo() throws {
        var dark = PageSettings()
        dark.style = .dark
        #expect(
            try script(#"[["settings",{"style":"dark"}], ["type","a"], ["delete"], ["record",true], ["settle"]]"#) == [
                .say(.settings(dark)), .say(.input(.text("a"))), .say(.input(.deleteBackward)), .say(.record(true)),
                .settle,
            ])
    }

    @Test(arguments: [
        ("", "no JSON"), ("{}", "no array of commands"), ("[1]", "command 1: no array"),
        (#"[["settle"],["dance"]]"#, "command 2: dance with 1 words"), (#"[["shown",1]]"#, "command 1: only a page"),
        (#"[["hello",1,null,{}]]"#, "command 1: only a page"), (#"[["tap"]]"#, "command 1: tap with 1 words"),
        (#"[["tap",{}]]"#, "command 1: no place"), (#"[["tap",{"colour":"red"}]]"#, "command 1: no place"),
        (#"[["tap",{"item":"a","label":"b"}]]"#, "command 1: an item needs"),
        (#"[["tap",[1]]]"#, "command 1: no place"),
        (#"[["wait",11]]"#, "command 1: a number"), (#"[["wait",-1]]"#, "command 1: a number"),
        (#"[["press","Any"]]"#, "command 1: no code"), (#"[["press","KeyA",["hyper"]]]"#, "command 1: modifiers"),
        (#"[["press","KeyA","shift"]]"#, "command 1: modifiers"),
        ("[" + String(repeating: #"["wait",10],"#, count: 7) + #"["settle"]]"#, "commands that take longer"),
        ("[" + String(repeating: #"["settle"],"#, count: 200) + #"["settle"]]"#, "more than 200 commands"),
    ])
    func whatIsWrongIsSaid(json: String, reason: String) {
        do {
            let commands = try script(json)
            Issue.record("read as \(commands)")
        } catch let failure as PageMessage.Failure {
            #expect(failure.what.hasPrefix(reason), "said: \(failure.what)")
        } catch {
            Issue.record(error)
        }
    }
}
