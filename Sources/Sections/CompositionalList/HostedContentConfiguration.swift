/// A content configuration of a SwiftUI view, for systems without `UIHostingConfiguration`.
struct HostedContentConfiguration<Content: View>: UIContentConfiguration {
    let content: Content

    @MainActor
    func makeContentView() -> any UIView & UIContentView { HostedContentView(self) }

    func updated(for state: any UIConfigurationState) -> HostedContentConfiguration { self }
}

/// A content view for a SwiftUI view.
private final class HostedContentView<Content: View>: UIView, UIContentView {
    private let slot = HostedViewSlot<Content>()

    var configuration: any UIContentConfiguration {
        didSet { show() }
    }

    init(_ configuration: HostedContentConfiguration<Content>) {
        self.configuration = configuration
        super.init(frame: .zero)
        show()
    }

    required init?(coder: NSCoder) { nil }

    private func show() {
        guard let configuration = configuration as? HostedContentConfiguration<Content> else { return }
        slot.show(HostedView(configuration.content, identity: AnyHashable(true)), in: self, parent: nil)
    }
}
