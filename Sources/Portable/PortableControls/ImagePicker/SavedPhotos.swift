import Foundation

/// Saves an image in the photo library.
///
/// Differs from UIKit: there's no photo library, so the method is called with an error.
///
/// - Parameters:
///   - image: The image.
///   - completionTarget: The object to notify, or `nil`.
///   - completionSelector: A method with three parameters: the image, the error or `nil`, and the context.
///   - contextInfo: A value that the method receives.
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    notify(completionTarget, completionSelector, of: image, contextInfo)
}

/// Saves a movie in the photo library.
///
/// Differs from UIKit: there's no photo library, so the method is called with an error.
///
/// - Parameters:
///   - videoPath: The path of the movie.
///   - completionTarget: The object to notify, or `nil`.
///   - completionSelector: A method with three parameters: the path, the error or `nil`, and the context.
///   - contextInfo: A value that the method receives.
public func UISaveVideoAtPathToSavedPhotosAlbum(
    _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    notify(completionTarget, completionSelector, of: videoPath, contextInfo)
}

/// Returns a Boolean value that indicates whether a movie can be saved in the photo library. The result is always `false`.
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }

private func notify(
    _ target: Any?, _ selector: Selector?, of item: Any, _ context: UnsafeMutableRawPointer?
) {
    guard let target, let selector else { return }
    let error = CocoaError(.featureUnsupported) as NSError
    // Apps save images on the main thread, or expect the call on it.
    nonisolated(unsafe) let receiver = target as AnyObject
    nonisolated(unsafe) let sender = item
    nonisolated(unsafe) let arguments = AdditionalArguments(second: error, third: context)
    Task { @MainActor in selector.send(to: receiver, sender: sender, event: arguments) }
}
