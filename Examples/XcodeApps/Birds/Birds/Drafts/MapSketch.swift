//
//  MapSketch.swift
//  Birds
//

// Not in the target yet.

import MapKit

class MapSketch: MKMapView {
}
