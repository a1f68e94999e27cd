import CollageTesting
import Foundation
import Testing
@testable import PortableUIKit

@MainActor final class UIPrintInteractionControllerTests {
    let host = TestHost()
    let root = UIViewController()
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private let owner = Owner()
    private var results: [(isCompleted: Bool, error: (any Error)?)] = []
    private lazy var controller = host.run { UIPrintInteractionController.shared }

    private final class Owner: NSObject, UIPrintInteractionControllerDelegate {
        var calls: [String] = []
        var papers: [UIPrintPaper] = []

        func printInteractionController(
            _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
        ) -> UIPrintPaper {
            papers = paperList
            return paperList[1]
        }
        func printInteractionControllerWillPresentPrinterOptions(_ controller: UIPrintInteractionController) {
            calls.append("will present")
        }
        func printInteractionControllerDidPresentPrinterOptions(_ controller: UIPrintInteractionController) {
            calls.append("did present")
        }
        func printInteractionControllerWillDismissPrinterOptions(_ controller: UIPrintInteractionController) {
            calls.append("will dismiss")
        }
        func printInteractionControllerDidDismissPrinterOptions(_ controller: UIPrintInteractionController) {
            calls.append("did dismiss")
        }
        func printInteractionControllerWillStartJob(_ controller: UIPrintInteractionController) {
            calls.append("will start")
        }
        func printInteractionControllerDidFinishJob(_ controller: UIPrintInteractionController) {
            calls.append("did finish")
        }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    @discardableResult
    private func present(named name: String = "Job") -> Bool {
        if root.viewIfLoaded?.window == nil { host.show(root) }
        return host.run {
            DeviceContext.current.memory.library.documentsFolder = folder
            let info = UIPrintInfo.printInfo()
            info.jobName = name
            controller.printInfo = info
            let isPresented = controller.present(animated: false) { [weak self] _, isCompleted, error in
                self?.results.append((isCompleted, error))
            }
            host.settle()
            return isPresented
        }
    }

    private func file(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: folder.appendingPathComponent(name)), as: UTF8.self)
    }

    private func text(pages: Int) -> UISimpleTextPrintFormatter {
        let formatter = UISimpleTextPrintFormatter(text: (1..<pages * 2).map { "\($0)" }.joined(separator: "\n"))
        formatter.font = .systemFont(ofSize: 300)
        return formatter
    }

    @Test func `each device has one controller, with Apple's defaults`() {
        host.run {
            #expect(
                UIPrintInteractionController.shared === controller && UIPrintInteractionController.isPrintingAvailable)
            #expect(controller.printInfo == nil && controller.printPaper == nil && controller.delegate == nil)
            #expect(controller.showsPageRange && controller.showsPaperOrientation && controller.showsNumberOfCopies)
            #expect(!controller.showsPaperSelectionForLoadedPapers)
        }
        let other = TestHost()
        #expect(other.run { UIPrintInteractionController.shared } !== controller)
    }

    @Test func `one kind of content replaces the others`() {
        controller.printingItem = 1
        #expect(controller.printingItems?.count == 1)
        controller.printFormatter = UISimpleTextPrintFormatter(text: "a")
        #expect(controller.printingItem == nil && controller.printFormatter != nil)
        controller.printPageRenderer = UIPrintPageRenderer()
        #expect(controller.printFormatter == nil && controller.printPageRenderer != nil)
        controller.printingItems = [1, 2]
        #expect(controller.printPageRenderer == nil && controller.printingItem == nil)
        controller.printingItems = nil
        #expect(controller.printingItems == nil)
    }

    @Test func `images and PDF documents can be printed`() {
        #expect(UIPrintInteractionController.canPrint(URL(fileURLWithPath: "/a.pdf")))
        #expect(UIPrintInteractionController.canPrint(URL(fileURLWithPath: "/a.png")))
        #expect(!UIPrintInteractionController.canPrint(URL(fileURLWithPath: "/a.txt")))
        #expect(UIPrintInteractionController.canPrint(Data("%PDF-1.5".utf8)))
        #expect(!UIPrintInteractionController.canPrint(Data("text".utf8)))
    }

    @Test func `a job becomes a PDF file with its name, and the delegate follows it`() throws {
        controller.delegate = owner
        controller.printFormatter = text(pages: 2)
        #expect(present())
        #expect(owner.papers.count == 2 && controller.printPaper === owner.papers[1])
        #expect(!present())
        try host.element(.label("Print")).tap()
        host.settle()
        #expect(results.map(\.isCompleted) == [true] && results[0].error == nil)
        #expect(
            owner.calls == [
                "will present", "did present", "will dismiss", "did dismiss", "will start", "did finish",
            ])
        let pdf = try file("Job.pdf")
        #expect(pdf.hasPrefix("%PDF-") && pdf.contains("/Title (Job)"))
        let size = owner.papers[1].paperSize
        #expect(pdf.contains("/MediaBox [ 0 0 \(Int(size.width)) \(Int(size.height)) ]"))
        #expect(root.presentedViewController == nil && controller.printPaper == nil)
        present()
        try host.element(.label("Print")).tap()
        host.settle()
        #expect(try file("Job 2.pdf").hasPrefix("%PDF-"))
    }

    @Test func `the user selects pages and rotates the paper`() throws {
        controller.printFormatter = text(pages: 3)
        present(named: "")
        let size = try #require(controller.printPaper).paperSize
        #expect(host.elements(.label("3 Pages")).count == 1)
        try host.element(.label("Page 2")).tap()
        #expect(try !host.element(.label("Page 2")).isSelected)
        #expect(host.elements(.label("2 of 3 Pages")).count == 1)
        try host.element(.label("Landscape")).tap()
        try host.element(.label("Page 1")).tap()
        let pages = host.elements(.text("Pages")).first?.label
        try host.element(.label("Print")).tap()
        host.settle()
        let pdf = try file("Document.pdf")
        let count = try #require(pages?.split(separator: " ").first.flatMap { Int($0) })
        #expect(
            pdf.contains("/Count \(count)") && pdf.contains("/MediaBox [ 0 0 \(Int(size.height)) \(Int(size.width)) ]"))
    }

    @Test func `cancel and a swipe end the job without a file`() throws {
        controller.delegate = owner
        controller.printFormatter = text(pages: 1)
        present()
        try host.element(.label("Cancel")).tap()
        host.settle()
        present()
        controller.dismiss(animated: false)
        host.settle()
        present()
        host.drag(from: CGPoint(x: 200, y: 90), to: CGPoint(x: 200, y: 840), duration: 0.2)
        host.settle()
        #expect(results.map(\.isCompleted) == [false, false, false] && results.allSatisfy { $0.error == nil })
        #expect(!owner.calls.contains("will start") && !FileManager.default.fileExists(atPath: folder.path))
    }

    @Test func `images fill pages, and documents are copied`() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
        }
        controller.printingItems = [image, Data("%PDF-own".utf8), image]
        present()
        try host.element(.label("Print")).tap()
        host.settle()
        #expect(try file("Job.pdf").contains("/Count 2"))
        #expect(try file("Job 2.pdf") == "%PDF-own")
    }

    @Test func `a job without content or with an unknown item fails`() {
        controller.printFormatter = nil
        #expect(!present())
        controller.printingItem = Data("text".utf8)
        #expect(!present())
        controller.printFormatter = UISimpleTextPrintFormatter(text: "")
        #expect(!present())
        #expect(results.map { ($0.error as? UIPrintError)?.code } == [.noContent, .unknownImageFormat, .noContent])
        #expect((results[0].error as NSError?)?.domain == UIPrintError.errorDomain)
    }

    @Test func `a job that can't be written fails`() throws {
        controller.printFormatter = text(pages: 1)
        try Data().write(to: folder)
        present()
        try host.element(.label("Print")).tap()
        host.settle()
        #expect(results.map(\.isCompleted) == [false] && results[0].error != nil)
    }

    @Test func `a page renderer is prepared before its pages are drawn`() throws {
        final class Renderer: UIPrintPageRenderer {
            var ranges: [NSRange] = []
            var pages: Set<Int> = []
            override var numberOfPages: Int { 2 }
            override func prepare(forDrawingPages range: NSRange) { ranges.append(range) }
            override func drawPage(at pageIndex: Int, in printableRect: CGRect) {
                pages.insert(pageIndex)
                #expect(!ranges.isEmpty && printableRect == self.printableRect && !printableRect.isEmpty)
            }
        }
        let renderer = Renderer()
        controller.printPageRenderer = renderer
        present()
        try host.element(.label("Print")).tap()
        host.settle()
        #expect(renderer.ranges == [NSRange(location: 0, length: 2)] && renderer.pages == [0, 1])
        #expect(try file("Job.pdf").contains("/Count 2"))
    }

    @Test func `the completion handler and the delegate aren't kept after the job`() throws {
        weak var token: NSObject?
        controller.printFormatter = text(pages: 1)
        host.show(root)
        do {
            let held = NSObject()
            token = held
            host.run { _ = controller.present(animated: false) { _, _, _ in _ = held } }
        }
        host.settle()
        #expect(token != nil)
        try host.element(.label("Cancel")).tap()
        host.settle()
        #expect(token == nil)
    }
}
