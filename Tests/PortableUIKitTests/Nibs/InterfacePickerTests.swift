import CollageTesting
import Foundation
import Testing

@MainActor
struct InterfacePickerTests {
    final class Source: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    }

    @Test func `a picker is connected to its data source and delegate`() throws {
        let files = try InterfaceFixture()
        let owner = Source()
        let picker = try #require(
            files.objects(
                """
                <pickerView id="picker">
                    <rect key="frame" x="0.0" y="0.0" width="300" height="180"/>
                    <connections>
                        <outlet property="dataSource" destination="-1" id="a"/>
                        <outlet property="delegate" destination="-1" id="b"/>
                    </connections>
                </pickerView>
                """, owner: owner
            ).first as? UIPickerView)
        #expect(picker.dataSource === owner && picker.delegate === owner && picker.numberOfRows(inComponent: 0) == 3)
        #expect(picker.frame.size == CGSize(width: 300, height: 180))
    }

    @Test func `a date picker has its mode, style and limits`() throws {
        let picker: UIDatePicker = try InterfaceFixture().view(
            """
            <datePicker contentMode="scaleToFill" datePickerMode="date" style="wheels" minuteInterval="5" id="picker">
                <rect key="frame" x="0.0" y="0.0" width="320" height="216"/>
                <date key="date" timeIntervalSinceReferenceDate="1000"/>
                <date key="minimumDate" timeIntervalSinceReferenceDate="500"/>
                <locale key="locale" localeIdentifier="de_DE"/>
            </datePicker>
            """)
        #expect(picker.datePickerMode == .date && picker.datePickerStyle == .wheels && picker.minuteInterval == 5)
        #expect(picker.minimumDate == Date(timeIntervalSinceReferenceDate: 500))
        #expect(picker.locale?.identifier == "de_DE")
    }
}
