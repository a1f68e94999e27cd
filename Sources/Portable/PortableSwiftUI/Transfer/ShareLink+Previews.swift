/// The title and the image of shared data in the share sheet.
///
/// Differs from SwiftUI: the share sheet doesn't show previews.
public nonisolated struct SharePreview<Image: Transferable, Icon: Transferable> {}

extension SharePreview where Image == Never, Icon == Never {
    /// Creates a preview with a title.
    public init(_ titleKey: LocalizedStringKey) {}
    /// Creates a preview with a title that isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) {}
    /// Creates a preview with a title.
    public init(_ title: Text) {}
}

extension SharePreview where Icon == Never {
    /// Creates a preview with a title and an image.
    public init(_ titleKey: LocalizedStringKey, image: Image) {}
    /// Creates a preview with an image and a title that isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) {}
    /// Creates a preview with a title and an image.
    public init(_ title: Text, image: Image) {}
}

extension SharePreview where Image == Never {
    /// Creates a preview with a title and an icon.
    public init(_ titleKey: LocalizedStringKey, icon: Icon) {}
    /// Creates a preview with an icon and a title that isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, icon: Icon) {}
    /// Creates a preview with a title and an icon.
    public init(_ title: Text, icon: Icon) {}
}

extension SharePreview {
    /// Creates a preview with a title, an image, and an icon.
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {}
    /// Creates a preview with an image, an icon, and a title that isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {}
    /// Creates a preview with a title, an image, and an icon.
    public init(_ title: Text, image: Image, icon: Icon) {}
}

extension ShareLink {
    /// Creates a link that shares an item with a preview.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(items: CollectionOfOne(item), label: label())
    }

    /// Creates a link that shares items with previews.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) {
        self.init(items: items, label: label())
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Creates a link that shares an item with a preview.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(items: CollectionOfOne(item), label: DefaultShareLinkLabel())
    }

    /// Creates a link with a title that shares an item with a preview.
    public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(items: CollectionOfOne(item), label: DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Creates a link that shares items with previews.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items: items, label: DefaultShareLinkLabel())
    }

    /// Creates a link, whose title isn't localized, that shares an item with a preview.
    @_disfavoredOverload
    public init<S: StringProtocol, I: Transferable>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(items: CollectionOfOne(item), label: DefaultShareLinkLabel(Text(title)))
    }

    /// Creates a link with a title that shares an item with a preview.
    public init<I: Transferable>(
        _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(items: CollectionOfOne(item), label: DefaultShareLinkLabel(title))
    }

    /// Creates a link with a title that shares items with previews.
    public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items: items, label: DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Creates a link, whose title isn't localized, that shares items with previews.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items: items, label: DefaultShareLinkLabel(Text(title)))
    }

    /// Creates a link with a title that shares items with previews.
    public init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items: items, label: DefaultShareLinkLabel(title))
    }
}
