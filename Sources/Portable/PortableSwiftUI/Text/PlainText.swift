/// The resolved content of a single-string text in an environment. Texts with the same style differ only in their
/// string. Environments cache it, so that the rows of a list resolve fonts and colors only once.
@MainActor
struct PlainText {
    private let changes: [TextChange]
    private let content: TextElement.Content

    /// The maximum number of cached styles of an environment.
    private static let capacity = 8

    /// Returns the content for a string in an environment without a text case.
    static func content(
        _ string: String, _ changes: [TextChange], _ environment: EnvironmentValues
    ) -> TextElement.Content {
        let known = environment.plainTexts
        guard let plain = known.first(where: { $0.changes == changes }) else {
            var text = Text(.verbatim(string))
            text.changes = changes
            var resolver = TextResolver(environment)
            let content = resolver.content(of: text)
            environment.plainTexts = known.suffix(capacity - 1) + [PlainText(changes: changes, content: content)]
            return content
        }
        var content = plain.content
        content.text.text = string
        // An equal value isn't written, so that texts share their single run.
        let count = string.utf8.count
        if content.text.runs[0].utf8Count != count { content.text.runs[0].utf8Count = count }
        return content
    }
}
