import CairoRenderer
import Foundation
import Testing

@testable import CollageTesting

/// The content of snapshots of each kind.
@MainActor struct SnapshotKindTests {
    private struct Document: Decodable {
        struct Part: Decodable {
            var kind: String
            var identifier: String?
            var reuseIdentifier: String?
            var frame: [Double]
            var parts: [Part]?

            var all: [Part] { [self] + (parts ?? []).flatMap(\.all) }
        }

        struct View: Decodable {
            var `class`: String
            var text: String?
            var constraints: [String]?
            var views: [View]?

            var all: [View] { [self] + (views ?? []).flatMap(\.all) }
        }

        struct Element: Decodable {
            var label: String
            var role: String
        }

        struct Screen: Decodable {
            var size: [Double]
            var scale: Double
        }

        var screen: Screen
        var collections: [Part]
        var views: View
        var accessibility: [Element]
    }

    private func host() -> TestHost {
        let host = TestHost()
        host.show(UINavigationController(rootViewController: PlainRowsController(rows: ["Milk", "Bread"])))
        return host
    }

    private func text(_ kind: TestHost.SnapshotKind, of area: SnapshotArea = .screen) throws -> String {
        String(decoding: try host().snapshot(kind, of: area), as: UTF8.self)
    }

    @Test func `the VoiceOver text has a line for each element, in reading order`() throws {
        #expect(try text(.voiceOver) == "1. Rows, heading\n2. Milk\n3. Bread\n")
        #expect(try text(.voiceOver, of: .element(.label("Bread"))) == "1. Bread\n")
    }

    @Test func `the document has sections, items, views, constraints, and the VoiceOver text`() throws {
        let data = try host().snapshot(.json)
        let document = try JSONDecoder().decode(Document.self, from: data)
        #expect(document.screen.size == [390, 844] && document.screen.scale == 2)
        let parts = document.collections.flatMap(\.all)
        #expect(parts.map(\.kind) == ["collectionView", "section", "group", "cell", "group", "cell"])
        #expect(parts.compactMap(\.identifier) == ["rows", "Milk", "Bread"])
        #expect(parts.allSatisfy { $0.frame.count == 4 && $0.reuseIdentifier == nil })
        #expect(document.views.all.compactMap(\.text).filter { $0 == "Milk" }.count == 1)
        #expect(document.accessibility.map(\.label) == ["Rows", "Milk", "Bread"])
        #expect(try host().snapshot(.json) == data, "another screen with the same rows")
        #expect(String(decoding: data, as: UTF8.self).contains("\"frame\" : [0, "))
    }

    @Test func `constraints are described as on the console, without addresses`() throws {
        let host = TestHost()
        let controller = UIViewController()
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 40), view.heightAnchor.constraint(equalToConstant: 30),
            view.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 8),
            view.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
        ])
        host.show(controller)
        let document = try JSONDecoder().decode(Document.self, from: try host.snapshot(.json))
        let constraints = document.views.all.flatMap { $0.constraints ?? [] }
        #expect(constraints.contains("UIView.width == 40"))
        #expect(constraints.contains("UIView.top == UIView.top + 8"))
    }

    @Test(arguments: [TestHost.SnapshotKind.png, .svg, .pdf, .voiceOverImage])
    func `drawings are the same each time`(kind: TestHost.SnapshotKind) throws {
        #expect(try host().snapshot(kind) == host().snapshot(kind))
    }

    @Test func `a drawing that differs is reported with its line or byte`() throws {
        let other = TestHost()
        other.show(UINavigationController(rootViewController: PlainRowsController(rows: ["Milk", "Oat milk"])))
        for (kind, words) in [(TestHost.SnapshotKind.svg, "Line "), (.pdf, "Byte ")] {
            let outcome = try other.content(kind).compare(with: try host().snapshot(kind), tolerance: .exact)
            #expect(outcome.words.hasPrefix(words), "\(kind)")
        }
    }

    @Test func `a PDF file is compared without names of programs and dates`() throws {
        let file = Data(
            "%PDF\n1 0 obj\n<< /Producer (cairo 1.16.0 (https://cairographics.org))\n/CreationDate (D:2000)\n>>".utf8)
        let other = Data(
            "%PDF\n1 0 obj\n<< /Producer (cairo 1.18.0 (https://cairographics.org))\n/CreationDate (D:2026)\n>>".utf8)
        #expect(PDFFile.undated(file) == PDFFile.undated(other))
        #expect(String(decoding: PDFFile.undated(file), as: UTF8.self) == "%PDF\n1 0 obj\n<< \n\n>>")
        let bytes = Data((0...255).map { UInt8($0) })
        #expect(PDFFile.undated(bytes) == bytes)
    }

    @Test func `the VoiceOver image has a legend next to the screen`() throws {
        let header = try CairoImageDecoder().header(of: [UInt8](try host().snapshot(.voiceOverImage)))
        #expect(header == .init(pixelWidth: (390 + 320) * 2, pixelHeight: 844 * 2))
    }

    @Test func `values have custom formats`() throws {
        struct Route: Encodable { var to = "airport", by = ["bus", "train"] }
        let json = try SnapshotFormat<Route>.json.data(Route())
        #expect(
            String(decoding: json, as: UTF8.self)
                == "{\n  \"by\" : [\n    \"bus\",\n    \"train\"\n  ],\n  \"to\" : \"airport\"\n}\n")
        #expect(
            try SnapshotFormat<String>.lines.difference(Data("a".utf8), Data("b".utf8))?.hasPrefix("Line 1") == true)
        let length = SnapshotFormat<String>(
            "length", fileExtension: "n", difference: { $0.count == $1.count ? nil : "longer" }
        ) {
            Data($0.utf8)
        }
        #expect(try length.difference(Data("a".utf8), Data("b".utf8)) == nil)
        let object = String(decoding: try SnapshotFormat<UIView>.dump.data(UIView()), as: UTF8.self)
        #expect(!object.contains(#/0x[0-9a-f]{6}/#))
    }

    @Test func `a custom trait passes a locale down the view hierarchy`() throws {
        let host = TestHost()
        let controller = UIViewController()
        let label = UILabel()
        controller.view.addSubview(label)
        host.show(controller)
        #expect(label.traitCollection[LocaleTrait.self] == LocaleTrait.defaultValue)
        host.window.traitOverrides[LocaleTrait.self] = Locale(identifier: "ar")
        host.change(layoutDirection: .rightToLeft)
        #expect(label.traitCollection[LocaleTrait.self] == Locale(identifier: "ar"))
        #expect(label.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
}

private struct LocaleTrait: UITraitDefinition {
    static let defaultValue = Locale.autoupdatingCurrent
}
