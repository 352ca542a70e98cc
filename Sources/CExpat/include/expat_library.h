/// The few functions of Expat that read a document out of memory, loaded with dlopen at the first one: a program that reads
/// none neither loads nor needs it.
///
/// They are declared here, so that its headers are not needed where the program is built. Its major version, which the
/// name of the library ends in, stands for their form. A library that was loaded is never unloaded.
#pragma once
#include <stdbool.h>

struct XML_ParserStruct;

typedef void (*matinee_xml_start)(void *user, const char *name, const char **attributes);
typedef void (*matinee_xml_end)(void *user, const char *name);
typedef void (*matinee_xml_text)(void *user, const char *bytes, int count);
typedef void (*matinee_xml_doctype)(
    void *user, const char *name, const char *system, const char *public, int has_internal_subset);

typedef struct {
    /// Names are the namespace, the separator, and the name in it. NULL for the encoding goes by the document.
    struct XML_ParserStruct *(*create)(const char *encoding, char separator);
    void (*free)(struct XML_ParserStruct *parser);
    void (*set_user)(struct XML_ParserStruct *parser, void *user);
    void (*set_elements)(struct XML_ParserStruct *parser, matinee_xml_start start, matinee_xml_end end);
    void (*set_text)(struct XML_ParserStruct *parser, matinee_xml_text text);
    void (*set_doctype)(struct XML_ParserStruct *parser, matinee_xml_doctype doctype);
    /// 1 where what it was given is well-formed so far.
    int (*parse)(struct XML_ParserStruct *parser, const char *bytes, int count, int is_final);
    int (*stop)(struct XML_ParserStruct *parser, unsigned char is_resumable);
} matinee_expat;

/// Fills in all functions, and is false when the library is missing or lacks one of them.
bool matinee_expat_load(const char *library, matinee_expat *functions);
