import SwiftUI

/// A creator of images, which can't be created.
public final class ImageCreator: Sendable {
    public enum Error: Swift.Error, Sendable {
        case notSupported, unavailable, creationCancelled, faceInImageTooSmall, unsupportedLanguage
        case unsupportedInputImage, backgroundCreationForbidden, creationFailed, conceptsRequirePersonIdentity
    }

    public struct CreatedImage: Sendable {
        public let cgImage: CGImage
    }

    /// The images of a request. Reading them fails.
    public struct CreatedImages: AsyncSequence, Sendable {
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async throws -> CreatedImage? { throw Error.notSupported }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    public var availableStyles: [ImagePlaygroundStyle] { [] }

    /// - Throws: An error, because images can't be created.
    public init() async throws { throw Error.notSupported }

    public func images(
        for concepts: [ImagePlaygroundConcept], style: ImagePlaygroundStyle, limit: Int
    ) -> CreatedImages { CreatedImages() }
}

extension EnvironmentValues {
    /// A Boolean value that indicates whether images can be created: `false`.
    public var supportsImagePlayground: Bool { false }
}

extension View {
    /// Presents no sheet, and sets the binding to `false`.
    public func imagePlaygroundSheet(
        isPresented: Binding<Bool>, concept: String, sourceImage: Image? = nil,
        onCompletion: @escaping (_ url: URL) -> Void, onCancellation: (() -> Void)? = nil
    ) -> some View { cancelingPlayground(isPresented, onCancellation) }

    /// Presents no sheet, and sets the binding to `false`.
    public func imagePlaygroundSheet(
        isPresented: Binding<Bool>, concepts: [ImagePlaygroundConcept] = [], sourceImage: Image? = nil,
        onCompletion: @escaping (_ url: URL) -> Void, onCancellation: (() -> Void)? = nil
    ) -> some View { cancelingPlayground(isPresented, onCancellation) }

    /// Presents no sheet, and sets the binding to `false`.
    public func imagePlaygroundSheet(
        isPresented: Binding<Bool>, concept: String, sourceImageURL: URL,
        onCompletion: @escaping (_ url: URL) -> Void, onCancellation: (() -> Void)? = nil
    ) -> some View { cancelingPlayground(isPresented, onCancellation) }

    /// Presents no sheet, and sets the binding to `false`.
    public func imagePlaygroundSheet(
        isPresented: Binding<Bool>, concepts: [ImagePlaygroundConcept], sourceImageURL: URL,
        onCompletion: @escaping (_ url: URL) -> Void, onCancellation: (() -> Void)? = nil
    ) -> some View { cancelingPlayground(isPresented, onCancellation) }

    public func imagePlaygroundGenerationStyle(
        _ style: ImagePlaygroundStyle, in allowedStyles: [ImagePlaygroundStyle] = ImagePlaygroundStyle.all
    ) -> some View { self }

    public func imagePlaygroundPersonalizationPolicy(_ policy: ImagePlaygroundPersonalizationPolicy) -> some View {
        self
    }

    private func cancelingPlayground(_ isPresented: Binding<Bool>, _ onCancellation: (() -> Void)?) -> some View {
        onChange(of: isPresented.wrappedValue) { _, isShown in
            guard isShown else { return }
            isPresented.wrappedValue = false
            onCancellation?()
        }
    }
}
