// User-defined runtime attributes. Xcode also uses them for inspectable properties.

extension InterfaceLoader {
    /// Sets the properties that the file specifies by key paths. A property that the object doesn't have is logged, as
    /// in UIKit.
    func setRuntimeAttributes(of element: InterfaceElement, on object: AnyObject) {
        for attribute in element.group("userDefinedRuntimeAttributes") {
            guard let path = attribute["keyPath"] else { continue }
            let reader = InterfaceReader(attribute, self)
            let outcome = InterfaceKeys.set(runtimeValue(reader), forKey: path, of: object)
            switch outcome {
            case .done: break
            case .unknownName:
                Diagnostics.log(
                    "Failed to set (\(path)) user defined inspected property on (\(type(of: object))): "
                        + undefinedKeyMessage(path, object)
                        + " \(error("the attribute is left out", remedy: remedy(path, object), at: element))")
            case .wrongType(let expected):
                reader.log(
                    "\(path) of \(type(of: object)) is a \(expected), for which the file has no value", in: element)
            }
        }
    }

    /// Returns UIKit's message for a property that an object doesn't have.
    package func undefinedKeyMessage(_ name: String, _ object: AnyObject) -> String {
        let address = UInt(bitPattern: ObjectIdentifier(object).hashValue)
        return "[<\(String(reflecting: type(of: object))) 0x\(String(address, radix: 16))> setValue:forUndefinedKey:]: "
            + "this class is not key value coding-compliant for the key \(name)."
    }

    /// Returns instructions for making a property available by its name.
    package func remedy(_ name: String, _ object: AnyObject) -> String {
        "Declare it as @Outlet var \(name), or name it in interfaceProperties of \(type(of: object)); or remove it in "
            + "the file"
    }

    private func runtimeValue(_ reader: InterfaceReader) -> Any? {
        switch reader.element["type"] {
        case "boolean": return reader.value("value", as: Bool.self)
        case "number": return reader.value("value", as: Double.self)
        case "string", "localizedString": return reader.string("value") ?? ""
        case "color": return reader.value("value", as: UIColor.self)
        case "image": return reader.value("value", as: UIImage.self)
        case "size": return reader.value("value", as: CGSize.self)
        case "point": return reader.value("value", as: CGPoint.self)
        case "rect": return reader.value("value", as: CGRect.self)
        case "range": return reader.value("value", as: NSRange.self)
        case "nil": return nil
        case let type:
            reader.log("values of the type \(type ?? "(none)") are not read")
            return nil
        }
    }
}
