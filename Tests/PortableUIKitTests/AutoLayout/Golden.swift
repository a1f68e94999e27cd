import Foundation

/// Values recorded from UIKit, in a folder of `Tests/Resources`.
enum Golden {
    static func decode<Value: Decodable>(
        _ type: Value.Type, _ name: String, in folder: String = "golden/uikit", file: String = #filePath
    ) throws -> Value {
        var tests = URL(fileURLWithPath: file)
        while tests.lastPathComponent != "Tests" { tests.deleteLastPathComponent() }
        let url = tests.appendingPathComponent("Resources/\(folder)/\(name).json")
        return try JSONDecoder().decode(type, from: Data(contentsOf: url))
    }
}
