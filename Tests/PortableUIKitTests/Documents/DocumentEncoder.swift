import CollageTesting
import DisplayList
import Foundation

/// An encoder that keeps the documents that it encodes.
final class DocumentEncoder: ImageEncoder, @unchecked Sendable {
    static let file = Data("%PDF-test".utf8)

    private(set) var documents: [PagedDocument] = []

    func encode(_ frame: DisplayFrame, as format: ImageFormat) throws(ImageEncodingError) -> [UInt8] { [] }

    func encode(_ document: PagedDocument) throws(ImageEncodingError) -> [UInt8] {
        documents.append(document)
        return Array(Self.file)
    }

    /// Runs code on a device with the encoder.
    @MainActor
    static func run(_ body: () throws -> Void) rethrows -> [PagedDocument] {
        let encoder = DocumentEncoder()
        try device(encoder).run(body)
        return encoder.documents
    }

    @MainActor
    static func device(_ encoder: any ImageEncoder) -> DeviceContext {
        DeviceContext(
            environment: PortableUIKit.Device.environment(size: PortableUIKit.Device.defaultSize, scale: 3),
            clock: ManualClock(), services: HostServices(imageEncoder: encoder))
    }
}
