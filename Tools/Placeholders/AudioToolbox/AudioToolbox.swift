public typealias SystemSoundID = UInt32

public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

/// Plays nothing.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

/// Plays nothing.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}
