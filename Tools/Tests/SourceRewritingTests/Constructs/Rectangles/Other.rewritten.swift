#sourceLocation(file: "/App/Other.swift", line: 1)
import UIKit; import Foundation

func areApart(_ a: CGRect, _ b: CGRect) -> Bool { !a.intersects(b) }
