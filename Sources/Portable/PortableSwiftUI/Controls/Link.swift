import Foundation
import PortableUIKit

/// A control that opens a URL with the environment's `openURL` action.
public nonisolated struct Link<Label: View>: View {
    let destination: URL
    let label: Label
    @Environment(\.openURL) private var openURL

    /// Creates a link with a label.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    /// A button that opens the URL.
    @MainActor public var body: some View {
        let (destination, openURL) = (destination, openURL)
        return Button {
            openURL(destination)
        } label: {
            label
        }
        .accessibilityAddTraits(.isLink).accessibilityRemoveTraits(.isButton)
    }
}

extension Link where Label == Text {
    /// Creates a link with a title.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Creates a link with a title that isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}
