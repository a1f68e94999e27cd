/// The entries of a session, which has none.
public struct Transcript: RandomAccessCollection, Equatable, Sendable {
    public enum Entry: Identifiable, Equatable, Sendable {
        case instructions(String)
        case prompt(String)
        case response(String)

        public var id: String {
            switch self {
            case .instructions(let text), .prompt(let text), .response(let text): text
            }
        }
    }

    private let entries: [Entry]

    public init<S: Sequence>(entries: S = [Entry]()) where S.Element == Entry { self.entries = Array(entries) }

    public var startIndex: Int { entries.startIndex }
    public var endIndex: Int { entries.endIndex }

    public subscript(position: Int) -> Entry { entries[position] }
}

extension LanguageModelSession {
    public var transcript: Transcript { Transcript() }
}
