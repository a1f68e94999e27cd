import DisplayList
import Foundation
import LayoutGeometry
import PortableUIKit

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The phase of loading an image.
public nonisolated enum AsyncImagePhase: Sendable {
    /// The image isn't loaded yet.
    case empty
    /// The image is loaded.
    case success(Image)
    /// Loading the image failed.
    case failure(any Error)

    /// The image, or `nil` if it isn't loaded.
    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    /// The error if loading failed.
    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}

/// An image that is loaded while the view is shown, from a file or from the network.
public nonisolated struct AsyncImage<Content: View>: View {
    private let url: URL?
    private let scale: CGFloat
    private let transaction: Transaction
    private let content: (AsyncImagePhase) -> Content
    @State private var phase = AsyncImagePhase.empty

    /// Creates a view that loads an image, with views for the phases of loading.
    ///
    /// - Parameters:
    ///   - url: The URL of the image. If it's `nil`, the phase remains empty.
    ///   - scale: The number of pixels per point.
    ///   - transaction: The transaction for changes of the phase.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.scale = scale
        self.transaction = transaction
        self.content = content
    }

    /// Creates a view that loads an image, with a placeholder until it's loaded.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image {
                content(image)
            } else {
                placeholder()
            }
        }
    }

    /// Creates a view that loads an image, with a gray placeholder.
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url: url, scale: scale) { $0.image ?? .placeholder }
    }

    /// The view for the current phase.
    @MainActor public var body: some View {
        content(phase).task(id: url) { await load() }
    }

    @MainActor private func load() async {
        if phase.image != nil || phase.error != nil { show(.empty) }
        guard let url else { return }
        do {
            let data = try await ImageLoading.data(of: url)
            guard !Task.isCancelled else { return }
            guard let image = UIImage(data: data, scale: scale) else { throw ImageLoading.Failure.noImage(url) }
            show(.success(Image(uiImage: image)))
        } catch {
            if !Task.isCancelled { show(.failure(error)) }
        }
    }

    @MainActor private func show(_ phase: AsyncImagePhase) {
        withTransaction(transaction) { self.phase = phase }
    }
}

extension Image {
    /// A gray image that fills the view.
    fileprivate static let placeholder = Image(
        uiImage: UIImage(
            UIImage.Content(
                DisplayImage(
                    id: 0x67726179,
                    content: .commands([
                        .fill(
                            DisplayList.Path(Rect(x: 0, y: 0, width: 1, height: 1)),
                            .color(DisplayList.Color(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.3)))
                    ]), pixelWidth: 1, pixelHeight: 1), scale: 1))
    ).resizable()
}

/// Functions that load the data of images.
enum ImageLoading {
    enum Failure: Error, CustomStringConvertible {
        case noImage(URL)
        case status(URL, Int)

        var description: String {
            switch self {
            case .noImage(let url): "There is no PNG or JPEG image at \(url.absoluteString)."
            case .status(let url, let code): "The server answered \(code) for \(url.absoluteString)."
            }
        }
    }

    /// Loads the data of an image outside the main actor, because files can be large and networks slow.
    nonisolated static func data(of url: URL) async throws -> Data {
        if url.isFileURL { return try await Task.detached { try Data(contentsOf: url) }.value }
        let (data, response) = try await URLSession.shared.data(from: url)
        if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
            throw Failure.status(url, status)
        }
        return data
    }
}
