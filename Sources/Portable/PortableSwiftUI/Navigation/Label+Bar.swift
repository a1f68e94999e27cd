import PortableUIKit

extension Label: BarLabelView {
    @MainActor func barTitle(in environment: EnvironmentValues) -> String? {
        title.shownParts.lazy.compactMap { ($0 as? any BarLabelView)?.barTitle(in: environment) }.first
    }

    @MainActor func barImage(in environment: EnvironmentValues) -> UIImage? {
        icon.shownParts.lazy.compactMap { ($0 as? any BarLabelView)?.barImage(in: environment) }.first
    }
}
