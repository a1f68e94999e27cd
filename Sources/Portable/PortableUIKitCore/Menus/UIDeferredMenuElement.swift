/// A menu element that loads its elements when the menu is shown. The menu shows an activity indicator until they're
/// loaded.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
    private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
    private let keepsElements: Bool
    private var elements: [UIMenuElement]?

    /// Creates an element that loads its elements once. `elementProvider` calls its argument with the elements,
    /// immediately or later.
    public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.init(keepsElements: true, provider: elementProvider)
    }

    /// Returns an element that loads its elements each time the menu is shown.
    open class func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> Self {
        self.init(keepsElements: false, provider: elementProvider)
    }

    /// Creates an element. Both convenience initializers call this initializer.
    @_spi(Collage)
    public required init(
        keepsElements: Bool, provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) {
        self.keepsElements = keepsElements
        self.provider = provider
        super.init(title: "", subtitle: nil, image: nil)
    }

    /// Returns `nil`, because archives aren't supported.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Calls `body` with the elements: immediately if they are loaded. A second call of the provider's completion is
    /// ignored.
    package func load(_ body: @escaping ([UIMenuElement]) -> Void) {
        if let elements { return body(elements) }
        var isAnswered = false
        provider { [weak self] elements in
            guard !isAnswered else { return }
            isAnswered = true
            if let self, self.keepsElements { self.elements = elements }
            body(elements)
        }
    }
}
