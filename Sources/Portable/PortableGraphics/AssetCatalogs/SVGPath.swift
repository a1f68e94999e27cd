import DisplayList
import Foundation
import LayoutGeometry

/// A parser of SVG path data and SVG transforms.
struct SVGPath {
    private var scanner: SVGNumbers
    private var path = Path()
    private var current = Point.zero
    private var start = Point.zero
    /// The reflection of the last curve's second control point about its end point, or `nil` if the last element wasn't
    /// a curve.
    private var mirrored: (cubic: Point?, quadratic: Point?)

    private init(_ data: String) { scanner = SVGNumbers(data) }

    /// Returns the path that the data describes, or `nil` if the data is invalid.
    static func path(_ data: String) -> Path? {
        var reader = SVGPath(data)
        return reader.read() ? reader.path : nil
    }

    /// Returns the product of the transforms in a list, or `nil` if the list is invalid.
    static func transform(_ list: String) -> CGAffineTransform? {
        var result = CGAffineTransform.identity
        for match in list.matches(of: /([a-zA-Z]+)\s*\(([^)]*)\)/) {
            var scanner = SVGNumbers(String(match.2))
            var numbers: [CGFloat] = []
            while let number = scanner.number() { numbers.append(CGFloat(number)) }
            let one: CGAffineTransform
            switch (match.1, numbers.count) {
            case ("matrix", 6):
                one = CGAffineTransform(
                    a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
            case ("translate", 1...2):
                one = CGAffineTransform(translationX: numbers[0], y: numbers.count > 1 ? numbers[1] : 0)
            case ("scale", 1...2):
                one = CGAffineTransform(scaleX: numbers[0], y: numbers.count > 1 ? numbers[1] : numbers[0])
            default: return nil
            }
            result = one.concatenating(result)
        }
        return result
    }

    private mutating func read() -> Bool {
        while let command = scanner.command() {
            let isRelative = command.isLowercase
            repeat {
                guard segment(Character(command.uppercased()), isRelative) else { return false }
            } while command.uppercased() != "Z" && scanner.hasNumber
        }
        return scanner.isAtEnd
    }

    private mutating func point(_ isRelative: Bool) -> Point? {
        guard let x = scanner.number(), let y = scanner.number() else { return nil }
        return isRelative ? Point(x: current.x + x, y: current.y + y) : Point(x: x, y: y)
    }

    private mutating func segment(_ command: Character, _ isRelative: Bool) -> Bool {
        let (cubic, quadratic) = mirrored
        mirrored = (nil, nil)
        switch command {
        case "M":
            guard let point = point(isRelative) else { return false }
            path.elements.append(.move(point))
            (start, current) = (point, point)
            // Further points after a move are line segments.
            while scanner.hasNumber {
                guard let next = self.point(isRelative) else { return false }
                line(to: next)
            }
        case "L":
            guard let point = point(isRelative) else { return false }
            line(to: point)
        case "H":
            guard let x = scanner.number() else { return false }
            line(to: Point(x: isRelative ? current.x + x : x, y: current.y))
        case "V":
            guard let y = scanner.number() else { return false }
            line(to: Point(x: current.x, y: isRelative ? current.y + y : y))
        case "C", "S":
            guard let first = command == "S" ? cubic ?? current : point(isRelative), let second = point(isRelative),
                let end = point(isRelative)
            else { return false }
            path.elements.append(.curve(end, control1: first, control2: second))
            mirrored.cubic = Point(x: 2 * end.x - second.x, y: 2 * end.y - second.y)
            current = end
        case "Q", "T":
            guard let control = command == "T" ? quadratic ?? current : point(isRelative), let end = point(isRelative)
            else { return false }
            path.elements.append(.quadCurve(end, control: control))
            mirrored.quadratic = Point(x: 2 * end.x - control.x, y: 2 * end.y - control.y)
            current = end
        case "A":
            guard let width = scanner.number(), let height = scanner.number(), let turn = scanner.number(),
                let isLarge = scanner.flag(), let isForward = scanner.flag(), let end = point(isRelative)
            else { return false }
            arc(Size(width: abs(width), height: abs(height)), turn * .pi / 180, isLarge, isForward, to: end)
        case "Z":
            path.elements.append(.close)
            current = start
        default: return false
        }
        return true
    }

    private mutating func line(to point: Point) {
        path.elements.append(.line(point))
        current = point
    }

    /// Adds an elliptical arc with the formulas in the appendix of the SVG specification.
    private mutating func arc(_ radii: Size, _ turn: Double, _ isLarge: Bool, _ isForward: Bool, to end: Point) {
        defer { current = end }
        guard radii.width > 0, radii.height > 0, end != current else { return line(to: end) }
        let (cosine, sine) = (cos(turn), sin(turn))
        let (dx, dy) = ((current.x - end.x) / 2, (current.y - end.y) / 2)
        // Convert to the ellipse's axes, then to a unit circle.
        let (x, y) = ((cosine * dx + sine * dy) / radii.width, (cosine * dy - sine * dx) / radii.height)
        let length = x * x + y * y
        // Radii that are too small are scaled up, as the specification requires.
        let factor = max(length.squareRoot(), 1)
        let reach = (max(1 - length / (factor * factor), 0) / (length / (factor * factor))).squareRoot()
        let sign = isLarge == isForward ? -1.0 : 1
        let center = Point(x: sign * reach * y / factor, y: -sign * reach * x / factor)
        let from = atan2(y / factor - center.y, x / factor - center.x)
        let to = atan2(-y / factor - center.y, -x / factor - center.x)
        var arc = Path()
        arc.addArc(center: center, radius: 1, start: from, end: to, isIncreasing: isForward)
        let (width, height) = (radii.width * factor, radii.height * factor)
        let place = LayoutGeometry.AffineTransform(
            a: cosine * width, b: sine * width, c: -sine * height, d: cosine * height,
            tx: (current.x + end.x) / 2, ty: (current.y + end.y) / 2)
        path.elements += arc.applying(place).elements.dropFirst()
    }
}

/// A scanner for numbers in a string. They may be separated by whitespace or commas, or not at all.
private struct SVGNumbers {
    private let bytes: [UInt8]
    private var position = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipSpace() {
        while let byte, [0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ",")].contains(byte) { position += 1 }
    }

    var isAtEnd: Bool {
        mutating get {
            skipSpace()
            return byte == nil
        }
    }

    /// A Boolean value that indicates whether the next token is a number.
    var hasNumber: Bool {
        mutating get {
            skipSpace()
            return byte.map { "+-.0123456789".utf8.contains($0) } ?? false
        }
    }

    /// Returns the next command letter.
    mutating func command() -> Character? {
        skipSpace()
        guard let byte, Character(Unicode.Scalar(byte)).isLetter else { return nil }
        position += 1
        return Character(Unicode.Scalar(byte))
    }

    mutating func number() -> Double? {
        guard hasNumber else { return nil }
        let start = position
        if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") { position += 1 }
        skipDigits()
        if byte == UInt8(ascii: ".") {
            position += 1
            skipDigits()
        }
        if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
            position += 1
            if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") { position += 1 }
            skipDigits()
        }
        return Double(String(decoding: bytes[start..<position], as: UTF8.self))
    }

    /// Returns the next flag, 0 or 1. Flags don't need a separator after them.
    mutating func flag() -> Bool? {
        skipSpace()
        guard let byte, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else { return nil }
        position += 1
        return byte == UInt8(ascii: "1")
    }

    private mutating func skipDigits() {
        while let byte, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    }
}
