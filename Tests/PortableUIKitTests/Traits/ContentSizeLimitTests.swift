import CollageTesting
import Testing

@MainActor struct ContentSizeLimitTests {
    let host = TestHost()
    let outer = UIView(), inner = UIView()

    init() {
        outer.addSubview(inner)
        host.show(outer)
    }

    private func choose(_ category: UIContentSizeCategory) {
        host.window.traitOverrides.preferredContentSizeCategory = category
    }

    @Test func `a limit applies to a view and its subviews, and only to sizes beyond the limit`() {
        outer.maximumContentSizeCategory = .extraLarge
        choose(.accessibilityLarge)
        #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
        #expect(host.window.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        choose(.small)
        #expect(inner.traitCollection.preferredContentSizeCategory == .small)
        inner.minimumContentSizeCategory = .medium
        #expect(inner.traitCollection.preferredContentSizeCategory == .medium)
        #expect(outer.traitCollection.preferredContentSizeCategory == .small)
        inner.minimumContentSizeCategory = nil
        #expect(inner.traitCollection.preferredContentSizeCategory == .small)
    }

    @Test func `the maximum size takes precedence over a minimum size that is larger`() {
        outer.minimumContentSizeCategory = .extraLarge
        outer.maximumContentSizeCategory = .small
        #expect(outer.traitCollection.preferredContentSizeCategory == .small)
    }

    @Test func `a subclass can have its own limits`() {
        final class Small: UIView {
            override var maximumContentSizeCategory: UIContentSizeCategory? {
                get { .small }
                set {}
            }
        }
        let view = Small()
        outer.addSubview(view)
        choose(.accessibilityLarge)
        #expect(view.traitCollection.preferredContentSizeCategory == .small)
    }

    @Test func `text follows the limit`() {
        let label = UILabel()
        label.text = "Text"
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        outer.addSubview(label)
        choose(.accessibilityExtraLarge)
        let unlimited = label.intrinsicContentSize.height
        outer.maximumContentSizeCategory = .large
        #expect(label.intrinsicContentSize.height < unlimited / 1.5)
    }

    @Test func `the description names the views that set limits`() {
        #expect(inner.appliedContentSizeCategoryLimitsDescription.contains("No content size category limits"))
        outer.maximumContentSizeCategory = .large
        let text = inner.appliedContentSizeCategoryLimitsDescription
        #expect(text.contains("\(outer)") && text.contains("maximum UICTContentSizeCategoryL"))
        #expect(text.split(separator: "\n").count == 1)
    }
}
