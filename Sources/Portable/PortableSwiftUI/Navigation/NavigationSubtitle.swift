import PortableUIKit

enum NavigationSubtitleKey: HostValueKey { typealias Value = String }

extension View {
    /// Sets the subtitle of the screen that contains the view.
    public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View {
        modifier(HostValueModifier<NavigationSubtitleKey> { subtitle.string(in: $0) })
    }

    /// Sets the subtitle of the screen that contains the view.
    public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }

    /// Sets the subtitle of the screen that contains the view. The text isn't localized.
    @_disfavoredOverload
    public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        navigationSubtitle(Text(subtitle))
    }
}

/// Sets the subtitle of a view controller to the subtitle that its views provide.
@MainActor
func applySubtitle(of host: HostingView, to controller: UIViewController) {
    let subtitle = host.values.last(NavigationSubtitleKey.self)
    if !controller.navigationItem.subtitle.hasSameScalars(as: subtitle) {
        controller.navigationItem.subtitle = subtitle
    }
}
