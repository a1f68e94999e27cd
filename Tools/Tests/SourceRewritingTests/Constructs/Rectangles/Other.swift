import Foundation

func areApart(_ a: CGRect, _ b: CGRect) -> Bool { !a.intersects(b) }
