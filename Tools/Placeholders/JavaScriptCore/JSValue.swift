/// A value of a context. Values that the app creates are stored; functions can't be called.
open class JSValue: NSObject, @unchecked Sendable {
    private enum Content {
        case undefined, null
        case value(Any)
        case object([String: JSValue])
        case error(String)
    }

    public let context: JSContext!
    private var content: Content

    private init(_ content: Content, _ context: JSContext!) {
        (self.content, self.context) = (content, context)
        super.init()
    }

    /// Creates a value with an object of Foundation.
    public convenience init!(object value: Any!, in context: JSContext!) {
        switch value {
        case nil: self.init(.undefined, context)
        case let value as JSValue: self.init(value.content, context)
        case is NSNull: self.init(.null, context)
        case let values as [String: Any]:
            self.init(.object(values.mapValues { JSValue(object: $0, in: context) }), context)
        case let value?: self.init(.value(value), context)
        }
    }

    public convenience init!(bool value: Bool, in context: JSContext!) { self.init(.value(value), context) }
    public convenience init!(double value: Double, in context: JSContext!) { self.init(.value(value), context) }
    public convenience init!(int32 value: Int32, in context: JSContext!) { self.init(.value(Double(value)), context) }
    public convenience init!(newObjectIn context: JSContext!) { self.init(.object([:]), context) }
    public convenience init!(newArrayIn context: JSContext!) { self.init(.value([Any]()), context) }
    public convenience init!(newErrorFromMessage message: String!, in context: JSContext!) {
        self.init(.error(message ?? ""), context)
    }
    public convenience init!(nullIn context: JSContext!) { self.init(.null, context) }
    public convenience init!(undefinedIn context: JSContext!) { self.init(.undefined, context) }

    open var isUndefined: Bool { if case .undefined = content { true } else { false } }
    open var isNull: Bool { if case .null = content { true } else { false } }
    open var isObject: Bool {
        switch content {
        case .object, .error: true
        case .value(let value): value is [Any]
        default: false
        }
    }
    open var isArray: Bool { value is [Any] }
    open var isBoolean: Bool { value is Bool }
    open var isNumber: Bool { !isBoolean && number != nil }
    open var isString: Bool { value is String }
    open var isDate: Bool { value is Date }

    private var value: Any? {
        if case .value(let value) = content { value } else { nil }
    }

    private var number: Double? {
        switch value {
        case let value as Double: value
        case let value as Int: Double(value)
        case let value as Bool: value ? 1 : 0
        case let value as NSNumber: value.doubleValue
        case let value as String: Double(value)
        default: nil
        }
    }

    // MARK: Conversions

    open func toObject() -> Any! {
        switch content {
        case .undefined: nil
        case .null: NSNull()
        case .value(let value): value
        case .object(let members): members.compactMapValues { $0.toObject() }
        case .error(let message): ["message": message]
        }
    }

    open func toBool() -> Bool {
        switch content {
        case .undefined, .null: false
        case .object, .error: true
        case .value(let value): (value as? String).map { !$0.isEmpty } ?? number.map { $0 != 0 && !$0.isNaN } ?? true
        }
    }

    open func toDouble() -> Double { isNull ? 0 : number ?? .nan }
    open func toInt32() -> Int32 { Int32(exactly: toDouble().rounded(.towardZero)) ?? 0 }
    open func toUInt32() -> UInt32 { UInt32(bitPattern: toInt32()) }
    open func toNumber() -> NSNumber! { NSNumber(value: toDouble()) }
    open func toDate() -> Date! { value as? Date ?? Date(timeIntervalSince1970: toDouble() / 1000) }
    open func toArray() -> [Any]! { value as? [Any] }
    open func toDictionary() -> [AnyHashable: Any]! { toObject() as? [String: Any] }

    open func toString() -> String! {
        switch content {
        case .undefined: "undefined"
        case .null: "null"
        case .object: "[object Object]"
        case .error(let message): "Error: \(message)"
        case .value(let value as Double) where value == value.rounded() && value.magnitude < 1e15: "\(Int(value))"
        case .value(let value): "\(value)"
        }
    }

    open override var description: String { toString() }

    // MARK: Members

    open func objectForKeyedSubscript(_ key: Any!) -> JSValue! {
        if case .object(let members) = content, let key = key as? String, let member = members[key] { return member }
        return JSValue(undefinedIn: context)
    }

    open func objectAtIndexedSubscript(_ index: Int) -> JSValue! {
        guard let values = value as? [Any], values.indices.contains(index) else { return JSValue(undefinedIn: context) }
        return JSValue(object: values[index], in: context)
    }

    open func setObject(_ object: Any!, forKeyedSubscript key: Any!) {
        guard case .object(var members) = content, let key = key.map({ "\($0)" }) else { return }
        members[key] = JSValue(object: object, in: context)
        content = .object(members)
    }

    open func forProperty(_ property: String!) -> JSValue! { objectForKeyedSubscript(property) }
    open func setValue(_ value: Any!, forProperty property: String!) { setObject(value, forKeyedSubscript: property) }
    open func hasProperty(_ property: String!) -> Bool { !objectForKeyedSubscript(property).isUndefined }

    /// Sets the exception, and returns `undefined`.
    @discardableResult
    open func call(withArguments arguments: [Any]!) -> JSValue! { context.fail() }

    /// Sets the exception, and returns `undefined`.
    @discardableResult
    open func construct(withArguments arguments: [Any]!) -> JSValue! { context.fail() }

    /// Sets the exception, and returns `undefined`.
    @discardableResult
    open func invokeMethod(_ method: String!, withArguments arguments: [Any]!) -> JSValue! { context.fail() }
}
