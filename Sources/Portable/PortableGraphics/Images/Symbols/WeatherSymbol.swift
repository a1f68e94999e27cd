import DisplayList
import LayoutGeometry

/// A cloud, the sun or the moon behind it, and the rain, snow, fog, or lightning below it, in layers of this order.
struct WeatherSymbol: Hashable, Sendable {
    enum Sky: String, CaseIterable, Sendable { case sun, moon }

    enum Weather: String, CaseIterable, Sendable {
        case rain, drizzle, heavyrain, snow, sleet, hail, fog, bolt
        case boltRain = "bolt.rain"
    }

    var sky: Sky?
    var weather: Weather?
    var isFilled: Bool

    /// The symbols of SF Symbols, by their names.
    static let all: [String: WeatherSymbol] = {
        var all: [String: WeatherSymbol] = [:]
        func add(_ sky: Sky?, _ weather: Weather?) {
            let name = ["cloud", sky?.rawValue, weather?.rawValue].compactMap { $0 }.joined(separator: ".")
            all[name] = WeatherSymbol(sky: sky, weather: weather, isFilled: false)
            all[name + ".fill"] = WeatherSymbol(sky: sky, weather: weather, isFilled: true)
        }
        for weather in Weather.allCases { add(nil, weather) }
        for sky in Sky.allCases {
            for weather in [nil, Weather.bolt, .rain] { add(sky, weather) }
        }
        return all
    }()

    func steps(in box: Rect) -> [SymbolDrawing.Step] {
        let cloud = cloudBox, glyph = isFilled ? WeatherSymbol.filledCloud : WeatherSymbol.cloud
        var steps: [SymbolDrawing.Step] = []
        if let sky {
            let place = Rect(x: 0, y: 0, width: 0.62, height: 0.62).placed(in: box)
            let sun = isFilled ? WeatherSymbol.filledSun : WeatherSymbol.sun
            steps = [
                .init(.icon(sky == .sun ? sun : WeatherSymbol.moon, in: place), layer: 1),
                .init(.icon(WeatherSymbol.filledCloud, in: cloud.grown(by: 0.06).placed(in: box)), .erase),
            ]
        }
        steps.append(.init(.icon(glyph, in: cloud.placed(in: box))))
        return steps + fallingSteps(in: box, layer: sky == nil ? 1 : 2)
    }

    /// The box of the cloud's glyph, which fills the middle two thirds of its height.
    private var cloudBox: Rect {
        switch (sky, weather) {
        case (nil, _): Rect(x: 0.04, y: -0.01, width: 0.92, height: 0.92)
        case (_, nil): Rect(x: 0.12, y: 0.12, width: 0.88, height: 0.88)
        case (_, _?): Rect(x: 0.2, y: 0.08, width: 0.8, height: 0.8)
        }
    }

    /// The rain, snow, fog, or lightning below the cloud, in a grid with 24 units.
    private func fallingSteps(in box: Rect, layer: Int) -> [SymbolDrawing.Step] {
        let left = sky == nil ? 0.0 : 2, rainLayer = weather == .boltRain ? layer + 1 : layer
        func line(_ start: (Double, Double), _ end: (Double, Double), width: Double = 1.5) -> SymbolDrawing.Step {
            let path = Path([
                .move(Point(x: (start.0 + left) / 24, y: start.1 / 24)),
                .line(Point(x: (end.0 + left) / 24, y: end.1 / 24)),
            ])
            return .init(.stroke(path.placed(in: box), width: width / 24 * box.size.width), layer: rainLayer)
        }
        func drop(_ x: Double, length: Double = 2.6) -> SymbolDrawing.Step {
            line((x + length / 4, 20), (x - length / 4, 20 + length))
        }
        func dot(_ x: Double, _ y: Double) -> SymbolDrawing.Step { line((x, y), (x, y + 0.01), width: 2) }
        func flake(_ x: Double, _ y: Double) -> [SymbolDrawing.Step] {
            [(1.3, 0), (0.65, 1.13), (-0.65, 1.13)].map { line((x - $0, y - $1), (x + $0, y + $1), width: 0.9) }
        }
        switch weather {
        case nil: return []
        case .rain: return [7.5, 12, 16.5].map { drop($0) }
        case .drizzle: return [7.5, 12, 16.5].map { drop($0, length: 1) }
        case .heavyrain: return [6, 10, 14, 18].map { drop($0, length: 3.2) }
        case .snow: return flake(7.5, 21.5) + flake(12, 22) + flake(16.5, 21.5)
        case .sleet: return [drop(7.5)] + flake(12, 21.8) + [drop(16.5)]
        case .hail: return [dot(7.5, 21), dot(12, 22.3), dot(16.5, 21)]
        case .fog: return [line((5, 20), (17, 20)), line((8, 22.7), (19, 22.7))]
        case .bolt: return bolt(in: box, layer: layer)
        case .boltRain: return bolt(in: box, layer: layer) + [drop(6), drop(18)]
        }
    }

    private func bolt(in box: Rect, layer: Int) -> [SymbolDrawing.Step] {
        let left = sky == nil ? 0.0 : 2
        let corners = [(13.2, 14.5), (8.8, 19.6), (11.4, 19.6), (10.4, 23.4), (15, 18), (12.3, 18), (14.4, 14.5)]
        var elements = corners.map { Path.Element.line(Point(x: ($0.0 + left) / 24, y: $0.1 / 24)) }
        elements[0] = .move(Point(x: (corners[0].0 + left) / 24, y: corners[0].1 / 24))
        let path = Path(elements + [.close]).placed(in: box)
        return [.init(.stroke(path, width: 2.2 / 24 * box.size.width), .erase), .init(.fill(path), layer: layer)]
    }

    private static let cloud: Character = "\u{F163}"
    private static let filledCloud: Character = "\u{F15F}"
    private static let sun: Character = "\u{F599}"
    private static let filledSun: Character = "\u{F5A8}"
    private static let moon: Character = "\u{F594}"
}

extension Rect {
    /// Returns the rectangle with sides that are longer by a fraction, around the same center.
    fileprivate func grown(by fraction: Double) -> Rect {
        Rect(
            x: minX - size.width * fraction / 2, y: minY - size.height * fraction / 2,
            width: size.width * (1 + fraction), height: size.height * (1 + fraction))
    }
}
