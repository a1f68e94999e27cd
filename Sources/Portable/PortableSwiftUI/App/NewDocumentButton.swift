import Foundation
import PortableUIKit

/// A button that creates and opens a document, on the first screen of a ``DocumentGroup``.
public nonisolated struct NewDocumentButton<Label: View>: View {
    private let label: Label
    private let contentType: UTType?
    private let prepare: (@MainActor () async throws -> DocumentBrowser.Creation?)?
    @Environment(\.documentCreation) private var creation

    private nonisolated init(
        _ label: Label, _ contentType: UTType?, prepare: (@MainActor () async throws -> DocumentBrowser.Creation?)?
    ) {
        self.label = label
        self.contentType = contentType
        self.prepare = prepare
    }

    /// A button with the label. It's disabled outside of the first screen of a ``DocumentGroup``.
    @MainActor public var body: some View {
        Button {
            guard let creation else { return }
            guard let prepare else { return creation.create(contentType, nil) }
            Task { @MainActor in
                do {
                    // Nothing is created if there's no document.
                    if let write = try await prepare() { creation.create(contentType, write) }
                } catch {
                    Diagnostics.log("A new document couldn't be prepared: \(error)")
                }
            }
        } label: {
            label
        }
        .disabled(creation == nil)
    }
}

extension NewDocumentButton where Label == PortableSwiftUI.Label<Text, Image> {
    private nonisolated init(
        text: Text?, _ contentType: UTType?, prepare: (@MainActor () async throws -> DocumentBrowser.Creation?)? = nil
    ) {
        self.init(
            PortableSwiftUI.Label {
                text ?? Text("Create Document")
            } icon: {
                Image(systemName: "plus")
            }, contentType, prepare: prepare)
    }

    /// Creates a button with a title.
    ///
    /// - Parameters:
    ///   - label: The title. `nil` means "Create Document".
    ///   - contentType: The type of the document. `nil` means the first type of the group.
    public nonisolated init(_ label: Text? = nil, contentType: UTType? = nil) {
        self.init(text: label, contentType)
    }

    /// Creates a button with a title.
    public nonisolated init(_ titleKey: LocalizedStringKey, contentType: UTType? = nil) {
        self.init(text: Text(titleKey), contentType)
    }

    /// Creates a button with a title that isn't localized.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, contentType: UTType? = nil) {
        self.init(text: Text(title), contentType)
    }

    /// Creates a button that creates a copy of a file.
    ///
    /// - Parameters:
    ///   - label: The title. `nil` means "Create Document".
    ///   - contentType: The type of the document.
    ///   - prepareDocumentURL: A closure that returns the location of the file. If it's `nil`, no document is created.
    public nonisolated init(
        _ label: Text? = nil, contentType: UTType, prepareDocumentURL: @escaping @MainActor () async throws -> URL?
    ) {
        self.init(text: label, contentType) {
            guard let file = try await prepareDocumentURL() else { return nil }
            return { url, _ in try FileManager.default.copyItem(at: file, to: url) }
        }
    }

    /// Creates a button that creates a document with a content.
    ///
    /// - Parameters:
    ///   - label: The title. `nil` means "Create Document".
    ///   - documentType: The type of the document.
    ///   - contentType: The type of the file. `nil` means the first type of the group.
    ///   - prepareDocument: A closure that returns the document. If it's `nil`, no document is created.
    public nonisolated init<D: FileDocument>(
        _ label: Text? = nil, for documentType: D.Type = D.self, contentType: UTType? = nil,
        prepareDocument: @escaping @MainActor () async throws -> D?
    ) {
        self.init(text: label, contentType) {
            guard let document = try await prepareDocument() else { return nil }
            return { url, type in try document.write(to: url, type: type, existing: nil) }
        }
    }
}

/// The default actions on the first screen of a ``DocumentGroup``: a button that creates a document.
public struct DefaultDocumentGroupLaunchActions: View {
    /// Creates the actions.
    public nonisolated init() {}

    /// The button.
    public var body: some View { NewDocumentButton() }
}
