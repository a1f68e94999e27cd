#if canImport(MapKit)
import MapKit
#endif
import UIKit

final class PlaceViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        #if canImport(MapKit)
        view.addSubview(MKMapView(frame: view.bounds))
        #else
        view.backgroundColor = .secondarySystemBackground
        #endif
    }
}
