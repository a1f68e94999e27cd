import Foundation

// Inserts, updates, and deletes objects in a store until the process is killed, and prints the number of each save after it.
// With `second`, the model has another version, to which the store is migrated first.
// With `check`, prints the number of saves that the store has, and whether it has the objects of exactly these saves.

let store = try EntryStore(
    URL(fileURLWithPath: CommandLine.arguments[1]), isSecondVersion: CommandLine.arguments.contains("second"))
var history = PlainHistory()
while history.step < store.step { history.apply(history.next()) }
if CommandLine.arguments.contains("check") {
    print(store.step, try store.has(history) ? "whole" : "broken")
    exit(0)
}
while true {
    let change = history.next()
    history.apply(change)
    try store.save(change, step: history.step)
    FileHandle.standardOutput.write(Data("\(history.step)\n".utf8))
}
