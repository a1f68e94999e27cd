@_exported import Foundation
import UIKit

open class JSVirtualMachine: NSObject, @unchecked Sendable {
    public override init() { super.init() }
}

/// A context without an engine. Scripts aren't run: an evaluation sets the exception, and returns `undefined`.
open class JSContext: @unchecked Sendable {
    public let virtualMachine: JSVirtualMachine!
    open var name: String!
    open var isInspectable = false
    open var exception: JSValue!
    open var exceptionHandler: ((JSContext?, JSValue?) -> Void)!
    open private(set) lazy var globalObject: JSValue! = JSValue(newObjectIn: self)

    public init!() {
        virtualMachine = JSVirtualMachine()
        exceptionHandler = { context, exception in context?.exception = exception }
    }

    public init!(virtualMachine: JSVirtualMachine!) {
        self.virtualMachine = virtualMachine
        exceptionHandler = { context, exception in context?.exception = exception }
    }

    open class func current() -> JSContext? { nil }
    open class func currentThis() -> JSValue? { nil }
    open class func currentArguments() -> [Any]? { nil }

    @discardableResult
    open func evaluateScript(_ script: String!) -> JSValue! { evaluateScript(script, withSourceURL: nil) }

    @discardableResult
    open func evaluateScript(_ script: String!, withSourceURL sourceURL: URL!) -> JSValue! { fail() }

    open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { globalObject.objectForKeyedSubscript(key) }
    open func setObject(_ object: Any!, forKeyedSubscript key: Any!) {
        globalObject.setObject(object, forKeyedSubscript: key)
    }

    open subscript(key: Any) -> JSValue! { objectForKeyedSubscript(key) }

    /// Reports the missing engine, and returns `undefined`.
    func fail() -> JSValue {
        let error = JSValue(newErrorFromMessage: "JavaScript is not available.", in: self)
        exceptionHandler?(self, error)
        return JSValue(undefinedIn: self)
    }
}

/// An object whose members scripts could use. There's no engine.
public protocol JSExport {}
