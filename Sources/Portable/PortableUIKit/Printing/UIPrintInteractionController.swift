import Foundation

/// An object that prints documents, images, and other content. The user sees the pages first, and can cancel.
///
/// ```swift
/// let controller = UIPrintInteractionController.shared
/// let info = UIPrintInfo.printInfo()
/// info.jobName = "Recipe"
/// controller.printInfo = info
/// controller.printFormatter = UISimpleTextPrintFormatter(text: recipe.name)
/// controller.present(animated: true) { _, completed, error in
///     print(completed, error as Any)
/// }
/// ```
///
/// Differs from UIKit: there are no printers. A job becomes a PDF file with its name in the app's documents folder.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
    /// A closure that's called when a job has ended: with the controller, a Boolean value that indicates whether the
    /// content was printed, and an error if printing failed.
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

    private weak var device: DeviceContext?
    private var content: PrintJob.Content?
    private var settings = Settings()
    private var current = CurrentJob()

    private struct Settings {
        var info: UIPrintInfo?
        var showsPageRange = true
        var showsPaperOrientation = true
        var showsNumberOfCopies = true
        var showsLoadedPapers = false
    }

    /// The job whose options are visible.
    private struct CurrentJob {
        weak var options: PrintOptionsController?
        var paper: UIPrintPaper?
    }

    init(device: DeviceContext) {
        self.device = device
        super.init()
    }

    /// The controller of the device.
    open class var shared: UIPrintInteractionController { DeviceContext.current(for: .application).printController }

    /// A Boolean value that indicates whether the device can print. It's `true`.
    open class var isPrintingAvailable: Bool { true }

    /// The identifiers of the types of files that can be printed.
    open class var printableUTIs: Set<String> { PrintableItem.types }

    /// Returns a Boolean value that indicates whether a file can be printed, according to its filename extension.
    open class func canPrint(_ url: URL) -> Bool {
        UTType(filenameExtension: url.pathExtension).map { printableUTIs.contains($0.identifier) } ?? false
    }

    /// Returns a Boolean value that indicates whether data can be printed.
    open class func canPrint(_ data: Data) -> Bool { PrintableItem(data) != nil }

    /// The object that responds to the presentation and the job. The default is `nil`.
    open weak var delegate: (any UIPrintInteractionControllerDelegate)?

    /// The settings of the job. If it's `nil` (the default), jobs have the default settings.
    open var printInfo: UIPrintInfo? {
        get { settings.info }
        set { settings.info = newValue }
    }

    /// A Boolean value that indicates whether the user can select pages. The default is `true`.
    open var showsPageRange: Bool {
        get { settings.showsPageRange }
        set { settings.showsPageRange = newValue }
    }

    /// A Boolean value that indicates whether the user can change the orientation of the paper. The default is `true`.
    open var showsPaperOrientation: Bool {
        get { settings.showsPaperOrientation }
        set { settings.showsPaperOrientation = newValue }
    }

    /// A Boolean value that indicates whether the user can choose the number of copies. The default is `true`.
    ///
    /// Differs from UIKit: jobs are printed to files, so there are no copies.
    open var showsNumberOfCopies: Bool {
        get { settings.showsNumberOfCopies }
        set { settings.showsNumberOfCopies = newValue }
    }

    /// A Boolean value that indicates whether the user can choose a paper that the printer contains. The default is
    /// `false`.
    ///
    /// Differs from UIKit: jobs are printed to files, so the value has no effect.
    open var showsPaperSelectionForLoadedPapers: Bool {
        get { settings.showsLoadedPapers }
        set { settings.showsLoadedPapers = newValue }
    }

    /// The paper of the current job, or `nil` without a job.
    open var printPaper: UIPrintPaper? { current.paper }

    // MARK: Content

    /// The item that's printed: an image, or an image or a PDF document as `Data` or the URL of a file. Setting it removes
    /// other content.
    open var printingItem: Any? {
        get { if case .items(let items) = content, items.count == 1 { items[0] } else { nil } }
        set { content = newValue.map { .items([$0]) } }
    }

    /// The items that are printed. Setting it removes other content.
    open var printingItems: [Any]? {
        get { if case .items(let items) = content { items } else { nil } }
        set { content = newValue.map { .items($0) } }
    }

    /// The formatter that's printed. Setting it removes other content.
    open var printFormatter: UIPrintFormatter? {
        get { if case .formatter(let formatter) = content { formatter } else { nil } }
        set { content = newValue.map { .formatter($0) } }
    }

    /// The page renderer that's printed. Setting it removes other content.
    open var printPageRenderer: UIPrintPageRenderer? {
        get { if case .renderer(let renderer) = content { renderer } else { nil } }
        set { content = newValue.map { .renderer($0) } }
    }

    // MARK: Presentation

    /// Presents the pages and the options of the job.
    ///
    /// - Parameters:
    ///   - animated: A Boolean value that indicates whether the presentation is animated.
    ///   - completion: A closure that's called when the job has ended.
    /// - Returns: `false` if the options can't be presented, because there's no window or another job is in progress.
    @discardableResult
    open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        present(animated, completion) { _ in }
    }

    /// Presents the pages and the options of the job in a popover from a rectangle of a view, or in a sheet in a compact
    /// width.
    @discardableResult
    open func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool {
        present(animated, completion) { options in
            options.modalPresentationStyle = .popover
            options.popoverPresentationController?.sourceView = view
            options.popoverPresentationController?.sourceRect = rect
        }
    }

    /// Presents the pages and the options of the job in a popover from a bar button item, or in a sheet in a compact
    /// width.
    @discardableResult
    open func present(
        from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool {
        present(animated, completion) { options in
            options.modalPresentationStyle = .popover
            options.popoverPresentationController?.barButtonItem = item
        }
    }

    /// Dismisses the options, without printing.
    open func dismiss(animated: Bool) {
        current.options?.cancel(animated: animated)
    }

    private var presenter: UIViewController? {
        if let parent = delegate?.printInteractionControllerParentViewController(self) { return parent }
        var presenter = UIApplication.shared.keyWindow?.rootViewController
        while let presented = presenter?.presentedViewController { presenter = presented }
        return presenter
    }

    private func present(
        _ animated: Bool, _ completion: CompletionHandler?, setUp: (UIViewController) -> Void
    ) -> Bool {
        guard current.paper == nil, let presenter else { return false }
        let job: PrintJob
        do {
            job = try makeJob()
        } catch {
            completion?(self, false, error)
            return false
        }
        let options = PrintOptionsController(
            job, selectsPages: showsPageRange, changesOrientation: showsPaperOrientation)
        options.handlers.end = { [self] pages in end(job, pages: pages, completion) }
        options.handlers.willDismiss = { [weak self] in
            guard let self else { return }
            delegate?.printInteractionControllerWillDismissPrinterOptions(self)
        }
        current.options = options
        let navigation = UINavigationController(rootViewController: options)
        setUp(navigation)
        delegate?.printInteractionControllerWillPresentPrinterOptions(self)
        presenter.present(navigation, animated: animated) { [self] in
            delegate?.printInteractionControllerDidPresentPrinterOptions(self)
        }
        return true
    }

    private func makeJob() throws -> PrintJob {
        guard let content else { throw UIPrintError(.noContent) }
        let info = printInfo ?? UIPrintInfo.printInfo()
        let papers = UIPrintPaper.papers(for: info.outputType)
        let paper = delegate?.printInteractionController(self, choosePaper: papers) ?? papers[0]
        let job = try PrintJob(content, info: info, paper: paper)
        current.paper = paper
        job.prepare()
        return job
    }

    /// Prints pages after the options have disappeared. `nil` means that the user has canceled.
    private func end(_ job: PrintJob, pages: [Int]?, _ completion: CompletionHandler?) {
        delegate?.printInteractionControllerDidDismissPrinterOptions(self)
        defer { current = CurrentJob() }
        guard let pages, let device else {
            completion?(self, false, nil)
            return
        }
        delegate?.printInteractionControllerWillStartJob(self)
        var failure: (any Error)?
        do {
            let files = try job.write(pages: pages, to: device.memory.library.documentsFolder)
            for file in files { Diagnostics.log("Printed \(file.path).") }
        } catch {
            failure = error
        }
        delegate?.printInteractionControllerDidFinishJob(self)
        completion?(self, failure == nil, failure)
    }
}

extension DeviceContext {
    /// The print controller of the device.
    var printController: UIPrintInteractionController {
        scope.state(of: .printController) { UIPrintInteractionController(device: self) }
    }
}
