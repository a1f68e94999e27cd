import CompositionalList
import SwiftUI

/// The conversation that bubbles show, and its loaded messages.
@MainActor @Observable
final class BubblesModel {
    typealias Section = GenericSectionIdentifierViewModel<Int, ChatMessage>

    /// The distance from the oldest message, in messages, at which older messages are fetched.
    private static let margin = 4

    private(set) var sections: [Section]
    private var conversation: Conversation
    @ObservationIgnored private var isLoading = false

    init(_ conversation: Conversation = Conversation()) {
        self.conversation = conversation
        sections = [Section(sectionIdentifier: 0, cellIdentifiers: conversation.messages)]
    }

    var messages: [ChatMessage] { conversation.messages }

    /// Fetches older messages if the message at the top of the visible area is near the oldest one.
    func didScroll(to id: ChatMessage.ID?) {
        guard let id, let index = messages.firstIndex(where: { $0.id == id }), index < Self.margin else { return }
        loadOlder()
    }

    func send(_ text: String) {
        conversation.add(text, isOwn: true)
        sections[0].cellIdentifiers = messages
    }

    private func loadOlder() {
        guard conversation.hasOlder, !isLoading else { return }
        isLoading = true
        // Messages arrive as if over a network, and not while the content is being scrolled.
        Task {
            conversation.loadOlder()
            sections[0].cellIdentifiers = messages
            isLoading = false
        }
    }
}
