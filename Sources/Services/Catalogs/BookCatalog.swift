package import Entities

/// Books, in lists and one by one. Each source that has them implements it.
package protocol BookCatalog: ListCatalog, DetailCatalog
where Item == Book, Query == BookQuery, Detail == BookDetail {}
