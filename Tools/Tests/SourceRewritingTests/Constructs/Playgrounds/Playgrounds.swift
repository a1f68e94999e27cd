import Playgrounds
import SwiftUI

struct Answer {
    let text = "42"
}

#Playground {
    print(Answer())
    #if DEBUG
    print(Answer().text)
    #endif
}

#Playground("Named") { print(Answer()) }

let last = Answer()
