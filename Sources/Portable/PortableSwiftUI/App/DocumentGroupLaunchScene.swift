import Foundation
import PortableUIKit

/// A scene with the title, the actions, and the background of the first screen of an app that opens documents. Add it after
/// the ``DocumentGroup``.
///
/// Differs from SwiftUI: the actions are in the list of documents, and the accessory views don't respond to touches.
public struct DocumentGroupLaunchScene<Actions: View>: Scene, DocumentLaunchProviding {
    private let makeLaunch: @MainActor () -> DocumentLaunch

    /// Not available, because the type doesn't have a body.
    public var body: Never { fatalError("DocumentGroupLaunchScene has no body.") }

    /// Returns `nil`, because the scene is shown by a ``DocumentGroup``.
    public static func _content(_ scene: DocumentGroupLaunchScene) -> AnyView? { nil }

    var launch: DocumentLaunch? { makeLaunch() }

    nonisolated init(
        _ title: Text?, _ actions: Actions, background: some View,
        backgroundAccessory: @escaping (DocumentLaunchGeometryProxy) -> AnyView = { _ in AnyView(EmptyView()) },
        overlayAccessory: @escaping (DocumentLaunchGeometryProxy) -> AnyView = { _ in AnyView(EmptyView()) }
    ) {
        nonisolated(unsafe) let launch = DocumentLaunch(
            title: title, actions: AnyView(actions), background: AnyView(background),
            backgroundAccessory: backgroundAccessory, overlayAccessory: overlayAccessory)
        makeLaunch = { launch }
    }
}

extension DocumentGroupLaunchScene {
    /// Creates a scene with a title, actions, and a background.
    public nonisolated init(
        _ title: Text? = nil, @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder background: () -> some View
    ) {
        self.init(
            title, actions(), background: background())
    }

    /// Creates a scene with a title, actions, a background, and a view in front of the background.
    public nonisolated init(
        _ title: Text? = nil, @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder background: () -> some View,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(
            title, actions(), background: background(),
            backgroundAccessory: { AnyView(backgroundAccessoryView($0)) })
    }

    /// Creates a scene with a title, actions, a background, and a view in front of the list of documents.
    public nonisolated init(
        _ title: Text? = nil, @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder background: () -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(
            title, actions(), background: background(), overlayAccessory: { AnyView(overlayAccessoryView($0)) })
    }

    /// Creates a scene with a title, actions, a background, and views in front of the background and in front of the list
    /// of documents.
    public nonisolated init(
        _ title: Text? = nil, @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder background: () -> some View,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(
            title, actions(), background: background(),
            backgroundAccessory: { AnyView(backgroundAccessoryView($0)) },
            overlayAccessory: { AnyView(overlayAccessoryView($0)) })
    }

    /// Creates a scene with a title, actions, and a background style.
    public nonisolated init<B: ShapeStyle>(
        _ title: Text? = nil, backgroundStyle: B = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() }
    ) {
        self.init(
            title, actions(), background: Rectangle().fill(backgroundStyle))
    }

    /// Creates a scene with a title, actions, a background style, and a view in front of the background.
    public nonisolated init<B: ShapeStyle>(
        _ title: Text? = nil, backgroundStyle: B = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(
            title, actions(), background: Rectangle().fill(backgroundStyle),
            backgroundAccessory: { AnyView(backgroundAccessoryView($0)) })
    }

    /// Creates a scene with a title, actions, a background style, and a view in front of the list of documents.
    public nonisolated init<B: ShapeStyle>(
        _ title: Text? = nil, backgroundStyle: B = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(
            title, actions(), background: Rectangle().fill(backgroundStyle),
            overlayAccessory: { AnyView(overlayAccessoryView($0)) })
    }

    /// Creates a scene with a title, actions, a background style, and views in front of the background and in front of the
    /// list of documents.
    public nonisolated init<B: ShapeStyle>(
        _ title: Text? = nil, backgroundStyle: B = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(
            title, actions(), background: Rectangle().fill(backgroundStyle),
            backgroundAccessory: { AnyView(backgroundAccessoryView($0)) },
            overlayAccessory: { AnyView(overlayAccessoryView($0)) })
    }
}
