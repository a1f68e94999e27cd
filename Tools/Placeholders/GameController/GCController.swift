@_exported import Foundation
@_exported import UIKit

/// A controller. None is ever connected.
open class GCController: NSObject, @unchecked Sendable {
    open class var current: GCController? { nil }
    open class var shouldMonitorBackgroundEvents: Bool {
        get { false }
        set {}
    }

    open var vendorName: String? { nil }
    open var productCategory: String { "" }
    open var extendedGamepad: GCExtendedGamepad? { nil }
    open var microGamepad: GCMicroGamepad? { nil }
    open var physicalInputProfile: GCPhysicalInputProfile { GCPhysicalInputProfile() }
    open var isAttachedToDevice: Bool { false }
    open var playerIndex = GCControllerPlayerIndex.indexUnset
    open var handlerQueue = DispatchQueue.main
    open var controllerPausedHandler: ((GCController) -> Void)?

    override init() { super.init() }

    open class func controllers() -> [GCController] { [] }
    open class func startWirelessControllerDiscovery(completionHandler: (() -> Void)? = nil) { completionHandler?() }
    open class func stopWirelessControllerDiscovery() {}
}

public enum GCControllerPlayerIndex: Int, Sendable {
    case indexUnset = -1
    case index1, index2, index3, index4
}

extension NSNotification.Name {
    public static let GCControllerDidConnect = NSNotification.Name("GCControllerDidConnectNotification")
    public static let GCControllerDidDisconnect = NSNotification.Name("GCControllerDidDisconnectNotification")
    public static let GCControllerDidBecomeCurrent = NSNotification.Name("GCControllerDidBecomeCurrentNotification")
    public static let GCKeyboardDidConnect = NSNotification.Name("GCKeyboardDidConnectNotification")
    public static let GCKeyboardDidDisconnect = NSNotification.Name("GCKeyboardDidDisconnectNotification")
}

open class GCControllerElement: NSObject, @unchecked Sendable {
    open var isAnalog: Bool { false }
    open var localizedName: String? { nil }
    open var sfSymbolsName: String? { nil }

    override init() { super.init() }
}

open class GCControllerAxisInput: GCControllerElement, @unchecked Sendable {
    open var value: Float { 0 }
    open var valueChangedHandler: ((GCControllerAxisInput, Float) -> Void)?
}

open class GCControllerButtonInput: GCControllerElement, @unchecked Sendable {
    open var value: Float { 0 }
    open var isPressed: Bool { false }
    open var isTouched: Bool { false }
    open var valueChangedHandler: ((GCControllerButtonInput, Float, Bool) -> Void)?
    open var pressedChangedHandler: ((GCControllerButtonInput, Float, Bool) -> Void)?
}

open class GCControllerDirectionPad: GCControllerElement, @unchecked Sendable {
    public let xAxis = GCControllerAxisInput()
    public let yAxis = GCControllerAxisInput()
    public let up = GCControllerButtonInput()
    public let down = GCControllerButtonInput()
    public let left = GCControllerButtonInput()
    public let right = GCControllerButtonInput()
    open var valueChangedHandler: ((GCControllerDirectionPad, Float, Float) -> Void)?
}

open class GCPhysicalInputProfile: NSObject, @unchecked Sendable {
    open var elements: [String: GCControllerElement] { [:] }
    open var buttons: [String: GCControllerButtonInput] { [:] }

    override init() { super.init() }
}

open class GCExtendedGamepad: GCPhysicalInputProfile, @unchecked Sendable {
    public let dpad = GCControllerDirectionPad()
    public let leftThumbstick = GCControllerDirectionPad()
    public let rightThumbstick = GCControllerDirectionPad()
    public let buttonA = GCControllerButtonInput()
    public let buttonB = GCControllerButtonInput()
    public let buttonX = GCControllerButtonInput()
    public let buttonY = GCControllerButtonInput()
    public let buttonMenu = GCControllerButtonInput()
    public let leftShoulder = GCControllerButtonInput()
    public let rightShoulder = GCControllerButtonInput()
    public let leftTrigger = GCControllerButtonInput()
    public let rightTrigger = GCControllerButtonInput()
    open var buttonOptions: GCControllerButtonInput? { nil }
    open var valueChangedHandler: ((GCExtendedGamepad, GCControllerElement) -> Void)?
}

open class GCMicroGamepad: GCPhysicalInputProfile, @unchecked Sendable {
    public let dpad = GCControllerDirectionPad()
    public let buttonA = GCControllerButtonInput()
    public let buttonX = GCControllerButtonInput()
    public let buttonMenu = GCControllerButtonInput()
    open var reportsAbsoluteDpadValues = false
    open var allowsRotation = false
    open var valueChangedHandler: ((GCMicroGamepad, GCControllerElement) -> Void)?
}

/// Keys of a keyboard, which only views receive.
open class GCKeyboard: NSObject, @unchecked Sendable {
    open class var coalesced: GCKeyboard? { nil }

    override init() { super.init() }
}

/// Buttons on the screen, which aren't shown.
@preconcurrency @MainActor
open class GCVirtualController: NSObject {
    open class Configuration: NSObject {
        open var elements: Set<String> = []
        open var isHidden = false
    }

    open var controller: GCController? { nil }

    public init(configuration: Configuration) { super.init() }

    open func connect(replyHandler: (((any Error)?) -> Void)? = nil) { replyHandler?(nil) }
    open func disconnect() {}
}

public let GCInputButtonA = "Button A"
public let GCInputButtonB = "Button B"
public let GCInputButtonX = "Button X"
public let GCInputButtonY = "Button Y"
public let GCInputLeftThumbstick = "Left Thumbstick"
public let GCInputRightThumbstick = "Right Thumbstick"
public let GCInputDirectionPad = "Direction Pad"
