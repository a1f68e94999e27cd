import SwiftUI

/// The selected photos of a picker in SwiftUI, and how the user can select them.
struct PhotoSelection {
    private(set) var items: Binding<[PhotosPickerItem]>
    private var configuration = PHPickerConfiguration(photoLibrary: .shared())
    /// Whether items have the identifiers of photos.
    private var providesIdentifiers: Bool

    init(_ item: Binding<PhotosPickerItem?>, _ filter: PHPickerFilter?, providesIdentifiers: Bool = false) {
        items = Binding {
            item.wrappedValue.map { [$0] } ?? []
        } set: {
            item.wrappedValue = $0.first
        }
        self.providesIdentifiers = providesIdentifiers
        configuration.filter = filter
    }

    init(
        _ items: Binding<[PhotosPickerItem]>, _ filter: PHPickerFilter?, _ maxSelectionCount: Int?,
        _ behavior: PhotosPickerSelectionBehavior, providesIdentifiers: Bool = false
    ) {
        self.items = items
        self.providesIdentifiers = providesIdentifiers
        configuration.filter = filter
        configuration.selectionLimit = maxSelectionCount ?? 0
        configuration.selection = behavior.selection
    }

    @MainActor func makePicker() -> PHPickerViewController {
        var configuration = configuration
        if configuration.selectionLimit != 1 {
            configuration.preselectedAssetIdentifiers = items.wrappedValue.map(\.identifier)
        }
        return PHPickerViewController(configuration: configuration)
    }

    func select(_ results: [PHPickerResult]) {
        items.wrappedValue = results.compactMap { result in
            result.assetIdentifier.map { PhotosPickerItem(identifier: $0, isKnown: providesIdentifiers) }
        }
    }
}

/// The content of the sheet in which the user picks photos. Canceling leaves the selection.
struct PhotoPickerSheet: UIViewControllerRepresentable {
    @Binding var isPresented: Bool
    let selection: PhotoSelection

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIViewController(context: Context) -> PHPickerViewController {
        let picker = selection.makePicker()
        picker.delegate = context.coordinator
        return picker
    }

    func updateUIViewController(_ picker: PHPickerViewController, context: Context) { context.coordinator.sheet = self }

    @MainActor final class Coordinator: PHPickerViewControllerDelegate {
        var sheet: PhotoPickerSheet?

        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            if !picker.wasCanceled { sheet?.selection.select(results) }
            if picker.hasFinished { sheet?.isPresented = false }
        }
    }
}
