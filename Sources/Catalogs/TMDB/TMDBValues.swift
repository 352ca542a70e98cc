import Entities

/// What can be chosen without asking TMDB, which has hundreds of languages and countries, most of them with hardly a film.
enum TMDBValues {
    static let languages = values(
        """
        en fr ja de es ko zh it pt ru hi cn sv da tr pl nl fa ar th ta te ml bn no fi el he cs hu ro uk id vi tl sr hr \
        bg sk sl et lv lt is ca eu gl ka hy kk kn mr pa ur ms sw yo am
        """)

    static let countries = values(
        """
        US FR JP GB DE KR IT IN ES HK CA CN SE DK BR MX AR TW RU SU AU IR TR PL NL BE AT CH NO FI IE PT GR IL CZ HU RO UA \
        TH ID VN PH MY SG CL CO PE CU UY RS HR BA BG SK SI EE LV LT IS GE AM KZ EG MA DZ TN LB PS IQ SA SN ML BF NG GH ET \
        KE ZA PK BD LK NP NZ
        """)

    private static func values(_ codes: String) -> [FilterValue] {
        codes.split(separator: " ").map { FilterValue(String($0)) }
    }
}
