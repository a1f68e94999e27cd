import UIKit

struct MenuItem {
    let title: String
    let screen: UIViewController.Type?
}
