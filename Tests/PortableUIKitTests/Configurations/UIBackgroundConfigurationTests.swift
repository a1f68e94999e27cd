import CollageTesting
import Testing

@MainActor
struct UIBackgroundConfigurationTests {
    /// Every factory by its name.
    static let factories: [(name: String, make: @Sendable () -> UIBackgroundConfiguration)] = [
        ("clear", { .clear() }), ("listCell", { .listCell() }), ("listHeader", { .listHeader() }),
        ("listFooter", { .listFooter() }), ("listPlainCell", { .listPlainCell() }),
        ("listPlainHeaderFooter", { .listPlainHeaderFooter() }), ("listGroupedCell", { .listGroupedCell() }),
        ("listGroupedHeaderFooter", { .listGroupedHeaderFooter() }), ("listSidebarHeader", { .listSidebarHeader() }),
        ("listSidebarCell", { .listSidebarCell() }),
        ("listAccompaniedSidebarCell", { .listAccompaniedSidebarCell() }),
    ]

    private func state(
        _ environment: UIListEnvironment = .none, _ change: (inout UICellConfigurationState) -> Void = { _ in }
    ) -> UICellConfigurationState {
        var state = UICellConfigurationState(
            traitCollection: .phone.replacing(UITraitListEnvironment.self, value: environment))
        change(&state)
        return state
    }

    @Test func `on a phone with iOS 14 to 18, only sidebars have rounded corners, and nothing has insets`() {
        for (name, make) in Self.factories {
            let configuration = make()
            #expect(configuration.cornerRadius == (name.contains("Sidebar") ? 10 : 0), "\(name)")
            #expect(configuration.backgroundInsets == .zero && configuration.strokeWidth == 0)
            #expect(configuration.strokeOutset == 0 && configuration.customView == nil && configuration.image == nil)
            #expect(configuration.edgesAddingLayoutMarginsToBackgroundInsets == [])
            #expect(configuration.shadowProperties.opacity == 0 && configuration.visualEffect == nil)
        }
        #expect(UIBackgroundConfiguration.clear().backgroundColor == .clear)
        #expect(UIBackgroundConfiguration.listPlainCell().backgroundColor == .systemBackground)
        #expect(UIBackgroundConfiguration.listGroupedCell().backgroundColor == .secondarySystemGroupedBackground)
    }

    @Test func `rows are gray while they are selected or touched, and then reset`() {
        let cell = UIBackgroundConfiguration.listPlainCell()
        for change: (inout UICellConfigurationState) -> Void in [
            { $0.isSelected = true }, { $0.isHighlighted = true }, { $0.cellDropState = .targeted },
        ] {
            let marked = cell.updated(for: state(.none, change))
            #expect(marked.backgroundColor == .systemGray4)
            #expect(marked.updated(for: state()) == cell)
        }
        SystemMetrics.catalyst.apply {
            let selected = cell.updated(for: state { $0.isSelected = true })
            #expect(selected.backgroundColor == UIColor(white: 220 / 255, alpha: 1), "recorded")
        }
    }

    @Test func `a plain list's header is covered while it's pinned`() {
        let header = UIBackgroundConfiguration.listPlainHeaderFooter()
        #expect(header.backgroundColor == .clear)
        var state = UIViewConfigurationState(traitCollection: .phone)
        state.isPinned = true
        #expect(header.visualEffect == nil)
        let pinned = header.updated(for: state)
        #expect(pinned.visualEffect is UIBlurEffect)
        state.isPinned = false
        #expect(pinned.updated(for: state).visualEffect == nil)
        state.isPinned = true
        var own = header
        own.backgroundColor = .white
        #expect(own.updated(for: state).visualEffect == nil, "a color of the app's covers or shows what it wants")
    }

    @Test func `backgrounds for any list follow the kind of list`() {
        let cell = UIBackgroundConfiguration.listCell()
        #expect(cell.updated(for: state(.plain)).backgroundColor == .systemBackground)
        #expect(cell.updated(for: state(.insetGrouped)).backgroundColor == .secondarySystemGroupedBackground)
        #expect(cell.updated(for: state(.sidebar)).cornerRadius == 10)
    }

    @Test func `L54: values set by the app are kept in every state`() {
        for (name, make) in Self.factories {
            var configuration = make()
            configuration.backgroundColor = nil
            configuration.backgroundColorTransformer = .grayscale
            configuration.cornerRadius = 3
            configuration.backgroundInsets = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
            configuration.strokeColor = .red
            configuration.strokeColorTransformer = .grayscale
            configuration.strokeWidth = 2
            configuration.strokeOutset = 1
            configuration.customView = UIView()
            configuration.edgesAddingLayoutMarginsToBackgroundInsets = .all
            for environment in [UIListEnvironment.plain, .grouped, .sidebar] {
                let updated = configuration.updated(
                    for: state(environment) {
                        $0.isSelected = true
                        $0.isDisabled = true
                    })
                #expect(updated == configuration, "\(name)")
            }
        }
    }

    @Test func `colors without a value are the tint color, transformed`() {
        var configuration = UIBackgroundConfiguration.clear()
        #expect(configuration.resolvedBackgroundColor(for: .orange) == .clear)
        configuration.backgroundColor = nil
        #expect(configuration.resolvedBackgroundColor(for: .orange) == .orange)
        configuration.backgroundColorTransformer = .monochromeTint
        #expect(configuration.resolvedBackgroundColor(for: .orange) == .secondaryLabel)
        #expect(configuration.resolvedStrokeColor(for: .orange) == .orange)
        configuration.strokeColorTransformer = .monochromeTint
        #expect(configuration.resolvedStrokeColor(for: .orange) == .secondaryLabel)
    }

    @Test func `a description contains a visible stroke, and Custom for views and closures`() {
        var configuration = UIBackgroundConfiguration.clear()
        #expect(!configuration.description.contains("stroke") && !configuration.description.contains("Custom"))
        configuration.strokeColor = .clear
        configuration.strokeWidth = 2
        #expect(!configuration.description.contains("stroke"))
        configuration.strokeColor = .red
        #expect(configuration.description.contains("stroke"))
        configuration.customView = UIView()
        #expect(configuration.description.contains("Custom"))
    }
}
