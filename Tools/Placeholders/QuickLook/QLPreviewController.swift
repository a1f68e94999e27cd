@_exported import Foundation
@_exported import UIKit

public protocol QLPreviewItem: NSObjectProtocol {
    var previewItemURL: URL? { get }
    var previewItemTitle: String? { get }
}

extension QLPreviewItem {
    public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
    public var previewItemURL: URL? { self as URL }
}

/// A view controller that shows the name of its item instead of a preview.
@preconcurrency @MainActor
open class QLPreviewController: UIViewController {
    open weak var dataSource: (any QLPreviewControllerDataSource)?
    open weak var delegate: (any QLPreviewControllerDelegate)?
    open var currentPreviewItemIndex = 0 { didSet { showName() } }
    open var currentPreviewItem: (any QLPreviewItem)? {
        guard let dataSource, dataSource.numberOfPreviewItems(in: self) > currentPreviewItemIndex else { return nil }
        return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
    }
    private let label = UILabel()

    open nonisolated class func canPreview(_ item: any QLPreviewItem) -> Bool { false }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        label.numberOfLines = 0
        label.frame = view.bounds.insetBy(dx: 24, dy: 24)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(label)
        showName()
    }

    open func reloadData() { showName() }
    open func refreshCurrentPreviewItem() { showName() }

    private func showName() {
        let item = currentPreviewItem
        label.text = item?.previewItemTitle ?? item?.previewItemURL?.lastPathComponent
    }
}

@preconcurrency @MainActor
public protocol QLPreviewControllerDataSource: AnyObject {
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

/// Methods for responding to events of a preview. All methods are optional.
@preconcurrency @MainActor
public protocol QLPreviewControllerDelegate: AnyObject {
    func previewControllerWillDismiss(_ controller: QLPreviewController)
    func previewControllerDidDismiss(_ controller: QLPreviewController)
}

extension QLPreviewControllerDelegate {
    public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
    public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
}
