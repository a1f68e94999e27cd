extension InterfaceReader {
    /// Reads the element into an object, from the properties of its most general class to its most derived class.
    package func read(into object: NSObject) {
        loader.adopt(object, for: element)
        switch object {
        case let view as UIView: read(intoView: view)
        case let controller as UIViewController: controller.readController(self)
        case let recognizer as UIGestureRecognizer: recognizer.readRecognizer(self)
        case let item as UIBarItem: item.readBarItem(self)
        case let item as UINavigationItem: item.readNavigationItem(self)
        default: (object as? any InterfaceReadable)?.readElement(self)
        }
    }

    private func read(intoView view: UIView) {
        view.readView(self)
        switch view {
        case let label as UILabel: label.readLabel(self)
        case let imageView as UIImageView: imageView.readImageView(self)
        case let stackView as UIStackView: stackView.readStackView(self)
        case let control as UIControl:
            control.readControl(self)
            (control as? any InterfaceReadable)?.readElement(self)
        case let scrollView as UIScrollView:
            scrollView.readScrollView(self)
            (scrollView as? any InterfaceReadable)?.readElement(self)
        case let effectView as UIVisualEffectView: effectView.readEffectView(self)
        case let indicator as UIActivityIndicatorView: indicator.readIndicator(self)
        case let bar as UINavigationBar: bar.readNavigationBar(self)
        case let bar as UITabBar: bar.readTabBar(self)
        case let bar as UIToolbar: bar.readToolbar(self)
        default: (view as? any InterfaceReadable)?.readElement(self)
        }
    }
}
