public enum HKMetricPrefix: Int, Sendable {
    case none, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera, femto

    fileprivate var symbol: String {
        ["", "p", "n", "mc", "m", "c", "d", "da", "h", "k", "M", "G", "T", "f"][rawValue]
    }
}

extension HKUnit {
    public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "g") }
    public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "m") }
    public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "L") }
    public class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "s") }
    public class func pascalUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "Pa") }
    public class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "J") }
    public class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> HKUnit {
        HKUnit(from: "\(prefix.symbol)mol<\(gramsPerMole)>")
    }
    public class func inch() -> HKUnit { HKUnit(from: "in") }
    public class func foot() -> HKUnit { HKUnit(from: "ft") }
    public class func yard() -> HKUnit { HKUnit(from: "yd") }
    public class func ounce() -> HKUnit { HKUnit(from: "oz") }
    public class func stone() -> HKUnit { HKUnit(from: "st") }
    public class func day() -> HKUnit { HKUnit(from: "d") }
    public class func joule() -> HKUnit { HKUnit(from: "J") }
    public class func smallCalorie() -> HKUnit { HKUnit(from: "cal") }
    public class func largeCalorie() -> HKUnit { HKUnit(from: "Cal") }
    public class func fluidOunceUS() -> HKUnit { HKUnit(from: "fl_oz_us") }
    public class func cupUS() -> HKUnit { HKUnit(from: "cup_us") }
    public class func pascal() -> HKUnit { HKUnit(from: "Pa") }
    public class func millimeterOfMercury() -> HKUnit { HKUnit(from: "mmHg") }
    public class func degreeFahrenheit() -> HKUnit { HKUnit(from: "degF") }
    public class func kelvin() -> HKUnit { HKUnit(from: "K") }
    public class func watt() -> HKUnit { HKUnit(from: "W") }
    public class func hertz() -> HKUnit { HKUnit(from: "Hz") }
    public class func internationalUnit() -> HKUnit { HKUnit(from: "IU") }
    public class func decibelAWeightedSoundPressureLevel() -> HKUnit { HKUnit(from: "dBASPL") }
    public class func appleEffortScore() -> HKUnit { HKUnit(from: "appleEffortScore") }

    public func unitMultiplied(by unit: HKUnit) -> HKUnit { HKUnit(from: "\(unitString)·\(unit.unitString)") }
    public func unitRaised(toPower power: Int) -> HKUnit { HKUnit(from: "(\(unitString))^\(power)") }
    public func reciprocal() -> HKUnit { HKUnit(from: "1/\(unitString)") }
}

public let HKUnitMolarMassBloodGlucose = 180.15588
