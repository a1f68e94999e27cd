/// A string that equals another one only if both have the same scalars. With `String`, "é" as a letter with a mark
/// equals "é" as one scalar, but their clusters and lengths differ.
struct ScalarwiseText: Hashable {
    let text: String

    init(_ text: String) {
        self.text = text
    }

    static func == (left: ScalarwiseText, right: ScalarwiseText) -> Bool {
        guard left.text.utf8.count == right.text.utf8.count else { return false }
        var (left, right) = (left.text, right.text)
        return left.withUTF8 { left in right.withUTF8 { left.elementsEqual($0) } }
    }

    func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}
