@_exported import CoreAudio
@_exported import Foundation

public typealias SystemSoundID = UInt32

public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

public let kAudioServicesNoError: Int32 = 0
public let kAudioServicesSystemSoundUnspecifiedError: Int32 = -1500

/// Returns an error, because sounds aren't played.
@discardableResult
public func AudioServicesCreateSystemSoundID(
    _ inFileURL: URL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> Int32 {
    outSystemSoundID.pointee = 0
    return kAudioServicesSystemSoundUnspecifiedError
}

@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> Int32 { kAudioServicesNoError }

/// Calls the closure immediately, because no sound is played.
public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
    inCompletionBlock?()
}

/// Calls the closure immediately, because no sound is played.
public func AudioServicesPlayAlertSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
    inCompletionBlock?()
}

/// Does nothing.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

/// Does nothing.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}
