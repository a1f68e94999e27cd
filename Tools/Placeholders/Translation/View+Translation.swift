@_exported import SwiftUI

extension View {
    /// Presents a sheet that shows the text without a translation.
    public func translationPresentation(
        isPresented: Binding<Bool>, text: String,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        replacementAction: ((String) -> Void)? = nil
    ) -> some View {
        sheet(isPresented: isPresented) { UntranslatedText(text: text) }
    }

    /// Calls the closure with a session whose translations fail.
    nonisolated public func translationTask(
        _ configuration: TranslationSession.Configuration?,
        action: @escaping (_ session: TranslationSession) async -> Void
    ) -> some View {
        modifier(TranslationTask(configuration: configuration, action: action))
    }

    /// Calls the closure with a session whose translations fail.
    nonisolated public func translationTask(
        source: Locale.Language? = nil, target: Locale.Language? = nil,
        action: @escaping (_ session: TranslationSession) async -> Void
    ) -> some View {
        translationTask(TranslationSession.Configuration(source: source, target: target), action: action)
    }
}

private struct TranslationTask: ViewModifier {
    let configuration: TranslationSession.Configuration?
    nonisolated(unsafe) let action: (TranslationSession) async -> Void

    func body(content: Content) -> some View {
        content.task(id: configuration) {
            if let configuration { await action(TranslationSession(configuration)) }
        }
    }
}

private struct UntranslatedText: View {
    let text: String
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            VStack(alignment: .leading, spacing: 16) {
                Text(verbatim: text).font(.title3)
                Text(verbatim: "Translation Not Available").foregroundStyle(.secondary)
                Spacer()
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding()
            .toolbar {
                ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
            }
        }
    }
}
