import Foundation
import MacroExpansion

// The compiler starts this program and asks it to expand macros: each message is a length of eight bytes, lowest first,
// followed by so many bytes of JSON, and so is each answer.

while let message = CompilerMessage.read(from: .standardInput) {
    message.answer.write(to: .standardOutput)
}
