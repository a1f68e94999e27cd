/// A view for content that isn't available: an image with a title, a description, and actions.
@preconcurrency @MainActor
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// Creates a view for content that isn't available.
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    /// The parts of the view, stacked vertically in the center of the available space.
    public var body: some View {
        VStack(spacing: 16) {
            VStack(spacing: 4) {
                label.labelStyle(IconAboveTitle())
                description.font(.subheadline).foregroundStyle(.secondary)
            }
            actions
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, 32)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// A label style with a large icon above the title.
private struct IconAboveTitle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 16) {
            configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary).accessibilityHidden(true)
            configuration.title.font(.title2.bold())
        }
    }
}

extension ContentUnavailableView
where Label == PortableSwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Creates a view with a title and an image from the app's resources.
    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(label: { PortableSwiftUI.Label(title, image: name) }, description: { description })
    }

    /// Creates a view with a title and a symbol.
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(label: { PortableSwiftUI.Label(title, systemImage: name) }, description: { description })
    }

    /// Creates a view with a title that isn't localized, and an image from the app's resources.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init(label: { PortableSwiftUI.Label(title, image: name) }, description: { description })
    }

    /// Creates a view with a title that isn't localized, and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(label: { PortableSwiftUI.Label(title, systemImage: name) }, description: { description })
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// A view for a search without results.
    public static var search: ContentUnavailableView { search(text: "") }

    /// Returns a view for a search for a text without results.
    public static func search(text: String) -> ContentUnavailableView {
        ContentUnavailableView {
            SearchUnavailableContent.Label(text: text)
        } description: {
            SearchUnavailableContent.Description()
        } actions: {
            SearchUnavailableContent.Actions()
        }
    }
}

/// The parts of the view for a search without results.
public struct SearchUnavailableContent {
    /// The label for a search without results.
    @preconcurrency @MainActor
    public struct Label: View {
        let text: String

        /// A symbol above a title.
        public var body: some View {
            PortableSwiftUI.Label(
                text.isEmpty ? "No Results" : "No Results for “\(text)”", systemImage: "magnifyingglass")
        }
    }

    /// The description for a search without results.
    @preconcurrency @MainActor
    public struct Description: View {
        /// The text of the description.
        public var body: some View { Text("Check the spelling or try a new search.") }
    }

    /// The actions for a search without results.
    @preconcurrency @MainActor
    public struct Actions: View {
        /// An empty view.
        public var body: some View { EmptyView() }
    }
}
