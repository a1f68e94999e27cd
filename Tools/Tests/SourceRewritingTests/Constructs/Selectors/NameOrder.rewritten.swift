#sourceLocation(file: "/App/NameOrder.swift", line: 1)
@_spi(Collage) import UIKit

let byName = NSSortDescriptor(key: "name", ascending: true, selector: Selector("caseInsensitiveCompare:"))
let byTitle = NSSortDescriptor(key: "title", ascending: true, selector: Selector("localizedStandardCompare:"))
