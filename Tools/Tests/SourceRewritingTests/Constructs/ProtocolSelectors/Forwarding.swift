import UIKit

let forwarded: Set<Selector> = [
    #selector(UIScrollViewDelegate.scrollViewDidScroll(_:)),
    #selector(UITableViewDelegate.tableView(_:didSelectRowAt:)),
    #selector(UICollectionViewDelegateFlowLayout.collectionView(_:layout:sizeForItemAt:)),
    #selector(UIViewController.viewDidLoad),
]
