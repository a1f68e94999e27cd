import Foundation
import PortableUIKit

/// The title, the actions, and the background of the first screen of a ``DocumentGroup``.
struct DocumentLaunch {
    /// The title, or `nil` for the name of the app.
    let title: Text?
    let actions: AnyView
    let background: AnyView
    let backgroundAccessory: (DocumentLaunchGeometryProxy) -> AnyView
    let overlayAccessory: (DocumentLaunchGeometryProxy) -> AnyView
}

/// A scene that describes the first screen of a ``DocumentGroup``.
@MainActor
protocol DocumentLaunchProviding {
    /// The description, or `nil` if a scene that consists of others has none.
    var launch: DocumentLaunch? { get }
}

extension Scene {
    /// The description of the first screen of a ``DocumentGroup`` in the scene, or `nil` if there's none.
    var documentLaunch: DocumentLaunch? {
        if let scene = self as? any DocumentLaunchProviding { return scene.launch }
        return Body.self == Never.self ? nil : body.documentLaunch
    }
}

/// The geometry of the first screen of a ``DocumentGroup``.
public struct DocumentLaunchGeometryProxy {
    /// The frame of the screen.
    public var frame: CGRect
    /// The frame of the title, at the top of the screen.
    ///
    /// Differs from SwiftUI: it's the frame of the bars, because the actions are in the list of documents.
    public var titleViewFrame: CGRect
}

/// The creation of a document by a button.
struct DocumentCreation {
    /// Creates a document of a type, or of the first type of the group, and opens it. The closure writes its content to a
    /// URL; if it's `nil`, the document has the content of a new document.
    let create: @MainActor (UTType?, DocumentBrowser.Creation?) -> Void
}

private enum DocumentLaunchKey: EnvironmentKey {
    static var defaultValue: DocumentLaunch? { nil }
}

private enum DocumentCreationKey: EnvironmentKey {
    static var defaultValue: DocumentCreation? { nil }
}

extension EnvironmentValues {
    /// The appearance of the first screen of a ``DocumentGroup``, or `nil` for its default appearance.
    var documentLaunch: DocumentLaunch? {
        get { self[DocumentLaunchKey.self] }
        set { self[DocumentLaunchKey.self] = newValue }
    }

    /// The creation of documents, or `nil` outside of the first screen of a ``DocumentGroup``.
    var documentCreation: DocumentCreation? {
        get { self[DocumentCreationKey.self] }
        set { self[DocumentCreationKey.self] = newValue }
    }
}

extension DocumentLaunch {
    /// Returns the list of documents with the background, and with the accessories behind and in front of it.
    @MainActor func decorated(_ list: some View) -> some View {
        list.scrollContentBackground(.hidden)
            .background {
                background.ignoresSafeArea()
                accessory(backgroundAccessory)
            }
            .overlay { accessory(overlayAccessory) }
    }

    /// Returns an accessory that covers the screen, with the area of its bars.
    @MainActor private func accessory(_ content: @escaping (DocumentLaunchGeometryProxy) -> AnyView) -> some View {
        GeometryReader { geometry in
            let (size, insets) = (geometry.size, geometry.safeAreaInsets)
            let screen = CGRect(
                x: 0, y: 0, width: size.width + insets.leading + insets.trailing,
                height: size.height + insets.top + insets.bottom)
            let title = CGRect(x: 0, y: 0, width: screen.width, height: insets.top)
            content(DocumentLaunchGeometryProxy(frame: screen, titleViewFrame: title))
                .frame(width: screen.width, height: screen.height)
                .offset(x: -insets.leading, y: -insets.top)
        }
        .allowsHitTesting(false)
    }
}
