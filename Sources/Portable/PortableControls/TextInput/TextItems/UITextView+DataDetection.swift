import Foundation

/// The data that a text view detects.
struct DataDetection {
    var types: UIDataDetectorTypes = []
    var found: [DetectedData] = []
}

extension UITextView {
    /// Replaces the links that were made from detected data. Data is detected in text that the user can't edit.
    func updateDetectedData() {
        guard !detection.found.isEmpty || !isEditable && !detection.types.isEmpty else { return }
        var content = textStorage.content
        for data in detection.found where data.range.upperBound <= content.length {
            content.setAttributes(in: data.range.location..<data.range.upperBound) { values in
                values.filter { $0.key != .link || $0.value as? URL != data.url }
            }
        }
        detection.found = isEditable ? [] : DetectedData.all(in: content.string, of: detection.types.detectedKinds)
        for data in detection.found {
            content.setAttributes(in: data.range.location..<data.range.upperBound) { values in
                // The app's own links have precedence.
                values.merging([.link: data.url]) { own, _ in own }
            }
        }
        editor.setContent(content)
    }
}
