import DisplayList

/// The app's fonts for pages. Fonts can be added while pages are open.
@MainActor
package final class AppFontFiles {
    private let source: @Sendable () -> [FontFace]
    private let files: FontFiles
    private var count = 0

    /// - Parameters:
    ///   - packing: The functions that compress files for the transfer to a page.
    ///   - source: A closure that returns all fonts so far. Fonts are only added.
    package init(packing: FilePacking?, source: @escaping @Sendable () -> [FontFace]) {
        files = FontFiles([], packing: packing)
        self.source = source
    }

    /// The rules for pages of all fonts so far.
    var rules: [FontRule] {
        consumeNew()
        return files.rules
    }

    private func consumeNew() {
        let faces = source()
        guard faces.count > count else { return }
        files.add(faces[count...])
        count = faces.count
    }

    /// Responds with the file at an address, immediately or later. Returns `false` if there's no such file.
    func respond(to address: String, _ answer: @escaping (HTTPResponse) -> Void) -> Bool {
        consumeNew()
        return files.respond(to: address, answer)
    }
}
