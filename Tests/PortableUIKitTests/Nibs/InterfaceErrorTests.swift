import CollageTesting
import Foundation
import Testing

@MainActor
struct InterfaceErrorTests {
    private static func problem(_ text: String) -> String {
        do throws(InterfaceError) {
            _ = try InterfaceDocument(data: Data(text.utf8), file: "Screen.xib")
            return ""
        } catch {
            return "\(error)"
        }
    }

    @Test(arguments: ["", "<document>", "no xml", "<document><a></document>", "\u{0}"])
    func `errors in malformed files include the line`(text: String) {
        let problem = InterfaceErrorTests.problem(text)
        #expect(problem.hasPrefix("Screen.xib:"))
        #expect(problem.contains("isn't well-formed XML"))
    }

    @Test func `other kinds of files are distinguished`() {
        #expect(InterfaceErrorTests.problem("<plist/>").contains("<plist>, not <document>"))
        #expect(InterfaceErrorTests.problem("NIBArchive...").contains("compiled"))
        let mac = "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>"
        #expect(InterfaceErrorTests.problem(mac).contains("for iOS"))
    }

    @Test func `an id that is used twice is reported with its line`() {
        let problem = InterfaceErrorTests.problem("<document>\n<a id=\"x\"/>\n<b id=\"x\"/></document>")
        #expect(problem.hasPrefix("Screen.xib:3 (x): two elements have this id."))
    }

    @Test func `processing instructions without content are rejected with their line`() {
        let problem = InterfaceErrorTests.problem("<?xml version=\"1.0\"?>\n<document><?mark?></document>")
        #expect(problem.hasPrefix("Screen.xib:2: a processing instruction has no content."))
    }

    @Test(arguments: [
        (#"firstAttribute="leading""#, "sets a location equal to a constant"),
        (#"firstAttribute="width" secondItem="v" secondAttribute="top""#, "Invalid pairing of layout attributes"),
        (
            #"firstAttribute="width" secondItem="v" secondAttribute="width" multiplier="1e300:1e-300""#,
            "isn't a number or ratio"
        ),
    ])
    func `impossible constraints are logged and left out`(attributes: String, message: String) throws {
        let fixture = try InterfaceFixture()
        let text = """
            <view id="v"><subviews><view id="w"/></subviews><constraints>
            <constraint firstItem="w" \(attributes) id="c"/></constraints></view>
            """
        var views: [Any] = []
        let messages = Diagnostics.capture { views = fixture.objects(text) }
        #expect(messages.count == 1 && messages.first?.contains(message) == true)
        #expect((views.first as? UIView)?.constraints.isEmpty == true)
    }

    @Test(arguments: [
        (#"minimumValue="200" maximumValue="300""#, 200.0...300.0, 0),
        (#"minimumValue="-9" maximumValue="-5""#, -9.0 ... -5.0, 0),
        (#"minimumValue="5" maximumValue="1""#, 0.0...100.0, 1),
        (#"stepValue="0""#, 0.0...100.0, 1),
    ])
    func `steppers have the range of the file if it's possible`(
        attributes: String, range: ClosedRange<Double>, messageCount: Int
    ) throws {
        let fixture = try InterfaceFixture()
        var views: [Any] = []
        let messages = Diagnostics.capture { views = fixture.objects("<stepper \(attributes) id=\"s\"/>") }
        let stepper = try #require(views.first as? UIStepper)
        #expect(stepper.minimumValue...stepper.maximumValue == range && stepper.stepValue == 1)
        #expect(messages.count == messageCount)
    }

    @Test func `files with excessive nesting are rejected without a crash`() {
        let text = String(repeating: "<a>", count: 100_000)
        #expect(InterfaceErrorTests.problem("<document>" + text).contains("nested more than"))
    }

    @Test func `declarations of entities, which could expand exponentially, are rejected with their line`() {
        let levels = (1...20).map { "<!ENTITY e\($0) \"&e\($0 - 1);&e\($0 - 1);\">" }.joined(separator: "\n")
        let text =
            "<?xml version=\"1.0\"?>\n<!DOCTYPE document [<!ENTITY e0 \"x\">\(levels)]><document>&e20;</document>"
        let problem = InterfaceErrorTests.problem(text)
        #expect(problem.hasPrefix("Screen.xib:2: the file declares entities"))
        #expect(problem.contains("Xcode doesn't write any"))
    }

    @Test func `a document type that names a file is ignored`() {
        let type = "<!DOCTYPE document SYSTEM \"file:///no/such/file.dtd\">"
        #expect(InterfaceErrorTests.problem("<?xml version=\"1.0\"?>\n\(type)\n<document/>").isEmpty)
    }

    @Test func `elements with more attributes than any interface has are rejected with their line`() {
        func element(_ count: Int) -> String {
            "<document>\n<a " + (0..<count).map { "a\($0)='\"'" }.joined(separator: "\n") + "/></document>"
        }
        #expect(InterfaceErrorTests.problem(element(1000)).isEmpty)
        let problem = InterfaceErrorTests.problem(element(100_000))
        #expect(problem.hasPrefix("Screen.xib:2: an element has more than 1000 attributes. Remove"))
    }

    @Test
    func `markup in comments, text, and processing instructions is ignored`() {
        let values = String(repeating: "a=\"'\" ", count: 600)
        let text = """
            <?xml version="1.0"?><?a \(values)\(values)?><!-- <!DOCTYPE a> <a \(values)\(values)> -->
            <document><a><![CDATA[<!ENTITY a "b"> <a \(values)\(values)>]]>\(values)\(values)</a></document><!--
            """
        #expect(InterfaceErrorTests.problem(text).hasPrefix("Screen.xib:2: the file isn't well-formed XML"))
        #expect(InterfaceErrorTests.problem(String(text.dropLast(4))).isEmpty)
    }

    @Test func `randomly damaged files are rejected or read without a crash`() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var generator = SeededGenerator(seed: seed)
        let bytes = Array(NibCell.file.utf8)
        for _ in 0..<300 {
            var damaged = bytes
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let index = Int.random(in: damaged.indices, using: &generator)
                damaged[index] = UInt8.random(in: 0...255, using: &generator)
            }
            damaged.removeLast(Int.random(in: 0...damaged.count / 8, using: &generator))
            do throws(InterfaceError) {
                let document = try InterfaceDocument(data: Data(damaged), file: "Damaged.xib")
                #expect(document.root.name == "document", "seed \(seed)")
            } catch {
                #expect(!error.description.isEmpty, "seed \(seed)")
            }
        }
    }

    @Test func `missing classes are reported, and the system's class is used instead`() throws {
        var view: UIView?
        let messages = Diagnostics.capture {
            view = try? InterfaceFixture().view("<label id=\"lab\" customClass=\"Nowhere\" customModule=\"App\"/>")
        }
        #expect(view is UILabel)
        let message = messages.joined()
        #expect(message.contains("Unknown class Nowhere in Interface Builder file."))
        #expect(message.contains("(lab)"))
    }

    @Test func `a class of another kind is reported`() throws {
        let messages = Diagnostics.capture {
            let view: UIView? = try? InterfaceFixture().view(
                "<button id=\"b\" customClass=\"NibCell\" customModule=\"PortableUIKitTests\"/>")
            #expect(view is UIButton)
        }
        #expect(messages.joined().contains("NibCell isn't a subclass of UIButton"))
    }

    @Test func `unknown elements result in a plain view`() throws {
        var view: UIView?
        let messages = Diagnostics.capture {
            view = try? InterfaceFixture().view(
                """
                <view id="v"><subviews>
                    <mapView id="map"><rect key="frame" x="1" y="2" width="3" height="4"/></mapView>
                </subviews></view>
                """)
        }
        #expect(view?.subviews.first?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(messages.joined().contains("there is no class for <mapView>"))
    }

    @Test func `unreadable values are reported and ignored`() throws {
        var label: UILabel?
        let messages = Diagnostics.capture {
            label = try? InterfaceFixture().view(
                """
                <label id="l" alpha="much" contentMode="sideways" numberOfLines="two" hidden="maybe">
                    <color key="textColor" systemColor="noColor"/>
                    <fontDescription key="fontDescription" type="none"/>
                </label>
                """)
        }
        #expect(label?.alpha == 1)
        #expect(label?.numberOfLines == 1)
        #expect(messages.count == 6)
        #expect(messages.allSatisfy { $0.contains("a nib in memory:") })
    }

    @Test func `missing images are reported`() throws {
        let messages = Diagnostics.capture {
            let view: UIImageView? = try? InterfaceFixture().view("<imageView image=\"nothing\" id=\"i\"/>")
            #expect(view?.image == nil)
        }
        #expect(messages.joined().contains("no image called \"nothing\""))
    }

    @Test func `a nib that is missing raises UIKit's message`() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UINib(nibName: "Nothing", bundle: nil).instantiate(withOwner: nil) }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("Could not load NIB in bundle"))
        #expect(message.contains("with name 'Nothing'"))
    }

    @Test func `a missing outlet raises an exception with UIKit's message and the way to fix it`() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await MainActor.run {
                _ = try InterfaceFixture().objects(
                    """
                    <collectionViewCell id="v" customClass="NibCell"><connections>
                        <outlet property="gone" destination="v" id="o"/>
                    </connections></collectionViewCell>
                    """)
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("this class is not key value coding-compliant for the key gone."))
        #expect(message.contains("@Outlet var gone"))
    }

    @Test func `an outlet of another type raises an exception that names both types`() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await MainActor.run {
                _ = try InterfaceFixture().objects(
                    """
                    <collectionViewCell id="cel" customClass="NibCell" customModule="PortableUIKitTests">
                        <view key="contentView" id="con"><subviews><switch id="swi"/></subviews></view>
                        <connections><outlet property="nameLabel" destination="swi" id="o1"/></connections>
                    </collectionViewCell>
                    """)
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("the outlet nameLabel of NibCell is a Optional<UILabel>, but swi is a UISwitch"))
    }

    @Test func `a connection to a missing object raises an exception`() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await MainActor.run {
                _ = try InterfaceFixture().objects(
                    "<view id=\"v\"><connections><outlet property=\"mask\" destination=\"x\" id=\"o\"/></connections></view>"
                )
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("(o): the connection leads to x, which is not in this file"))
    }

    @Test func `a nib with two objects can't be registered`() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let text = InterfaceFixture.nib("<collectionViewCell id=\"a\"/><collectionViewCell id=\"b\"/>")
                _ = ViewTemplate<UICollectionViewCell>(UINib(data: Data(text.utf8), bundle: nil)).make("cell")
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("nib must contain exactly one top level object"))
    }
}
