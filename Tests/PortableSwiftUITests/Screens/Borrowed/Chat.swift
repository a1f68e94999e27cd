import Foundation
import PortableSwiftUI

/// A chat as in tutorials: bubbles, and a field that grows with its text.
struct ChatScreen: View {
    struct Message: Identifiable {
        let id = UUID()
        let text: String
        let isMine: Bool
    }

    @State private var messages = [
        Message(text: "Hi! Are you coming tonight?", isMine: false),
        Message(text: "Sure, at eight.", isMine: true),
    ]
    @State private var draft = ""
    @FocusState private var isWriting: Bool

    private var trimmed: String { draft.trimmingCharacters(in: .whitespacesAndNewlines) }

    var body: some View {
        VStack(spacing: 0) {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 8) {
                        ForEach(messages) { message in
                            Bubble(message: message).id(message.id)
                        }
                    }
                    .padding()
                }
                .onChange(of: messages.count) {
                    guard let last = messages.last else { return }
                    withAnimation { proxy.scrollTo(last.id, anchor: .bottom) }
                }
            }
            Divider()
            HStack(alignment: .bottom, spacing: 8) {
                TextField("Message", text: $draft, axis: .vertical)
                    .textFieldStyle(.roundedBorder)
                    .lineLimit(1...5)
                    .focused($isWriting)
                Button(action: send) {
                    Image(systemName: "arrow.up.circle.fill").font(.title)
                }
                .accessibilityLabel("Send")
                .disabled(trimmed.isEmpty)
            }
            .padding(8)
            .background(.bar)
        }
    }

    private func send() {
        withAnimation(.spring()) {
            messages.append(Message(text: trimmed, isMine: true))
            draft = ""
        }
    }

    private struct Bubble: View {
        let message: Message

        var body: some View {
            HStack {
                if message.isMine { Spacer(minLength: 40) }
                Text(message.text)
                    .padding(.horizontal, 12)
                    .padding(.vertical, 8)
                    .background(message.isMine ? Color.blue : Color(.secondarySystemBackground))
                    .foregroundStyle(message.isMine ? .white : .primary)
                    .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
                if !message.isMine { Spacer(minLength: 40) }
            }
            .transition(.move(edge: .bottom).combined(with: .opacity))
        }
    }
}
