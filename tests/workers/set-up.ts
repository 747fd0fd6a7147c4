// Each test file starts with this file anew, but what it imports is loaded once for all of them.
import "./flat-prototypes";
import "./apply-migrations";
import "./distinct-columns";
