public enum NFCTypeNameFormat: UInt8, Sendable {
    case empty, nfcWellKnown, media, absoluteURI, nfcExternal, unknown, unchanged
}

public enum NFCNDEFStatus: UInt, Sendable {
    case notSupported = 1
    case readWrite, readOnly
}

/// A record of a message.
open class NFCNDEFPayload: NSObject, @unchecked Sendable {
    open var typeNameFormat: NFCTypeNameFormat
    open var type: Data
    open var identifier: Data
    open var payload: Data

    public init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data) {
        (typeNameFormat, self.type, self.identifier, self.payload) = (format, type, identifier, payload)
        super.init()
    }

    open class func wellKnownTypeURIPayload(url: URL) -> NFCNDEFPayload? {
        wellKnownTypeURIPayload(string: url.absoluteString)
    }

    /// Creates a record with a URI that isn't abbreviated.
    open class func wellKnownTypeURIPayload(string uri: String) -> NFCNDEFPayload? {
        NFCNDEFPayload(
            format: .nfcWellKnown, type: Data("U".utf8), identifier: Data(), payload: Data([0]) + Data(uri.utf8))
    }

    open class func wellKnownTypeTextPayload(string text: String, locale: Locale) -> NFCNDEFPayload? {
        let language = Data((locale.language.languageCode?.identifier ?? "en").utf8)
        return NFCNDEFPayload(
            format: .nfcWellKnown, type: Data("T".utf8), identifier: Data(),
            payload: Data([UInt8(language.count)]) + language + Data(text.utf8))
    }

    open func wellKnownTypeTextPayload() -> (String?, Locale?) {
        guard typeNameFormat == .nfcWellKnown, type == Data("T".utf8), let first = payload.first else {
            return (nil, nil)
        }
        let language = payload.dropFirst().prefix(Int(first & 0x3F))
        let text = payload.dropFirst(1 + language.count)
        return (String(decoding: text, as: UTF8.self), Locale(identifier: String(decoding: language, as: UTF8.self)))
    }

    /// The URI of a record whose prefix isn't abbreviated or is one of the first four abbreviations.
    open func wellKnownTypeURIPayload() -> URL? {
        let prefixes = ["", "http://www.", "https://www.", "http://", "https://"]
        guard typeNameFormat == .nfcWellKnown, type == Data("U".utf8), let first = payload.first,
            prefixes.indices.contains(Int(first))
        else { return nil }
        return URL(string: prefixes[Int(first)] + String(decoding: payload.dropFirst(), as: UTF8.self))
    }
}

/// A message of a tag.
open class NFCNDEFMessage: NSObject, @unchecked Sendable {
    open var records: [NFCNDEFPayload]
    open var length: Int { records.reduce(0) { $0 + 3 + $1.type.count + $1.identifier.count + $1.payload.count } }

    public init(records: [NFCNDEFPayload]) {
        self.records = records
        super.init()
    }
}

/// A tag. No tag is ever found.
public protocol NFCNDEFTag: AnyObject, Sendable {
    var isAvailable: Bool { get }

    func queryNDEFStatus(completionHandler: @escaping @Sendable (NFCNDEFStatus, Int, (any Error)?) -> Void)
    func queryNDEFStatus() async throws -> (NFCNDEFStatus, Int)
    func readNDEF(completionHandler: @escaping @Sendable (NFCNDEFMessage?, (any Error)?) -> Void)
    func readNDEF() async throws -> NFCNDEFMessage
    func writeNDEF(_ ndefMessage: NFCNDEFMessage, completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    func writeNDEF(_ ndefMessage: NFCNDEFMessage) async throws
    func writeLock(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
}

/// A tag with its technology. No tag is ever found.
public enum NFCTag: Sendable {
    case feliCa(any NFCFeliCaTag)
    case iso7816(any NFCISO7816Tag)
    case iso15693(any NFCISO15693Tag)
    case miFare(any NFCMiFareTag)

    public var isAvailable: Bool { false }
}

public protocol NFCFeliCaTag: NFCNDEFTag {
    var currentIDm: Data { get }
    var currentSystemCode: Data { get }
}

public protocol NFCISO15693Tag: NFCNDEFTag {
    var identifier: Data { get }
    var icManufacturerCode: Int { get }
}

public enum NFCMiFareFamily: UInt, Sendable {
    case unknown = 1
    case ultralight, plus, desfire
}

public protocol NFCMiFareTag: NFCNDEFTag {
    var mifareFamily: NFCMiFareFamily { get }
    var identifier: Data { get }
    var historicalBytes: Data? { get }

    func sendMiFareCommand(
        commandPacket command: Data, completionHandler: @escaping @Sendable (Data, (any Error)?) -> Void)
}

public protocol NFCISO7816Tag: NFCNDEFTag {
    var initialSelectedAID: String { get }
    var identifier: Data { get }
    var historicalBytes: Data? { get }

    func sendCommand(
        apdu: NFCISO7816APDU,
        completionHandler: @escaping @Sendable (Data, UInt8, UInt8, (any Error)?) -> Void)
}

open class NFCISO7816APDU: NSObject, @unchecked Sendable {
    public let data: Data?

    public init?(data: Data) {
        self.data = data
        super.init()
    }

    public init(
        instructionClass: UInt8, instructionCode: UInt8, p1Parameter: UInt8, p2Parameter: UInt8, data: Data,
        expectedResponseLength: Int
    ) {
        self.data = data
        super.init()
    }
}
