extension UIPickerView: InterfaceReadable {
    package static var frameworkProperties: [InterfaceProperty] {
        [
            InterfaceProperty("dataSource", \UIPickerView.dataSource),
            InterfaceProperty("delegate", \UIPickerView.delegate),
        ]
    }

    package func readElement(_ reader: InterfaceReader) {}
}
