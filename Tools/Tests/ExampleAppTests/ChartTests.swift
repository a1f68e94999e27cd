import TemporaryFolders
import Testing

extension ExampleApps {
    /// An app that draws charts with Apple's module for them.
    struct Charts {
        private static let source = """
            import Charts
            import SwiftUI

            enum ToyColor: String, Plottable { case green = "Green", purple = "Purple" }

            @main
            struct ToysApp: App {
                var body: some Scene { WindowGroup { ToysView() } }
            }

            struct ToysView: View {
                var body: some View {
                    VStack {
                        Chart {
                            ForEach(["Cube", "Sphere", "Pyramid"], id: \\.self) { shape in
                                BarMark(x: .value("Shape", shape), y: .value("Count", 40))
                                    .foregroundStyle(by: .value("Color", ToyColor.green))
                                BarMark(x: .value("Shape", shape), y: .value("Count", shape.count * 10))
                                    .foregroundStyle(by: .value("Color", ToyColor.purple))
                            }
                            RuleMark(y: .value("Average", 50)).annotation(position: .top) { Text("Average") }
                        }
                        .chartYAxisLabel("Toys")
                        Chart(1..<5, id: \\.self) { year in
                            LineMark(x: .value("Year", 2020 + year), y: .value("Share", Double(year) / 5))
                        }
                        .chartXAxis(.hidden)
                        .chartSymbolScale([
                            "Circle": Circle().strokeBorder(lineWidth: 2),
                            "Square": BasicChartSymbolShape.square.strokeBorder(style: StrokeStyle(lineWidth: 2)),
                        ])
                        .chartYAxis { AxisMarks(format: FloatingPointFormatStyle<Double>.Percent()) }
                        .chartOverlay { proxy in
                            GeometryReader { geometry in
                                if let frame = proxy.plotFrame, let share = proxy.value(atY: 0, as: Double.self) {
                                    let width = geometry[frame].width > 100 ? "wide" : "narrow"
                                    Text("\\(width), up to \\(share.formatted())")
                                }
                            }
                        }
                    }
                }
            }

            """

        @Test func `a chart shows its axes, its annotations, its legend, and its overlay`() throws {
            let folder = try TemporaryFolder(["Toys/ToysApp.swift": Self.source])
            let screen = folder.url("screen.txt")
            let run = ProgramRun.collage("snapshot", folder.url("Toys").path, screen.path)
            try run.require()
            try Screen(
                "Cube", "Sphere", "Pyramid", "Toys", "100", "Average", "Green", "Purple", "80%", "wide, up to 0.8"
            )
            .require(in: screen, drawnBy: run)
        }
    }
}
