import Foundation

/// The settings of a print job.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject, @preconcurrency NSCopying {
    /// The kinds of content.
    public enum OutputType: Int, Sendable {
        /// Text and graphics.
        case general = 0
        /// Photos, which cover the paper.
        case photo = 1
        /// Text and graphics without colors.
        case grayscale = 2
        /// Photos without colors.
        case photoGrayscale = 3
    }

    /// The orientations of the content on the paper.
    public enum Orientation: Int, Sendable {
        /// The paper is taller than it's wide.
        case portrait = 0
        /// The paper is wider than it's tall.
        case landscape = 1
    }

    /// The edges over which sheets with two printed sides are turned.
    public enum Duplex: Int, Sendable {
        /// One side of each sheet is printed.
        case none = 0
        /// Sheets are turned over their long edge.
        case longEdge = 1
        /// Sheets are turned over their short edge.
        case shortEdge = 2
    }

    /// The keys of dictionaries with settings.
    private enum Key: String {
        case jobName, printerID, orientation, outputType, duplex
    }

    /// Creates settings with the default values.
    public override convenience init() { self.init(dictionary: nil) }

    /// Creates settings with the values of a dictionary of ``dictionaryRepresentation``, or with the defaults.
    public init(dictionary: [AnyHashable: Any]?) {
        super.init()
        guard let dictionary else { return }
        func number(_ key: Key) -> Int { dictionary[key.rawValue] as? Int ?? 0 }
        jobName = dictionary[Key.jobName.rawValue] as? String ?? ""
        printerID = dictionary[Key.printerID.rawValue] as? String
        orientation = Orientation(rawValue: number(.orientation)) ?? .portrait
        outputType = OutputType(rawValue: number(.outputType)) ?? .general
        duplex = Duplex(rawValue: number(.duplex)) ?? .none
    }

    /// Returns settings with the defaults.
    open class func printInfo() -> UIPrintInfo { UIPrintInfo(dictionary: nil) }

    /// The name of the job, which is the name of the file. The default is empty.
    open var jobName = ""

    /// The kind of content. The default is `.general`.
    ///
    /// Differs from UIKit: documents keep their colors.
    open var outputType = OutputType.general

    /// The orientation of the content. The default is `.portrait`.
    open var orientation = Orientation.portrait

    /// The edge over which sheets with two printed sides are turned. The default is `.none`.
    ///
    /// Differs from UIKit: jobs are printed to files, so the value has no effect.
    open var duplex = Duplex.none

    /// The identifier of the printer. The default is `nil`.
    ///
    /// Differs from UIKit: jobs are printed to files, so the value has no effect.
    open var printerID: String?

    /// The settings as a dictionary, from which they can be created again.
    open var dictionaryRepresentation: [AnyHashable: Any] {
        var dictionary: [AnyHashable: Any] = [
            Key.jobName.rawValue: jobName, Key.orientation.rawValue: orientation.rawValue,
            Key.outputType.rawValue: outputType.rawValue, Key.duplex.rawValue: duplex.rawValue,
        ]
        dictionary[Key.printerID.rawValue] = printerID
        return dictionary
    }

    /// Returns settings with the same values.
    open func copy(with zone: NSZone? = nil) -> Any { UIPrintInfo(dictionary: dictionaryRepresentation) }
}
