import UIKit

// The names of UIKit's types until Swift 4.2, for sources from that time.

typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
typealias UIApplicationState = UIApplication.State
typealias UITableViewCellStyle = UITableViewCell.CellStyle
typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle
typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
typealias UITableViewStyle = UITableView.Style
typealias UITableViewRowAnimation = UITableView.RowAnimation
typealias UITableViewScrollPosition = UITableView.ScrollPosition
typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
typealias UIViewContentMode = UIView.ContentMode
typealias UIViewAutoresizing = UIView.AutoresizingMask
typealias UIViewAnimationOptions = UIView.AnimationOptions
typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions
typealias UIControlState = UIControl.State
typealias UIControlEvents = UIControl.Event
typealias UIButtonType = UIButton.ButtonType
typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
typealias UIBarButtonItemStyle = UIBarButtonItem.Style
typealias UITabBarSystemItem = UITabBarItem.SystemItem
typealias UIAlertControllerStyle = UIAlertController.Style
typealias UIAlertActionStyle = UIAlertAction.Style
typealias UIImageRenderingMode = UIImage.RenderingMode
typealias UIImageOrientation = UIImage.Orientation
typealias UIGestureRecognizerState = UIGestureRecognizer.State
typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style
typealias UITextBorderStyle = UITextField.BorderStyle
typealias UITextFieldViewMode = UITextField.ViewMode
typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode
typealias UIPageViewControllerTransitionStyle = UIPageViewController.TransitionStyle
typealias UIPageViewControllerNavigationOrientation = UIPageViewController.NavigationOrientation
typealias UIPageViewControllerNavigationDirection = UIPageViewController.NavigationDirection
typealias UIStackViewDistribution = UIStackView.Distribution
typealias UIStackViewAlignment = UIStackView.Alignment
typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
typealias NSLayoutRelation = NSLayoutConstraint.Relation
typealias NSAttributedStringKey = NSAttributedString.Key
typealias UIFontTextStyle = UIFont.TextStyle
typealias UIBlurEffectStyle = UIBlurEffect.Style

let UITableViewAutomaticDimension = UITableView.automaticDimension
let UICollectionElementKindSectionHeader = UICollectionView.elementKindSectionHeader
let UICollectionElementKindSectionFooter = UICollectionView.elementKindSectionFooter

@MainActor
extension UIView {
    func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
    func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

@MainActor
extension UIViewController {
    func addChildViewController(_ childController: UIViewController) { addChild(childController) }
    func removeFromParentViewController() { removeFromParent() }
    func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }
    func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }
    var childViewControllers: [UIViewController] { children }
}
