import CollageTesting
import Foundation
import Testing

/// A picker for a library without photos.
@MainActor @Suite("Image pickers") final class ImagePickerTests {
    let host = TestHost()
    let root = UIViewController()

    private final class Owner: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        var cancelCount = 0
        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { cancelCount += 1 }
    }

    private final class SilentOwner: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {}

    private func cancel(_ picker: UIImagePickerController) {
        picker.topViewController?.navigationItem.rightBarButtonItem?.perform(from: picker)
        host.settle()
    }

    @Test func `the photo library is available, and the camera isn't`() {
        #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
        #expect(UIImagePickerController.isSourceTypeAvailable(.savedPhotosAlbum))
        #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
        #expect(UIImagePickerController.availableMediaTypes(for: .photoLibrary) == ["public.image"])
        #expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
    }

    @Test func `canceling notifies the delegate, which dismisses the picker`() {
        let picker = UIImagePickerController(), owner = Owner()
        picker.delegate = owner
        host.show(root)
        root.present(picker, animated: false)
        host.settle()
        cancel(picker)
        #expect(owner.cancelCount == 1)
        #expect(root.presentedViewController === picker)
    }

    @Test(arguments: [false, true]) func `without such a delegate the picker dismisses itself`(hasOwner: Bool) {
        let picker = UIImagePickerController(), owner = SilentOwner()
        if hasOwner { picker.delegate = owner }
        host.show(root)
        root.present(picker, animated: false)
        host.settle()
        cancel(picker)
        #expect(root.presentedViewController == nil)
    }

    @Test func `checkers know no wrong words, and what they were taught`() {
        let checker = UITextChecker()
        let range = NSRange(location: 0, length: 4)
        let wrong = checker.rangeOfMisspelledWord(in: "tehx", range: range, startingAt: 0, wrap: false, language: "en")
        #expect(wrong.location == NSNotFound)
        #expect(checker.completions(forPartialWordRange: range, in: "tehx", language: "en") == nil)
        UITextChecker.learnWord("tehxoid")
        #expect(UITextChecker.hasLearnedWord("tehxoid"))
        #expect(checker.completions(forPartialWordRange: range, in: "tehx", language: "en") == ["tehxoid"])
        UITextChecker.unlearnWord("tehxoid")
        #expect(!UITextChecker.hasLearnedWord("tehxoid"))
        checker.ignoreWord("tehx")
        #expect(checker.ignoredWords == ["tehx"])
    }
}
