import Foundation
import PortableUIKit

/// The first screen of a ``DocumentGroup``: the documents in the app's folder, and a button that creates one.
struct DocumentBrowser: View {
    /// Saves a new document with a type at a URL.
    typealias Creation = @MainActor (URL, UTType) throws -> Void

    let types: [UTType]
    /// The creation of documents, or `nil` if they can only be viewed.
    let create: Creation?
    let editor: @MainActor (URL) -> AnyView
    @State private var files: [URL] = []
    @State private var path: [URL] = []
    @Environment(\.documentLaunch) private var launch

    var body: some View {
        NavigationStack(path: $path) {
            screen
                .navigationTitle(launch?.title ?? Text(verbatim: Self.appName))
                .navigationDestination(for: URL.self, destination: editor)
                .onAppear { reload() }
                .onChange(of: path) { reload() }
        }
        .environment(\.documentLaunch, nil)
    }

    @ViewBuilder private var screen: some View {
        if let launch { launch.decorated(list) } else { list }
    }

    private var list: some View {
        List {
            actions
                .environment(
                    \.documentCreation,
                    create.map { create in
                        DocumentCreation { type, write in createDocument(of: type, write ?? create) }
                    })
            ForEach(files, id: \.self) { file in
                NavigationLink(value: file) {
                    Label(file.deletingPathExtension().lastPathComponent, systemImage: "doc.text")
                }
            }
            .onDelete(perform: delete)
        }
    }

    @ViewBuilder private var actions: some View {
        if let launch {
            launch.actions
        } else if create != nil {
            DefaultDocumentGroupLaunchActions()
        }
    }

    private static var appName: String {
        let info = Bundle.main.infoDictionary ?? [:]
        return (info["CFBundleDisplayName"] ?? info["CFBundleName"]) as? String ?? "Documents"
    }

    @MainActor
    private static var folder: URL { DeviceContext.current(for: .application).memory.library.documentsFolder }

    @MainActor
    private func reload() {
        let extensions = Set(types.compactMap(\.preferredFilenameExtension))
        let content = try? FileManager.default.contentsOfDirectory(at: Self.folder, includingPropertiesForKeys: nil)
        files = (content ?? []).filter { extensions.contains($0.pathExtension) }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
    }

    @MainActor
    private func createDocument(of type: UTType?, _ create: Creation) {
        guard let type = type ?? types.first else { return }
        let names = (1...10_000).lazy.map { $0 == 1 ? "Untitled" : "Untitled \($0)" }
        let urls = names.map { Self.folder.appendingPathComponent($0, conformingTo: type) }
        guard let url = urls.first(where: { !FileManager.default.fileExists(atPath: $0.path) }) else { return }
        do {
            try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
            try create(url, type)
            path = [url]
        } catch {
            Diagnostics.log("The document \(url.lastPathComponent) couldn't be created: \(error)")
        }
    }

    @MainActor
    private func delete(_ offsets: IndexSet) {
        for index in offsets { try? FileManager.default.removeItem(at: files[index]) }
        reload()
    }
}
