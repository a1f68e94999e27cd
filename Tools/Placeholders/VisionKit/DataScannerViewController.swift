@_exported import UIKit
import Vision

/// A view controller without a camera: it isn't supported, and finds nothing.
@preconcurrency @MainActor
open class DataScannerViewController: UIViewController {
    public struct RecognizedDataType: Hashable, Sendable {
        private let name: String

        public static func text(
            languages: [String] = [], textContentType: TextContentType? = nil
        ) -> RecognizedDataType { RecognizedDataType(name: "text") }
        public static func barcode(symbologies: [VNBarcodeSymbology] = []) -> RecognizedDataType {
            RecognizedDataType(name: "barcode")
        }
    }

    public enum TextContentType: CaseIterable, Sendable {
        case dateTimeDuration, emailAddress, flightNumber, fullStreetAddress, shipmentTrackingNumber, telephoneNumber
        case URL, currency
    }

    public enum QualityLevel: Sendable { case balanced, fast, accurate }
    public enum ScanningUnavailable: Error, Sendable { case unsupported, cameraRestricted }

    public class var isSupported: Bool { false }
    public class var isAvailable: Bool { false }
    public class var supportedTextRecognitionLanguages: [String] { ["en-US"] }

    public weak var delegate: (any DataScannerViewControllerDelegate)?
    public let recognizedDataTypes: Set<RecognizedDataType>
    public let qualityLevel: QualityLevel
    public let recognizesMultipleItems: Bool
    public let isHighFrameRateTrackingEnabled: Bool
    public let isPinchToZoomEnabled: Bool
    public let isGuidanceEnabled: Bool
    public let isHighlightingEnabled: Bool
    public let overlayContainerView = UIView()
    public var regionOfInterest: CGRect?
    public private(set) var isScanning = false
    public var recognizedItems: AsyncStream<[RecognizedItem]> { AsyncStream { $0.finish() } }

    public init(
        recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced,
        recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true,
        isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true, isHighlightingEnabled: Bool = false
    ) {
        self.recognizedDataTypes = recognizedDataTypes
        self.qualityLevel = qualityLevel
        self.recognizesMultipleItems = recognizesMultipleItems
        self.isHighFrameRateTrackingEnabled = isHighFrameRateTrackingEnabled
        self.isPinchToZoomEnabled = isPinchToZoomEnabled
        self.isGuidanceEnabled = isGuidanceEnabled
        self.isHighlightingEnabled = isHighlightingEnabled
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.showDescription("Scanner")
    }

    public func startScanning() throws { throw ScanningUnavailable.unsupported }
    public func stopScanning() {}
    public func capturePhoto() async throws -> UIImage { throw ScanningUnavailable.unsupported }
}

/// An item that a scanner found. Scanners never find items.
public enum RecognizedItem: Identifiable, Sendable {
    case text(Text)
    case barcode(Barcode)

    public struct Text: Identifiable, Sendable {
        public let id: UUID
        public let transcript: String
        public let bounds: Bounds
    }

    public struct Barcode: Identifiable, Sendable {
        public let id: UUID
        public let payloadStringValue: String?
        public let bounds: Bounds
    }

    public struct Bounds: Sendable {
        public let topLeft, topRight, bottomRight, bottomLeft: CGPoint
    }

    public var id: UUID {
        switch self {
        case .text(let text): text.id
        case .barcode(let barcode): barcode.id
        }
    }

    public var bounds: Bounds {
        switch self {
        case .text(let text): text.bounds
        case .barcode(let barcode): barcode.bounds
        }
    }
}

@preconcurrency @MainActor
public protocol DataScannerViewControllerDelegate: AnyObject {
    func dataScannerDidZoom(_ dataScanner: DataScannerViewController)
    func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
    func dataScanner(
        _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem])
    func dataScanner(
        _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem])
    func dataScanner(
        _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem])
    func dataScanner(
        _ dataScanner: DataScannerViewController,
        becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
}

extension DataScannerViewControllerDelegate {
    public func dataScannerDidZoom(_ dataScanner: DataScannerViewController) {}
    public func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController,
        becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
    ) {}
}
