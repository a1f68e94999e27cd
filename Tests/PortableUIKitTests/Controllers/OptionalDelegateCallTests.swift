import CollageTesting
import Foundation
import Testing

/// Apps call the optional methods of delegates with a question mark.
@MainActor
@Suite(.device)
struct OptionalDelegateCallTests {
    private final class Delegate: NSObject, UITabBarControllerDelegate, UISplitViewControllerDelegate,
        UIViewControllerTransitioningDelegate, UIPageViewControllerDelegate, UIPickerViewDelegate
    {
        var selected: UIViewController?

        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            selected = viewController
        }

        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            "\(row)"
        }
    }

    @Test func `a call reaches the method of the delegate, or returns its default`() {
        let delegate = Delegate()
        let tabs = UITabBarController()
        let screen = UIViewController()
        let tabDelegate: (any UITabBarControllerDelegate)? = delegate
        #expect(tabDelegate?.tabBarController?(tabs, shouldSelect: screen) == true)
        tabDelegate?.tabBarController?(tabs, didSelect: screen)
        #expect(delegate.selected === screen)
        let pickerDelegate: (any UIPickerViewDelegate)? = delegate
        #expect(pickerDelegate?.pickerView?(UIPickerView(), titleForRow: 3, forComponent: 0) == "3")
        let transitioning: (any UIViewControllerTransitioningDelegate)? = delegate
        let animator: (any UIViewControllerAnimatedTransitioning)?? = transitioning?.animationController?(
            forDismissed: screen)
        #expect(animator.map { $0 == nil } == true)
    }

    @Test func `an app can call its own delegate`() {
        final class AppDelegate: UIResponder, UIApplicationDelegate {}
        let delegate: (any UIApplicationDelegate)? = AppDelegate()
        #expect(delegate?.application?(.shared, didFinishLaunchingWithOptions: nil) == true)
    }
}
