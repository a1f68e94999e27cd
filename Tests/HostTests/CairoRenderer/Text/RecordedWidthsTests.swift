import CairoRenderer
import DisplayList
import Foundation
import Testing

/// One-line labels on iOS, from `Tests/Resources/measured/text-widths.json`, which names the sources.
struct RecordedWidthsTests {
    private struct Recordings: Decodable {
        var recordings: [Recording]
    }

    private struct Recording: Decodable {
        var design: String
        var scale: Double
        var labels: [Label]
    }

    private struct Label: Decodable {
        var text: String
        var font: FontDescription
        var width: Double

        init(from decoder: any Decoder) throws {
            var values = try decoder.unkeyedContainer()
            text = try values.decode(String.self)
            let size = try values.decode(Double.self)
            let name = try values.decode(String.self)
            let weight = try #require(RecordedWidthsTests.weights[name])
            font = try FontDescription(size: size, weight: weight, isItalic: values.decode(Bool.self))
            width = try values.decode(Double.self)
        }
    }

    private static let weights = [
        "ultraLight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600, "bold": 700,
        "heavy": 800, "black": 900,
    ]

    /// The relative errors of the measured widths. Labels end on whole pixels.
    private func errors(of design: String) throws -> [(label: Label, pixel: Double, error: Double)] {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Resources/measured/text-widths.json")
        let data = try Data(contentsOf: file)
        let measurer = PangoTextMeasurer()
        return try JSONDecoder().decode(Recordings.self, from: data).recordings.filter { $0.design == design }
            .flatMap { recording in
                recording.labels.map { label in
                    var font = label.font
                    if design == "monospaced" { font.family = .systemMonospaced }
                    let exact = measurer.shape(label.text, font: font).clusters.reduce(0) { $0 + $1.advance }
                    let width = (exact * recording.scale - 1e-3).rounded(.up) / recording.scale
                    return (label, 1 / recording.scale, width / label.width - 1)
                }
            }
    }

    /// Not text, but the narrowest letters, which the substitute draws up to 8.5 % too narrow at large sizes.
    private static let narrowLetters = "iiiiillll"

    @Test func `labels in the system font are as wide as on iOS`() throws {
        let all = try errors(of: "default")
        try #require(all.count == 234)
        let errors = all.filter { $0.label.text != Self.narrowLetters }
        let count = Double(errors.count)
        #expect(errors.reduce(0) { $0 + abs($1.error) } / count < 0.011)
        // Neither too wide nor too narrow on average.
        #expect(abs(errors.reduce(0) { $0 + $1.error }) / count < 0.003)
        for (label, pixel, error) in errors {
            #expect(abs(error) * label.width <= max(label.width * 0.047, pixel) + 1e-3, "\(label) \(error)")
        }
        for (label, _, error) in all { #expect(abs(error) < 0.086, "\(label) \(error)") }
    }

    @Test func `monospaced labels are as wide as on iOS`() throws {
        let errors = try errors(of: "monospaced")
        try #require(errors.count == 24)
        for (label, pixel, error) in errors {
            #expect(abs(error) * label.width <= label.width * 0.004 + pixel, "\(label) \(error)")
        }
    }
}
