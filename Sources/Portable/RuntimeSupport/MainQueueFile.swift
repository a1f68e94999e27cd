/// Returns the file that is readable while blocks wait on Dispatch's main queue, or a negative number if the main
/// thread is one of Dispatch's. Foundation's main run loop waits for the same file.
@_silgen_name("_dispatch_get_main_queue_handle_4CF")
package func mainQueueFile() -> CInt
