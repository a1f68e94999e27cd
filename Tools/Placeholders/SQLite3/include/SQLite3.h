// SQLite's own interface, which Apple's module of this name has, too.
#include <sqlite3.h>
