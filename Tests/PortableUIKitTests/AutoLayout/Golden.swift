import Foundation

/// Values recorded from UIKit, in `Tests/Resources/golden/uikit`.
enum Golden {
    static func decode<Value: Decodable>(_ type: Value.Type, _ name: String, file: String = #filePath) throws -> Value {
        var tests = URL(fileURLWithPath: file)
        while tests.lastPathComponent != "Tests" { tests.deleteLastPathComponent() }
        let url = tests.appendingPathComponent("Resources/golden/uikit/\(name).json")
        return try JSONDecoder().decode(type, from: Data(contentsOf: url))
    }
}
