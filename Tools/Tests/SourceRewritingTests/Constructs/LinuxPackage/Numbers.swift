#if os(Linux)
import Glibc
#else
import CoreGraphics
#endif

func root(_ value: Double) -> Double { value.squareRoot() }
