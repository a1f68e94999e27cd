/// How often the running thread has asked for memory since it began.
///
/// Every request of the process is counted, Swift's own among them, where the C library lets its functions be
/// replaced; elsewhere the answer is always 0, and `allocations_are_counted` says so.
unsigned long allocation_count(void);

/// Whether requests are counted here.
int allocations_are_counted(void);
