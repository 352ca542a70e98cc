#include "expat_library.h"
#include <dlfcn.h>

#define FIND(field, symbol) (functions->field = (__typeof__(functions->field))dlsym(handle, symbol))

bool matinee_expat_load(const char *library, matinee_expat *functions) {
    void *handle = dlopen(library, RTLD_NOW | RTLD_LOCAL);
    if (!handle) return false;
    bool complete = FIND(create, "XML_ParserCreateNS")
        && FIND(free, "XML_ParserFree")
        && FIND(set_user, "XML_SetUserData")
        && FIND(set_elements, "XML_SetElementHandler")
        && FIND(set_text, "XML_SetCharacterDataHandler")
        && FIND(set_doctype, "XML_SetStartDoctypeDeclHandler")
        && FIND(parse, "XML_Parse")
        && FIND(stop, "XML_StopParser");
    if (!complete) dlclose(handle);
    return complete;
}
