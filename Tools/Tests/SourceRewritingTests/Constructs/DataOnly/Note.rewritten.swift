#sourceLocation(file: "/App/Note.swift", line: 1)
import UIKit; import Foundation

class Note: NSObject { @MainActor class var interfaceActions: [InterfaceAction] { var list: [InterfaceAction] = []; list.append(InterfaceAction("archive", { (target: Note) in { () in target.archive() } })); return list };
          func archive() {}
}

#sourceLocation()
extension Note: InterfaceConnectable {}
