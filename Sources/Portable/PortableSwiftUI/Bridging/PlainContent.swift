import PortableUIKit

extension Text {
    /// Returns the characters of the text, for UIKit properties that only accept strings.
    @MainActor
    func string(in environment: EnvironmentValues) -> String {
        var resolver = TextResolver(environment)
        return resolver.content(of: self).text.text
    }
}

extension View {
    /// The view without its type.
    var erased: AnyView { AnyView(self) }

    /// Returns the first text that the view shows, for UIKit properties that only accept strings, or `nil` if there's
    /// no text.
    @MainActor
    func shownTitle(in environment: EnvironmentValues) -> String? {
        shownParts.lazy.compactMap { ($0 as? any TitledView)?.title(in: environment) }.first
    }
}

/// A view with a tag.
@MainActor
protocol TaggedView {
    var tagValue: AnyHashable? { get }
}

extension ModifiedContent: TaggedView where Content: View, Modifier: ViewModifier {
    @MainActor var tagValue: AnyHashable? {
        (modifier as? any TagCarrying)?.carriedTag ?? (content as? any TaggedView)?.tagValue
    }
}

/// A modifier that sets the tag of a view.
private protocol TagCarrying {
    var carriedTag: AnyHashable { get }
}

extension TagModifier: TagCarrying {
    var carriedTag: AnyHashable { AnyHashable(tag) }
}

// Modified views keep their text, image, and tag, which UIKit components read.

extension ModifiedContent: TitledView where Content: View, Modifier: ViewModifier {
    @MainActor func title(in environment: EnvironmentValues) -> String? {
        (content as? any TitledView)?.title(in: environment)
    }
}

extension ModifiedContent: BarLabelView where Content: View, Modifier: ViewModifier {
    @MainActor func barTitle(in environment: EnvironmentValues) -> String? {
        (content as? any BarLabelView)?.barTitle(in: environment)
    }

    @MainActor func barImage(in environment: EnvironmentValues) -> UIImage? {
        (content as? any BarLabelView)?.barImage(in: environment)
    }
}
