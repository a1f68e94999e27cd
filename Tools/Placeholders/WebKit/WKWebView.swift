@_exported import Foundation
import FoundationNetworking
@_spi(Collage) import UIKit

/// A view that shows the address of a page instead of the page. Navigation succeeds, and the delegate is notified.
@preconcurrency @MainActor
open class WKWebView: UIView {
    public let configuration: WKWebViewConfiguration
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    open weak var uiDelegate: (any WKUIDelegate)?
    open var allowsBackForwardNavigationGestures = false
    open var allowsLinkPreview = true
    open var customUserAgent: String?
    open var isInspectable = false
    /// The scroll view, which has no content.
    public let scrollView = UIScrollView()
    public let backForwardList = WKBackForwardList()
    open private(set) var isLoading = false { didSet { _didChangeProperty(of: self) } }
    /// The estimated progress: 0 before anything is loaded, and then 1.
    open private(set) var estimatedProgress = 0.0 { didSet { _didChangeProperty(of: self) } }
    /// The host of the address, because there's no page with a title.
    open var title: String? { url?.host ?? url?.lastPathComponent }
    open var url: URL? { backForwardList.currentItem?.url }
    open var hasOnlySecureContent: Bool { url?.scheme == "https" }
    open var canGoBack: Bool { backForwardList.backItem != nil }
    open var canGoForward: Bool { backForwardList.forwardItem != nil }

    private let addressLabel = UILabel()

    open override class var interfaceProperties: [InterfaceProperty] {
        super.interfaceProperties + [
            InterfaceProperty("navigationDelegate", \WKWebView.navigationDelegate),
            InterfaceProperty("uiDelegate", \WKWebView.uiDelegate),
            InterfaceProperty("estimatedProgress", observing: \WKWebView.estimatedProgress),
            InterfaceProperty("loading", observing: \WKWebView.isLoading),
            InterfaceProperty("title", observing: \WKWebView.title),
            InterfaceProperty("URL", observing: \WKWebView.url),
            InterfaceProperty("canGoBack", observing: \WKWebView.canGoBack),
            InterfaceProperty("canGoForward", observing: \WKWebView.canGoForward),
            InterfaceProperty("hasOnlySecureContent", observing: \WKWebView.hasOnlySecureContent),
        ]
    }

    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
        setUp()
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
    }

    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .systemBackground
        scrollView.frame = bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(scrollView)
        addressLabel.textAlignment = .center
        addressLabel.numberOfLines = 0
        addressLabel.textColor = .secondaryLabel
        addressLabel.font = .preferredFont(forTextStyle: .callout)
        addSubview(addressLabel)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        addressLabel.frame = bounds.inset(by: safeAreaInsets).insetBy(dx: 24, dy: 24)
    }

    // MARK: Loading

    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? {
        guard let url = request.url else { return nil }
        return navigate(request) { $0.visit(url) }
    }

    @discardableResult
    open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        load(URLRequest(url: url))
    }

    /// Shows the text of a page without its tags.
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        let url = baseURL ?? URL(fileURLWithPath: "/")
        let navigation = navigate(URLRequest(url: url)) { $0.visit(url) }
        addressLabel.text = WKWebView.text(of: string)
        return navigation
    }

    @discardableResult
    open func load(
        _ data: Data, mimeType: String, characterEncodingName: String, baseURL: URL
    ) -> WKNavigation? { loadHTMLString(String(decoding: data, as: UTF8.self), baseURL: baseURL) }

    @discardableResult
    open func reload() -> WKNavigation? { url.flatMap { url in navigate(URLRequest(url: url)) { _ in } } }

    @discardableResult
    open func reloadFromOrigin() -> WKNavigation? { reload() }

    @discardableResult
    open func goBack() -> WKNavigation? {
        backForwardList.backItem.flatMap { item in navigate(URLRequest(url: item.url)) { $0.move(by: -1) } }
    }

    @discardableResult
    open func goForward() -> WKNavigation? {
        backForwardList.forwardItem.flatMap { item in navigate(URLRequest(url: item.url)) { $0.move(by: 1) } }
    }

    open func stopLoading() { isLoading = false }

    /// Calls the handler with `nil`, because scripts aren't supported.
    open func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
    ) { completionHandler?(nil, nil) }

    /// Asks the delegate whether to navigate, and notifies it of the start and the end, as for a page that loads
    /// immediately.
    private func navigate(_ request: URLRequest, _ change: @escaping (WKBackForwardList) -> Void) -> WKNavigation {
        let navigation = WKNavigation()
        let action = WKNavigationAction(request: request)
        let go: (WKNavigationActionPolicy) -> Void = { [weak self] policy in
            guard policy == .allow, let self else { return }
            change(backForwardList)
            _didChangeProperty(of: self)
            addressLabel.text = request.url?.absoluteString
            isLoading = true
            navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
            navigationDelegate?.webView(self, didCommit: navigation)
            DispatchQueue.main.async { [weak self] in
                guard let self, isLoading else { return }
                isLoading = false
                estimatedProgress = 1
                navigationDelegate?.webView(self, didFinish: navigation)
            }
        }
        if let navigationDelegate {
            navigationDelegate.webView(self, decidePolicyFor: action, decisionHandler: go)
        } else {
            go(.allow)
        }
        return navigation
    }

    private static func text(of html: String) -> String {
        html.replacingOccurrences(of: "<(style|script)[^>]*>[^<]*</[^>]*>", with: "", options: .regularExpression)
            .replacingOccurrences(of: "<[^>]*>", with: "", options: .regularExpression)
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }
}

/// The list of visited addresses.
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
    private var items: [WKBackForwardListItem] = []
    private var index = -1

    open var currentItem: WKBackForwardListItem? { item(at: 0) }
    open var backItem: WKBackForwardListItem? { item(at: -1) }
    open var forwardItem: WKBackForwardListItem? { item(at: 1) }
    open var backList: [WKBackForwardListItem] { Array(items.prefix(max(index, 0))) }
    open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(index + 1)) }

    open func item(at offset: Int) -> WKBackForwardListItem? {
        items.indices.contains(index + offset) ? items[index + offset] : nil
    }

    func visit(_ url: URL) {
        items = items.prefix(index + 1) + [WKBackForwardListItem(url: url)]
        index = items.count - 1
    }

    func move(by offset: Int) { index += offset }
}

open class WKBackForwardListItem: NSObject {
    public let url: URL
    public var initialURL: URL { url }
    public var title: String? { url.host }

    init(url: URL) {
        self.url = url
        super.init()
    }
}
