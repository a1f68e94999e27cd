extension UISwitch: InterfaceReadable {
    package func readElement(_ reader: InterfaceReader) {
        reader.set("on", \.isOn, of: self)
        reader.set("onTintColor", \.onTintColor, of: self)
        reader.set("thumbTintColor", \.thumbTintColor, of: self)
        reader.set("title", \.title, of: self)
    }
}

extension UISlider: InterfaceReadable {
    package func readElement(_ reader: InterfaceReader) {
        // The range must be set first, because it limits the value.
        reader.set("minValue", \.minimumValue, of: self)
        reader.set("maxValue", \.maximumValue, of: self)
        reader.set("value", \.value, of: self)
        reader.set("continuous", \.isContinuous, of: self)
        reader.set("minimumTrackTintColor", \.minimumTrackTintColor, of: self)
        reader.set("maximumTrackTintColor", \.maximumTrackTintColor, of: self)
        reader.set("thumbTintColor", \.thumbTintColor, of: self)
    }
}

extension UIStepper: InterfaceReadable {
    package func readElement(_ reader: InterfaceReader) {
        // The range must be set first, because it limits the value.
        let minimum = reader.value("minimumValue") ?? minimumValue
        let maximum = reader.value("maximumValue") ?? maximumValue
        if minimum <= maximum {
            // Each limit must be set while the other one allows it.
            maximumValue = max(maximumValue, minimum)
            minimumValue = minimum
            maximumValue = maximum
        } else {
            reader.log("minimumValue=\"\(minimum)\" is greater than maximumValue=\"\(maximum)\"")
        }
        let step = reader.value("stepValue") ?? stepValue
        if step > 0 { stepValue = step } else { reader.log("stepValue=\"\(step)\" isn't greater than 0") }
        reader.set("value", \.value, of: self)
        reader.set("continuous", \.isContinuous, of: self)
        reader.set("autorepeat", \.autorepeat, of: self)
        reader.set("wraps", \.wraps, of: self)
    }
}

extension UITextField: InterfaceReadable {
    package static var frameworkProperties: [InterfaceProperty] {
        [InterfaceProperty("delegate", \UITextField.delegate)]
    }

    package func readElement(_ reader: InterfaceReader) {
        reader.set("text", \.text, of: self)
        reader.set("placeholder", \.placeholder, of: self)
        reader.set("fontDescription", \.font, of: self)
        reader.set("textColor", \.textColor, of: self)
        reader.set("textAlignment", \.textAlignment, of: self)
        reader.set("borderStyle", \.borderStyle, of: self)
        reader.set("clearsOnBeginEditing", \.clearsOnBeginEditing, of: self)
        if let traits = reader.child("textInputTraits") { traits.set("secureTextEntry", \.isSecureTextEntry, of: self) }
    }
}

extension UISegmentedControl: InterfaceReadable {
    package func readElement(_ reader: InterfaceReader) {
        for element in reader.element.group("segments") {
            let segment = InterfaceReader(element, reader.loader), index = numberOfSegments
            if let image: UIImage = segment.value("image") {
                insertSegment(with: image, at: index, animated: false)
            } else {
                insertSegment(withTitle: segment.string("title") ?? "", at: index, animated: false)
            }
            if let width: CGFloat = segment.value("width") { setWidth(width, forSegmentAt: index) }
            if segment.value("enabled") == false { setEnabled(false, forSegmentAt: index) }
        }
        reader.set("selectedSegmentIndex", \.selectedSegmentIndex, of: self)
        reader.set("momentary", \.isMomentary, of: self)
        reader.set("selectedSegmentTintColor", \.selectedSegmentTintColor, of: self)
        reader.set("apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent, of: self)
    }
}

extension UIPageControl: InterfaceReadable {
    package func readElement(_ reader: InterfaceReader) {
        reader.set("numberOfPages", \.numberOfPages, of: self)
        reader.set("currentPage", \.currentPage, of: self)
        reader.set("hidesForSinglePage", \.hidesForSinglePage, of: self)
        reader.set("pageIndicatorTintColor", \.pageIndicatorTintColor, of: self)
        reader.set("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor, of: self)
    }
}

extension UITextField.BorderStyle: InterfaceChoice {
    package static var interfaceNames: [String: UITextField.BorderStyle] {
        ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect]
    }
}

extension UITextField.ViewMode: InterfaceChoice {
    package static var interfaceNames: [String: UITextField.ViewMode] {
        ["never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always]
    }
}
