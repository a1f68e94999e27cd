import CollageTesting
import Foundation
import Testing

/// A picker for a library without photos.
@MainActor final class ImagePickerTests {
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

    @Test func `a text checker finds no misspellings, and remembers learned words`() {
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

    private final class Choice: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        var info: [UIImagePickerController.InfoKey: Any]?
        func imagePickerController(
            _ picker: UIImagePickerController,
            didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) { self.info = info }
    }

    private func photo() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 60, height: 40))
        }
    }

    @Test func `the delegate receives the photo that the user chooses`() throws {
        let picker = UIImagePickerController(), choice = Choice(), photo = photo()
        picker.delegate = choice
        host.addPhotos([photo])
        host.show(root)
        root.present(picker, animated: false)
        host.settle()
        try host.element(.label("Photo 1")).tap()
        #expect(choice.info?[.originalImage] as? UIImage === photo)
        #expect(choice.info?[.mediaType] as? String == "public.image" && choice.info?[.editedImage] == nil)
    }

    @Test func `a photo is edited before the delegate receives it, if the app allows that`() throws {
        let picker = UIImagePickerController(), choice = Choice()
        picker.delegate = choice
        picker.allowsEditing = true
        host.addPhotos([photo()])
        host.show(root)
        root.present(picker, animated: false)
        host.settle()
        try host.element(.label("Photo 1")).tap()
        #expect(choice.info == nil)
        try host.element(.label("Choose")).tap()
        #expect((choice.info?[.editedImage] as? UIImage)?.size == CGSize(width: 40, height: 40))
        #expect(choice.info?[.cropRect] as? CGRect == CGRect(x: 10, y: 0, width: 40, height: 40))
    }

    @Test func `a picker for other media types shows no photos`() {
        let picker = UIImagePickerController()
        picker.mediaTypes = ["public.movie"]
        host.addPhotos([photo()])
        host.show(root)
        root.present(picker, animated: false)
        host.settle()
        #expect(throws: (any Error).self) { try host.element(.label("Photo 1")).tap() }
    }
}
