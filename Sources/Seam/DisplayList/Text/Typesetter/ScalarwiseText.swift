/// A string that equals another one only if both have the same scalars. With `String`, "é" as a letter with a mark
/// equals "é" as one scalar, but their clusters and lengths differ.
struct ScalarwiseText: Hashable {
    let text: String

    init(_ text: String) {
        self.text = text
    }

    static func == (left: ScalarwiseText, right: ScalarwiseText) -> Bool { left.text.hasSameScalars(as: right.text) }

    func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}
