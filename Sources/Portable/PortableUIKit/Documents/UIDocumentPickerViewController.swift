import Foundation
@_spi(Collage) import PortableUIKitCore

/// A view controller in which the user opens files, or saves the app's files in a folder.
///
/// ```swift
/// let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText, .pdf])
/// picker.allowsMultipleSelection = true
/// picker.delegate = self
/// present(picker, animated: true)
/// ```
///
/// Differs from UIKit: the files are those in the app's documents folder, because there are no other providers.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
    /// The task of the picker.
    enum Purpose {
        case opening([UTType], asCopy: Bool)
        case exporting([URL], asCopy: Bool)
    }

    private let purpose: Purpose
    private let navigation = UINavigationController()
    private var settings = Settings() {
        didSet { for list in lists { list.options = listOptions } }
    }

    private struct Settings {
        var allowsMultipleSelection = false
        var shouldShowFileExtensions = false
        var directoryURL: URL?
        var resultHandler: ((Result<[URL], any Error>?) -> Void)?
        var hasEnded = false
    }

    /// Creates a picker that opens files of some types.
    ///
    /// - Parameters:
    ///   - contentTypes: The types of the files, and of the types that conform to them. `.folder` lets the user choose
    ///     a folder.
    ///   - asCopy: A Boolean value that indicates whether the app gets copies in its temporary folder.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
        purpose = .opening(contentTypes, asCopy: asCopy)
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// Creates a picker that opens files of some types, without copying them.
    public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
        self.init(forOpeningContentTypes: contentTypes, asCopy: false)
    }

    /// Creates a picker that saves the app's files in a folder.
    ///
    /// - Parameters:
    ///   - urls: The app's files.
    ///   - asCopy: A Boolean value that indicates whether the files are copied. Otherwise, they're moved.
    public init(forExporting urls: [URL], asCopy: Bool) {
        purpose = .exporting(urls, asCopy: asCopy)
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// Creates a picker that moves the app's files to a folder.
    public convenience init(forExporting urls: [URL]) {
        self.init(forExporting: urls, asCopy: false)
    }

    /// Creates a picker that opens files of some types, with the identifiers of the types.
    public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        self.init(forOpeningContentTypes: allowedUTIs.compactMap { UTType($0) }, asCopy: mode == .import)
    }

    /// Creates a picker that saves a file of the app in a folder.
    public convenience init(url: URL, in mode: UIDocumentPickerMode) {
        self.init(urls: [url], in: mode)
    }

    /// Creates a picker that saves the app's files in a folder.
    public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
        self.init(forExporting: urls, asCopy: mode == .exportToService)
    }

    /// Returns `nil`, because a picker can't be created from an interface file.
    public required init?(coder: NSCoder) { nil }

    private func setUp() {
        modalPresentationStyle = .pageSheet
        preferredContentSize = CGSize(width: 375, height: 560)
    }

    // MARK: Properties

    /// The object that responds to the user's choice. The default is `nil`.
    open weak var delegate: (any UIDocumentPickerDelegate)?

    /// A Boolean value that indicates whether the user can open several files. The default is `false`.
    open var allowsMultipleSelection: Bool {
        get { settings.allowsMultipleSelection }
        set { settings.allowsMultipleSelection = newValue }
    }

    /// A Boolean value that indicates whether the names of files have their extensions. The default is `false`.
    open var shouldShowFileExtensions: Bool {
        get { settings.shouldShowFileExtensions }
        set { settings.shouldShowFileExtensions = newValue }
    }

    /// The folder that the picker shows first. The default is `nil`, which means the app's documents folder.
    open var directoryURL: URL? {
        get { settings.directoryURL }
        set { settings.directoryURL = newValue }
    }

    /// The task of the picker.
    open var documentPickerMode: UIDocumentPickerMode {
        switch purpose {
        case .opening(_, let asCopy): asCopy ? .import : .open
        case .exporting(_, let asCopy): asCopy ? .exportToService : .moveToService
        }
    }

    /// A closure that's called instead of dismissing the picker and calling the delegate: with the chosen files, or
    /// with `nil` if the user has canceled.
    package var resultHandler: ((Result<[URL], any Error>?) -> Void)? {
        get { settings.resultHandler }
        set { settings.resultHandler = newValue }
    }

    private var listOptions: FileListController.Options {
        .init(selectsSeveral: allowsMultipleSelection && isOpening, showsExtensions: shouldShowFileExtensions)
    }

    private var isOpening: Bool { if case .opening = purpose { true } else { false } }
    private var lists: [FileListController] { navigation.viewControllers.compactMap { $0 as? FileListController } }

    // MARK: View

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigation.setViewControllers([makeList(of: firstFolder)], animated: false)
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
    }

    private var firstFolder: URL {
        directoryURL ?? DeviceContext.current(for: .application).memory.library.documentsFolder
    }

    private func makeList(of folder: URL) -> FileListController {
        let list = FileListController(folder, purpose: purpose)
        list.options = listOptions
        list.handlers.openFolder = { [weak self] folder in
            guard let self else { return }
            navigation.pushViewController(makeList(of: folder), animated: true)
        }
        list.handlers.choose = { [weak self] in self?.choose($0) }
        list.handlers.cancel = { [weak self] in self?.cancel() }
        return list
    }

    // MARK: End

    /// Ends the picker with files to open, or with the folder for exported files.
    private func choose(_ urls: [URL]) {
        let result = Result {
            switch purpose {
            case .opening(_, let asCopy): asCopy ? try FileTransfer.copyToTemporaryFolder(urls) : urls
            case .exporting(let files, let asCopy): try FileTransfer.transfer(files, to: urls[0], copies: asCopy)
            }
        }
        end(result)
    }

    private func cancel() { end(nil) }

    private func end(_ result: Result<[URL], any Error>?) {
        guard !settings.hasEnded else { return }
        if case .failure(let error) = result, resultHandler == nil { return show(error) }
        settings.hasEnded = true
        if let resultHandler { return resultHandler(result) }
        dismiss(animated: true) { [self] in
            settings.hasEnded = false
            if case .success(let urls) = result {
                delegate?.documentPicker(self, didPickDocumentsAt: urls)
            } else {
                delegate?.documentPickerWasCancelled(self)
            }
        }
    }

    private func show(_ error: any Error) {
        let alert = UIAlertController(
            title: "The files can't be saved", message: error.localizedDescription, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}

extension UIDocumentPickerViewController: UserDismissalObserving {
    package func userDidDismiss() {
        if let resultHandler { return resultHandler(nil) }
        delegate?.documentPickerWasCancelled(self)
    }
}
