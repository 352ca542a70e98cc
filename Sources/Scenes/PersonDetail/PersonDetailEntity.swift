/// The sections of a person's page, by the names that their folds are known by.
enum PersonDetailSection: String {
    case biography
    /// The best known of many films.
    case known
    case films, links
}
