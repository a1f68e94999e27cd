/// A line of a conversation.
struct ChatMessage: Hashable, Identifiable {
    let id: Int
    let text: String
    /// A Boolean value that indicates whether the user of this device wrote it.
    let isOwn: Bool
}

/// A conversation with a long history, so that older messages are always available.
struct Conversation {
    /// The number of messages that are loaded at a time.
    static let pageSize = 20
    /// The number of messages before the screen was opened.
    private static let count = 100

    private static let texts = [
        "Are you still coming on Saturday?", "Yes.", "The ferry leaves at ten past nine, from the outer quay.",
        "Then I'll take the first bus and bring bread.", "Wonderful", "Has anybody seen my green umbrella?",
        "It stands in our hallway, under three coats. I can bring it along, unless it rains before, in which case I "
            + "shall use it and bring it wet.",
        "Deal!", "What about the chart?", "Folded, in the bag, on the chair, by the door.",
    ]

    /// The loaded messages, beginning with the oldest.
    private(set) var messages: [ChatMessage]

    init() {
        messages = (Self.count - Self.pageSize..<Self.count).map(Self.message)
    }

    /// A Boolean value that indicates whether there are older messages to load.
    var hasOlder: Bool { (messages.first?.id ?? 0) > 0 }

    /// Inserts older messages before the oldest loaded message.
    mutating func loadOlder() {
        guard let first = messages.first?.id else { return }
        messages.insert(contentsOf: (max(first - Self.pageSize, 0)..<first).map(Self.message), at: 0)
    }

    mutating func add(_ text: String, isOwn: Bool) {
        messages.append(ChatMessage(id: (messages.last?.id ?? -1) + 1, text: text, isOwn: isOwn))
    }

    private static func message(_ id: Int) -> ChatMessage {
        ChatMessage(id: id, text: texts[id % texts.count], isOwn: id % 3 != 0)
    }
}
