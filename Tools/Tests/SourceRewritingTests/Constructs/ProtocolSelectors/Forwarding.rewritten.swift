#sourceLocation(file: "/App/Forwarding.swift", line: 1)
@_spi(Collage) import UIKit

let forwarded: Set<Selector> = [
    Selector("scrollViewDidScroll:"),
    Selector("tableView:didSelectRowAt:"),
    Selector("collectionView:layout:sizeForItemAt:"),
    Selector("viewDidLoad", UIViewController.viewDidLoad),
]
