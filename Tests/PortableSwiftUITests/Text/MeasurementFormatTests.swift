import Foundation
import Testing

@testable import PortableSwiftUI

/// The formats of measurements and names.
struct MeasurementFormatTests {
    private let america = Locale(identifier: "en_US")
    private let germany = Locale(identifier: "de_DE")
    private let distance = Measurement(value: 5, unit: UnitLength.kilometers)
    private let air = Measurement(value: 22.4, unit: UnitTemperature.celsius)

    @Test func `measurements are converted to the unit of the locale`() {
        #expect(distance.formatted(.measurement(width: .abbreviated).locale(america)) == "3.1 mi")
        #expect(distance.formatted(.measurement(width: .abbreviated).locale(germany)) == "5 km")
        #expect(air.formatted(.measurement(width: .abbreviated).locale(america)) == "72°F")
        #expect(air.formatted(.measurement(width: .abbreviated).locale(germany)) == "22°C")
        let short = Measurement(value: 0.2, unit: UnitLength.kilometers)
        #expect(short.formatted(.measurement(width: .abbreviated, usage: .road).locale(germany)) == "200 m")
        let height = Measurement(value: 1.8, unit: UnitLength.meters)
        #expect(height.formatted(.measurement(width: .abbreviated, usage: .personHeight).locale(germany)) == "180 cm")
        let wind = Measurement(value: 10, unit: UnitSpeed.metersPerSecond)
        #expect(wind.formatted(.measurement(width: .abbreviated, usage: .wind).locale(germany)) == "36 km/h")
        let load = Measurement(value: 10, unit: UnitMass.kilograms)
        #expect(load.formatted(.measurement(width: .abbreviated).locale(america)) == "22 lb")
    }

    @Test func `measurements can keep their unit`() {
        let exact = Measurement(value: 1.25, unit: UnitLength.kilometers)
        #expect(exact.formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(america)) == "1.25 km")
        let volume = Measurement(value: 2, unit: UnitVolume.cups)
        #expect(volume.formatted(.measurement(width: .wide).locale(germany)) == "2 cups")
    }

    @Test func `the width selects the form of the unit`() {
        #expect(distance.formatted(.measurement(width: .wide).locale(america)) == "3.1 miles")
        #expect(distance.formatted(.measurement(width: .narrow).locale(america)) == "3.1mi")
        #expect(air.formatted(.measurement(width: .wide).locale(america)) == "72 degrees Fahrenheit")
        #expect(air.formatted(.measurement(width: .narrow).locale(america)) == "72°")
        let mile = Measurement(value: 1, unit: UnitLength.miles)
        #expect(mile.formatted(.measurement(width: .wide, usage: .asProvided).locale(america)) == "1 mile")
        let speed = Measurement(value: 1, unit: UnitSpeed.kilometersPerHour)
        #expect(speed.formatted(.measurement(width: .wide).locale(germany)) == "1 kilometer per hour")
    }

    @Test func `numbers and temperatures have their own formats`() {
        let number = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(2))
        let style = Measurement<UnitLength>.FormatStyle.measurement(width: .abbreviated, numberFormatStyle: number)
        #expect(distance.formatted(style.locale(america)) == "3.11 mi")
        let scale = Measurement<UnitTemperature>.FormatStyle.measurement(width: .abbreviated, hidesScaleName: true)
        #expect(air.formatted(scale.locale(germany)) == "22°")
    }

    @MainActor @Test func `a text shows a measurement`() {
        let text = Text(distance, format: .measurement(width: .abbreviated).locale(germany))
        #expect(text == Text(distance, format: .measurement(width: .abbreviated).locale(germany)))
        #expect(text != Text(distance, format: .measurement(width: .wide).locale(germany)))
    }

    @Test func `names have four styles`() {
        var name = PersonNameComponents()
        (name.givenName, name.familyName, name.namePrefix) = ("Maria", "Clara", "Dr.")
        #expect(name.formatted() == "Maria Clara")
        #expect(name.formatted(.name(style: .short)) == "Maria")
        #expect(name.formatted(.name(style: .long)) == "Dr. Maria Clara")
        #expect(name.formatted(.name(style: .abbreviated)) == "MC")
    }
}
