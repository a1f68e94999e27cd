import PortableUIKit

extension Label: BarLabelView, TitledView {
    @MainActor func title(in environment: EnvironmentValues) -> String? { barTitle(in: environment) }

    @MainActor func barTitle(in environment: EnvironmentValues) -> String? {
        title.shownParts.lazy.compactMap { ($0 as? any BarLabelView)?.barTitle(in: environment) }.first
    }

    @MainActor func barImage(in environment: EnvironmentValues) -> UIImage? {
        icon.shownParts.lazy.compactMap { ($0 as? any BarLabelView)?.barImage(in: environment) }.first
    }
}
