import UIKit

public protocol CICode128BarcodeGenerator: CIFilterProtocol {
    var message: Data { get set }
    var quietSpace: Float { get set }
    var barcodeHeight: Float { get set }
}

public protocol CIPDF417BarcodeGenerator: CIFilterProtocol {
    var message: Data { get set }
}

public protocol CIAztecCodeGenerator: CIFilterProtocol {
    var message: Data { get set }
    var correctionLevel: Float { get set }
}

/// A filter without an image, because only QR codes are computed.
private final class BarcodeFilter: CIFilter, CICode128BarcodeGenerator, CIPDF417BarcodeGenerator, CIAztecCodeGenerator {
    var message = Data()
    var quietSpace: Float = 7
    var barcodeHeight: Float = 32
    var correctionLevel: Float = 23
}

extension CIFilter {
    public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
        BarcodeFilter(name: "CICode128BarcodeGenerator")!
    }

    public class func pdf417BarcodeGenerator() -> any CIFilter & CIPDF417BarcodeGenerator {
        BarcodeFilter(name: "CIPDF417BarcodeGenerator")!
    }

    public class func aztecCodeGenerator() -> any CIFilter & CIAztecCodeGenerator {
        BarcodeFilter(name: "CIAztecCodeGenerator")!
    }
}
