#sourceLocation(file: "/App/Playgrounds.swift", line: 1)
                  
import SwiftUI

struct Answer {
    let text = "42"
}

             
                   
             
                        
          
 

                                        

let last = Answer()
