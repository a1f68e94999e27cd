import Foundation

// Scenes whose titles are localized.

extension DocumentGroupLaunchScene {
    /// Creates a scene with a title, actions, and a background.
    public nonisolated init(
        _ title: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder background: () -> some View
    ) {
        self.init(
            Text(title), actions, background: background)
    }

    /// Creates a scene with a title, actions, a background, and a view in front of the background.
    public nonisolated init(
        _ title: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder background: () -> some View,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(
            Text(title), actions, background: background, backgroundAccessoryView: backgroundAccessoryView)
    }

    /// Creates a scene with a title, actions, a background, and a view in front of the list of documents.
    public nonisolated init(
        _ title: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder background: () -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(
            Text(title), actions, background: background, overlayAccessoryView: overlayAccessoryView)
    }

    /// Creates a scene with a title, actions, a background, and views in front of the background and in front of the list
    /// of documents.
    public nonisolated init(
        _ title: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder background: () -> some View,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(
            Text(title), actions, background: background, backgroundAccessoryView: backgroundAccessoryView,
            overlayAccessoryView: overlayAccessoryView)
    }

    /// Creates a scene with a title, actions, and a background style.
    public nonisolated init<B: ShapeStyle>(
        _ title: LocalizedStringKey, backgroundStyle: B = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() }
    ) {
        self.init(
            Text(title), backgroundStyle: backgroundStyle, actions)
    }

    /// Creates a scene with a title, actions, a background style, and a view in front of the background.
    public nonisolated init<B: ShapeStyle>(
        _ title: LocalizedStringKey, backgroundStyle: B = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(
            Text(title), backgroundStyle: backgroundStyle, actions, backgroundAccessoryView: backgroundAccessoryView)
    }

    /// Creates a scene with a title, actions, a background style, and a view in front of the list of documents.
    public nonisolated init<B: ShapeStyle>(
        _ title: LocalizedStringKey, backgroundStyle: B = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(
            Text(title), backgroundStyle: backgroundStyle, actions, overlayAccessoryView: overlayAccessoryView)
    }

    /// Creates a scene with a title, actions, a background style, and views in front of the background and in front of the
    /// list of documents.
    public nonisolated init<B: ShapeStyle>(
        _ title: LocalizedStringKey, backgroundStyle: B = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(
            Text(title), backgroundStyle: backgroundStyle, actions, backgroundAccessoryView: backgroundAccessoryView,
            overlayAccessoryView: overlayAccessoryView)
    }
}
