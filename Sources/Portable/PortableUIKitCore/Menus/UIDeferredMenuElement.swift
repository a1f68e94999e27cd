/// A menu element that loads its elements when the menu is shown. The menu shows an activity indicator until they're
/// loaded.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
    private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
    private let keepsElements: Bool
    private var elements: [UIMenuElement]?
    private var focusIdentifier: Identifier?

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

    /// Returns an element whose elements the responder chain provides.
    ///
    /// - Parameters:
    ///   - identifier: The identifier with which responders recognize the element in `provider(for:)`.
    ///   - shouldCacheItems: A Boolean value that indicates whether the responders are called only once.
    open class func usingFocus(identifier: UIDeferredMenuElement.Identifier, shouldCacheItems: Bool) -> Self {
        let element = self.init(keepsElements: shouldCacheItems) { $0([]) }
        element.focusIdentifier = identifier
        return element
    }

    /// Creates an element. The convenience initializers call this initializer.
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

    /// The identifier of the element. It's empty for elements that have a provider.
    open var identifier: Identifier { focusIdentifier ?? Identifier(rawValue: "") }

    /// Calls `body` with the elements: immediately if they are loaded. A second call of the provider's completion is
    /// ignored.
    package func load(_ body: @escaping ([UIMenuElement]) -> Void) {
        if let elements { return body(elements) }
        var isAnswered = false
        let provider = focusIdentifier == nil ? provider : focusedProvider
        provider { [weak self] elements in
            guard !isAnswered else { return }
            isAnswered = true
            if let self, self.keepsElements { self.elements = elements }
            body(elements)
        }
    }

    /// The provider of the first responder in the chain that has one for the element.
    private var focusedProvider: (@escaping ([UIMenuElement]) -> Void) -> Void {
        let device = DeviceContext.current(for: .application)
        var responder = device.visibleWindows.key.map(device.keyResponder)
        while let current = responder {
            if let found = current.provider(for: self) { return found.elementProvider }
            responder = current.next
        }
        return provider
    }
}

extension UIDeferredMenuElement {
    /// The identifier of a deferred menu element.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The string of the identifier.
        public let rawValue: String

        /// Creates an identifier with the given string.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates an identifier with the given string.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// A closure of a responder that loads the elements of a deferred menu element.
    @preconcurrency @MainActor
    open class Provider: NSObject {
        let elementProvider: (@escaping ([UIMenuElement]) -> Void) -> Void

        /// Creates a provider. `elementProvider` calls its argument with the elements, immediately or later.
        public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
            self.elementProvider = elementProvider
            super.init()
        }
    }
}
