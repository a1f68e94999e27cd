import Foundation
import Testing
@testable import PortableControls

@MainActor
struct PickedColorTests {
    @Test func `a color has the components of UIKit's color`() {
        let color = PickedColor(UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25))
        #expect(color[.red] == 1 && abs(color[.green] - 0.5) < 1e-9 && color[.blue] == 0 && color.alpha == 0.25)
        #expect(color.hexadecimal == "FF8000")
        #expect(color.opaque.alpha == 1)
    }

    @Test func `black keeps the hue and the saturation`() {
        var color = PickedColor(hue: 0.5, saturation: 0.75, brightness: 0.5)
        color[.red] = 0
        color[.green] = 0
        color[.blue] = 0
        #expect(color.brightness == 0)
        color.brightness = 1
        #expect(color.hue > 0 && color.saturation > 0)
    }

    @Test func `gray keeps the hue`() {
        var color = PickedColor(hue: 2.0 / 3, saturation: 1, brightness: 1)
        color[.red] = 1
        color[.green] = 1
        #expect(color.saturation == 0)
        #expect(color.hue > 0.6)
    }

    @Test(arguments: ["00FF7F", "#00ff7f", " 00FF7F "]) func `six digits set the components`(text: String) {
        var color = PickedColor(.red)
        let isSet = color.setHexadecimal(text)
        #expect(isSet)
        #expect(color.hexadecimal == "00FF7F")
    }

    @Test(arguments: ["", "00FF7", "00FF7FF", "green!", "+0FF7F"])
    func `other text doesn't change the color`(text: String) {
        var color = PickedColor(.red)
        let isSet = color.setHexadecimal(text)
        #expect(!isSet)
        #expect(color.hexadecimal == "FF0000")
    }

    @Test func `the first row of the grid has grays, and the others have colors from dark to pale`() {
        let grays = (0..<ColorGridPanel.columnCount).map { ColorGridPanel.color(row: 0, column: $0) }
        #expect(grays.allSatisfy { $0.saturation == 0 })
        #expect(grays.first?.hexadecimal == "FFFFFF" && grays.last?.hexadecimal == "000000")
        let rows = (1..<ColorGridPanel.rowCount).map { ColorGridPanel.color(row: $0, column: 4) }
        #expect(rows.map(\.brightness) == rows.map(\.brightness).sorted())
        #expect(rows.map(\.saturation) == rows.map(\.saturation).sorted(by: >))
        #expect(Set(rows.map(\.hexadecimal)).count == rows.count)
    }
}
