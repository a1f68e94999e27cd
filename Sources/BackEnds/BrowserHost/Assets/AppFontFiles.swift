import DisplayList

/// The fonts that the app brings, for pages: some come while pages are there.
@MainActor
package final class AppFontFiles {
    private let source: @Sendable () -> [FontFace]
    private let files: FontFiles
    private var count = 0

    /// - Parameters:
    ///   - packing: Makes files smaller for the way to a page.
    ///   - source: All fonts that have come; their number only grows.
    package init(packing: FilePacking?, source: @escaping @Sendable () -> [FontFace]) {
        files = FontFiles([], packing: packing)
        self.source = source
    }

    /// What pages are to be told of all that have come so far.
    var rules: [FontRule] {
        takeNew()
        return files.rules
    }

    private func takeNew() {
        let faces = source()
        guard faces.count > count else { return }
        files.add(faces[count...])
        count = faces.count
    }

    /// Answers with the file at an address, at once or later. False if there is none.
    func respond(to address: String, _ answer: @escaping (HTTPResponse) -> Void) -> Bool {
        takeNew()
        return files.respond(to: address, answer)
    }
}
