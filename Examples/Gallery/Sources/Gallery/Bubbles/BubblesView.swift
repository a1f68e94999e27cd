import CompositionalList
import SwiftUI

/// A conversation in SwiftUI. It opens at its end, and keeps its scroll position when older messages are inserted
/// above.
struct BubblesView: View {
    @State private var model = BubblesModel()
    /// The message at the top of the visible area.
    @State private var first: ChatMessage.ID?
    @State private var draft = ""

    var body: some View {
        VStack(spacing: 0) {
            CompositionalList(model.sections) { message, _ in BubbleView(message: message) }
                .sectionLayout { _ in
                    ListRowLayout(
                        contentInsets: NSDirectionalEdgeInsets(top: 12, leading: 0, bottom: 12, trailing: 0)
                    )
                }
                .staysAtEnd()
                .scrollPosition(id: $first, anchor: .top)
            inputBar
        }
        .onChange(of: first) { model.didScroll(to: first) }
        .navigationTitle("Sunday")
        .navigationBarTitleDisplayMode(.inline)
    }

    private var inputBar: some View {
        HStack(spacing: 4) {
            TextField("Message", text: $draft)
                .textFieldStyle(.roundedBorder)
                .submitLabel(.send)
                .onSubmit(send)
            Button(action: send) {
                Image(systemName: "arrow.up.circle.fill").imageScale(.large).padding(10)
            }
            .accessibilityLabel("Send")
            .disabled(draft.isEmpty)
        }
        .padding(.leading, 16)
        .padding(.trailing, 6)
        .padding(.vertical, 2)
        .background { Color(uiColor: .secondarySystemBackground).ignoresSafeArea(edges: [.horizontal, .bottom]) }
    }

    private func send() {
        guard !draft.isEmpty else { return }
        model.send(draft)
        draft = ""
    }
}

/// A text in a bubble on its author's side.
struct BubbleView: View {
    let message: ChatMessage

    var body: some View {
        Text(message.text)
            .foregroundStyle(message.isOwn ? Color.white : Color.primary)
            .padding(.horizontal, 14)
            .padding(.vertical, 9)
            .background(
                message.isOwn ? Color.blue : Color(uiColor: .secondarySystemBackground),
                in: RoundedRectangle(cornerRadius: 18)
            )
            .padding(message.isOwn ? .leading : .trailing, 64)
            .padding(.vertical, 3)
            .frame(maxWidth: .infinity, minHeight: 44, alignment: message.isOwn ? .trailing : .leading)
            .padding(.horizontal, 16)
    }
}

#Preview("A bubble of one's own", traits: .fixedLayout(width: 320, height: 60)) {
    BubbleView(message: ChatMessage(id: 0, text: "Then I'll bring bread.", isOwn: true))
}

#Preview("A long bubble", traits: .sizeThatFitsLayout) {
    BubbleView(message: Conversation().messages[6])
}
