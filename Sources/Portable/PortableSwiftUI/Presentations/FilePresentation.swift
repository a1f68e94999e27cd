import Foundation
import PortableUIKit

/// Presents UIKit's document picker while a condition is `true`.
nonisolated struct FilePresentation: ViewModifier {
    /// The task of the picker.
    enum Task {
        case opening([UTType], allowsSeveral: Bool)
        /// The files that are copied, which are created when the presentation begins. `nil` means that there's nothing
        /// to export.
        case creating((@MainActor () async throws -> [URL])?)
        /// The file that's moved, or `nil` if there's nothing to move.
        case moving(URL?)

        /// Copies items to a folder.
        static func exporting<Item: Transferable>(_ items: [Item], types: [UTType], name: String?) -> Task {
            guard !items.isEmpty else { return .creating(nil) }
            return .creating { try await ExportedFiles.write(items, types: types, name: name) }
        }
    }

    let isPresented: Binding<Bool>
    let task: Task
    let onCompletion: (Result<[URL], any Error>) -> Void
    var onCancellation: () -> Void = {}

    /// The exported files, after they were created.
    @State private var files: [URL]?

    @MainActor func body(content: Content) -> some View {
        let picker = FilePicker(makePicker: { makePicker() }, end: { end($0) })
        return
            content
            .onChange(of: isPresented.wrappedValue, initial: true) { _, isWanted in
                if isWanted { prepare() } else { files = nil }
            }
            .sheet(isPresented: isShown) { picker }
    }

    /// Creates the files that are exported, or ends the presentation if there aren't any.
    @MainActor private func prepare() {
        switch task {
        case .opening: break
        case .moving(let file):
            if let file { files = [file] } else { end(nil) }
        case .creating(let make):
            guard let make else { return end(nil) }
            _Concurrency.Task {
                do {
                    files = try await make()
                } catch {
                    end(.failure(error))
                }
            }
        }
    }

    @MainActor private var isShown: Binding<Bool> {
        let isReady = if case .opening = task { true } else { files != nil }
        return Binding {
            isPresented.wrappedValue && isReady
        } set: { isShown in
            // The user has dismissed the sheet.
            if !isShown, isPresented.wrappedValue { end(nil) }
        }
    }

    @MainActor private func makePicker() -> UIDocumentPickerViewController {
        switch task {
        case .opening(let types, let allowsSeveral):
            let picker = UIDocumentPickerViewController(forOpeningContentTypes: types)
            picker.allowsMultipleSelection = allowsSeveral
            return picker
        case .creating: return UIDocumentPickerViewController(forExporting: files ?? [], asCopy: true)
        case .moving: return UIDocumentPickerViewController(forExporting: files ?? [])
        }
    }

    @MainActor private func end(_ result: Result<[URL], any Error>?) {
        isPresented.wrappedValue = false
        if let result { onCompletion(result) } else { onCancellation() }
    }
}

/// The document picker in a sheet.
private struct FilePicker: UIViewControllerRepresentable {
    let makePicker: @MainActor () -> UIDocumentPickerViewController
    let end: @MainActor (Result<[URL], any Error>?) -> Void

    func makeUIViewController(context: Context) -> UIDocumentPickerViewController { makePicker() }

    func updateUIViewController(_ picker: UIDocumentPickerViewController, context: Context) {
        picker.resultHandler = end
    }
}

/// The files of items that are exported.
enum ExportedFiles {
    /// Writes items to new temporary files.
    ///
    /// - Parameters:
    ///   - items: The items.
    ///   - types: The preferred types of the files. If an item has no representation of these types, its first
    ///     representation is written.
    ///   - name: The name of the files, with or without an extension.
    @MainActor
    static func write<Item: Transferable>(_ items: [Item], types: [UTType], name: String?) async throws -> [URL] {
        let folder = try makeFolder()
        var urls: [URL] = []
        for (index, item) in items.enumerated() {
            let provider = NSItemProvider()
            item.register(in: provider)
            let identifiers = provider.registeredTypeIdentifiers
            guard let type = types.map(\.identifier).first(where: identifiers.contains) ?? identifiers.first else {
                throw CocoaError(.fileWriteUnknown)
            }
            let url = url(name ?? "Untitled", number: index, type: type, in: folder)
            try await data(of: provider, type: type).write(to: url)
            urls.append(url)
        }
        return urls
    }

    /// Creates a new temporary folder.
    static func makeFolder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    /// Returns the location of a file with the given name and type.
    static func url(_ name: String, number: Int, type: String, in folder: URL) -> URL {
        let given = folder.appendingPathComponent(name.replacingOccurrences(of: "/", with: "-"))
        let base = given.deletingPathExtension().lastPathComponent + (number == 0 ? "" : " \(number + 1)")
        let ending = given.pathExtension.isEmpty ? filenameExtension(of: type) : given.pathExtension
        let url = folder.appendingPathComponent(base)
        return ending.isEmpty ? url : url.appendingPathExtension(ending)
    }

    /// Returns the filename extension of a type, or of a type that it conforms to. UTF-8 text has the extension of
    /// plain text.
    private static func filenameExtension(of identifier: String) -> String {
        guard let type = UTType(identifier) else { return "" }
        let types = [type] + type.supertypes.sorted { $0.identifier < $1.identifier }
        return types.lazy.compactMap(\.preferredFilenameExtension).first ?? ""
    }

    @MainActor
    private static func data(of provider: NSItemProvider, type: String) async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            _ = provider.loadDataRepresentation(forTypeIdentifier: type) { data, error in
                if let data {
                    continuation.resume(returning: data)
                } else {
                    continuation.resume(throwing: error ?? CocoaError(.fileWriteUnknown))
                }
            }
        }
    }
}
