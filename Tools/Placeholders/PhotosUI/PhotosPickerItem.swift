@_spi(Collage) import SwiftUI
import Photos

/// A photo that the user picked.
public struct PhotosPickerItem: Equatable, Hashable, Sendable {
    public struct EncodingDisambiguationPolicy: Equatable, Hashable, Sendable {
        private let name: String

        public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
        public static let current = EncodingDisambiguationPolicy(name: "current")
        public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
    }

    /// The identifier of the photo, if the picker was created with the photo library.
    public let itemIdentifier: String?
    let identifier: String

    public init(itemIdentifier: String) { self.init(identifier: itemIdentifier, isKnown: true) }

    init(identifier: String, isKnown: Bool) {
        self.identifier = identifier
        itemIdentifier = isKnown ? identifier : nil
    }

    public var supportedContentTypes: [UTType] { [.png] }

    /// Returns the photo as a value of a type, or `nil` if there's no such photo.
    ///
    /// - Throws: An error if the type can't be created from an image.
    public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
        guard let provider = await itemProvider() else { return nil }
        return try await withCheckedThrowingContinuation { continuation in
            Task { @MainActor in _ = provider.loadTransferable(type: type) { continuation.resume(with: $0) } }
        }
    }

    @discardableResult
    public func loadTransferable<T: Transferable>(
        type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
    ) -> Progress {
        Task {
            do {
                completionHandler(.success(try await loadTransferable(type: type)))
            } catch {
                completionHandler(.failure(error))
            }
        }
        return Progress(totalUnitCount: 1)
    }

    @MainActor private func itemProvider() -> NSItemProvider? {
        guard let number = PhotoLibrary.identifiers.firstIndex(of: identifier) else { return nil }
        return NSItemProvider(object: PhotoLibrary.photos[number])
    }
}

public struct PhotosPickerSelectionBehavior: Equatable, Hashable, Sendable {
    let selection: PHPickerConfiguration.Selection

    public static let `default` = PhotosPickerSelectionBehavior(selection: .default)
    public static let ordered = PhotosPickerSelectionBehavior(selection: .ordered)
    public static let continuous = PhotosPickerSelectionBehavior(selection: .continuous)
    public static let continuousAndOrdered = PhotosPickerSelectionBehavior(selection: .continuousAndOrdered)
}
